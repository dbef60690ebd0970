// What a position does not allow, and why.

#include <algorithm>

#include "triolet/movegen.hpp"
#include "triolet/position.hpp"
#include "triolet/scoring.hpp"

namespace tercet::triolet {

using Code = Refusal::Code;

namespace {

/// What is left of some tiles after these; those of them that are not there do not matter.
Tiles without(Tiles tiles, const Tiles& others) {
    others.for_each([&](Tile tile) {
        if (tiles.contains(tile)) tiles.erase(tile);
    });
    return tiles;
}

Refusal refused(Code code) { return {code, {}, {}, 0}; }
Refusal refused(Code code, Tile tile) { return {code, tile, {}, 0}; }
Refusal refused(Code code, Square square, int count = 0) { return {code, {}, square, count}; }
Refusal refused(Code code, int count) { return {code, {}, {}, count}; }

Tiles tiles_of(const Place& place) {
    Tiles tiles;
    for (const PlacedTile& placed_tile : place.tiles) tiles.insert(placed_tile.tile());
    return tiles;
}

/// The upper left corners of all blocks of 2x2 tiles.
SquareSet blocks_of_two(const SquareSet& taken) {
    const SquareSet rows = taken & taken.before<1>();
    return rows & rows.before<kStride>();
}

/// Of 3x3: where four of the others overlap.
SquareSet blocks_of_three(const SquareSet& taken) {
    const SquareSet twos = blocks_of_two(taken);
    const SquareSet rows = twos & twos.before<1>();
    return rows & rows.before<kStride>();
}

}  // namespace

std::optional<Refusal> Position::refusal(const Move& move) const {
    if (is_over()) return refused(Code::round_is_over);
    return std::visit([this](const auto& kind) { return refusal_of(kind); }, move);
}

std::optional<Refusal> Position::refusal(const Action& action) const {
    if (const auto why_not = refusal(action.move)) return why_not;
    const int expected = draws_after(action.move);
    if (static_cast<int>(action.chance.size()) != expected) {
        return refused(Code::wrong_number_drawn, expected);
    }
    return refusal_of_draws(action.move, action.chance);
}

std::optional<Refusal> Position::refusal_of_draws(const Move& move, const Chance& chance) const {
    // A tile that leaves the rack may have been unknown. What an exchange gives back is not in the
    // bag yet.
    Tiles leaving;
    if (const auto* swap = std::get_if<Swap>(&move)) leaving = swap->tiles;
    if (const auto* place = std::get_if<Place>(&move)) leaving = tiles_of(*place);
    leaving = without(leaving, racks_[turn_.to_move].known);
    Tiles left = unseen_;
    left -= leaving;
    Tiles in_bag = returned_.in_bag;
    Tiles lost = without(lost_sight_of(), leaving);
    int never_seen = this->never_seen() - without(leaving, lost_sight_of()).size();
    int bag = bag_size();
    for (const auto& tile : chance) {
        --bag;
        if (!tile) {
            lost += in_bag;  // any of them may have been drawn
            in_bag = {};
            continue;
        }
        if (!left.contains(*tile)) return refused(Code::tile_not_in_bag, *tile);
        left.erase(*tile);
        if (in_bag.contains(*tile)) {
            in_bag.erase(*tile);
        } else if (lost.contains(*tile)) {
            lost.erase(*tile);
        } else {
            --never_seen;
        }
        // The bag would be smaller than what is in it for certain, or more tiles would be in play
        // than there are.
        if (in_bag.size() > bag || never_seen < 0) return refused(Code::tile_out_of_play, *tile);
    }
    return std::nullopt;
}

std::optional<Refusal> Position::refusal_of(const Place& place) const {
    if (place.tiles.empty()) return refused(Code::no_tiles);
    if (const auto why_not = refusal_if_not_held(tiles_of(place), 0)) return why_not;
    if (tiles_of(place).count(Tile::joker()) > 1) return refused(Code::two_jokers);
    if (const auto why_not = refusal_of_shape(place)) return why_not;
    if (const auto why_not = refusal_of_groups(place)) return why_not;
    return refusal_of_block(place);
}

/// Where the tiles may lie, whatever they show.
std::optional<Refusal> Position::refusal_of_shape(const Place& place) const {
    const auto& placed_tiles = place.tiles;
    Square first = placed_tiles[0].square;
    Square last = first;
    SquareSet placed;
    for (const PlacedTile& placed_tile : placed_tiles) {
        first = std::min(first, placed_tile.square);
        last = std::max(last, placed_tile.square);
        const bool is_twice = placed.contains(placed_tile.square);
        if (board_.is_taken(placed_tile.square) || is_twice) {
            return refused(Code::square_taken, placed_tile.square);
        }
        placed.insert(placed_tile.square);
    }
    const bool is_row = std::all_of(
        placed_tiles.begin(), placed_tiles.end(),
        [&](const PlacedTile& placed_tile) { return placed_tile.square.row() == first.row(); });
    const bool is_column = std::all_of(
        placed_tiles.begin(), placed_tiles.end(),
        [&](const PlacedTile& placed_tile) { return placed_tile.square.col() == first.col(); });
    if (!is_row && !is_column) return refused(Code::not_in_line);
    const int step = triolet::step(is_row ? Line::row : Line::column);
    for (int at = first.index(); at <= last.index(); at += step) {
        const Square square = Square::from_index(at);
        if (placed.contains(square)) continue;
        if (!board_.is_taken(square)) return refused(Code::gap, square);
        if (placed_tiles.size() == kRackSize) return refused(Code::three_not_a_trio);
    }
    if (!(placed & board_.reachable()).empty()) return std::nullopt;
    return refused(board_.empty() ? Code::opening_misses_centre : Code::touches_nothing);
}

/// What the groups that they make or join add up to.
std::optional<Refusal> Position::refusal_of_groups(const Place& place) const {
    const BoardWith after{board_, place};
    std::optional<Refusal> why_not;
    for_each_group(place, [&](Square square, Line line) {
        if (why_not) return;
        const Group group = after.group_at(square, line);
        if (group.size > 3) why_not = refused(Code::group_too_long, square, group.size);
        if (group.size == 3 && group.sum != kTrioSum) {
            why_not = refused(Code::trio_is_not_fifteen, square, group.sum);
        }
        if (group.size == 2 && group.sum > kTrioSum) {
            why_not = refused(Code::pair_too_high, square, group.sum);
        }
    });
    return why_not;
}

std::optional<Refusal> Position::refusal_of_block(const Place& place) const {
    const int tiles = board_.tile_count() + static_cast<int>(place.tiles.size());
    if (tiles < 4) return std::nullopt;
    const SquareSet taken = BoardWith{board_, place}.taken();
    if (!blocks_of_three(taken).empty()) return refused(Code::completes_3x3);
    const bool is_own_first = variant_.squares == Squares::own_first_turn;
    const bool may_not = is_own_first ? is_first_turn() : tiles == 4;
    const bool completes =
        may_not && !(blocks_of_two(taken) - blocks_of_two(board_.taken())).empty();
    if (!completes) return std::nullopt;
    return refused(is_own_first ? Code::first_turn_completes_2x2 : Code::first_four_are_2x2);
}

std::optional<Refusal> Position::refusal_of(const Swap& swap) const {
    if (swap.size() == 0) return refused(Code::no_tiles);
    if (bag_size() < variant_.exchange_minimum) {
        return refused(Code::bag_too_small_to_swap, variant_.exchange_minimum);
    }
    if (swap.size() > bag_size()) return refused(Code::swaps_more_than_bag, bag_size());
    return refusal_if_not_held(swap.tiles, swap.unknown);
}

std::optional<Refusal> Position::refusal_of(Pass) const {
    if (bag_size() >= variant_.exchange_minimum) return refused(Code::must_swap);
    if (can_surely_place()) return refused(Code::placement_possible);
    return std::nullopt;
}

std::optional<Refusal> Position::refusal_if_not_held(const Tiles& tiles, int unknown) const {
    const Rack& rack = racks_[turn_.to_move];
    std::optional<Refusal> why_not;
    const Tiles possible = perhaps_on_racks();
    int left = rack.unknown;
    int never_seen = this->never_seen();
    for (int kind = 0; kind < kKindCount && !why_not; ++kind) {
        const Tile tile = Tile::from_kind(kind);
        const int missing = std::max(0, tiles.count(tile) - rack.known.count(tile));
        left -= missing;
        if (missing > 0 && (left < 0 || missing > possible.count(tile))) {
            why_not = refused(Code::tile_not_held, tile);
        }
        never_seen -= std::max(0, missing - lost_sight_of().count(tile));
        if (!why_not && never_seen < 0) why_not = refused(Code::tile_out_of_play, tile);
    }
    // An unknown tile given back may also be one that is known to be held.
    if (!why_not && tiles.size() + unknown > rack.size()) why_not = refused(Code::tile_not_held);
    return why_not;
}

/// Whether a known tile of the rack can be placed, or an unknown one whatever it is.
bool Position::can_surely_place() const {
    const Rack& rack = racks_[turn_.to_move];
    bool can_place = has_placement(*this);
    if (can_place || rack.unknown == 0) return can_place;
    const Tiles possible = perhaps_on_racks();
    int stuck = 0;
    int never_seen_and_stuck = 0;
    for (int kind = 0; kind < kKindCount; ++kind) {
        const Tile tile = Tile::from_kind(kind);
        Tiles single;
        single.insert(tile);
        if (!possible.contains(tile) || has_placement(*this, single)) continue;
        stuck += lost_sight_of().count(tile);
        never_seen_and_stuck += possible.count(tile) - lost_sight_of().count(tile);
    }
    return rack.unknown > stuck + std::min(never_seen(), never_seen_and_stuck);
}

}  // namespace tercet::triolet
