#include "triominos/movegen.hpp"

#include <cassert>
#include <cstdint>
#include <optional>

namespace tercet::triominos {

namespace {

int fitting_count(const Board& board, TileSet tiles) {
    int count = 0;
    tiles.for_each([&](Tile tile) { count += board.slots_for(tile).size(); });
    return count;
}

/// The n-th pair of a tile and a slot that it fits.
Place nth_fitting(const Board& board, TileSet tiles, int n) {
    for (;; tiles.erase(tiles.lowest())) {
        const Tile tile = tiles.lowest();
        const SlotSet slots = board.slots_for(tile);
        if (n < slots.size()) {
            const int slot = slots.nth(n);
            return {tile, board.cell_of(slot), rotation_meeting(tile, board.demand_of(slot))};
        }
        n -= slots.size();
    }
}

/// Whether a draw is left to a seat that cannot place.
bool can_draw(const Position& position) {
    return position.draws() < position.variant().draws && position.pool_size() > 0;
}

}  // namespace

int placement_count(const Position& position) {
    const TileSet playable = position.playable();
    if (position.board().empty()) return playable.size();
    return fitting_count(position.board(), playable);
}

// A Move is not passed around here: putting its few bytes together and taking them apart again
// costs as much as choosing it.
void play_random_move(Position& position, Random& random) {
    assert(position.hidden_on_racks() == 0);
    const Board& board = position.board();
    const TileSet playable = position.playable();
    if (board.empty()) {
        position.place({random_tile(playable, random), Cell{}, Rotation{}});
    } else if (const int count = fitting_count(board, playable); count > 0) {
        const auto n = random.below(static_cast<std::uint32_t>(count));
        position.place(nth_fitting(board, playable, static_cast<int>(n)));
    } else if (can_draw(position)) {
        position.draw(random_tile(position.unseen(), random));
    } else {
        position.pass();
    }
}

Move random_move(const Position& position, Random& random) {
    const Board& board = position.board();
    const TileSet playable = position.playable();
    if (board.empty()) return Place{random_tile(playable, random), Cell{}, Rotation{}};
    if (const int count = fitting_count(board, playable); count > 0) {
        const auto n = random.below(static_cast<std::uint32_t>(count));
        return nth_fitting(board, playable, static_cast<int>(n));
    }
    return move_without_placement(position);
}

Move move_without_placement(const Position& position) {
    if (can_draw(position)) return Draw{};
    return Pass{};
}

Move move_out_of_time(const Position& position) {
    assert(!position.board().empty());
    if (!position.refusal(Draw{})) return Draw{};
    const auto why_no_pass = position.refusal(Pass{});
    if (!why_no_pass) return Pass{};
    const bool only_drawn = why_no_pass->code == Refusal::Code::drawn_tile_must_be_placed;
    std::optional<Place> best;
    for_each_placement(position, [&](const Place& place) {
        if (only_drawn && place.tile != position.drawn()) return;
        if (!best || position.points_of(place) > position.points_of(*best)) best = place;
    });
    assert(best);
    return *best;
}

bool can_be_out_of_time(const Position& position, const Move& move) {
    if (position.rack(position.to_move()).unknown == 0) return move == move_out_of_time(position);
    if (std::holds_alternative<Draw>(move) || position.refusal(Draw{})) return true;
    // The clock would have drawn, unless it had drawn what must be placed.
    return std::holds_alternative<Place>(move) && position.draws() > 0 &&
           position.variant().drawn_tile == DrawnTile::must;
}

Chance random_chance(const Position& position, const Move& move, Random& random) {
    if (!std::holds_alternative<Draw>(move)) return std::nullopt;
    assert(position.hidden_on_racks() == 0);
    return random_tile(position.unseen(), random);
}

}  // namespace tercet::triominos
