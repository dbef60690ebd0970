#include "ai/players.hpp"

#include <set>
#include <string_view>

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace tercet::ai
