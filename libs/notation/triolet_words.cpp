#include <string>

#include "notation/triolet_notation.hpp"

// The sentences of Triolet, in English.

namespace tercet::notation {

std::string TrioletNotation::sentence(const Game::Refusal& refusal) {
    using Code = Game::Refusal::Code;
    const std::string tile = refusal.tile ? text_of(*refusal.tile) : "the tile";
    const std::string square = refusal.square ? text_of(*refusal.square) : "the square";
    const std::string count = std::to_string(refusal.count);
    switch (refusal.code) {
        case Code::round_is_over: return "the round is over: nothing can follow";
        case Code::no_tiles: return "at least one tile is placed or exchanged";
        case Code::tile_not_held:
            return refusal.tile
                       ? "tile " + tile +
                             " is not, or not so often, on the rack of the seat to move"
                       : "more tiles are given back than the rack of the seat to move holds";
        case Code::two_jokers: return "at most one joker is placed in a turn";
        case Code::square_taken: return "square " + square + " is taken";
        case Code::not_in_line: return "the tiles must lie in one row or one column";
        case Code::gap: return "the tiles leave a gap at " + square;
        case Code::opening_misses_centre: return "the first placement must cover H8";
        case Code::touches_nothing: return "no placed tile touches a tile on the board";
        case Code::group_too_long:
            return "the group through " + square + " would have " + count +
                   " tiles: three are the most";
        case Code::pair_too_high:
            return "the pair through " + square + " adds up to " + count + ": 15 is the most";
        case Code::trio_is_not_fifteen:
            return "the trio through " + square + " adds up to " + count + ", not to 15";
        case Code::three_not_a_trio:
            return "three tiles are placed only side by side, as a trio of their own";
        case Code::first_turn_completes_2x2:
            return "nobody may complete a block of 2x2 tiles on their first turn";
        case Code::first_four_are_2x2:
            return "the first four tiles of a game may not make a block of 2x2";
        case Code::completes_3x3: return "nobody may complete a block of 3x3 tiles";
        case Code::bag_too_small_to_swap:
            return "tiles are exchanged only while the bag holds at least " + count;
        case Code::swaps_more_than_bag:
            return "no more tiles are exchanged than the bag holds: " + count;
        case Code::must_swap: return "a pass is not allowed while tiles can be exchanged";
        case Code::placement_possible: return "a pass is not allowed while a placement is possible";
        case Code::wrong_number_drawn:
            if (refusal.count == 0) return "nothing is drawn after this: write no +";
            return "exactly " + count + " drawn after this: write +4 for a tile, or +?";
        case Code::tile_not_in_bag:
            return "tile " + tile + " is not in the bag: all of them are on the board or on racks";
        case Code::tile_out_of_play:
            return "tile " + tile + " is out of play: the tiles seen so far leave no room for it";
    }
    return {};
}

std::string TrioletNotation::sentence(const DealProblem& problem) {
    using Code = DealProblem::Code;
    const std::string seat = "seat " + std::to_string(problem.seat.index());
    const std::string found = std::to_string(problem.found);
    switch (problem.code) {
        case Code::seats_not_allowed: return "these rules know no game for " + found + " players";
        case Code::wrong_rack_size:
            return seat + " was dealt " + found + " tiles instead of " +
                   std::to_string(problem.expected);
        case Code::too_many_alike:
            return "tile " + (problem.tile ? text_of(*problem.tile) : "?") + " was dealt " + found +
                   " times, the last time to " + seat + ", but there are only " +
                   std::to_string(problem.expected);
        case Code::no_such_starter:
            return "starter " + found + " is not one of the seats 0 to " +
                   std::to_string(problem.expected - 1);
    }
    return {};
}

std::string TrioletNotation::sentence(TextProblem problem) {
    switch (problem) {
        case TextProblem::not_an_action:
            return "not an action: write 11@H8 3@H9 +4 +7 to place and draw, swap 5 +3, or pass";
        case TextProblem::no_such_tile: return "no such tile: 0 to 15, or * for a joker";
        case TextProblem::joker_without_value:
            return "a placed joker is declared: write *7@H8 for one that stands for 7";
        case TextProblem::bad_square: return "not a square: write A1 to O15";
        case TextProblem::too_many_tiles: return "more tiles than a rack holds";
        case TextProblem::nothing_given: return "no tile is given back: write swap 5 +3";
    }
    return {};
}

}  // namespace tercet::notation
