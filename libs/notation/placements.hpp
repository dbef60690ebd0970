#pragma once

#include <map>
#include <string>

#include "game/points.hpp"

namespace tercet::notation {

/// Every legal placement of known tiles in normal form, with its points.
template <class Notation>
std::map<std::string, Points> placements(const typename Notation::Game::Position& position) {
    using Game = typename Notation::Game;
    std::map<std::string, Points> all;
    for_each_placement(position, [&](const typename Game::Placement& place) {
        all.emplace(Notation::write_action({place, {}}), position.points_of(place));
    });
    return all;
}

}  // namespace tercet::notation
