#include "ai/bot.hpp"

#include <string_view>

#include <gtest/gtest.h>

namespace tercet::ai {
namespace {

TEST(ParseBot, ReadsNameAndBudget) {
    EXPECT_EQ(parse_bot("greedy"), (Bot{"greedy", {}, {}}));
    EXPECT_EQ(parse_bot("master:playouts=400"), (Bot{"master", {400, {}}, {}}));
    EXPECT_EQ(parse_bot("master:ms=200"), (Bot{"master", {{}, 200}, {}}));
}

TEST(ParseBot, ReadsWhatItDoesWithout) {
    EXPECT_EQ(parse_bot("master:without=inference"), (Bot{"master", {}, {&Skill::infers}}));
    EXPECT_EQ(
        parse_bot("master:playouts=400:without=choice:without=endgame:without=learning"),
        (Bot{
            "master", {400, {}}, {&Skill::has_choice, &Skill::ends_exactly, &Skill::has_learned}}));
    EXPECT_EQ(parse_bot("master:without=choice:ms=5"),
              (Bot{"master", {{}, 5}, {&Skill::has_choice}}));
}

TEST(ParseBot, RefusesWhatIsNoOption) {
    for (const std::string_view text :
         {"master:", "master:400", "master:playouts", "master:playouts=", "master:playouts=0",
          "master:playouts=-1", "master:playouts=1.5", "master:playouts=4 ", "master:ms=1000000001",
          "master:speed=3", "master:ms=1:ms=2", "master:=5", "master:playouts=4:ms=2",
          "master:without=", "master:without=luck", "master:without=choice:", "master::ms=4"}) {
        EXPECT_EQ(parse_bot(text), std::nullopt) << text;
    }
}

}  // namespace
}  // namespace tercet::ai
