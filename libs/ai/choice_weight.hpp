#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "base/random.hpp"
#include "game/points.hpp"

namespace tercet::ai {

namespace detail {
inline constexpr Points kMostReady = 40;
/// Multiplied out, so that it is the same on every machine.
inline constexpr auto kReadiness = [] {
    std::array<double, 2 * kMostReady + 1> all{};
    constexpr double kQuarterPower = 1.2840254166877414;  // e to the power of 1/4
    double weight = 4.5399929762484854e-05;               // e to the power of -10
    for (double& each : all) {
        each = weight;
        weight *= kQuarterPower;
    }
    return all;
}();
}  // namespace detail

/// How readily a player does what scores so much: 4 points more, e times as likely. From 40 on it
/// makes no difference any more.
constexpr double choice_weight(Points points) {
    const Points index =
        std::clamp(points, -detail::kMostReady, detail::kMostReady) + detail::kMostReady;
    return detail::kReadiness[static_cast<std::size_t>(index)];
}

/// From 0 to 1, every number equally likely.
inline double fraction(Random& random) {
    return static_cast<double>(random.next() >> 11U) * 0x1.0p-53;
}

}  // namespace tercet::ai
