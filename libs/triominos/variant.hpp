#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "game/match.hpp"
#include "game/rule_field.hpp"
#include "game/seat.hpp"

namespace tercet::triominos {

/// Which tiles may be placed after a draw.
enum class AfterDraw { drawn, any };
/// Whether a drawn tile that fits has to be placed.
enum class DrawnTile { must, may };
/// Who may pass when the pool is empty: only those who cannot place, or anyone.
enum class EmptyPoolPass { unable, any };
/// What a blocked round scores: everybody pays for their rack, or the lowest rack takes the
/// others'.
enum class Blocked { own, lowest };
enum class Scoring { standard, simple, none };

/// A rule set: an edition, or house rules.
struct Variant {
    /// Tiles dealt to each, by number of players; 0: not a game for that number.
    std::array<int, kMaxSeats + 1> rack_size{};
    int draws = 3;
    int draw_cost = 5;
    int lost_turn_cost = 10;
    AfterDraw after_draw = AfterDraw::drawn;
    DrawnTile drawn_tile = DrawnTile::must;
    EmptyPoolPass empty_pool_pass = EmptyPoolPass::any;
    bool equal_turns = false;
    Blocked blocked = Blocked::own;
    int bridge_bonus = 40;
    std::array<int, 3> hexagon_bonus = {50, 60, 70};
    int out_bonus = 25;
    Scoring scoring = Scoring::standard;
    MatchRules match;
    std::optional<int> turn_seconds;

    int rack_size_for(int seats) const { return rack_size[static_cast<std::size_t>(seats)]; }
    bool allows(int seats) const {
        return 1 <= seats && seats <= kMaxSeats && rack_size_for(seats) > 0;
    }
    bool operator==(const Variant&) const = default;
};

using Preset = tercet::Preset<Variant>;

/// All editions; the first is the default.
const std::vector<Preset>& presets();

/// Every rule by name, in the order of the documentation.
const std::vector<RuleField<Variant>>& rule_fields();

/// Why a variant cannot be played, or nothing. Checks every field and what they mean together.
std::optional<RuleProblem> problem(const Variant& variant);

}  // namespace tercet::triominos
