#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "base/random.hpp"
#include "game/points.hpp"

namespace tercet::ai {

namespace detail {
/// The weight of more points than this, or of fewer than as many below zero, is the same.
inline constexpr Points kMostPoints = 40;
/// For each number of points, the lowest first. Multiplied out, so that it is the same on every
/// machine.
inline constexpr auto kChoiceWeights = [] {
    std::array<double, 2 * kMostPoints + 1> all{};
    constexpr double kQuarterPower = 1.2840254166877414;  // e to the power of 1/4
    double weight = 4.5399929762484854e-05;               // e to the power of -10
    for (double& each : all) {
        each = weight;
        weight *= kQuarterPower;
    }
    return all;
}();
}  // namespace detail

/// How likely a player is to choose a move for its points, compared with that of another: with 4
/// points more, e times as likely.
constexpr double choice_weight(Points points) {
    const Points index =
        std::clamp(points, -detail::kMostPoints, detail::kMostPoints) + detail::kMostPoints;
    return detail::kChoiceWeights[static_cast<std::size_t>(index)];
}

/// From 0 to 1, every number equally likely.
inline double fraction(Random& random) {
    return static_cast<double>(random.next() >> 11U) * 0x1.0p-53;
}

}  // namespace tercet::ai
