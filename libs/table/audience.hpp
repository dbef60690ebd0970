#pragma once

#include <cassert>
#include <utility>
#include <variant>

#include "game/view.hpp"
#include "game/viewer.hpp"
#include "table/event.hpp"
#include "table/table.hpp"

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
    Viewer viewer() const { return viewer_; }

    bool operator==(const Seen&) const = default;

private:
    friend Seen seen_by<Game>(Viewer viewer, Event<Game> event);

    Seen(Viewer viewer, Event<Game> event) : viewer_{viewer}, event_{std::move(event)} {}

    Viewer viewer_;
    Event<Game> event_;
};

template <class Game>
Seen<Game> seen_by(Viewer viewer, Event<Game> event) {
    if (auto* dealt = std::get_if<Dealt<Game>>(&event)) {
        dealt->deal = as_seen_by(viewer, dealt->deal);
    } else if (auto* acted = std::get_if<Acted<Game>>(&event)) {
        if (!viewer.is(acted->seat)) acted->action = as_others_see(acted->action);
    }
    return Seen<Game>{viewer, std::move(event)};
}

/// A match as a viewer knows it: a table that can be told nothing else.
template <class Game>
class KnownTable {
public:
    KnownTable(Viewer viewer, const typename Game::Variant& variant, int seats)
        : viewer_{viewer}, table_{variant, seats} {}

    Viewer viewer() const { return viewer_; }
    /// What the same viewer was told.
    void apply(const Seen<Game>& seen) {
        assert(seen.viewer() == viewer_);
        table_.apply(seen.event());
    }
    /// All that can be asked of it is known to the viewer.
    const Table<Game>* operator->() const { return &table_; }

private:
    Viewer viewer_;
    Table<Game> table_;
};

/// A position with nothing hidden in it from whoever looks: that of a view, or of what a viewer
/// was told. Whoever shows a position is given this. What it was made from must outlive it.
template <class Game>
class Sight {
public:
    // NOLINTNEXTLINE(google-explicit-constructor): a view is a sight
    Sight(const typename Game::View& view) : position_{&view.table()} {}
    explicit Sight(const KnownTable<Game>& known) : position_{&known->position()} {}

    const typename Game::Position& operator*() const { return *position_; }
    const typename Game::Position* operator->() const { return position_; }

private:
    const typename Game::Position* position_;
};

}  // namespace tercet::table
