#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "base/random.hpp"

namespace tercet::triolet {

/// The number that a square shows: a tile's own, or what a joker was declared as.
using Value = std::uint8_t;
inline constexpr int kValueCount = 16;  // 0 to 15

/// The most that a pair and exactly what a trio adds up to.
inline constexpr int kTrioSum = 15;

/// A kind of tile: a number from 0 to 15, or the joker.
class Tile {
public:
    constexpr Tile() = default;
    constexpr explicit Tile(int value) : kind_{static_cast<std::uint8_t>(value)} {
        assert(0 <= value && value < kValueCount);
    }
    static constexpr Tile joker() { return from_kind(kValueCount); }
    /// Kinds are 0 to 15 for the numbers, and 16.
    static constexpr Tile from_kind(int kind) {
        Tile tile;
        tile.kind_ = static_cast<std::uint8_t>(kind);
        return tile;
    }

    constexpr int kind() const { return kind_; }
    constexpr bool is_joker() const { return kind_ == kValueCount; }
    /// What it counts on the score sheet: a joker nothing, whatever it was declared as.
    constexpr int points() const { return is_joker() ? 0 : kind_; }

    constexpr auto operator<=>(const Tile&) const = default;  // NOLINT(modernize-use-nullptr)

private:
    std::uint8_t kind_ = 0;
};

inline constexpr int kKindCount = kValueCount + 1;
/// How many tiles there are of each kind.
inline constexpr std::array<std::uint8_t, kKindCount> kCopies = {9, 9, 8, 8, 7, 8, 6, 6, 4,
                                                                 4, 3, 3, 2, 2, 1, 1, 2};
inline constexpr int kTileCount = 83;

/// Some tiles, of which several may be alike.
class Tiles {
public:
    constexpr Tiles() = default;
    static constexpr Tiles all() {
        Tiles tiles;
        tiles.counts_ = kCopies;
        tiles.size_ = kTileCount;
        tiles.kinds_ = (1U << static_cast<unsigned>(kKindCount)) - 1U;
        return tiles;
    }

    constexpr int size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr int count(Tile tile) const { return counts_[index(tile)]; }
    constexpr bool contains(Tile tile) const { return count(tile) > 0; }
    constexpr void insert(Tile tile) {
        ++counts_[index(tile)];
        ++size_;
        kinds_ |= 1U << index(tile);
    }
    constexpr void erase(Tile tile) {
        assert(contains(tile));
        --counts_[index(tile)];
        --size_;
        kinds_ &= ~(static_cast<std::uint32_t>(counts_[index(tile)] == 0) << index(tile));
    }

    /// Bit k: there are tiles of kind k.
    constexpr std::uint32_t kinds() const { return kinds_; }

    /// The n-th tile, counted from 0, numbers in ascending order and jokers last.
    constexpr Tile nth(int n) const {
        assert(0 <= n && n < size_);
        int kind = 0;
        for (; n >= counts_[static_cast<std::size_t>(kind)]; ++kind) {
            n -= counts_[static_cast<std::size_t>(kind)];
        }
        return Tile::from_kind(kind);
    }

    /// Calls visit(Tile) for every tile, those alike one after the other.
    template <class Visit>
    constexpr void for_each(Visit visit) const {
        for (std::uint32_t rest = kinds_; rest != 0; rest &= rest - 1) {
            const Tile tile = Tile::from_kind(std::countr_zero(rest));
            for (int i = count(tile); i > 0; --i) visit(tile);
        }
    }

    /// What they count together.
    constexpr int value() const {
        int sum = 0;
        for_each([&](Tile tile) { sum += tile.points(); });
        return sum;
    }

    constexpr Tiles& operator+=(const Tiles& other) {
        other.for_each([this](Tile tile) { insert(tile); });
        return *this;
    }
    constexpr Tiles& operator-=(const Tiles& other) {
        other.for_each([this](Tile tile) { erase(tile); });
        return *this;
    }
    constexpr bool operator==(const Tiles&) const = default;

private:
    static constexpr std::size_t index(Tile tile) { return static_cast<std::size_t>(tile.kind()); }

    std::array<std::uint8_t, kKindCount> counts_{};
    std::uint8_t size_ = 0;
    std::uint32_t kinds_ = 0;
};
static_assert(Tiles::all().value() == 405);

/// Every tile equally likely.
inline Tile random_tile(const Tiles& tiles, Random& random) {
    return tiles.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(tiles.size()))));
}

}  // namespace tercet::triolet
