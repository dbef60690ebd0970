#pragma once

#include "game/points.hpp"
#include "triolet/board.hpp"
#include "triolet/move.hpp"
#include "triolet/variant.hpp"

namespace tercet::triolet {

/// The board as it would be with a placement on it.
class BoardWith {
public:
    BoardWith(const Board& board, const Place& place) : board_{board}, place_{place} {}

    /// The group through a square that is taken then.
    Group group_at(Square square, Line line) const;
    SquareSet taken() const;

private:
    Group run(int start, int step) const;

    const Board& board_;
    const Place& place_;
};

/// Calls visit(Square, Line) once for every group that a placed tile will belong to, be it of one
/// tile; the square is that of a placed tile. The tiles lie in one line without a gap.
template <class Visit>
void for_each_group(const Place& place, Visit visit) {
    const auto& placed_tiles = place.tiles;
    const bool is_column =
        placed_tiles.size() > 1 && placed_tiles[0].square.col() == placed_tiles[1].square.col();
    const Line line = is_column ? Line::column : Line::row;
    visit(placed_tiles[0].square, line);
    for (const PlacedTile& placed_tile : placed_tiles) visit(placed_tile.square, across(line));
}

/// What a placement is paid for.
struct Gain {
    Points tile = 0;  ///< a lone opening tile
    Points pairs = 0;
    Points trios = 0;
    Points premium = 0;  ///< what a special square adds
    Points triolet = 0;

    Points total() const { return tile + pairs + trios + premium + triolet; }
    bool operator==(const Gain&) const = default;
};

/// What a legal placement is paid for, on the board as it was before.
Gain gain_before(const Variant& variant, const Board& board, const Place& place);
/// The points of a legal placement itself, on the board as it was before or as it is after.
Points points_before(const Variant& variant, const Board& board, const Place& place);
Points points_after(const Variant& variant, const Board& board, const Place& place);

}  // namespace tercet::triolet
