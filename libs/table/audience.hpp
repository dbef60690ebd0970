#pragma once

#include <variant>

#include "game/view.hpp"
#include "game/viewer.hpp"
#include "table/event.hpp"

namespace tercet::table {

/// What a viewer is told of an event. Law: a table that is told no more than this knows exactly
/// what the viewer may know (tests/table/audience_test.cpp).
template <class Game>
Event<Game> seen_by(Viewer viewer, Event<Game> event) {
    if (auto* dealt = std::get_if<Dealt<Game>>(&event)) {
        dealt->deal = as_seen_by(viewer, dealt->deal);
    } else if (auto* acted = std::get_if<Acted<Game>>(&event)) {
        if (!viewer.is(acted->seat)) acted->action = as_others_see(acted->action);
    }
    return event;
}

}  // namespace tercet::table
