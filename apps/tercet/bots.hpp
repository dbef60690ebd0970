#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "ai/executor.hpp"
#include "ai/players.hpp"
#include "ai/self_play.hpp"
#include "game/rule_field.hpp"
#include "game/seat.hpp"
#include "notation/words.hpp"
#include "tercet/bot_words.hpp"
#include "tercet/message.hpp"

namespace tercet::app {

/// `greedy,random`.
inline std::vector<std::string> split_names(const std::string& names) {
    std::vector<std::string> all{{}};
    for (const char c : names) {
        if (c == ',') {
            all.emplace_back();
        } else {
            all.back() += c;
        }
    }
    return all;
}

/// For help texts.
inline std::string bots_help() {
    return fmt::format(
        "One bot a seat, with commas between: {}; NAME:playouts=400 or NAME:ms=200 says how long "
        "club and better think",
        fmt::join(ai::kPlayerNames, ", "));
}

/// Whether the rules allow that number of seats. If not, that is said.
template <class Variant>
bool allows_bots(const Variant& variant, const std::vector<std::string>& names) {
    if (names.size() <= kMaxSeats && variant.allows(static_cast<int>(names.size()))) return true;
    say("--bots, " + notation::sentence(seats_problem(variant, names.size())));
    return false;
}

/// One player a name. If there is no such player, that is said, and there are none.
template <class Game>
std::optional<ai::Players<Game>> made_players(const std::vector<std::string>& names) {
    ai::Players<Game> players;
    for (const std::string& name : names) {
        auto player = ai::checked_player<Game>(name);
        if (!player) {
            say("--bots: " + sentence(player.error()));
            return std::nullopt;
        }
        players.push_back(std::move(*player));
    }
    return players;
}

inline ai::Stop stop_after(std::int64_t milliseconds) {
    using Clock = std::chrono::steady_clock;
    return [end = Clock::now() + std::chrono::milliseconds{milliseconds}] {
        return Clock::now() >= end;
    };
}

}  // namespace tercet::app
