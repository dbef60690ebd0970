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
        return Game::random_move(view.table(), random);
    }
};

/// Most points now. Ties go to the placement that comes first in the game's order; any other move
/// only without a placement.
template <class Game>
class GreedyPlayer final : public Player<Game> {
    typename Game::Move decide(const typename Game::View& view, Random&, const Means&) override {
        const auto& table = view.table();
        std::optional<typename Game::Placement> best;
        Points most = 0;
        Game::for_each_placement(table, [&](const auto& placement) {
            const Points points = table.points_of(placement);
            if (best && (points < most || (points == most && !(placement < *best)))) return;
            best = placement;
            most = points;
        });
        if (best) return *best;
        return Game::move_without_placement(table);
    }
};

}  // namespace tercet::ai
