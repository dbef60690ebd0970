#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "ai/skill.hpp"

namespace tercet::ai {

/// How much a player may think. What is not given is its own.
struct Budget {
    std::optional<std::int64_t> playouts;      ///< a decision
    std::optional<std::int64_t> milliseconds;  ///< a decision; playouts do not matter then

    bool operator==(const Budget&) const = default;
};

/// A player as it is written: `greedy`, `master:playouts=400`, `master:ms=200`,
/// `master:without=inference`.
struct Bot {
    std::string_view name;
    Budget budget;
    std::vector<bool Skill::*> without;  ///< to see what they are worth

    bool operator==(const Bot&) const = default;
};

/// None if it is not written like that. Whether there is such a player is for others to say.
std::optional<Bot> parse_bot(std::string_view text);

}  // namespace tercet::ai
