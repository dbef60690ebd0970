#pragma once

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>

#include "ai/bot.hpp"
#include "ai/careless_player.hpp"
#include "ai/player.hpp"
#include "ai/player_names.hpp"
#include "ai/search_model_of.hpp"
#include "ai/search_player.hpp"
#include "ai/simple_players.hpp"
#include "base/expected.hpp"

namespace tercet::ai {

/// A computer player as it is written.
template <class Game>
Expected<std::unique_ptr<Player<Game>>, BotProblem> checked_player(std::string_view text) {
    using Code = BotProblem::Code;
    const std::string_view name = text.substr(0, text.find(':'));
    if (std::find(kPlayerNames.begin(), kPlayerNames.end(), name) == kPlayerNames.end()) {
        return Unexpected{BotProblem{Code::no_such_bot, name, {}}};
    }
    const auto bot = parse_bot(text);
    if (const auto skill = SearchModelOf<Game>::skill_of(name)) {
        if (!bot) return Unexpected{bot.error()};
        const auto rest = skill_without(*skill, *bot);
        if (!rest) return Unexpected{rest.error()};
        return std::unique_ptr<Player<Game>>{
            std::make_unique<SearchPlayer<Game>>(*rest, bot->budget, name == names::kSeer)};
    }
    if (name != text) {
        return Unexpected{BotProblem{Code::takes_no_options, name, text.substr(name.size() + 1)}};
    }
    std::unique_ptr<Player<Game>> player;
    if (name == names::kRandom) player = std::make_unique<RandomPlayer<Game>>();
    if (name == names::kGreedy) player = std::make_unique<GreedyPlayer<Game>>();
    if (name == names::kNovice) player = std::make_unique<CarelessPlayer<Game>>(0.35);
    if (name == names::kCasual) player = std::make_unique<CarelessPlayer<Game>>(0.75);
    return player;
}

/// The same, or nothing.
template <class Game>
std::unique_ptr<Player<Game>> make_player(std::string_view text) {
    auto player = checked_player<Game>(text);
    return player ? std::move(*player) : nullptr;
}

}  // namespace tercet::ai
