#include "triolet/variant.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <utility>

#include "triolet/tile.hpp"

namespace tercet::triolet {
namespace {

std::vector<Preset> make_presets() {
    Variant booklet;
    booklet.squares = Squares::first_four;
    return {{"gigamic-2017", "Gigamic's sheet of 2017", Variant{}},
            {"djgames-1996", "the French booklet of 1996", booklet}};
}

RuleField<Variant> players_field() {
    return {"players",
            {.kind = RuleDomain::Kind::integers,
             .min = kMinPlayers,
             .max = kMaxPlayers,
             .count = 2,
             .choices = {}},
            [](const Variant& variant) -> RuleValue {
                return std::vector<std::int64_t>{variant.least_players, variant.most_players};
            },
            [](Variant& variant, const RuleValue& value) {
                const auto& players = *std::get_if<std::vector<std::int64_t>>(&value);
                variant.least_players = static_cast<int>(players[0]);
                variant.most_players = static_cast<int>(players[1]);
            }};
}

std::vector<RuleField<Variant>> make_fields() {
    std::vector<RuleField<Variant>> fields = {
        players_field(),
        integer_field<Variant>(
            "rack_size", kRackSize, kRackSize, [](auto& v) -> auto& { return v.rack_size; }),
        integer_field<Variant>(
            "out_of_play", 0, kTileCount - kMaxPlayers * kRackSize,
            [](auto& v) -> auto& { return v.out_of_play; }),
        integer_field<Variant>(
            "exchange_minimum", 1, kTileCount, [](auto& v) -> auto& { return v.exchange_minimum; }),
        integer_field<Variant>(
            "trio_bonus", 0, 1000, [](auto& v) -> auto& { return v.trio_bonus; }),
        integer_field<Variant>(
            "triolet_bonus", 0, 1000, [](auto& v) -> auto& { return v.triolet_bonus; }),
        choice_field<Variant>(
            "squares", [](auto& v) -> auto& { return v.squares; },
            [] {
                return std::array<std::string_view, 2>{"own-first-turn", "first-four"};
            }),
        integer_field<Variant>(
            "stall", 0, 100, [](auto& v) -> auto& { return v.stall; }),
    };
    for (auto& field : match_fields<Variant>()) fields.push_back(std::move(field));
    return fields;
}

}  // namespace

const std::vector<Preset>& presets() {
    static const std::vector<Preset> all = make_presets();
    return all;
}

const std::vector<RuleField<Variant>>& rule_fields() {
    static const std::vector<RuleField<Variant>> all = make_fields();
    return all;
}

std::optional<RuleProblem> problem(const Variant& variant) {
    if (auto outside = problem_with_values(rule_fields(), variant)) return outside;
    if (variant.least_players > variant.most_players) {
        return RuleProblem{RuleProblem::Code::fewest_above_most, "players", {}};
    }
    return std::nullopt;
}

}  // namespace tercet::triolet
