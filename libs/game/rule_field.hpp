#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/expected.hpp"
#include "game/match.hpp"
#include "game/seat.hpp"

namespace tercet {

/// Tiles by number of players: `{"2":9,"3":7}`. The keys are the numbers of players allowed.
using BySeats = std::map<int, std::int64_t>;

/// The value of one rule as plain data, the same for every game and every file format.
using RuleValue = std::variant<std::monostate, bool, std::int64_t, std::string,
                               std::vector<std::int64_t>, BySeats>;

/// What values a rule may take.
struct RuleDomain {
    enum class Kind { flag, choice, integer, optional_integer, integers, by_seats };

    Kind kind = Kind::flag;
    std::int64_t min = 0;
    std::int64_t max = 0;
    std::size_t count = 0;  ///< of integers
    std::vector<std::string_view> choices;

    bool contains(const RuleValue& value) const;
    bool operator==(const RuleDomain&) const = default;
};

/// Why a rule set is refused: the field, and a code for the reason.
struct RuleProblem {
    enum class Code {
        unknown_preset,
        unknown_field,
        no_value,              ///< a field is named, and nothing given to it
        bad_value,             ///< outside the field's domain
        too_many_tiles_dealt,  ///< players times rack size exceed the tiles there are
        no_points_to_count,    ///< a match to points, but no points are kept
        seats_not_allowed,     ///< the rules know no game for that number of players
        fewest_above_most,     ///< a range that holds nothing
        said_twice,            ///< value: the second
    };
    Code code;
    std::string field;
    std::string value;                    ///< as it was written, for unknown names and bad values
    std::optional<RuleDomain> allowed{};  ///< what may stand there instead

    bool operator==(const RuleProblem&) const = default;
};

/// One rule of a game by name: how to read it from and write it to the game's Variant.
template <class Variant>
struct RuleField {
    std::string_view name;
    RuleDomain domain;
    RuleValue (*read)(const Variant&);
    /// The value must be in the domain.
    void (*write)(Variant&, const RuleValue&);
};

/// An edition of the rules.
template <class Variant>
struct Preset {
    std::string_view name;
    std::string_view sheets;  ///< the edition in a few words
    Variant variant;
};

/// A rule set as people write it: a preset, and what differs from it.
struct RuleChoice {
    std::string preset;  ///< empty: the game's default
    std::vector<std::pair<std::string, RuleValue>> overrides;

    bool operator==(const RuleChoice&) const = default;
};

/// A value as people write it: `9`, `true`, `may`, `[50,60,70]`, `{"2":9}`.
std::string text_of(const RuleValue& value);

/// The names of presets or fields, as what may stand for one.
template <class Named>
RuleDomain one_of(const std::vector<Named>& all) {
    RuleDomain names{
        .kind = RuleDomain::Kind::choice, .min = 0, .max = 0, .count = 0, .choices = {}};
    for (const auto& named : all) names.choices.push_back(named.name);
    return names;
}

/// The variant that a choice of rules means. Game has presets(), rule_fields() and
/// problem(Variant).
template <class Game>
Expected<typename Game::Variant, RuleProblem> variant_of(const RuleChoice& choice) {
    using Code = RuleProblem::Code;
    const auto* preset = &Game::presets().front();
    if (!choice.preset.empty()) {
        preset = nullptr;
        for (const auto& candidate : Game::presets()) {
            if (candidate.name == choice.preset) preset = &candidate;
        }
        if (preset == nullptr) {
            return Unexpected{RuleProblem{Code::unknown_preset, "preset", choice.preset,
                                          one_of(Game::presets())}};
        }
    }
    auto variant = preset->variant;
    for (const auto& [name, value] : choice.overrides) {
        bool is_known = false;
        for (const auto& field : Game::rule_fields()) {
            if (field.name != name) continue;
            is_known = true;
            if (!field.domain.contains(value)) {
                return Unexpected{RuleProblem{Code::bad_value, name, text_of(value), field.domain}};
            }
            field.write(variant, value);
        }
        if (!is_known) {
            return Unexpected{
                RuleProblem{Code::unknown_field, name, {}, one_of(Game::rule_fields())}};
        }
    }
    if (const auto why_not = problem(variant)) return Unexpected{*why_not};
    return variant;
}

/// Why that number of people cannot play by these rules.
template <class Variant>
RuleProblem seats_problem(const Variant& variant, std::size_t seats) {
    static constexpr std::array<std::string_view, kMaxSeats> kNumbers = {"1", "2", "3",
                                                                         "4", "5", "6"};
    RuleDomain allowed{
        .kind = RuleDomain::Kind::choice, .min = 0, .max = 0, .count = 0, .choices = {}};
    for (int number = 1; number <= kMaxSeats; ++number) {
        if (!variant.allows(number)) continue;
        allowed.choices.push_back(kNumbers[static_cast<std::size_t>(number - 1)]);
    }
    return {RuleProblem::Code::seats_not_allowed, "seats", std::to_string(seats), allowed};
}

/// The first field whose value no rule set may have, if any.
template <class Variant>
std::optional<RuleProblem> problem_with_values(const std::vector<RuleField<Variant>>& fields,
                                               const Variant& variant) {
    for (const auto& field : fields) {
        const RuleValue value = field.read(variant);
        if (field.domain.contains(value)) continue;
        return RuleProblem{RuleProblem::Code::bad_value, std::string{field.name}, text_of(value),
                           field.domain};
    }
    return std::nullopt;
}

// Makers of fields. `Access` is a lambda without captures that gives a reference into the Variant.

template <class Variant, class Access>
RuleField<Variant> integer_field(std::string_view name, std::int64_t min, std::int64_t max,
                                 Access) {
    return {name,
            {.kind = RuleDomain::Kind::integer, .min = min, .max = max, .count = 0, .choices = {}},
            [](const Variant& variant) -> RuleValue { return std::int64_t{Access{}(variant)}; },
            [](Variant& variant, const RuleValue& value) {
                Access{}(variant) = static_cast<int>(*std::get_if<std::int64_t>(&value));
            }};
}

template <class Variant, class Access>
RuleField<Variant> flag_field(std::string_view name, Access) {
    return {name,
            {.kind = RuleDomain::Kind::flag, .min = 0, .max = 0, .count = 0, .choices = {}},
            [](const Variant& variant) -> RuleValue { return bool{Access{}(variant)}; },
            [](Variant& variant, const RuleValue& value) {
                Access{}(variant) = *std::get_if<bool>(&value);
            }};
}

/// `Names` gives the words for the enum's values 0, 1, ...
template <class Variant, class Access, class Names>
RuleField<Variant> choice_field(std::string_view name, Access, Names) {
    const auto words = Names{}();
    return {name,
            {.kind = RuleDomain::Kind::choice,
             .min = 0,
             .max = 0,
             .count = 0,
             .choices = {words.begin(), words.end()}},
            [](const Variant& variant) -> RuleValue {
                return std::string{Names{}()[static_cast<std::size_t>(Access{}(variant))]};
            },
            [](Variant& variant, const RuleValue& value) {
                const auto names = Names{}();
                auto& target = Access{}(variant);
                for (std::size_t i = 0; i < names.size(); ++i) {
                    if (names[i] != *std::get_if<std::string>(&value)) continue;
                    target = static_cast<std::remove_reference_t<decltype(target)>>(i);
                }
            }};
}

/// The fields that every game has: `match` and what belongs to it. The Variant has members
/// `MatchRules match` and `std::optional<int> turn_seconds`.
template <class Variant>
std::vector<RuleField<Variant>> match_fields() {
    return {
        choice_field<Variant>(
            "match", [](auto& v) -> auto& { return v.match.kind; },
            [] {
                return std::array<std::string_view, 3>{"single", "points", "rounds"};
            }),
        integer_field<Variant>(
            "limit", 1, 100'000, [](auto& v) -> auto& { return v.match.limit; }),
        choice_field<Variant>(
            "limit_reached", [](auto& v) -> auto& { return v.match.limit_reached; },
            [] {
                return std::array<std::string_view, 2>{"exceed", "reach"};
            }),
        choice_field<Variant>(
            "limit_winner", [](auto& v) -> auto& { return v.match.limit_winner; },
            [] {
                return std::array<std::string_view, 2>{"highest", "first"};
            }),
        integer_field<Variant>(
            "rounds", 1, 1000, [](auto& v) -> auto& { return v.match.rounds; }),
        {"turn_seconds",
         {.kind = RuleDomain::Kind::optional_integer,
          .min = 1,
          .max = 86'400,
          .count = 0,
          .choices = {}},
         [](const Variant& variant) -> RuleValue {
             if (!variant.turn_seconds) return std::monostate{};
             return std::int64_t{*variant.turn_seconds};
         },
         [](Variant& variant, const RuleValue& value) {
             const auto* seconds = std::get_if<std::int64_t>(&value);
             variant.turn_seconds =
                 seconds == nullptr ? std::nullopt : std::optional{static_cast<int>(*seconds)};
         }},
    };
}

}  // namespace tercet
