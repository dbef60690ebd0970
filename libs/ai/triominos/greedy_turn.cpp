#include "ai/triominos/greedy_turn.hpp"

#include <limits>

#include "triominos/movegen.hpp"

namespace tercet::ai {

using triominos::Place;
using triominos::Tile;

void play_greedy_move(triominos::Position& position, Random& random) {
    const auto& board = position.board();
    if (board.empty()) {
        Place best;
        Points most = std::numeric_limits<Points>::min();
        position.playable().for_each([&](Tile tile) {
            const Place place{tile, {}, {}};
            if (const Points points = position.points_of(place); points > most) {
                most = points;
                best = place;
            }
        });
        position.place(best);
        return;
    }
    int best_slot = -1;
    Tile best_tile;
    Points most = std::numeric_limits<Points>::min();
    position.playable().for_each([&](Tile tile) {
        board.slots_for(tile).for_each([&](int slot) {
            const Points points = position.points_of(Place{tile, board.cell_of(slot), {}});
            if (points <= most) return;
            most = points;
            best_slot = slot;
            best_tile = tile;
        });
    });
    if (best_slot >= 0) {
        position.place({best_tile, board.cell_of(best_slot),
                        triominos::rotation_meeting(best_tile, board.demand_of(best_slot))});
        return;
    }
    const auto move = triominos::move_without_placement(position);
    position.play(move, triominos::random_chance(position, move, random));
}

}  // namespace tercet::ai
