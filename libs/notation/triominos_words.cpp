#include <string>

#include "notation/triominos_notation.hpp"

// The sentences of Triominos, in English.

namespace tercet::notation {
namespace {

std::string text_of(triominos::Cell cell) {
    return std::to_string(cell.row) + ',' + std::to_string(cell.col);
}

/// `3-5-any`, clockwise from the apex.
std::string text_of(const triominos::Demand& demand) {
    std::string text;
    for (const triominos::Pip pip : demand.pips) {
        if (!text.empty()) text += '-';
        text += pip == triominos::kOpen ? "any" : std::to_string(pip);
    }
    return text;
}

std::string tile_or_it(const std::optional<triominos::Tile>& tile) {
    return tile ? notation::text_of(*tile) : "the tile";
}

std::string cell_or_it(const std::optional<triominos::Cell>& cell) {
    return cell ? text_of(*cell) : "the cell";
}

}  // namespace

std::string TriominosNotation::sentence(const Game::Refusal& refusal) {
    using Code = Game::Refusal::Code;
    const std::string tile = tile_or_it(refusal.tile);
    const std::string cell = cell_or_it(refusal.cell);
    switch (refusal.code) {
        case Code::round_is_over: return "the round is over: nothing can follow";
        case Code::opening_is_a_placement: return "the round opens with a placement";
        case Code::opening_cell_is_fixed: return "the opening tile goes to 0,0, not to " + cell;
        case Code::tile_not_held: return "tile " + tile + " is not on the rack of the seat to move";
        case Code::tile_not_drawn:
            return "after a draw only the drawn tile may be placed, and that is not " + tile;
        case Code::tile_on_table: return "tile " + tile + " lies on the table already";
        case Code::cell_taken: return "cell " + cell + " is taken";
        case Code::cell_not_adjacent:
            return "cell " + cell + " shares no edge with a tile on the table";
        case Code::corners_differ:
            return "cell " + cell + " needs " + text_of(refusal.demand) +
                   " clockwise from its apex";
        case Code::no_draw_left:
            return "no draw is left: at most " + std::to_string(refusal.count) + " in a turn";
        case Code::pool_is_empty: return "the pool is empty: nothing can be drawn";
        case Code::tile_not_in_pool:
            return "tile " + tile + " is not in the pool: it is on the table or on a rack";
        case Code::drawn_tile_must_be_placed:
            return refusal.tile ? "the drawn tile " + tile + " fits and must be placed"
                                : "whatever tile was drawn, it fits and must be placed";
        case Code::draw_before_passing: return "a pass is allowed only when no draw is left";
        case Code::placement_possible:
            return "a pass is not allowed while a tile fits, and " +
                   (refusal.tile ? tile : "some tile on the rack") + " does";
    }
    return {};
}

std::string TriominosNotation::sentence(const DealProblem& problem) {
    using Code = DealProblem::Code;
    const std::string seat = "seat " + std::to_string(problem.seat.index());
    switch (problem.code) {
        case Code::seats_not_allowed:
            return "these rules know no game for " + std::to_string(problem.found) + " players";
        case Code::wrong_rack_size:
            return seat + " was dealt " + std::to_string(problem.found) + " tiles instead of " +
                   std::to_string(problem.expected);
        case Code::tile_dealt_twice:
            return "tile " + tile_or_it(problem.tile) + " was dealt twice, the second time to " +
                   seat;
        case Code::no_such_starter:
            return "starter " + std::to_string(problem.found) + " is not one of the seats 0 to " +
                   std::to_string(problem.expected - 1);
    }
    return {};
}

std::string TriominosNotation::sentence(TextProblem problem) {
    switch (problem) {
        case TextProblem::not_an_action:
            return "not an action: write 251@-3,4 to place, draw 345 or draw ?, or pass";
        case TextProblem::no_such_tile:
            return "no such tile: three digits from 0 to 5 that never decrease, read clockwise";
        case TextProblem::turned_name:
            return "a tile on a rack or drawn is named by its digits in ascending order";
        case TextProblem::no_drawn_tile:
            return "the drawn tile is missing: write draw 345, or draw ? if it is not known";
        case TextProblem::bad_cell: return "not a cell: write row,col such as -3,4";
        case TextProblem::cell_too_far:
            return "no tile gets so far: rows and columns go from -" +
                   std::to_string(triominos::kFarthest) + " to " +
                   std::to_string(triominos::kFarthest);
    }
    return {};
}

}  // namespace tercet::notation
