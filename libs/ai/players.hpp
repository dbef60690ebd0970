#pragma once

#include <array>
#include <memory>
#include <string_view>

#include "ai/player.hpp"
#include "ai/simple_players.hpp"

namespace tercet::ai {

/// The names that make_player() knows.
inline constexpr std::array<std::string_view, 2> kPlayerNames = {"random", "greedy"};

/// A computer player by name, or nothing.
template <class Game>
std::unique_ptr<Player<Game>> make_player(std::string_view name) {
    if (name == "random") return std::make_unique<RandomPlayer<Game>>();
    if (name == "greedy") return std::make_unique<GreedyPlayer<Game>>();
    return nullptr;
}

}  // namespace tercet::ai
