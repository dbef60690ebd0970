#pragma once

#include <cassert>
#include <optional>

#include "base/random.hpp"
#include "game/ending.hpp"
#include "game/match.hpp"
#include "game/points.hpp"
#include "game/seat.hpp"
#include "game/viewer.hpp"
#include "heap/deal.hpp"
#include "heap/move.hpp"
#include "heap/variant.hpp"

namespace tercet::heap {

/// Whoever is to move puts a higher tile on the heap, which scores its number, and draws; or passes
/// if no tile of the rack is higher. Who has no tile left, or whoever passed last of all, ends the
/// round.
class Position {
    struct State {
        PerSeat<Rack> racks;
        Tiles unseen = Tiles::all();
        int top = 0;  ///< 0: nothing lies there yet
        int placed = 0;
        int passes = 0;  ///< in a row
        Seat to_move;
        Scores scores;
        std::optional<Ending> ending;

        bool operator==(const State&) const = default;
    };

public:
    using Undo = State;

    Position(const Variant& variant, const Deal& deal) : variant_{variant}, starter_{deal.starter} {
        state_.racks = deal.racks;
        state_.to_move = deal.starter;
        state_.scores = Scores{deal.racks.seats()};
        for (const Rack& rack : deal.racks) {
            rack.known.for_each([&](Tile tile) { state_.unseen.erase(tile); });
        }
    }

    const Variant& variant() const { return variant_; }
    int seats() const { return state_.racks.seats(); }
    Seat starter() const { return starter_; }
    Seat to_move() const { return state_.to_move; }
    const Rack& rack(Seat seat) const { return state_.racks[seat]; }
    const Scores& scores() const { return state_.scores; }
    int top() const { return state_.top; }
    bool is_over() const { return state_.ending.has_value(); }
    std::optional<Ending> ending() const { return state_.ending; }
    /// What is left on the racks counts nothing.
    bool is_settled() const { return true; }
    RoundResult result() const { return {scores(), highest(scores())}; }
    int hidden_on_racks() const {
        int hidden = 0;
        for (const Rack& rack : state_.racks) hidden += rack.unknown;
        return hidden;
    }
    int stock() const {
        int left = kHighest - state_.placed;
        for (const Rack& rack : state_.racks) left -= rack.size();
        return left;
    }

    /// What the seat to move may place; of unknown tiles nothing.
    Tiles playable() const { return rack(to_move()).known.above(state_.top); }
    Points points_of(const Move& move) const {
        const auto* place = std::get_if<Place>(&move);
        return place == nullptr ? 0 : place->tile.number;
    }
    std::optional<Refusal> refusal(const Move& move) const {
        if (is_over()) return Refusal::round_is_over;
        const auto* place = std::get_if<Place>(&move);
        if (place == nullptr) {
            return playable().empty() ? std::nullopt : std::optional{Refusal::can_place};
        }
        const Rack& own = rack(to_move());
        const bool may_hold = own.unknown > 0 && state_.unseen.contains(place->tile);
        if (!own.known.contains(place->tile) && !may_hold) return Refusal::not_held;
        if (place->tile.number <= state_.top) return Refusal::too_low;
        return std::nullopt;
    }
    std::optional<Refusal> refusal(const Action& action) const {
        if (const auto why_not = refusal(action.move)) return why_not;
        if (action.chance.has_drawn != draws(action.move)) return Refusal::wrong_draw;
        if (action.chance.tile && !state_.unseen.contains(*action.chance.tile)) {
            return Refusal::not_in_stock;
        }
        return std::nullopt;
    }
    /// Whether a tile is drawn after the move.
    bool draws(const Move& move) const {
        return std::holds_alternative<Place>(move) && stock() > 0;
    }

    void play(const Move& move, const Chance& chance) {
        Rack& own = state_.racks[to_move()];
        if (const auto* place = std::get_if<Place>(&move)) {
            if (own.known.contains(place->tile)) {
                own.known.erase(place->tile);
            } else {
                --own.unknown;
                state_.unseen.erase(place->tile);
            }
            state_.top = place->tile.number;
            ++state_.placed;
            state_.passes = 0;
            state_.scores[to_move()] += place->tile.number;
            if (chance.tile) {
                own.known.insert(*chance.tile);
                state_.unseen.erase(*chance.tile);
            } else if (chance.has_drawn) {
                ++own.unknown;
            }
        } else {
            ++state_.passes;
        }
        if (own.empty()) state_.ending = Ending::out;
        if (state_.passes == seats()) state_.ending = Ending::blocked;
        if (!is_over()) state_.to_move = Seat{(to_move().index() + 1) % seats()};
    }
    Undo play_undoably(const Move& move, const Chance& chance) {
        const Undo undo = state_;
        play(move, chance);
        return undo;
    }
    void undo(const Undo& undo) { state_ = undo; }

    Position as_if_turn_of(Seat seat) const {
        Position other = *this;
        other.state_.to_move = seat;
        return other;
    }
    Position seen_by(Viewer viewer) const {
        Position seen = *this;
        for_each_seat(seats(), [&](Seat seat) {
            if (viewer.is(seat)) return;
            Rack& rack = seen.state_.racks[seat];
            rack.known.for_each([&](Tile tile) { seen.state_.unseen.insert(tile); });
            rack = {{}, rack.size()};
        });
        return seen;
    }
    Position with_unknown_dealt(Random& random) const {
        Position dealt = *this;
        for (Rack& rack : dealt.state_.racks) {
            for (; rack.unknown > 0; --rack.unknown) {
                const Tile tile = dealt.draw(random);
                rack.known.insert(tile);
                dealt.state_.unseen.erase(tile);
            }
        }
        return dealt;
    }
    /// Of those that nobody has seen.
    Tile draw(Random& random) const { return state_.unseen.draw(random); }

    bool operator==(const Position&) const = default;

private:
    Variant variant_;
    Seat starter_;
    State state_;
};

}  // namespace tercet::heap
