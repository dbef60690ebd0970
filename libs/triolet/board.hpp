#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "triolet/move.hpp"
#include "triolet/square.hpp"
#include "triolet/tile.hpp"

namespace tercet::triolet {

/// The tiles of a group: those beside each other on one line through a square.
struct Group {
    int size = 0;
    int sum = 0;     ///< of the values shown
    int points = 0;  ///< of the tiles: a joker counts nothing
};

/// What lies where, and which values fit each free square. A value fits in a line if the group that
/// it would join or make by itself would be one: a pair of at most 15 or a trio of 15. That is kept
/// up to date tile by tile.
class Board {
public:
    Board();

    bool empty() const { return tile_count_ == 0; }
    int tile_count() const { return tile_count_; }
    SquareSet taken() const { return taken_; }
    bool is_taken(Square square) const { return taken_.contains(square); }
    /// What lies on a taken square.
    PlacedTile at(Square square) const;
    /// Squares that show a value.
    SquareSet showing(Value value) const { return showing_[value]; }

    /// Free squares where a value fits what lies beside it in its row, or its column.
    SquareSet fitting(Line line, Value value) const {
        return fitting_[index(line)][value] - taken_;
    }
    /// Free squares that a placement may start from: beside a tile, or the centre of an empty
    /// board.
    SquareSet reachable() const;

    /// The group through a taken square.
    Group group_at(Square square, Line line) const;

    void put(const PlacedTile& placed_tile);
    void take_back(Square square);

    bool operator==(const Board& other) const { return shown_ == other.shown_; }

private:
    static constexpr std::uint8_t kFree = 0xff;
    static constexpr std::uint8_t kJoker = 0x10;  // beside the value
    static constexpr std::uint8_t kValueMask = 0x0f;
    static constexpr int kBorder = kStride;  // shown_ has a row more on top, so that runs end there

    static constexpr std::size_t index(Line line) { return line == Line::row ? 0 : 1; }
    static constexpr std::size_t below_border(int at) {
        const int index = at + kBorder;
        return static_cast<std::size_t>(index);
    }
    std::uint8_t shown(int at) const { return shown_[below_border(at)]; }
    void show(int at, std::uint8_t what) { shown_[below_border(at)] = what; }
    /// How many tiles lie side by side from a square on, and what they add up to.
    Group run(int start, int step) const;
    /// Finds out anew what fits the free squares at the ends of the group through a taken square.
    void refit_ends(int at, Line line);
    /// And a free square of which nothing lies in one direction but perhaps in the other.
    void refit_alone(int at, Line line, int direction);
    /// A free square beside that number of tiles with that sum.
    void refit(int at, Line line, int size, int sum);

    // All but shown_ follows from it. Of a taken square it does not matter what would fit.
    std::array<std::array<SquareSet, kValueCount>, 2> fitting_;
    std::array<std::array<std::uint16_t, kIndexCount>, 2> fitting_values_;  // the same by square
    std::array<SquareSet, kValueCount> showing_;
    std::array<std::uint8_t, kBorder + kIndexCount + kStride> shown_;
    SquareSet taken_;
    int tile_count_ = 0;
};

}  // namespace tercet::triolet
