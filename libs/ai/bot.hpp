#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "ai/skill.hpp"
#include "base/expected.hpp"

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

/// Why a text is no computer player.
struct BotProblem {
    enum class Code {
        no_such_bot,
        takes_no_options,  ///< it does not search
        no_such_option,    ///< neither `playouts=` nor `ms=` nor `without=`
        bad_amount,        ///< of `playouts=` or `ms=`
        second_budget,     ///< one of them was said before
        no_such_part,      ///< of `without=`
        left_out_twice,    ///< the part was named before
        plays_without_it,  ///< the player does not have the part
    };
    Code code;
    std::string_view bot;     ///< its name
    std::string_view option;  ///< as it is written; empty: it is the name that is wrong

    bool operator==(const BotProblem&) const = default;
};

/// The fewest and the most that a budget may be.
inline constexpr std::int64_t kLeastBudget = 1;
inline constexpr std::int64_t kMostBudget = 1'000'000'000;

/// The parts that a player can be made to do without, by name.
struct NamedPart {
    std::string_view name;
    bool Skill::*part;
};
inline constexpr std::array kSkillParts = {
    NamedPart{"inference", &Skill::infers}, NamedPart{"choice", &Skill::has_choice},
    NamedPart{"endgame", &Skill::ends_exactly}, NamedPart{"learning", &Skill::has_learned}};

/// Reads how it is written. Whether there is such a player is for others to say.
Expected<Bot, BotProblem> parse_bot(std::string_view text);

/// What is left of a skill, less the parts that the bot does without.
Expected<Skill, BotProblem> skill_without(const Skill& skill, const Bot& bot);

}  // namespace tercet::ai
