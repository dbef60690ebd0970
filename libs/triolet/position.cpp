#include "triolet/position.hpp"

#include <algorithm>
#include <cassert>

#include "triolet/scoring.hpp"

namespace tercet::triolet {

Position::Position(const Variant& variant, const Deal& deal)
    : variant_{variant},
      racks_{deal.racks},
      unseen_{Tiles::all()},
      returned_by_{deal.racks.seats()},
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

int Position::draws_after(const Move& move) const {
    if (const auto* swap = std::get_if<Swap>(&move)) return swap->size();
    const auto* place = std::get_if<Place>(&move);
    if (place == nullptr) return 0;
    const int left = racks_[turn_.to_move].size() - static_cast<int>(place->tiles.size());
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
    Undo undo{turn_, racks_[turn_.to_move], unseen_, returned_, returned_by_, hidden_, scores_, {}};
    if (const auto* place = std::get_if<Place>(&move)) undo.placed = *place;
    play(move, chance);
    return undo;
}

void Position::undo(const Undo& undo) {
    turn_ = undo.turn;
    racks_[turn_.to_move] = undo.rack;
    unseen_ = undo.unseen;
    returned_ = undo.returned;
    returned_by_ = undo.returned_by;
    hidden_ = undo.hidden;
    scores_ = undo.scores;
    for (const PlacedTile& placed_tile : undo.placed.tiles) board_.take_back(placed_tile.square);
}

void Position::place(const Place& place, const Chance& chance) {
    assert(!refusal(Action{place, chance}));
    Rack& rack = racks_[turn_.to_move];
    bool plays_again = false;
    for (const PlacedTile& placed_tile : place.tiles) {
        board_.put(placed_tile);
        for_each_seat(seats(), [&](Seat seat) {
            if (seat != turn_.to_move) returned_by_[seat].turn_up(placed_tile.tile());
        });
        give(rack, placed_tile.tile());
        plays_again = plays_again || premium_at(placed_tile.square) == Premium::replay;
    }
    scores_[turn_.to_move] += points_after(variant_, board_, place);
    draw(rack, chance);
    find_in_bag();
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
        returned_.lost_sight_of += rack.known;
        returned_by_[turn_.to_move].lost_sight_of += rack.known;
        hidden_ += rack.known.size() - swap.unknown;
        rack = {{}, rack.size() - swap.unknown};
    }
    draw(rack, chance);
    unseen_ += swap.tiles;
    returned_.in_bag += swap.tiles;
    returned_by_[turn_.to_move].in_bag += swap.tiles;
    find_in_bag();
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
    returned_.turn_up(tile);
    returned_by_[turn_.to_move].turn_up(tile);
}

void Position::find_in_bag() {
    if (hidden_ == 0 && !returned_.empty()) returned_.find_in_bag();
    for_each_seat(seats(), [&](Seat seat) {
        Returned& returned = returned_by_[seat];
        if (!returned.empty() && hidden_from(seat) == 0) returned.find_in_bag();
    });
}

int Position::hidden_from(Seat seat) const {
    int hidden = racks_[seat].unknown;
    for_each_seat(seats(), [&](Seat other) { hidden += other == seat ? 0 : racks_[other].size(); });
    return hidden;
}

void Position::draw(Rack& rack, const Chance& chance) {
    if (chance.empty()) return;
    for_each_seat(seats(), [&](Seat seat) {
        if (seat != turn_.to_move && !returned_by_[seat].empty()) returned_by_[seat].draw_unseen();
    });
    Returned& own = returned_by_[turn_.to_move];
    for (const auto& tile : chance) {
        if (tile) {
            unseen_.erase(*tile);
            rack.known.insert(*tile);
            returned_.draw(*tile);
            own.draw(*tile);
        } else {
            ++hidden_;
            ++rack.unknown;
            returned_.draw_unseen();
            own.draw_unseen();
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
            scores_[turn_.to_move] += left;  // whose own rack is empty
        } else {
            scores_[seat] -= left;
        }
    });
}

RoundResult Position::result() const {
    assert(is_over());
    return {scores_, highest(scores_), false};
}

Position Position::as_if_turn_of(Seat seat) const {
    Position other = *this;
    other.turn_.to_move = seat;
    return other;
}

Position Position::seen_by(Viewer viewer) const {
    Position seen = *this;
    seen.returned_ = {};
    for_each_seat(seats(), [&](Seat seat) {
        if (viewer.is(seat)) {
            seen.returned_ = returned_by_[seat];
            return;
        }
        Rack& rack = seen.racks_[seat];
        seen.unseen_ += rack.known;
        seen.hidden_ += rack.known.size();
        rack = {{}, rack.size()};
        seen.returned_by_[seat] = {};
    });
    return seen;
}

Position Position::with_unknown_dealt(Random& random) const {
    return with_unknown_dealt(PerSeat<Tiles>{seats()}, random);
}

Position Position::with_unknown_dealt(const PerSeat<Tiles>& held, Random& random) const {
    Position dealt = *this;
    Tiles possible = perhaps_on_racks();
    const auto give = [&](Rack& rack, Tile tile) {
        dealt.unseen_.erase(tile);
        dealt.returned_.turn_up(tile);
        rack.known.insert(tile);
        --rack.unknown;
    };
    for_each_seat(seats(), [&](Seat seat) {
        possible -= held[seat];
        held[seat].for_each([&](Tile tile) { give(dealt.racks_[seat], tile); });
    });
    if (!lost_sight_of().empty()) {
        // Not every tile can be out of play.
        Tiles perhaps_out = possible;
        perhaps_out -= dealt.lost_sight_of();
        for (int i = 0; i < variant_.out_of_play; ++i) {
            const Tile tile = random_tile(perhaps_out, random);
            perhaps_out.erase(tile);
            possible.erase(tile);
        }
    }
    for (Rack& rack : dealt.racks_) {
        while (rack.unknown > 0) {
            const Tile tile = random_tile(possible, random);
            possible.erase(tile);
            give(rack, tile);
        }
    }
    dealt.hidden_ = 0;
    dealt.find_in_bag();
    return dealt;
}

}  // namespace tercet::triolet
