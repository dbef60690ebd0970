#pragma once

#include <optional>

#include "ai/player.hpp"
#include "game/points.hpp"

namespace tercet::ai {

/// Uniform over legal placements; any other move only without one.
template <class Game>
class RandomPlayer final : public Player<Game> {
    typename Game::Move decide(const typename Game::View& view, Random& random,
                               const Means&) override {
        return random_move(view.table(), random);
    }
};

/// What scores most now. Ties go to the placement that comes first in the game's order; any other
/// move only without a placement.
template <class Game>
typename Game::Move greedy_move(const typename Game::Position& table) {
    std::optional<typename Game::Placement> best;
    Points most = 0;
    for_each_placement(table, [&](const auto& placement) {
        const Points points = table.points_of(placement);
        if (best && (points < most || (points == most && !(placement < *best)))) return;
        best = placement;
        most = points;
    });
    if (best) return *best;
    return move_without_placement(table);
}

template <class Game>
class GreedyPlayer final : public Player<Game> {
    typename Game::Move decide(const typename Game::View& view, Random&, const Means&) override {
        return greedy_move<Game>(view.table());
    }
};

}  // namespace tercet::ai
