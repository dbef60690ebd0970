#include "notation/rule_json.hpp"

#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "triominos/game.hpp"

namespace tercet::notation {
namespace {

std::optional<RuleValue> value_of(const std::string& text) { return rule_value(*parse_json(text)); }

TEST(RuleJson, EveryKindOfValueComesBackAsItWas) {
    const std::vector<RuleValue> values = {
        RuleValue{},
        true,
        false,
        std::int64_t{0},
        std::int64_t{-7},
        std::int64_t{9223372036854775807},
        std::string{"simple"},
        std::string{"\u202e"},
        std::vector<std::int64_t>{},
        std::vector<std::int64_t>{50, 60, 70},
        BySeats{},
        BySeats{{1, 9}, {2, 9}, {6, 6}},
    };
    for (const auto& value : values)
        EXPECT_EQ(rule_value(rule_json(value)), value) << text_of(value);
}

TEST(RuleJson, EveryFieldOfEveryPresetComesBackAsItWas) {
    for (const auto& preset : triominos::presets()) {
        for (const auto& field : triominos::rule_fields()) {
            const RuleValue value = field.read(preset.variant);
            EXPECT_EQ(rule_value(rule_json(value)), value) << field.name;
            EXPECT_TRUE(field.domain.contains(*rule_value(rule_json(value)))) << field.name;
        }
    }
}

TEST(RuleJson, NumbersThatAreNotWholeAreNoRule) {
    for (const std::string text : {"1.9", "1.0", "1e3", "99999999999999999999", "[1,2.5,3]",
                                   "[1,1e1,3]", R"({"2":9.0})", R"({"2":99999999999999999999})"}) {
        EXPECT_EQ(value_of(text), std::nullopt) << text;
    }
}

TEST(RuleJson, ListsHoldNumbersAndObjectsNumbersByPlayers) {
    for (const std::string text :
         {R"(["1"])", "[null]", "[[1]]", "[true]", "[{}]", R"({"2":"9"})", R"({"2":null})",
          R"({"2":[9]})", R"({"x":9})", R"({"":9})", R"({"0":9})", R"({"10":9})", R"({"02":9})",
          R"({" 2":9})", R"({"-2":9})", R"({"2.0":9})"}) {
        EXPECT_EQ(value_of(text), std::nullopt) << text;
    }
}

}  // namespace
}  // namespace tercet::notation
