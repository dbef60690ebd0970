#include <cstddef>

#include <gtest/gtest.h>

#include "ai/triolet/evaluation.hpp"
#include "ai/triolet/fit.hpp"
#include "ai/triolet/forecast.hpp"
#include "base/random.hpp"
#include "support/played_rounds.hpp"
#include "triolet/game.hpp"

namespace tercet::ai {
namespace {

using triolet::Game;
using triolet::Position;
using triolet::Tile;
using triolet::Tiles;

/// The first tile of every rack.
TrioletEvaluation::Kept some_kept(const Position& position) {
    TrioletEvaluation::Kept kept(position.seats());
    for_each_seat(position.seats(), [&](Seat seat) {
        if (!position.rack(seat).known.empty()) kept[seat].insert(position.rack(seat).known.nth(0));
    });
    return kept;
}

/// Every feature has a weight of its own.
TrioletEvaluation unequal() {
    TrioletEvaluation::Features weights{};
    for (std::size_t i = 0; i < weights.size(); ++i) weights[i] = 0.5 + static_cast<double>(i);
    return TrioletEvaluation{weights};
}

TEST(TrioletEvaluation, OfWhoLooksAtTwoTurnsIsTheirDifference) {
    int compared = 0;
    for_each_played_position<Game>(21, [&](const Position& position, const auto&) {
        if (position.is_over() || position.seats() != 2) return;
        const auto kept = some_kept(position);
        const Seat own = position.to_move();
        const Seat other = own.next(2);
        Tiles all = position.unseen();
        all += position.rack(own).known;
        all += position.rack(other).known;
        Tiles from = all;
        from -= kept[own];
        from -= kept[other];
        const TrioletForecast forecast{position, all};
        const auto next_turn = [&](Seat seat) {
            const int draws = position.rack(seat).size() - kept[seat].size();
            return forecast.best_after_draws(kept[seat], draws, from);
        };
        ASSERT_NEAR(TrioletEvaluation::plain().gain(TrioletEvaluation::features(position, kept)),
                    next_turn(own) - 0.7 * next_turn(other), 1e-9);
        ++compared;
    });
    EXPECT_GT(compared, 30);
}

TEST(TrioletEvaluation, DoesNotLookAtWhatWasDrawn) {
    Random random{6};
    int compared = 0;
    for_each_played_position<Game>(22, [&](const Position& position, const auto&) {
        if (position.is_over() || position.bag_size() < 3) return;
        const Seat own = position.to_move();
        TrioletEvaluation::Kept kept(position.seats());
        kept[own] = some_kept(position)[own];
        const auto redealt = position.seen_by(own).with_unknown_dealt(random);
        ASSERT_EQ(TrioletEvaluation::features(position, kept),
                  TrioletEvaluation::features(redealt, kept));
        ++compared;
    });
    EXPECT_GT(compared, 30);
}

TEST(TrioletEvaluation, IsTheSameFromWhatASeatFoundOut) {
    const TrioletEvaluation evaluation = unequal();
    Tiles kept;
    kept.insert(Tile{15});
    kept.insert(Tile{3});
    const double fullness = 41.0 / triolet::kTileCount;
    TrioletEvaluation::Features features{20, -12, 1, 20 * fullness, -12 * fullness, fullness};
    features[TrioletEvaluation::kFirstKind + 15] = 1;
    features[TrioletEvaluation::kFirstKind + 3] = 1;
    EXPECT_NEAR(evaluation.gain(20, 12, kept, true, 41), evaluation.gain(features), 1e-9);
    // Seen by the other, who is next: what is good for one is bad for the other.
    EXPECT_NEAR(evaluation.gain(12, 20, {}, false, 41), -evaluation.gain(20, 12, {}, true, 41),
                1e-9);
    TrioletEvaluation::Features others{20, -12, 1, 20 * fullness, -12 * fullness, fullness};
    others[TrioletEvaluation::kFirstKind + 15] = -1;
    others[TrioletEvaluation::kFirstKind + 3] = -1;
    EXPECT_NEAR(evaluation.gain(12, 20, kept, false, 41), -evaluation.gain(others), 1e-9);
}

TEST(TrioletEvaluation, LearnedThatHighTilesAreABurdenAndLowOnesAreNot) {
    const auto& evaluation = TrioletEvaluation::learned();
    const auto worth = [&](Tile tile, int bag_size) {
        Tiles kept;
        kept.insert(tile);
        return evaluation.gain(0, 0, kept, true, bag_size) -
               evaluation.gain(0, 0, {}, true, bag_size);
    };
    for (const int bag_size : {10, 40, 70}) {
        EXPECT_LT(worth(Tile{15}, bag_size), -3);
        EXPECT_GT(worth(Tile{1}, bag_size), 0);
        EXPECT_GT(evaluation.gain(30, 20, {}, true, bag_size),
                  evaluation.gain(20, 20, {}, true, bag_size));
        EXPECT_LT(evaluation.gain(20, 30, {}, true, bag_size),
                  evaluation.gain(20, 20, {}, true, bag_size));
    }
}

TEST(TrioletFit, IsTheSameForTheSameSeed) {
    const auto sums = [](std::uint64_t seed) {
        Random random{seed};
        return fit_of_game(TrioletEvaluation::plain(), random).sums();
    };
    EXPECT_EQ(sums(1), sums(1));
    EXPECT_NE(sums(1), sums(2));
}

TEST(TrioletFit, SomeGamesTeachThatPointsAreGood) {
    TrioletFit fit;
    Random random{9};
    for (int i = 0; i < 12; ++i) fit += fit_of_game(TrioletEvaluation::plain(), random);
    const auto evaluation = evaluation_of(fit);
    EXPECT_GT(evaluation.gain(40, 10, {}, true, 30), evaluation.gain(10, 10, {}, true, 30));
}

}  // namespace
}  // namespace tercet::ai
