#pragma once

#include <optional>

#include "triolet/square.hpp"
#include "triolet/tile.hpp"

namespace tercet::triolet {

/// Why a move is not allowed: a code, and what a sentence about it needs to name.
struct Refusal {
    enum class Code {
        round_is_over,
        no_tiles,               ///< a placement or an exchange of nothing
        tile_not_held,          ///< tile
        two_jokers,             ///< at most one in a placement
        square_taken,           ///< square: by a tile, or twice in this placement
        not_in_line,            ///< neither all in one row nor all in one column
        gap,                    ///< square: free, between the placed tiles
        opening_misses_centre,  ///< the first placement covers H8
        touches_nothing,        ///< no edge in common with a tile on the board
        group_too_long,         ///< square, count: tiles in the group through it
        pair_too_high,          ///< square, count: the sum of the pair through it
        trio_is_not_fifteen,    ///< square, count: the sum of the trio through it
        three_not_a_trio,       ///< three tiles are placed only as a trio of their own
        first_turn_completes_2x2,
        first_four_are_2x2,
        completes_3x3,
        bag_too_small_to_swap,  ///< count: tiles that must be in the bag
        swaps_more_than_bag,    ///< count: tiles in the bag
        must_swap,              ///< a pass is not allowed while an exchange is
        placement_possible,     ///< who can place may not pass
        wrong_number_drawn,     ///< count: tiles that had to be drawn
        tile_not_in_bag,        ///< tile: what is said to be drawn is elsewhere
        tile_out_of_play,       ///< tile: those seen so far leave no room for it
    };

    Code code;
    std::optional<Tile> tile;
    std::optional<Square> square;
    int count = 0;

    bool operator==(const Refusal&) const = default;
};

}  // namespace tercet::triolet
