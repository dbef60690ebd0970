#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "game/match.hpp"
#include "game/rule_field.hpp"
#include "triolet/move.hpp"

namespace tercet::triolet {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 4;

/// Who may not complete a block of 2x2: a player on their first turn, or the first four tiles of
/// the game.
enum class Squares { own_first_turn, first_four };

/// A rule set: an edition, or house rules.
struct Variant {
    int least_players = kMinPlayers;
    int most_players = kMaxPlayers;
    int rack_size = kRackSize;
    int out_of_play = 3;
    int exchange_minimum = 5;  ///< tiles in the bag
    int trio_bonus = 15;
    int triolet_bonus = 50;
    Squares squares = Squares::own_first_turn;
    int stall =
        3;  ///< this number of exchanges in a row, times the players, end the game; 0: never
    MatchRules match{.kind = MatchKind::single,
                     .limit = 1000,
                     .limit_reached = LimitReached::reach,
                     .limit_winner = LimitWinner::highest,
                     .rounds = 1};
    std::optional<int> turn_seconds;

    bool allows(int seats) const { return least_players <= seats && seats <= most_players; }
    bool operator==(const Variant&) const = default;
};

using Preset = tercet::Preset<Variant>;

/// All editions; the first is the default.
const std::vector<Preset>& presets();

/// Every rule by name, in the order of the documentation.
const std::vector<RuleField<Variant>>& rule_fields();

/// Why a variant cannot be played, or nothing. Checks every field and what they mean together.
std::optional<RuleProblem> problem(const Variant& variant);

}  // namespace tercet::triolet
