#pragma once

#include <utility>
#include <variant>

#include "game/view.hpp"
#include "game/viewer.hpp"
#include "table/event.hpp"

namespace tercet::table {

template <class Game>
class Seen;

/// What a viewer is told of an event. Law: a table that is told no more than this knows exactly
/// what the viewer may know (tests/table/audience_test.cpp).
template <class Game>
Seen<Game> seen_by(Viewer viewer, Event<Game> event);

/// An event as a viewer may know it: nothing hidden can be in it. Whoever shows or sends a match is
/// given these.
template <class Game>
class Seen {
public:
    const Event<Game>& event() const { return event_; }

    bool operator==(const Seen&) const = default;

private:
    friend Seen seen_by<Game>(Viewer viewer, Event<Game> event);

    explicit Seen(Event<Game> event) : event_{std::move(event)} {}

    Event<Game> event_;
};

template <class Game>
Seen<Game> seen_by(Viewer viewer, Event<Game> event) {
    if (auto* dealt = std::get_if<Dealt<Game>>(&event)) {
        dealt->deal = as_seen_by(viewer, dealt->deal);
    } else if (auto* acted = std::get_if<Acted<Game>>(&event)) {
        if (!viewer.is(acted->seat)) acted->action = as_others_see(acted->action);
    }
    return Seen<Game>{std::move(event)};
}

}  // namespace tercet::table
