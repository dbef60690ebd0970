#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace tercet::ai {

namespace names {
inline constexpr std::string_view kRandom = "random";
inline constexpr std::string_view kNovice = "novice";
inline constexpr std::string_view kCasual = "casual";
inline constexpr std::string_view kGreedy = "greedy";
inline constexpr std::string_view kClub = "club";
inline constexpr std::string_view kExpert = "expert";
inline constexpr std::string_view kMaster = "master";
inline constexpr std::string_view kSeer = "seer";  ///< sees everything: for measurements only
}  // namespace names

/// Of all computer players, weak ones first.
inline constexpr std::array kPlayerNames = {names::kRandom, names::kNovice, names::kCasual,
                                            names::kGreedy, names::kClub,   names::kExpert,
                                            names::kMaster, names::kSeer};

/// Those whom people may choose to play against.
constexpr bool is_opponent(std::string_view name) {
    return name != names::kSeer &&
           std::find(kPlayerNames.begin(), kPlayerNames.end(), name) != kPlayerNames.end();
}

}  // namespace tercet::ai
