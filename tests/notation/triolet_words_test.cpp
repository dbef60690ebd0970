#include <cstdint>
#include <string>

#include <gtest/gtest.h>

#include "notation/sentences.hpp"
#include "notation/triolet_notation.hpp"
#include "notation/words.hpp"
#include "support/triolet_table.hpp"

namespace tercet::notation {
namespace {

using triolet::Variant;
namespace table = triolet::table;

std::string said(const triolet::Position& position, const char* action) {
    const auto why_not = table::refusal(position, action);
    return why_not ? TrioletNotation::sentence(*why_not) : "allowed";
}

TEST(TrioletWords, EveryRefusalHasASentence) {
    using Code = triolet::Refusal::Code;
    const auto say = [](Code code) {
        return TrioletNotation::sentence(
            triolet::Refusal{code, table::tile("11"), table::square("H8"), 17});
    };
    expect_sentences(Code::tile_out_of_play, say);
    for (const auto code : {Code::tile_not_held, Code::tile_not_in_bag, Code::tile_out_of_play}) {
        EXPECT_NE(say(code).find("tile 11"), std::string::npos) << say(code);
    }
    for (const auto code : {Code::square_taken, Code::gap, Code::group_too_long,
                            Code::pair_too_high, Code::trio_is_not_fifteen}) {
        EXPECT_NE(say(code).find("H8"), std::string::npos) << say(code);
    }
    for (const auto code :
         {Code::group_too_long, Code::pair_too_high, Code::trio_is_not_fifteen,
          Code::bag_too_small_to_swap, Code::swaps_more_than_bag, Code::wrong_number_drawn}) {
        EXPECT_NE(say(code).find("17"), std::string::npos) << say(code);
    }
}

TEST(TrioletWords, ARefusalWithoutParametersHasASentenceToo) {
    expect_sentences(triolet::Refusal::Code::tile_out_of_play, [](triolet::Refusal::Code code) {
        return TrioletNotation::sentence(triolet::Refusal{code, {}, {}, 0});
    });
}

TEST(TrioletWords, ARefusalSaysWhatIsSo) {
    const auto opened = table::round({}, {"11 3 15", "4 8 9"}, {"11@H8 3@H9 +0 +0"});
    EXPECT_EQ(said(opened, "4@I8 8@I9"),
              "nobody may complete a block of 2x2 tiles on their first turn");
    EXPECT_EQ(said(opened, "9@I8"), "the pair through I8 adds up to 20: 15 is the most");
    EXPECT_EQ(said(opened, "4@H10"), "the trio through H10 adds up to 18, not to 15");
    EXPECT_EQ(said(opened, "4@I8 +1 +1"), "exactly 1 drawn after this: write +4 for a tile, or +?");
    EXPECT_EQ(said(opened, "15@I9"),
              "tile 15 is not, or not so often, on the rack of the seat to move");
    EXPECT_EQ(said(opened, "4@H10 8@H12"), "the tiles leave a gap at H11");

    const auto booklet = table::round(table::preset("djgames-1996"), {"5 5 9", "4 4 9"},
                                      {"5@H8 +0", "4@H9 +0", "5@I8 +0"});
    EXPECT_EQ(said(booklet, "4@I9"), "the first four tiles of a game may not make a block of 2x2");

    const auto dry =
        table::round(table::rules_with_bag(4, 0), {"5 5 9", "4 4 9", "1 1 1", "2 2 2"});
    EXPECT_EQ(said(dry, "5@H8 +1"), "nothing is drawn after this: write no +");
    EXPECT_EQ(said(dry, "swap 5"), "tiles are exchanged only while the bag holds at least 5");

    const auto known = table::round(table::rules_with_bag(3, 5), {"15 14 1", "13 13 12", "2 2 2"},
                                    {"swap 15 14 +3 +3", "swap 13 13 12 +4 +4 +4"});
    EXPECT_EQ(said(known, "2@H8 +0"),
              "tile 0 is out of play: the tiles seen so far leave no room for it");
}

TEST(TrioletWords, EveryDealProblemHasASentence) {
    using Code = triolet::DealProblem::Code;
    const auto say = [](Code code) {
        return TrioletNotation::sentence(
            triolet::DealProblem{code, Seat{1}, table::tile("15"), 1, 2});
    };
    expect_sentences(Code::no_such_starter, say);
    EXPECT_EQ(say(Code::too_many_alike),
              "tile 15 was dealt 2 times, the last time to seat 1, but there are only 1");
    EXPECT_EQ(say(Code::wrong_rack_size), "seat 1 was dealt 2 tiles instead of 1");
}

TEST(TrioletWords, EveryTextProblemHasASentence) {
    expect_sentences(TrioletTextProblem::nothing_given,
                     [](TrioletTextProblem problem) { return TrioletNotation::sentence(problem); });
}

TEST(TrioletWords, ARuleProblemSaysWhatToWriteInstead) {
    const auto about = [](const RuleChoice& choice) {
        return sentence(variant_of<triolet::Game>(choice).error());
    };
    EXPECT_EQ(about({"", {{"players", std::int64_t{2}}}}),
              "rules: players cannot be \"2\"; it may be a list of 2 numbers, each 2-4");
    EXPECT_EQ(about({"", {{"rack_size", std::int64_t{4}}}}),
              "rules: rack_size cannot be \"4\"; it may be 3");
    Variant variant;
    variant.least_players = 3;
    EXPECT_EQ(sentence(seats_problem(variant, 5)),
              "seats: these rules know no game for 5 players; there may be 3 | 4");
}

}  // namespace
}  // namespace tercet::notation
