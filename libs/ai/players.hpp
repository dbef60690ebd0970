#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string_view>

#include "ai/bot.hpp"
#include "ai/careless_player.hpp"
#include "ai/player.hpp"
#include "ai/search_model_of.hpp"
#include "ai/search_player.hpp"
#include "ai/simple_players.hpp"

namespace tercet::ai {

/// The names that make_player() knows, weak ones first; `seer` is for measurements only.
inline constexpr std::array<std::string_view, 8> kPlayerNames = {
    "random", "novice", "casual", "greedy", "club", "expert", "master", "seer"};

/// Those whom people may choose to play against.
constexpr bool is_opponent(std::string_view name) {
    return name != "seer" &&
           std::find(kPlayerNames.begin(), kPlayerNames.end(), name) != kPlayerNames.end();
}

/// A computer player as it is written, or nothing.
template <class Game>
std::unique_ptr<Player<Game>> make_player(std::string_view text) {
    const auto bot = parse_bot(text);
    if (!bot) return nullptr;
    const std::string_view name = bot->name;
    if (auto skill = SearchModelOf<Game>::skill_of(name)) {
        for (const auto part : bot->without) {
            if (!(*skill.*part)) return nullptr;  // it would play without it anyhow
            *skill.*part = false;
        }
        return std::make_unique<SearchPlayer<Game>>(*skill, bot->budget, name == "seer");
    }
    if (*bot != Bot{name, {}, {}}) return nullptr;
    if (name == "random") return std::make_unique<RandomPlayer<Game>>();
    if (name == "greedy") return std::make_unique<GreedyPlayer<Game>>();
    if (name == "novice") return std::make_unique<CarelessPlayer<Game>>(0.35);
    if (name == "casual") return std::make_unique<CarelessPlayer<Game>>(0.75);
    return nullptr;
}

}  // namespace tercet::ai
