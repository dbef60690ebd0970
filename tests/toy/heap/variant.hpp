#pragma once

#include <optional>
#include <vector>

#include "game/match.hpp"
#include "game/rule_field.hpp"
#include "heap/tile.hpp"

namespace tercet::heap {

struct Variant {
    int rack_size = 4;
    MatchRules match;
    std::optional<int> turn_seconds;

    bool allows(int seats) const { return 2 <= seats && seats <= 4; }
    bool operator==(const Variant&) const = default;
};

inline const std::vector<Preset<Variant>>& presets() {
    static const std::vector<Preset<Variant>> all{{"plain", "four tiles each", {}},
                                                  {"short", "two tiles each", {2, {}, {}}}};
    return all;
}

inline const std::vector<RuleField<Variant>>& rule_fields() {
    static const auto all = [] {
        auto fields = match_fields<Variant>();
        fields.insert(fields.begin(), integer_field<Variant>(
                                          "rack_size", 1, kHighest / 4, [](auto& variant) -> auto& {
                                              return variant.rack_size;
                                          }));
        return fields;
    }();
    return all;
}

inline std::optional<RuleProblem> problem(const Variant& variant) {
    return problem_with_values(rule_fields(), variant);
}

}  // namespace tercet::heap
