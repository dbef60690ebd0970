#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "game/points.hpp"
#include "notation/record.hpp"
#include "table/table.hpp"

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

/// The same for what may be written next in the latest round. How its first action was meant may
/// depend on the placement that follows: then there are those that fit either reading.
template <class Notation>
std::map<std::string, Points> placements_after(const RoundRecord& round,
                                               const table::Table<typename Notation::Game>& table) {
    auto all = placements<Notation>(table.position());
    if (round.actions.empty()) return all;
    const std::string& written = round.actions.front();
    const auto& past = table.past();
    const auto& as_read = past.events.front().action;
    const auto as_written = Notation::parse_action(written, table.position(), {});
    if (!as_written || *as_written == as_read) return all;
    const typename Notation::Game::Position start{table.variant(), past.deal};
    auto other = start;
    for (std::size_t i = 0; i < past.events.size(); ++i) {
        const auto& action = i == 0 ? *as_written : past.events[i].action;
        if (other.refusal(action)) return all;
        other.play(action.move, action.chance);
    }
    std::vector<std::string> following{round.actions.begin() + 1, round.actions.end()};
    following.emplace_back();
    for (const auto& [text, points] : placements<Notation>(other)) {
        following.back() = text;
        const auto as_meant = Notation::parse_action(written, start, following);
        if (as_meant && *as_meant == *as_written) all.emplace(text, points);
    }
    return all;
}

}  // namespace tercet::notation
