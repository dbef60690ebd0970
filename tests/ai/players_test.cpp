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
                            "greedy:without=choice", "master:without=choice:without=choice"}) {
        EXPECT_EQ(make_player<triominos::Game>(bot), nullptr) << bot;
        EXPECT_EQ(make_player<triolet::Game>(bot), nullptr) << bot;
    }
    EXPECT_NE(make_player<triolet::Game>("master:without=learning"), nullptr);
    EXPECT_EQ(make_player<triominos::Game>("master:without=learning"), nullptr);
}

}  // namespace
}  // namespace tercet::ai
