#pragma once

#include <optional>

#include "triominos/demand.hpp"
#include "triominos/lattice.hpp"
#include "triominos/tile.hpp"

namespace tercet::triominos {

/// Why a move is not allowed: a code, and what a sentence about it needs to name.
struct Refusal {
    enum class Code {
        round_is_over,
        opening_is_a_placement,  ///< the first turn of a round can only be a placement
        opening_cell_is_fixed,   ///< the opening tile goes to 0,0
        tile_not_held,           ///< tile
        tile_not_drawn,          ///< tile: after a draw only the drawn tile may be placed
        tile_on_table,           ///< tile: it lies there already
        cell_taken,              ///< cell
        cell_not_adjacent,       ///< cell: no edge in common with a tile
        corners_differ,          ///< tile, cell, demand
        no_draw_left,            ///< count: the draws of a turn
        pool_is_empty,
        tile_not_in_pool,           ///< tile: what is said to be drawn is elsewhere
        drawn_tile_must_be_placed,  ///< tile, which fits
        draw_before_passing,        ///< drawing is still possible
        placement_possible,         ///< tile, which fits: who can place may not pass
    };

    Code code;
    std::optional<Tile> tile;
    std::optional<Cell> cell;
    Demand demand;
    int count = 0;

    bool operator==(const Refusal&) const = default;
};

}  // namespace tercet::triominos
