#include <cstddef>

#include <gtest/gtest.h>

#include "ai/triolet/forecast.hpp"
#include "ai/triolet/lesson.hpp"
#include "ai/triolet/outlook.hpp"
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
TrioletOutlook::Kept some_kept(const Position& position) {
    TrioletOutlook::Kept kept(position.seats());
    for_each_seat(position.seats(), [&](Seat seat) {
        if (!position.rack(seat).known.empty()) kept[seat].insert(position.rack(seat).known.nth(0));
    });
    return kept;
}

/// Every feature has a weight of its own.
TrioletOutlook unequal() {
    TrioletOutlook::Features weights{};
    for (std::size_t i = 0; i < weights.size(); ++i) weights[i] = 0.5 + static_cast<double>(i);
    return TrioletOutlook{weights};
}

TEST(TrioletOutlook, OfWhoLooksAtTwoTurnsIsTheirDifference) {
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
        ASSERT_NEAR(TrioletOutlook::plain().gain(TrioletOutlook::features(position, kept)),
                    next_turn(own) - 0.7 * next_turn(other), 1e-9);
        ++compared;
    });
    EXPECT_GT(compared, 30);
}

TEST(TrioletOutlook, DoesNotLookAtWhatWasDrawn) {
    Random random{6};
    int compared = 0;
    for_each_played_position<Game>(22, [&](const Position& position, const auto&) {
        if (position.is_over() || position.bag_size() < 3) return;
        const Seat own = position.to_move();
        TrioletOutlook::Kept kept(position.seats());
        kept[own] = some_kept(position)[own];
        const auto redealt = position.seen_by(own).with_unknown_dealt(random);
        ASSERT_EQ(TrioletOutlook::features(position, kept),
                  TrioletOutlook::features(redealt, kept));
        ++compared;
    });
    EXPECT_GT(compared, 30);
}

TEST(TrioletOutlook, IsTheSameFromWhatASeatFoundOut) {
    const TrioletOutlook outlook = unequal();
    Tiles kept;
    kept.insert(Tile{15});
    kept.insert(Tile{3});
    const double fullness = 41.0 / triolet::kTileCount;
    TrioletOutlook::Features features{20, -12, 1, 20 * fullness, -12 * fullness, fullness};
    features[TrioletOutlook::kFirstKind + 15] = 1;
    features[TrioletOutlook::kFirstKind + 3] = 1;
    EXPECT_NEAR(outlook.gain(20, 12, kept, true, 41), outlook.gain(features), 1e-9);
    // Seen by the other, who is next: what is good for one is bad for the other.
    EXPECT_NEAR(outlook.gain(12, 20, {}, false, 41), -outlook.gain(20, 12, {}, true, 41), 1e-9);
    TrioletOutlook::Features others{20, -12, 1, 20 * fullness, -12 * fullness, fullness};
    others[TrioletOutlook::kFirstKind + 15] = -1;
    others[TrioletOutlook::kFirstKind + 3] = -1;
    EXPECT_NEAR(outlook.gain(12, 20, kept, false, 41), -outlook.gain(others), 1e-9);
}

TEST(TrioletOutlook, LearnedThatHighTilesAreABurdenAndLowOnesAreNot) {
    const auto& outlook = TrioletOutlook::learned();
    const auto worth = [&](Tile tile, int bag_size) {
        Tiles kept;
        kept.insert(tile);
        return outlook.gain(0, 0, kept, true, bag_size) - outlook.gain(0, 0, {}, true, bag_size);
    };
    for (const int bag_size : {10, 40, 70}) {
        EXPECT_LT(worth(Tile{15}, bag_size), -3);
        EXPECT_GT(worth(Tile{1}, bag_size), 0);
        EXPECT_GT(outlook.gain(30, 20, {}, true, bag_size),
                  outlook.gain(20, 20, {}, true, bag_size));
        EXPECT_LT(outlook.gain(20, 30, {}, true, bag_size),
                  outlook.gain(20, 20, {}, true, bag_size));
    }
}

TEST(TrioletLesson, IsTheSameForTheSameSeed) {
    const auto sums = [](std::uint64_t seed) {
        Random random{seed};
        return lesson_of_game(TrioletOutlook::plain(), random).sums();
    };
    EXPECT_EQ(sums(1), sums(1));
    EXPECT_NE(sums(1), sums(2));
}

TEST(TrioletLesson, SomeGamesTeachThatPointsAreGood) {
    TrioletLesson lesson;
    Random random{9};
    for (int i = 0; i < 12; ++i) lesson += lesson_of_game(TrioletOutlook::plain(), random);
    const auto outlook = outlook_after(lesson);
    EXPECT_GT(outlook.gain(40, 10, {}, true, 30), outlook.gain(10, 10, {}, true, 30));
}

}  // namespace
}  // namespace tercet::ai
