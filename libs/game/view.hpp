#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "game/match.hpp"
#include "game/seat.hpp"

namespace tercet {

/// How a round came about.
template <class Deal, class Action>
struct Past {
    struct Event {
        Seat seat;
        Action action;

        bool operator==(const Event&) const = default;
    };
    Deal deal;
    std::vector<Event> events;

    bool operator==(const Past&) const = default;
};

/// Exactly what one seat may know. Whoever shows, sends or thinks is given this, never a Position:
/// other racks and the tiles that others drew are not in it at all.
template <class Position, class Deal, class Action>
class View {
public:
    using Past = tercet::Past<Deal, Action>;

    /// The table alone, as that of a match that begins.
    View(const Position& position, Seat seat)
        : View{seat, position.seen_by(seat), Match{position.variant().match, position.seats()}} {}
    /// With what is known of the match, and of how the round came about.
    View(const Position& position, Seat seat, const Match& match, Past past)
        : View{seat, position.seen_by(seat), match} {
        for_each_seat(position.seats(), [&](Seat other) {
            auto& rack = past.deal.racks[other];
            if (other != seat) rack = {{}, rack.size()};
        });
        for (auto& event : past.events) {
            if (event.seat != seat) event.action = as_others_see(event.action);
        }
        past_ = std::move(past);
    }
    /// Every rack is known: for measurements, never for an opponent.
    static View of_everything(const Position& position, Seat seat, const Match& match) {
        return {seat, position, match};
    }

    Seat seat() const { return seat_; }
    /// The table with every other rack unknown.
    const Position& table() const { return table_; }
    /// The rounds before this one.
    const Match& match() const { return match_; }
    /// The round so far, if it was told.
    const std::optional<Past>& past() const { return past_; }

    bool operator==(const View&) const = default;

private:
    View(Seat seat, const Position& table, const Match& match)
        : seat_{seat}, table_{table}, match_{match} {}

    Seat seat_;
    Position table_;
    Match match_;
    std::optional<Past> past_;
};

/// The deal of a round that has not begun.
template <class Deal, class Position>
Deal deal_of(const Position& start) {
    Deal deal{decltype(Deal::racks){start.seats()}, start.starter()};
    for_each_seat(start.seats(), [&](Seat seat) { deal.racks[seat] = start.rack(seat); });
    return deal;
}

/// A position that this seat cannot tell from the truth.
template <class Position, class Deal, class Action>
Position sample(const View<Position, Deal, Action>& view, Random& random) {
    return view.table().with_unknown_dealt(random);
}

}  // namespace tercet
