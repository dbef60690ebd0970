#include "ai/bot.hpp"

#include <string_view>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

namespace tercet::ai {
namespace {

using Code = BotProblem::Code;

Bot bot(std::string_view text) {
    const auto bot = parse_bot(text);
    EXPECT_TRUE(bot) << text;
    return bot ? *bot : Bot{};
}

TEST(ParseBot, ReadsNameAndBudget) {
    EXPECT_EQ(bot("greedy"), (Bot{"greedy", {}, {}}));
    EXPECT_EQ(bot("master:playouts=400"), (Bot{"master", {400, {}}, {}}));
    EXPECT_EQ(bot("master:ms=200"), (Bot{"master", {{}, 200}, {}}));
    EXPECT_EQ(bot("master:ms=1000000000"), (Bot{"master", {{}, kMostBudget}, {}}));
}

TEST(ParseBot, ReadsWhatItDoesWithout) {
    EXPECT_EQ(bot("master:without=inference"), (Bot{"master", {}, {&Skill::infers}}));
    EXPECT_EQ(
        bot("master:playouts=400:without=choice:without=endgame:without=learning"),
        (Bot{
            "master", {400, {}}, {&Skill::has_choice, &Skill::ends_exactly, &Skill::has_learned}}));
    EXPECT_EQ(bot("master:without=choice:ms=5"), (Bot{"master", {{}, 5}, {&Skill::has_choice}}));
}

TEST(ParseBot, SaysWhatIsNoOption) {
    const std::vector<std::tuple<std::string_view, std::string_view, Code>> cases = {
        {"master:", "", Code::no_such_option},
        {"master:400", "400", Code::no_such_option},
        {"master:playouts", "playouts", Code::no_such_option},
        {"master:speed=3", "speed=3", Code::no_such_option},
        {"master:=5", "=5", Code::no_such_option},
        {"master:Playouts=5", "Playouts=5", Code::no_such_option},
        {"master::ms=4", "", Code::no_such_option},
        {"master:without=choice:", "", Code::no_such_option},
        {"master:playouts=", "playouts=", Code::bad_amount},
        {"master:playouts=0", "playouts=0", Code::bad_amount},
        {"master:playouts=-1", "playouts=-1", Code::bad_amount},
        {"master:playouts=1.5", "playouts=1.5", Code::bad_amount},
        {"master:playouts=4 ", "playouts=4 ", Code::bad_amount},
        {"master:playouts=four", "playouts=four", Code::bad_amount},
        {"master:ms=0", "ms=0", Code::bad_amount},
        {"master:ms=1000000001", "ms=1000000001", Code::bad_amount},
        {"master:ms=99999999999999999999", "ms=99999999999999999999", Code::bad_amount},
        {"master:ms=1:ms=2", "ms=2", Code::second_budget},
        {"master:playouts=4:without=choice:ms=2", "ms=2", Code::second_budget},
        {"master:without=", "without=", Code::no_such_part},
        {"master:without=luck", "without=luck", Code::no_such_part},
        {"master:without=choice:without=choice", "without=choice", Code::left_out_twice}};
    for (const auto& [text, option, code] : cases) {
        const auto bot = parse_bot(text);
        ASSERT_FALSE(bot) << text;
        EXPECT_EQ(bot.error(), (BotProblem{code, "master", option})) << text;
    }
}

TEST(SkillWithout, LosesNoMoreThanWhatTheBotDoesWithout) {
    const Skill skill{.playouts = 5, .infers = true, .has_choice = true, .ends_exactly = false};
    const auto rest = skill_without(skill, bot("master:without=inference"));
    ASSERT_TRUE(rest);
    EXPECT_FALSE(rest->infers);
    EXPECT_TRUE(rest->has_choice);
    EXPECT_EQ(rest->playouts, 5);
    const auto nothing = skill_without(skill, bot("master:without=choice:without=endgame"));
    ASSERT_FALSE(nothing);
    EXPECT_EQ(nothing.error(), (BotProblem{Code::plays_without_it, "master", "endgame"}));
}

}  // namespace
}  // namespace tercet::ai
