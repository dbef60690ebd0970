#include "ai/players.hpp"

#include <set>
#include <string_view>

#include <gtest/gtest.h>

#include "triolet/game.hpp"
#include "triominos/game.hpp"

namespace tercet::ai {
namespace {

using triominos::Game;

TEST(Players, EveryNameMakesAPlayer) {
    for (const auto name : kPlayerNames) EXPECT_NE(make_player<Game>(name), nullptr) << name;
    EXPECT_EQ(std::set<std::string_view>(kPlayerNames.begin(), kPlayerNames.end()).size(),
              kPlayerNames.size());
}

TEST(Players, OtherNamesMakeNone) {
    for (const std::string_view name : {"", "Random", "random ", "greedy,random", "greedy:ms=5",
                                        "novice:playouts=9", "master:ms=0", "master:"}) {
        EXPECT_EQ(make_player<Game>(name), nullptr) << name;
    }
}

TEST(Players, SayWhatIsWrongWithThem) {
    using Code = BotProblem::Code;
    const auto problem = [](std::string_view text) {
        const auto player = checked_player<Game>(text);
        EXPECT_FALSE(player) << text;
        return player ? BotProblem{} : player.error();
    };
    EXPECT_EQ(problem("Random"), (BotProblem{Code::no_such_bot, "Random", ""}));
    EXPECT_EQ(problem("nobody:ms=0"), (BotProblem{Code::no_such_bot, "nobody", ""}));
    EXPECT_EQ(problem("greedy:ms=0"), (BotProblem{Code::takes_no_options, "greedy", "ms=0"}));
    EXPECT_EQ(problem("novice:"), (BotProblem{Code::takes_no_options, "novice", ""}));
    EXPECT_EQ(problem("master:ms=0"), (BotProblem{Code::bad_amount, "master", "ms=0"}));
    EXPECT_EQ(problem("club:without=choice"),
              (BotProblem{Code::plays_without_it, "club", "choice"}));
}

TEST(Players, PeopleDoNotPlayAgainstWhoSeesEverything) {
    for (const auto name : kPlayerNames) {
        EXPECT_EQ(is_opponent(name), !make_player<Game>(name)->sees_everything()) << name;
    }
    EXPECT_FALSE(is_opponent("master:playouts=1000000000"));
    EXPECT_FALSE(is_opponent("person"));
}

TEST(Players, DoWithoutOnlyWhatTheyHave) {
    for (const auto* bot : {"master:without=inference", "expert:without=choice",
                            "master:without=endgame:without=choice", "seer:without=endgame"}) {
        EXPECT_NE(make_player<triominos::Game>(bot), nullptr) << bot;
        EXPECT_NE(make_player<triolet::Game>(bot), nullptr) << bot;
    }
    for (const auto* bot : {"club:without=inference", "club:without=choice",
                            "greedy:without=choice", "master:without=choice:without=choice",
                            "seer:without=inference", "seer:without=inference:playouts=5"}) {
        EXPECT_EQ(make_player<triominos::Game>(bot), nullptr) << bot;
        EXPECT_EQ(make_player<triolet::Game>(bot), nullptr) << bot;
    }
    EXPECT_NE(make_player<triolet::Game>("master:without=learning"), nullptr);
    EXPECT_EQ(make_player<triominos::Game>("master:without=learning"), nullptr);
}

}  // namespace
}  // namespace tercet::ai
