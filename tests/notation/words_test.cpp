#include "notation/words.hpp"

#include <cstddef>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "notation/sentences.hpp"
#include "notation/triominos_notation.hpp"
#include "support/triominos_table.hpp"

namespace tercet::notation {
namespace {

using triominos::table::tile;

TEST(Words, EveryRuleProblemHasASentence) {
    using Code = RuleProblem::Code;
    expect_sentences(Code::said_twice, [](Code code) {
        return sentence(RuleProblem{code, "draws", "17"});
    });
    EXPECT_EQ(sentence(RuleProblem{Code::bad_value, "draws", "17"}),
              "rules: draws cannot be \"17\"");
    EXPECT_EQ(sentence(RuleProblem{Code::unknown_field, "colour", "red"}),
              "rules: there is no field \"colour\"");
    EXPECT_EQ(sentence(RuleProblem{Code::said_twice, "draws", "4"}),
              "rules: draws is said twice, the second time as \"4\"");
}

TEST(Words, ARuleProblemSaysWhatToWriteInstead) {
    const auto said = [](const RuleChoice& choice) {
        return sentence(variant_of<triominos::Game>(choice).error());
    };
    EXPECT_EQ(said({"classic", {{"draws", std::int64_t{17}}}}),
              "rules: draws cannot be \"17\"; it may be 0-10");
    EXPECT_EQ(said({"classic", {{"scoring", std::string{"double"}}}}),
              "rules: scoring cannot be \"double\"; it may be standard | simple | none");
    EXPECT_EQ(
        said({"house", {}}).find("rules: there is no preset \"house\"; there are goliath-2023 | "),
        0U);
    const std::string no_field = said({"classic", {{"colour", std::string{"red"}}}});
    EXPECT_EQ(no_field.find("rules: there is no field \"colour\"; there are "), 0U);
    EXPECT_NE(no_field.find(" | equal_turns | "), std::string::npos);
}

TEST(Words, ARuleProblemNamesTheField) {
    using Code = RuleProblem::Code;
    for (const auto code : {Code::unknown_field, Code::bad_value, Code::too_many_tiles_dealt,
                            Code::no_points_to_count}) {
        EXPECT_NE(sentence(RuleProblem{code, "some_field", "2"}).find("some_field"),
                  std::string::npos);
    }
    EXPECT_NE(sentence(RuleProblem{Code::unknown_preset, "preset", "house"}).find("preset"),
              std::string::npos);
    EXPECT_NE(sentence(RuleProblem{Code::seats_not_allowed, "seats", "9"}).find("seats"),
              std::string::npos);
}

TEST(Words, EveryFormProblemHasASentence) {
    using Code = FormProblem::Code;
    expect_sentences(Code::bad_rule, [](Code code) {
        return sentence(FormProblem{code, "key", "detail", 0, 0, 17});
    });
    EXPECT_EQ(sentence(FormProblem{Code::missing_key, "racks", {}, 2, 0, 0}),
              "round 2: the key \"racks\" is missing");
    EXPECT_EQ(sentence(FormProblem{Code::wrong_type, "actions", "a list of strings", 2, 14, 0}),
              "round 2 action 14: \"actions\" must be a list of strings");
    EXPECT_EQ(sentence(FormProblem{Code::unknown_version, "tercet", "2", 0, 0, 0}),
              "version 2 of records is not known here, only 1");
}

TEST(Words, EveryTallyProblemHasASentence) {
    using Code = TallyProblem::Code;
    expect_sentences(Code::scores_for_seats, [](Code code) {
        return sentence(TallyProblem{code, "3", "4"});
    });
    EXPECT_EQ(sentence(TallyProblem{Code::other_scores, "1, 2", "1, 3"}),
              "\"scores\" says 1, 3, but they are 1, 2");
}

TEST(Words, EveryRefusalHasASentence) {
    using Code = triominos::Refusal::Code;
    const auto say = [](Code code) {
        return TriominosNotation::sentence(triominos::Refusal{
            code, tile("345"), triominos::Cell{-3, 4}, {{3, 5, triominos::kOpen}}, 3});
    };
    expect_sentences(Code::placement_possible, say);
    EXPECT_EQ(say(Code::corners_differ), "cell -3,4 needs 3-5-any clockwise from its apex");
    EXPECT_EQ(say(Code::no_draw_left), "no draw is left: at most 3 in a turn");
    for (const auto code :
         {Code::tile_not_held, Code::tile_not_drawn, Code::tile_on_table, Code::tile_not_in_pool,
          Code::drawn_tile_must_be_placed, Code::placement_possible}) {
        EXPECT_NE(say(code).find("345"), std::string::npos) << say(code);
    }
    for (const auto code : {Code::opening_cell_is_fixed, Code::cell_taken, Code::cell_not_adjacent,
                            Code::corners_differ}) {
        EXPECT_NE(say(code).find("-3,4"), std::string::npos) << say(code);
    }
}

TEST(Words, ARefusalWithoutParametersHasASentenceToo) {
    using Code = triominos::Refusal::Code;
    expect_sentences(Code::placement_possible, [](Code code) {
        return TriominosNotation::sentence(triominos::Refusal{code, {}, {}, {}, 0});
    });
}

TEST(Words, EveryDealProblemHasASentence) {
    using Code = triominos::DealProblem::Code;
    const auto say = [](Code code) {
        return TriominosNotation::sentence(
            triominos::DealProblem{code, Seat{1}, tile("345"), 9, 8});
    };
    expect_sentences(Code::no_such_starter, say);
    EXPECT_EQ(say(Code::wrong_rack_size), "seat 1 was dealt 8 tiles instead of 9");
    EXPECT_EQ(say(Code::tile_dealt_twice), "tile 345 was dealt twice, the second time to seat 1");
    EXPECT_EQ(say(Code::no_such_starter), "starter 8 is not one of the seats 0 to 8");
}

TEST(Words, EveryTextProblemHasASentence) {
    expect_sentences(TriominosTextProblem::cell_too_far, [](TriominosTextProblem problem) {
        return TriominosNotation::sentence(problem);
    });
}

TEST(Words, APlaceIsRoundActionAndText) {
    EXPECT_EQ(place_in_record(0, 0, ""), "");
    EXPECT_EQ(place_in_record(2, 0, ""), "round 2: ");
    EXPECT_EQ(place_in_record(2, 14, "draw 345"), "round 2 action 14 \"draw 345\": ");
}

TEST(Words, AReplayProblemSaysWhereAndWhat) {
    using Problem = ReplayProblem<TriominosNotation>;
    EXPECT_EQ(sentence(Problem{
                  1, 9, "pass",
                  triominos::Refusal{triominos::Refusal::Code::round_is_over, {}, {}, {}, 0}}),
              "round 1 action 9 \"pass\": the round is over: nothing can follow");
    EXPECT_EQ(
        sentence(Problem{3, 0, {}, TallyProblem{TallyProblem::Code::match_is_decided, {}, {}}}),
        "round 3: the match was decided before this round");
    EXPECT_EQ(
        sentence(Problem{0, 0, {}, RuleProblem{RuleProblem::Code::unknown_preset, "preset", "x"}}),
        "rules: there is no preset \"x\"");
}

TEST(Words, ForeignTextIsMadeHarmless) {
    for (int code = 0; code <= static_cast<int>(RuleProblem::Code::bad_value); ++code) {
        expect_harmless(
            sentence(RuleProblem{static_cast<RuleProblem::Code>(code), kHostile, kHostile}));
    }
    for (const auto code : {FormProblem::Code::not_json, FormProblem::Code::duplicate_key,
                            FormProblem::Code::unknown_ending, FormProblem::Code::bad_rule}) {
        expect_harmless(sentence(FormProblem{code, kHostile, kHostile, 1, 1, 1}));
    }
    expect_harmless(place_in_record(1, 1, kHostile));
}

TEST(Words, WhatARuleTakesIsSaid) {
    for (const auto& field : triominos::rule_fields()) {
        EXPECT_FALSE(text_of(field.domain).empty()) << field.name;
    }
    const auto& fields = triominos::rule_fields();
    EXPECT_EQ(text_of(fields[0].domain), "tiles by number of players, each 1-56");
    EXPECT_EQ(text_of(fields[1].domain), "0-10");
    EXPECT_EQ(text_of(fields[4].domain), "drawn | any");
    EXPECT_EQ(text_of(fields[10].domain), "a list of 3 numbers, each 0-1000");
}

}  // namespace
}  // namespace tercet::notation
