#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/bits.hpp"

namespace tercet::triolet {

inline constexpr int kSide = 15;
/// Squares are numbered along rows of 16, the last of which is no square: it keeps rows apart when
/// sets of squares are shifted.
inline constexpr int kStride = 16;
inline constexpr int kIndexCount = kStride * kStride;

/// A square of the board, rows and columns from 0.
class Square {
public:
    constexpr Square() = default;
    constexpr Square(int row, int col) : Square{from_index(row * kStride + col)} {
        assert(is_on_board(row, col));
    }
    static constexpr Square from_index(int index) {
        Square square;
        square.index_ = static_cast<std::uint8_t>(index);
        return square;
    }
    static constexpr bool is_on_board(int row, int col) {
        return 0 <= row && row < kSide && 0 <= col && col < kSide;
    }

    constexpr int index() const { return index_; }
    constexpr int row() const { return index_ / kStride; }
    constexpr int col() const { return index_ % kStride; }

    /// By row, then column.
    constexpr auto operator<=>(const Square&) const = default;  // NOLINT(modernize-use-nullptr)

private:
    std::uint8_t index_ = 0;
};

inline constexpr Square kCentre{7, 7};

/// The two ways that a line can run. The value is the step from one square to the next.
enum class Line : std::uint8_t { row = 1, column = kStride };
inline constexpr std::array<Line, 2> kLines = {Line::row, Line::column};
constexpr int step(Line line) { return static_cast<int>(line); }
constexpr Line across(Line line) { return line == Line::row ? Line::column : Line::row; }

enum class Premium : std::uint8_t { none, twice, thrice, replay };

namespace detail {
// The layout as it is printed; the centre counts as a double square.
inline constexpr std::string_view kLayout =
    ".......R......."
    ".R..3.....3..R."
    "..............."
    ".......2......."
    ".3..2.....2..3."
    "..............."
    "..............."
    "R..2...2...2..R"
    "..............."
    "..............."
    ".3..2.....2..3."
    ".......2......."
    "..............."
    ".R..3.....3..R."
    ".......R.......";

inline constexpr auto kPremiums = [] {
    std::array<Premium, kIndexCount> table{};
    for (int row = 0; row < kSide; ++row) {
        for (int col = 0; col < kSide; ++col) {
            const int place = row * kSide + col;
            const char c = kLayout[static_cast<std::size_t>(place)];
            table[static_cast<std::size_t>(Square{row, col}.index())] = c == '2'   ? Premium::twice
                                                                        : c == '3' ? Premium::thrice
                                                                        : c == 'R' ? Premium::replay
                                                                                   : Premium::none;
        }
    }
    return table;
}();
}  // namespace detail

constexpr Premium premium_at(Square square) {
    return detail::kPremiums[static_cast<std::size_t>(square.index())];
}

/// Some squares.
class SquareSet {
public:
    constexpr SquareSet() = default;
    static constexpr SquareSet of(Square square) {
        SquareSet set;
        set.insert(square);
        return set;
    }

    constexpr bool contains(Square square) const {
        return (words_[word(square)] >> bit(square) & 1U) != 0;
    }
    constexpr void insert(Square square) {
        words_[word(square)] |= std::uint64_t{1} << bit(square);
    }
    constexpr void erase(Square square) {
        words_[word(square)] &= ~(std::uint64_t{1} << bit(square));
    }
    constexpr void flip(Square square) { words_[word(square)] ^= std::uint64_t{1} << bit(square); }
    constexpr bool empty() const { return (words_[0] | words_[1] | words_[2] | words_[3]) == 0; }
    constexpr int size() const {
        int count = 0;
        for (const auto bits : words_) count += std::popcount(bits);
        return count;
    }
    /// The n-th square, counted from 0 by row, then column.
    constexpr Square nth(int n) const {
        std::size_t i = 0;
        for (; n >= std::popcount(words_[i]); ++i) n -= std::popcount(words_[i]);
        return Square::from_index(static_cast<int>(i) * 64 + nth_one(words_[i], n));
    }
    /// Calls visit(Square) by row, then column.
    template <class Visit>
    constexpr void for_each(Visit visit) const {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            for (auto rest = words_[i]; rest != 0; rest &= rest - 1) {
                visit(Square::from_index(static_cast<int>(i) * 64 + std::countr_zero(rest)));
            }
        }
    }

    /// Those whose square `Steps` indices further on is in this set.
    template <int Steps>
    constexpr SquareSet before() const {
        static_assert(0 < Steps && Steps < 64);
        return {words_[0] >> Steps | words_[1] << (64 - Steps),
                words_[1] >> Steps | words_[2] << (64 - Steps),
                words_[2] >> Steps | words_[3] << (64 - Steps), words_[3] >> Steps};
    }
    /// Those whose square `Steps` indices before is in this set.
    template <int Steps>
    constexpr SquareSet after() const {
        static_assert(0 < Steps && Steps < 64);
        return {words_[0] << Steps, words_[1] << Steps | words_[0] >> (64 - Steps),
                words_[2] << Steps | words_[1] >> (64 - Steps),
                words_[3] << Steps | words_[2] >> (64 - Steps)};
    }

    constexpr SquareSet operator&(const SquareSet& other) const {
        return {words_[0] & other.words_[0], words_[1] & other.words_[1],
                words_[2] & other.words_[2], words_[3] & other.words_[3]};
    }
    constexpr SquareSet operator|(const SquareSet& other) const {
        return {words_[0] | other.words_[0], words_[1] | other.words_[1],
                words_[2] | other.words_[2], words_[3] | other.words_[3]};
    }
    /// Without those of the other.
    constexpr SquareSet operator-(const SquareSet& other) const {
        return {words_[0] & ~other.words_[0], words_[1] & ~other.words_[1],
                words_[2] & ~other.words_[2], words_[3] & ~other.words_[3]};
    }
    constexpr bool operator==(const SquareSet&) const = default;

private:
    constexpr SquareSet(std::uint64_t a, std::uint64_t b, std::uint64_t c, std::uint64_t d)
        : words_{a, b, c, d} {}

    static constexpr std::size_t word(Square square) {
        return static_cast<std::size_t>(square.index()) / 64;
    }
    static constexpr unsigned bit(Square square) {
        return static_cast<unsigned>(square.index()) % 64;
    }

    std::array<std::uint64_t, 4> words_{};
};

/// All squares of the board.
inline constexpr SquareSet kBoardSquares = [] {
    SquareSet all;
    for (int row = 0; row < kSide; ++row) {
        for (int col = 0; col < kSide; ++col) all.insert({row, col});
    }
    return all;
}();

}  // namespace tercet::triolet
