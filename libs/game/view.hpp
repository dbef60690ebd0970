#pragma once

#include <cassert>
#include <optional>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "game/match.hpp"
#include "game/seat.hpp"
#include "game/viewer.hpp"

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

/// A deal as a viewer may know it.
template <class Deal>
Deal as_seen_by(Viewer viewer, Deal deal) {
    for_each_seat(deal.racks.seats(), [&](Seat seat) {
        auto& rack = deal.racks[seat];
        if (!viewer.is(seat)) rack = {{}, rack.size()};
    });
    return deal;
}

/// A round that is being played, as a viewer may know it.
template <class Deal, class Action>
Past<Deal, Action> as_seen_by(Viewer viewer, Past<Deal, Action> past) {
    past.deal = as_seen_by(viewer, std::move(past.deal));
    for (auto& event : past.events) {
        if (!viewer.is(event.seat)) event.action = as_others_see(event.action);
    }
    return past;
}

/// Exactly what one viewer may know. Whoever shows, sends or thinks is given this, never a
/// Position: other racks and the tiles that others drew are not in it at all.
template <class Position, class Deal, class Action>
class View {
public:
    using Past = tercet::Past<Deal, Action>;

    /// The table alone, as that of a match that begins.
    View(const Position& position, Viewer viewer)
        : View{viewer, position.seen_by(viewer),
               Match{position.variant().match, position.seats()}} {}
    /// With what is known of the match, and of how the round came about.
    View(const Position& position, Viewer viewer, const Match& match, Past past)
        : View{viewer, position.seen_by(viewer), match} {
        past_ = as_seen_by(viewer, std::move(past));
    }
    /// A round whose end has laid everything open.
    static View of_ended_round(const Position& position, Viewer viewer, const Match& match,
                               Past past) {
        View view{viewer, position, match};
        view.past_ = std::move(past);
        return view;
    }
    /// Every rack is known: for measurements, never for an opponent.
    static View of_everything(const Position& position, Seat seat, const Match& match) {
        return {seat, position, match};
    }

    /// The same at the beginning of a seat's turn, for those who think ahead.
    View as_if_turn_of(Seat seat) const {
        View ahead = *this;
        ahead.table_ = table_.as_if_turn_of(seat);
        return ahead;
    }

    Viewer viewer() const { return viewer_; }
    /// Not for a watcher.
    Seat seat() const {
        assert(viewer_.seat());
        return *viewer_.seat();
    }
    /// The table with every other rack unknown.
    const Position& table() const { return table_; }
    /// The match, with all that the round so far changes in it.
    const Match& match() const { return match_; }
    /// The round so far, if it was told.
    const std::optional<Past>& past() const { return past_; }

    bool operator==(const View&) const = default;

private:
    View(Viewer viewer, const Position& table, const Match& match)
        : viewer_{viewer}, table_{table}, match_{match} {}

    Viewer viewer_;
    Position table_;
    Match match_;
    std::optional<Past> past_;
};

/// A position that this seat cannot tell from the truth.
template <class Position, class Deal, class Action>
Position sample(const View<Position, Deal, Action>& view, Random& random) {
    return view.table().with_unknown_dealt(random);
}

}  // namespace tercet
