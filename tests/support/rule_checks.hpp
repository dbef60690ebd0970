#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "game/rule_field.hpp"

namespace tercet {

/// What a rule may be, by its name.
template <class Game>
const RuleDomain& domain(std::string_view name) {
    for (const auto& field : Game::rule_fields()) {
        if (field.name == name) return field.domain;
    }
    throw std::invalid_argument{"no field " + std::string{name}};
}

inline RuleValue number(std::int64_t value) { return value; }
inline RuleValue word(const char* value) { return std::string{value}; }

template <class Game>
void expect_numbers(const char* name, std::int64_t min, std::int64_t max) {
    SCOPED_TRACE(name);
    const RuleDomain& numbers = domain<Game>(name);
    EXPECT_TRUE(numbers.contains(number(min)));
    EXPECT_TRUE(numbers.contains(number(max)));
    EXPECT_FALSE(numbers.contains(number(min - 1)));
    EXPECT_FALSE(numbers.contains(number(max + 1)));
    EXPECT_FALSE(numbers.contains(number((std::int64_t{1} << 32U) + min)));
    EXPECT_FALSE(numbers.contains(word("1")));
}

template <class Game>
void expect_words(const char* name, const std::vector<const char*>& words) {
    SCOPED_TRACE(name);
    const RuleDomain& choices = domain<Game>(name);
    EXPECT_EQ(choices.choices.size(), words.size());
    for (const auto* each : words) EXPECT_TRUE(choices.contains(word(each)));
    EXPECT_FALSE(choices.contains(word("other")));
    EXPECT_FALSE(choices.contains(number(0)));
}

/// Those of match and time, which all games share.
template <class Game>
void expect_match_fields() {
    expect_numbers<Game>("limit", 1, 100'000);
    expect_numbers<Game>("rounds", 1, 1000);
    expect_numbers<Game>("turn_seconds", 1, 86'400);
    expect_words<Game>("match", {"single", "points", "rounds"});
    expect_words<Game>("limit_reached", {"exceed", "reach"});
    expect_words<Game>("limit_winner", {"highest", "first"});
    EXPECT_TRUE(domain<Game>("turn_seconds").contains(std::monostate{}));
}

/// The field whose value makes the rules impossible, after a change to the default.
template <class Game, class Change>
std::string field_of_problem(Change change) {
    auto variant = Game::presets().front().variant;
    change(variant);
    const auto found = problem(variant);
    if (!found) return "none";
    EXPECT_EQ(found->code, RuleProblem::Code::bad_value);
    return found->field;
}

}  // namespace tercet
