#include "ai/analysis.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include <gtest/gtest.h>

#include "support/games.hpp"
#include "support/played_rounds.hpp"

namespace tercet::ai {
namespace {

template <class Game>
class AnalysisTest : public testing::Test {};
TYPED_TEST_SUITE(AnalysisTest, Games, GameNames);

template <class Game, class Visit>
void for_some_views(Visit visit) {
    int count = 0;
    for_each_played_position<Game>(21, [&](const auto& position, const auto& past) {
        if (++count % 9 != 0) return;
        const Match match{position.variant().match, position.seats()};
        visit(position, typename Game::View{position, position.to_move(), match, past});
    });
    ASSERT_GE(count, 100);
}

TYPED_TEST(AnalysisTest, JudgesWhatWasPlayedAmongTheBestInTheSameWorlds) {
    using Game = TypeParam;
    Serial serial;
    const Analyst<Game> analyst{{serial}, 30};
    Random random{1};
    for_some_views<Game>([&](const auto& position, const auto& view) {
        const auto played = random_move(position, random);
        const auto judged = analyst.judge(view, played, random);
        const auto is_played = [&](const auto& each) { return each.move == played; };
        EXPECT_EQ(std::count_if(judged.begin(), judged.end(), is_played), 1);
        for (const auto& each : judged) {
            EXPECT_FALSE(position.refusal(each.move));
            EXPECT_EQ(each.playouts, judged.front().playouts);
            EXPECT_GT(each.playouts, 0);
            EXPECT_LE(each.mean().chance, judged.front().mean().chance);
        }
    });
}

// triominos.md §10.4, §10.5: the limit counts in the middle of a round.
TYPED_TEST(AnalysisTest, APlacementThatPassesTheLimitFirstHasWonTheMatch) {
    using Game = TypeParam;
    Serial serial;
    const Analyst<Game> analyst{{serial}, 30};
    Random random{1};
    int winning = 0;
    for (int deal = 0; deal < 20; ++deal) {
        auto variant = Game::presets().front().variant;
        variant.match = {MatchKind::points, 10, LimitReached::reach, LimitWinner::first, 1};
        auto position = random_position<Game>(variant, 2, random);
        for (const auto& each :
             analyst.judge(typename Game::View{position, position.to_move()}, {}, random)) {
            if (position.points_of(each.move) < variant.match.limit) continue;
            ++winning;
            EXPECT_EQ(each.mean().chance, 1);
        }
    }
    EXPECT_GT(winning, 5);
}

/// All at once, the last first.
class Backwards final : public Executor {
public:
    void run(int count, const std::function<void(int)>& task) override {
        for (int i = count - 1; i >= 0; --i) task(i);
    }
};

TYPED_TEST(AnalysisTest, PromisesTheSameWhoeverDoesTheWork) {
    using Game = TypeParam;
    Serial serial;
    Backwards backwards;
    for_some_views<Game>([&](const auto&, const auto& view) {
        Random one{3};
        Random same{3};
        EXPECT_EQ((Analyst<Game>{{serial}, 20}.expected_outcome(view, one)),
                  (Analyst<Game>{{backwards}, 20}.expected_outcome(view, same)));
    });
}

/// The law that makes luck luck: over all tiles that may be drawn it adds up to nothing.
TEST(AnalysisLuck, IsNothingOnAverage) {
    using Game = triominos::Game;
    Random random{5};
    auto position = random_position<Game>(Game::presets().front().variant, 2, random);
    for (int turn = 0; turn < 6; ++turn) play_random_move(position, random);
    const Seat seat = position.to_move();
    const triominos::Move draw = triominos::Draw{};
    ASSERT_FALSE(position.refusal(draw));
    const Game::View before{position, seat};
    Serial serial;
    const Analyst<Game> analyst{{serial}, 4000};
    const auto judged = analyst.judge(before, draw, random);
    const auto expected = std::find_if(judged.begin(), judged.end(),
                                       [&](const auto& each) { return each.move == draw; });
    ASSERT_NE(expected, judged.end());

    Outcome sum;
    double least = 1000;
    double most = -1000;
    const auto tiles = before.table().unseen();
    tiles.for_each([&](triominos::Tile tile) {
        auto after = before.table();
        after.play(draw, tile);
        const Outcome one = analyst.expected_outcome(Game::View{after, seat}, random);
        sum += one;
        least = std::min(least, one.margin);
        most = std::max(most, one.margin);
    });
    EXPECT_NEAR((sum / tiles.size()).margin, expected->mean().margin, 4);
    EXPECT_NEAR((sum / tiles.size()).chance, expected->mean().chance, 0.02);
    EXPECT_GT(most - least, 15);
}

}  // namespace
}  // namespace tercet::ai
