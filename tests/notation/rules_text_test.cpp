#include "notation/rules_text.hpp"

#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "triominos/game.hpp"

namespace tercet::notation {
namespace {

using Code = RuleProblem::Code;

RuleChoice choice(const std::string& text) {
    const auto rules = parse_rules(text);
    EXPECT_TRUE(rules) << text;
    return rules ? *rules : RuleChoice{};
}

RuleProblem problem_of(const std::string& text) {
    const auto rules = parse_rules(text);
    EXPECT_FALSE(rules) << text;
    return rules ? RuleProblem{} : rules.error();
}

/// As the program does: the text, then the variant that it means.
Expected<triominos::Variant, RuleProblem> variant(const std::string& text) {
    return variant_of<triominos::Game>(choice(text));
}

TEST(RulesText, NothingMeansTheDefault) {
    EXPECT_EQ(choice(""), RuleChoice{});
    EXPECT_EQ(*variant(""), triominos::presets().front().variant);
}

TEST(RulesText, APresetStandsFirst) {
    EXPECT_EQ(choice("classic"), (RuleChoice{"classic", {}}));
    for (const auto& preset : triominos::presets()) {
        EXPECT_EQ(*variant(std::string{preset.name}), preset.variant);
        EXPECT_EQ(*variant("preset=" + std::string{preset.name}), preset.variant);
    }
}

TEST(RulesText, FieldsOverrideThePreset) {
    const auto rules = choice("classic,scoring=simple,draws=0,equal_turns=false,turn_seconds=null");
    EXPECT_EQ(rules.preset, "classic");
    const std::vector<std::pair<std::string, RuleValue>> overrides = {
        {"scoring", std::string{"simple"}},
        {"draws", std::int64_t{0}},
        {"equal_turns", false},
        {"turn_seconds", RuleValue{}},
    };
    EXPECT_EQ(rules.overrides, overrides);
}

TEST(RulesText, ThePresetMayBeLeftOut) {
    EXPECT_EQ(choice("scoring=simple"), (RuleChoice{"", {{"scoring", std::string{"simple"}}}}));
}

TEST(RulesText, CommasWithinBracketsBelongToTheValue) {
    const auto rules = choice(R"(rack_size={"2":5,"3":4},hexagon_bonus=[1,2,3],draws=1)");
    const std::vector<std::pair<std::string, RuleValue>> overrides = {
        {"rack_size", BySeats{{2, 5}, {3, 4}}},
        {"hexagon_bonus", std::vector<std::int64_t>{1, 2, 3}},
        {"draws", std::int64_t{1}},
    };
    EXPECT_EQ(rules.overrides, overrides);
}

TEST(RulesText, AWordMayStandInQuotes) {
    EXPECT_EQ(choice(R"(scoring="simple")"), choice("scoring=simple"));
}

TEST(RulesText, WhatIsSaidTwiceIsRefused) {
    const auto twice = [](const std::string& field, const std::string& value) {
        return RuleProblem{Code::said_twice, field, value};
    };
    EXPECT_EQ(problem_of("draws=1,scoring=none,draws=2"), twice("draws", "2"));
    EXPECT_EQ(problem_of("draws=1,draws=1"), twice("draws", "1"));
    EXPECT_EQ(problem_of("classic,preset=classic-fr"), twice("preset", "classic-fr"));
    EXPECT_EQ(problem_of("classic,preset=classic"), twice("preset", "classic"));
    EXPECT_EQ(problem_of("preset=classic,draws=1,preset=\"classic\""), twice("preset", "classic"));
}

TEST(RulesText, EveryFieldOfEveryPresetCanBeWrittenAsItIsShown) {
    for (const auto& preset : triominos::presets()) {
        std::string text;
        for (const auto& field : triominos::rule_fields()) {
            text += ',' + std::string{field.name} + '=' + text_of(field.read(preset.variant));
        }
        EXPECT_EQ(*variant(text), preset.variant) << text;
    }
}

TEST(RulesText, WhatIsNoFieldIsRefused) {
    EXPECT_EQ(problem_of("classic,simple").code, Code::no_value);
    EXPECT_EQ(problem_of("classic,simple").field, "simple");
    EXPECT_EQ(problem_of("classic,").code, Code::no_value);
    EXPECT_EQ(problem_of("classic,,draws=1").code, Code::no_value);
    EXPECT_EQ(variant("classic,colour=red").error().code, Code::unknown_field);
    EXPECT_EQ(variant("classic,colour=red").error().field, "colour");
    EXPECT_EQ(variant("classic,=red").error().code, Code::unknown_field);
    EXPECT_EQ(variant("Draws=1").error().field, "Draws");
}

TEST(RulesText, WhatIsNoPresetIsRefused) {
    EXPECT_EQ(variant("house").error().code, Code::unknown_preset);
    EXPECT_EQ(variant("house").error().value, "house");
    EXPECT_EQ(problem_of("preset=").code, Code::unknown_preset);
    EXPECT_EQ(problem_of("preset=7").code, Code::unknown_preset);
    EXPECT_EQ(problem_of("preset=\"\"").code, Code::unknown_preset);
}

TEST(RulesText, AValueOfNoKindIsRefusedWithItsField) {
    for (const std::string text : {"draws=1.9", "draws=1e1", "draws=4294967297.5", "draws=[[1]]",
                                   "draws={\"x\":1}", "draws=99999999999999999999"}) {
        const auto refused = variant("classic," + text);
        ASSERT_FALSE(refused) << text;
        EXPECT_EQ(refused.error().code, Code::bad_value) << text;
        EXPECT_EQ(refused.error().field, "draws") << text;
        EXPECT_EQ(refused.error().value, text.substr(6)) << text;
        EXPECT_TRUE(refused.error().allowed) << text;
    }
}

TEST(RulesText, AValueOutsideOfItsFieldIsRefused) {
    for (const std::string text : {"draws=11",
                                   "draws=-1",
                                   "draws=4294967297",
                                   "draws=true",
                                   "draws=",
                                   "draws=[1]",
                                   "draws=null",
                                   "draws=three",
                                   "scoring=Simple",
                                   "scoring=1",
                                   "equal_turns=yes",
                                   "equal_turns=1",
                                   "hexagon_bonus=[1,2]",
                                   "hexagon_bonus=[1,2,3,4]",
                                   "hexagon_bonus=[1,2,1001]",
                                   "rack_size={}",
                                   "rack_size={\"7\":1}",
                                   "rack_size={\"2\":0}",
                                   "rack_size=9",
                                   "turn_seconds=0",
                                   "limit=100001",
                                   "rounds=0"}) {
        const auto refused = variant(text);
        ASSERT_FALSE(refused) << text;
        EXPECT_EQ(refused.error().code, Code::bad_value) << text;
        EXPECT_EQ(refused.error().field, text.substr(0, text.find('='))) << text;
    }
}

TEST(RulesText, BracketsWithoutEndDoNoHarm) {
    const std::string many(100'000, '[');
    EXPECT_TRUE(parse_rules("classic,draws=" + many));
    EXPECT_FALSE(variant("classic,draws=" + many));
    EXPECT_FALSE(variant("classic,draws=" + many + std::string(100'000, ']')));
    EXPECT_FALSE(parse_rules("]]]],,,{{{"));
}

}  // namespace
}  // namespace tercet::notation
