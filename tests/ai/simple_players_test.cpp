#include "ai/simple_players.hpp"

#include <cstdint>
#include <map>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "support/games.hpp"
#include "support/played_rounds.hpp"
#include "support/triolet_table.hpp"
#include "support/triominos_table.hpp"

namespace tercet::ai {
namespace {

template <class Game>
std::vector<typename Game::Placement> placements(const typename Game::Position& position) {
    std::vector<typename Game::Placement> all;
    for_each_placement(position, [&](const auto& place) { all.push_back(place); });
    return all;
}

/// Calls visit(position, view) before every move of some rounds.
template <class Game, class Visit>
void for_each_position(std::uint64_t seed, Visit visit) {
    for_each_played_position<Game>(seed, [&](const auto& position, const auto&) {
        visit(position, typename Game::View{position, position.to_move()});
    });
}

template <class Game>
class SimplePlayers : public ::testing::Test {};
TYPED_TEST_SUITE(SimplePlayers, Games, GameNames);

template <class Game>
void expect_equally_likely(const typename Game::Position& position) {
    const auto all = placements<Game>(position);
    ASSERT_GE(all.size(), 4U);
    const auto view = typename Game::View{position, position.to_move()};
    RandomPlayer<Game> player;
    Random random{1};
    std::map<typename Game::Placement, int> count;
    constexpr int kTimes = 1000;
    for (std::size_t i = 0; i < kTimes * all.size(); ++i) {
        ++count[std::get<typename Game::Placement>(player.choose(view, random))];
    }
    EXPECT_EQ(count.size(), all.size());
    for (const auto& [place, times] : count) EXPECT_NEAR(times, kTimes, 5 * 32);
}

TEST(RandomPlayer, EveryPlacementIsEquallyLikely) {
    namespace triangles = triominos::table;
    expect_equally_likely<triominos::Game>(triangles::round(
        triangles::preset("goliath-2023"), {"012 ...", "011 111 112 222 ..."}, {"012@0,0"}));
    expect_equally_likely<triolet::Game>(
        triolet::table::round({}, {"5 6 7", "1 9 *"}, {"5@H8 +1"}));
}

TYPED_TEST(SimplePlayers, ChanceDoesNothingElseWhileATileCanBePlaced) {
    using Game = TypeParam;
    RandomPlayer<Game> player;
    Random random{2};
    for_each_position<Game>(3, [&](const auto& position, const auto& view) {
        const auto move = player.choose(view, random);
        EXPECT_FALSE(position.refusal(move));
        EXPECT_EQ(std::holds_alternative<typename Game::Placement>(move),
                  !placements<Game>(position).empty());
    });
}

TYPED_TEST(SimplePlayers, GreedTakesTheMostPoints) {
    using Game = TypeParam;
    GreedyPlayer<Game> player;
    Random random{4};
    for_each_position<Game>(5, [&](const auto& position, const auto& view) {
        const auto move = player.choose(view, random);
        EXPECT_FALSE(position.refusal(move));
        const auto all = placements<Game>(position);
        ASSERT_EQ(std::holds_alternative<typename Game::Placement>(move), !all.empty());
        if (all.empty()) return;
        auto best = all[0];
        for (const auto& place : all) {
            const Points more = position.points_of(place) - position.points_of(best);
            if (more > 0 || (more == 0 && place < best)) best = place;
        }
        EXPECT_EQ(std::get<typename Game::Placement>(move), best);
    });
}

/// docs/notation.md: the lowest tile, then the upper, then the left cell; or the upper, then the
/// left square, then the lowest value, a number before a joker.
TEST(GreedyPlayer, BreaksTiesAsItIsWritten) {
    const auto before = [](const char* first, const char* second) {
        return triominos::table::place(first) < triominos::table::place(second);
    };
    EXPECT_TRUE(before("012@5,5", "013@0,0"));
    EXPECT_TRUE(before("012@-1,5", "012@0,0"));
    EXPECT_TRUE(before("012@0,-1", "012@0,0"));

    const auto ordered = [](const char* first, const char* second) {
        return triolet::table::place(first) < triolet::table::place(second);
    };
    EXPECT_TRUE(ordered("9@G15", "1@H1"));
    EXPECT_TRUE(ordered("9@H7", "1@H8"));
    EXPECT_TRUE(ordered("1@H8", "2@H8"));
    EXPECT_TRUE(ordered("1@H8", "*1@H8"));
    EXPECT_TRUE(ordered("*1@H8", "2@H8"));
    EXPECT_TRUE(ordered("1@H8", "1@H8 2@H9"));
    EXPECT_TRUE(ordered("1@H8 2@H9", "1@H8 3@H9"));
}

TYPED_TEST(SimplePlayers, GreedNeedsNoChance) {
    using Game = TypeParam;
    GreedyPlayer<Game> player;
    for_each_position<Game>(6, [&](const auto&, const auto& view) {
        Random one{1};
        Random other{2};
        EXPECT_EQ(player.choose(view, one), player.choose(view, other));
        EXPECT_EQ(one, Random{1});
    });
}

TYPED_TEST(SimplePlayers, ChooseTheSameWhateverOthersHold) {
    using Game = TypeParam;
    Random deals{7};
    for_each_position<Game>(8, [&](const auto&, const auto& view) {
        const auto other = sample(view, deals);
        const auto same = typename Game::View{other, view.seat()};
        Random one{9};
        Random two{9};
        EXPECT_EQ(GreedyPlayer<Game>{}.choose(view, one), GreedyPlayer<Game>{}.choose(same, two));
        EXPECT_EQ(RandomPlayer<Game>{}.choose(view, one), RandomPlayer<Game>{}.choose(same, two));
    });
}

}  // namespace
}  // namespace tercet::ai
