#pragma once

#include <cstdint>
#include <optional>

#include "ai/player.hpp"
#include "game/points.hpp"

namespace tercet::ai {

/// Overlooks things, as people do: takes what scores most of the placements that it noticed, each
/// of them with the same chance. Who notices none goes on as if there were none, if the rules let
/// that pass.
template <class Game>
class CarelessPlayer final : public Player<Game> {
public:
    explicit CarelessPlayer(double notices) : notices_{notices} {}

private:
    typename Game::Move decide(const typename Game::View& view, Random& random,
                               const Means&) override {
        const auto& table = view.table();
        std::optional<typename Game::Placement> best;
        std::optional<typename Game::Placement> any;
        Points most = 0;
        std::uint32_t count = 0;
        for_each_placement(table, [&](const auto& placement) {
            if (random.below(++count) == 0) any = placement;
            constexpr std::uint32_t kParts = 1000;
            if (random.below(kParts) >= notices_ * kParts) return;
            const Points points = table.points_of(placement);
            if (best && points <= most) return;
            best = placement;
            most = points;
        });
        if (best) return *best;
        const auto otherwise = move_without_placement(table);
        if (any && table.refusal(otherwise)) return *any;
        return otherwise;
    }

    double notices_;
};

}  // namespace tercet::ai
