#include "triolet/position.hpp"

#include <algorithm>
#include <cassert>

#include "triolet/movegen.hpp"
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
    for (const Stone& stone : place.stones) tiles.insert(stone.tile());
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

Position::Position(const Variant& variant, const Deal& deal)
    : variant_{variant},
      racks_{deal.racks},
      unseen_{Tiles::all()},
      put_back_{deal.racks.seats()},
      scores_{deal.racks.seats()},
      starter_{deal.starter} {
    assert(!problem(variant) && variant.allows(deal.racks.seats()));
    for (const Rack& rack : racks_) {
        unseen_ -= rack.known;
        hidden_ += rack.unknown;
    }
    turn_.to_move = starter_;
    turn_.has_moved = PerSeat<bool>{seats(), false};
}

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
    // A tile that leaves the rack may have been unknown. What an exchange gives back is not in the
    // bag yet.
    Tiles leaving;
    if (const auto* swap = std::get_if<Swap>(&action.move)) leaving = swap->tiles;
    if (const auto* place = std::get_if<Place>(&action.move)) leaving = tiles_of(*place);
    Tiles left = unseen_;
    left -= without(leaving, racks_[turn_.to_move].known);
    Tiles in_bag = in_bag_;
    int bag = bag_size();
    for (const auto& tile : action.chance) {
        --bag;
        if (!tile) {
            in_bag = {};  // any of them may have been drawn
            continue;
        }
        if (!left.contains(*tile)) return refused(Code::tile_not_in_bag, *tile);
        left.erase(*tile);
        if (in_bag.contains(*tile)) in_bag.erase(*tile);
        // The bag would be smaller than what is in it for certain.
        if (in_bag.size() > bag) return refused(Code::tile_out_of_play, *tile);
    }
    return std::nullopt;
}

std::optional<Refusal> Position::refusal_of(const Place& place) const {
    if (place.stones.empty()) return refused(Code::no_tiles);
    if (const auto why_not = refusal_if_not_held(tiles_of(place), 0)) return why_not;
    if (tiles_of(place).count(Tile::joker()) > 1) return refused(Code::two_jokers);
    if (const auto why_not = refusal_of_shape(place)) return why_not;
    if (const auto why_not = refusal_of_groups(place)) return why_not;
    return refusal_of_block(place);
}

/// Where the tiles may lie, whatever they show.
std::optional<Refusal> Position::refusal_of_shape(const Place& place) const {
    const auto& stones = place.stones;
    Square first = stones[0].square;
    Square last = first;
    SquareSet placed;
    for (const Stone& stone : stones) {
        first = std::min(first, stone.square);
        last = std::max(last, stone.square);
        const bool is_twice = placed.contains(stone.square);
        if (board_.is_taken(stone.square) || is_twice) {
            return refused(Code::square_taken, stone.square);
        }
        placed.insert(stone.square);
    }
    const bool is_row = std::all_of(stones.begin(), stones.end(), [&](const Stone& stone) {
        return stone.square.row() == first.row();
    });
    const bool is_column = std::all_of(stones.begin(), stones.end(), [&](const Stone& stone) {
        return stone.square.col() == first.col();
    });
    if (!is_row && !is_column) return refused(Code::not_in_line);
    const int step = triolet::step(is_row ? Line::row : Line::column);
    for (int at = first.index(); at <= last.index(); at += step) {
        const Square square = Square::from_index(at);
        if (placed.contains(square)) continue;
        if (!board_.is_taken(square)) return refused(Code::gap, square);
        if (stones.size() == kRackSize) return refused(Code::three_not_a_trio);
    }
    if (!(placed & board_.reachable()).empty()) return std::nullopt;
    return refused(board_.empty() ? Code::opening_misses_centre : Code::touches_nothing);
}

/// What the groups that they make or join add up to.
std::optional<Refusal> Position::refusal_of_groups(const Place& place) const {
    const Outlook outlook{board_, place};
    std::optional<Refusal> why_not;
    for_each_group(place, [&](Square square, Line line) {
        if (why_not) return;
        const Group group = outlook.group_at(square, line);
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
    const int tiles = board_.tile_count() + static_cast<int>(place.stones.size());
    if (tiles < 4) return std::nullopt;
    const SquareSet taken = Outlook{board_, place}.taken();
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
    for (int kind = 0; kind < kKindCount && !why_not; ++kind) {
        const Tile tile = Tile::from_kind(kind);
        const int missing = std::max(0, tiles.count(tile) - rack.known.count(tile));
        left -= missing;
        if (missing > 0 && (left < 0 || missing > possible.count(tile))) {
            why_not = refused(Code::tile_not_held, tile);
        }
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
    for (int kind = 0; kind < kKindCount; ++kind) {
        const Tile tile = Tile::from_kind(kind);
        Tiles single;
        single.insert(tile);
        if (possible.contains(tile) && !has_placement(*this, single)) stuck += possible.count(tile);
    }
    return rack.unknown > stuck;
}

int Position::draws_after(const Move& move) const {
    if (const auto* swap = std::get_if<Swap>(&move)) return swap->size();
    const auto* place = std::get_if<Place>(&move);
    if (place == nullptr) return 0;
    const int left = racks_[turn_.to_move].size() - static_cast<int>(place->stones.size());
    return std::min(variant_.rack_size - left, bag_size());
}

Points Position::points_of(const Move& move) const {
    const auto* place = std::get_if<Place>(&move);
    return place != nullptr ? points_before(variant_, board_, *place) : 0;
}

void Position::play(const Move& move, const Chance& chance) {
    if (const auto* place = std::get_if<Place>(&move)) {
        this->place(*place, chance);
    } else if (const auto* swap = std::get_if<Swap>(&move)) {
        this->swap(*swap, chance);
    } else {
        pass();
    }
}

Position::Undo Position::play_undoably(const Move& move, const Chance& chance) {
    Undo undo{turn_, racks_[turn_.to_move], unseen_, in_bag_, put_back_, hidden_, scores_, {}};
    if (const auto* place = std::get_if<Place>(&move)) undo.placed = *place;
    play(move, chance);
    return undo;
}

void Position::undo(const Undo& undo) {
    turn_ = undo.turn;
    racks_[turn_.to_move] = undo.rack;
    unseen_ = undo.unseen;
    in_bag_ = undo.in_bag;
    put_back_ = undo.put_back;
    hidden_ = undo.hidden;
    scores_ = undo.scores;
    for (const Stone& stone : undo.placed.stones) board_.take_back(stone.square);
}

void Position::place(const Place& place, const Chance& chance) {
    assert(!refusal(Action{place, chance}));
    Rack& rack = racks_[turn_.to_move];
    bool plays_again = false;
    for (const Stone& stone : place.stones) {
        board_.put(stone);
        give(rack, stone.tile());
        plays_again = plays_again || premium_at(stone.square) == Premium::replay;
    }
    scores_[turn_.to_move] += points_after(variant_, board_, place);
    draw(rack, chance);
    turn_.passes = turn_.swaps = 0;
    if (rack.empty()) {
        finish(Ending::out);
    } else {
        end_turn(plays_again);
    }
}

void Position::swap(const Swap& swap, const Chance& chance) {
    assert(!refusal(Action{swap, chance}));
    Rack& rack = racks_[turn_.to_move];
    swap.tiles.for_each([&](Tile tile) { give(rack, tile); });
    if (swap.unknown > 0) {
        // It may have been any of the rack, so that all of them are unknown from now on.
        unseen_ += rack.known;
        hidden_ += rack.known.size() - swap.unknown;
        rack = {{}, rack.size() - swap.unknown};
    }
    draw(rack, chance);
    unseen_ += swap.tiles;
    in_bag_ += swap.tiles;
    put_back_[turn_.to_move] += swap.tiles;
    turn_.passes = 0;
    ++turn_.swaps;
    end_turn(false);
    if (variant_.stall > 0 && turn_.swaps >= variant_.stall * seats()) finish(Ending::stalled);
}

void Position::pass() {
    assert(!refusal(Pass{}));
    turn_.swaps = 0;
    ++turn_.passes;
    end_turn(false);
    if (turn_.passes >= seats()) finish(Ending::blocked);
}

void Position::give(Rack& rack, Tile tile) {
    if (rack.known.contains(tile)) {
        rack.known.erase(tile);
        return;
    }
    --rack.unknown;
    --hidden_;
    unseen_.erase(tile);
}

void Position::draw(Rack& rack, const Chance& chance) {
    if (chance.empty()) return;
    // Those who did not draw do not know which tiles were.
    for_each_seat(seats(), [&](Seat seat) {
        if (seat != turn_.to_move && !put_back_[seat].empty()) put_back_[seat] = {};
    });
    Tiles& own = put_back_[turn_.to_move];
    for (const auto& tile : chance) {
        if (tile) {
            unseen_.erase(*tile);
            rack.known.insert(*tile);
            if (in_bag_.contains(*tile)) in_bag_.erase(*tile);
            if (own.contains(*tile)) own.erase(*tile);
        } else {
            ++hidden_;
            ++rack.unknown;
            in_bag_ = own = {};  // any of them may have been drawn
        }
    }
}

void Position::end_turn(bool plays_again) {
    turn_.has_moved[turn_.to_move] = true;
    if (!plays_again) turn_.to_move = turn_.to_move.next(seats());
}

void Position::finish(Ending ending) {
    turn_.ending = ending;
    turn_.is_settled = hidden_ == 0;
    if (!turn_.is_settled) return;  // left to whoever knows more
    for_each_seat(seats(), [&](Seat seat) {
        const Points left = racks_[seat].known.value();
        if (ending == Ending::out) {
            scores_[turn_.to_move] += left;  // the own rack is empty
        } else {
            scores_[seat] -= left;
        }
    });
}

RoundResult Position::result() const {
    assert(is_over());
    return {scores_, highest(scores_), false};
}

Position Position::seen_by(Seat seat) const {
    Position seen = *this;
    for_each_seat(seats(), [&](Seat other) {
        Rack& rack = seen.racks_[other];
        if (other == seat) return;
        seen.unseen_ += rack.known;
        seen.hidden_ += rack.known.size();
        rack = {{}, rack.size()};
        seen.put_back_[other] = {};
    });
    seen.in_bag_ = put_back_[seat];
    return seen;
}

Position Position::with_unknown_dealt(Random& random) const {
    Position dealt = *this;
    Tiles possible = perhaps_on_racks();
    for (Rack& rack : dealt.racks_) {
        for (; rack.unknown > 0; --rack.unknown) {
            const Tile tile = random_tile(possible, random);
            possible.erase(tile);
            dealt.unseen_.erase(tile);
            rack.known.insert(tile);
        }
    }
    dealt.hidden_ = 0;
    return dealt;
}

}  // namespace tercet::triolet
