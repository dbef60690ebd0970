#pragma once

#include <variant>

#include "base/random.hpp"
#include "triominos/move.hpp"
#include "triominos/position.hpp"

namespace tercet::triominos {

/// Calls visit(Place) for every legal placement of a known tile, each once.
template <class Visit>
void for_each_placement(const Position& position, Visit visit) {
    const Board& board = position.board();
    const TileSet playable = position.playable();
    if (board.empty()) {
        playable.for_each([&](Tile tile) { visit(Place{tile, Cell{}, Rotation{}}); });
        return;
    }
    playable.for_each([&](Tile tile) {
        board.slots_for(tile).for_each([&](int slot) {
            visit(Place{tile, board.cell_of(slot), rotation_meeting(tile, board.demand_of(slot))});
        });
    });
}

/// How many there are.
int placement_count(const Position& position);

/// What is left to the seat to move where no tile can be placed: a draw, or else a pass.
Move move_without_placement(const Position& position);
/// What is played for the seat to move when its time is up: a draw as long as the rules allow, then
/// a pass; where neither is allowed, the placement that scores most, of the drawn tile if that is
/// what must be placed. Not for the opening turn, which is not timed, nor for unknown tiles.
Move move_out_of_time(const Position& position);
/// Whether an allowed move can be that one, as far as the known tiles tell.
bool can_be_out_of_time(const Position& position, const Move& move);
/// Whether a clock runs: not before the opening tile lies (triominos.md §11.3).
inline bool is_timed(const Position& position) { return !position.board().empty(); }
/// Whether the time for a turn ends with it: a draw goes on with the turn (triominos.md §11.1).
inline bool ends_turn(const Move& move) { return !std::holds_alternative<Draw>(move); }
/// A placement, every one equally likely; without one a draw; without that a pass.
Move random_move(const Position& position, Random& random);
/// Plays a random_move() with a random_chance(), faster than the two could be called. Every tile is
/// known.
void play_random_move(Position& position, Random& random);
/// What chance may add to a move. Every tile is known.
Chance random_chance(const Position& position, const Move& move, Random& random);

}  // namespace tercet::triominos
