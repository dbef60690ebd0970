#include "triolet/unknown_racks.hpp"

#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/triolet_table.hpp"
#include "triolet/game.hpp"
#include "triolet/movegen.hpp"

namespace tercet::triolet {
namespace {

using table::List;

Scores scores(const List& points) {
    Scores result{static_cast<int>(points.size())};
    for (std::size_t i = 0; i < points.size(); ++i) result[Seat{static_cast<int>(i)}] = points[i];
    return result;
}

/// Seat 3 goes out with 85 points before the other racks are counted.
Position out(const std::string& rack_0, const std::string& rack_1, const std::string& rack_2) {
    Position position = table::round(table::rules_with_bag(4, 0),
                                     {"5 " + rack_0, "4 " + rack_1, "2 9 " + rack_2, "10 5 0"},
                                     {"5@H8", "4@H9", "2@I9 9@J9", "10@G6 5@G7 0@G8"});
    EXPECT_EQ(position.ending(), Ending::out);
    EXPECT_FALSE(position.is_settled());
    return position;
}

// triolet.md §15.4
TEST(UnknownRacks, WhoWentOutCanHaveBeenPaidForAnyUnseenTile) {
    const Position position = out("8 ?", "15 14", "4");  // neither 15 nor 14 is unseen
    for (Points value = -5; value <= 20; ++value) {
        EXPECT_EQ(scores_are_possible(position, scores({10, 9, 30, 85 + 41 + value})),
                  0 <= value && value <= 13)
            << value;
    }
    EXPECT_FALSE(scores_are_possible(position, scores({10, 8, 30, 85 + 41})));
}

// triolet.md §15.4
TEST(UnknownRacks, UnknownTilesOfAllRacksAddUp) {
    const Position position = out("? ?", "? 1", "?");
    std::set<Points> sums;  // of four unseen tiles
    const Tiles unseen = position.unseen();
    for (int a = 0; a < unseen.size(); ++a) {
        for (int b = 0; b < a; ++b) {
            for (int c = 0; c < b; ++c) {
                for (int d = 0; d < c; ++d) {
                    sums.insert(unseen.nth(a).points() + unseen.nth(b).points() +
                                unseen.nth(c).points() + unseen.nth(d).points());
                }
            }
        }
    }
    for (Points value = 0; value <= 60; ++value) {
        EXPECT_EQ(scores_are_possible(position, scores({10, 9, 30, 85 + 1 + value})),
                  sums.count(value) == 1)
            << value;
    }
}

/// Blocked after 15 on the centre. Seats 1 and 2 hold an unknown tile each.
Position blocked() {
    Position position =
        table::round(table::rules_with_bag(4, 0), {"15 9 8", "7 7 ?", "5 4 ?", "11 1 2"},
                     {"15@H8", "pass", "pass", "pass", "pass"});
    EXPECT_EQ(position.ending(), Ending::blocked);
    EXPECT_FALSE(position.is_settled());
    return position;
}

// triolet.md §15.4
TEST(UnknownRacks, ABlockTakesFromEachWhatAnUnseenTileCounts) {
    const Position position = blocked();
    for (Points one = 1; one <= 16; ++one) {
        for (Points other = 1; other <= 16; ++other) {
            // The only 15 lies on the board, and the only 14 is on one rack at most.
            const bool expected = one <= 14 && other <= 14 && (one != 14 || other != 14);
            EXPECT_EQ(scores_are_possible(position, scores({30 - 17, -14 - one, -9 - other, -14})),
                      expected)
                << one << ' ' << other;
        }
    }
    EXPECT_FALSE(scores_are_possible(position, scores({30, -14 - 2, -9 - 2, -14})));
    EXPECT_FALSE(scores_are_possible(position, scores({30 - 17, -14 - 2, -9 - 2, 0})));
    EXPECT_FALSE(scores_are_possible(position, scores({30 - 17, 0, -9 - 2, -14})));
}

// triolet.md §11.3, §15.4
TEST(UnknownRacks, AStallTakesFromEachAsABlockDoes) {
    Variant variant;
    variant.stall = 1;
    const Position position =
        table::round(variant, {"? ? ?", "1 1 1"}, {"swap ? +?", "swap 1 +15"});
    ASSERT_EQ(position.ending(), Ending::stalled);
    EXPECT_TRUE(scores_are_possible(position, scores({-20, -17})));
    EXPECT_TRUE(scores_are_possible(position, scores({-14 - 13 - 13, -17})));
    EXPECT_FALSE(scores_are_possible(position, scores({-41, -17})));
    EXPECT_FALSE(scores_are_possible(position, scores({-20, -2})));
    EXPECT_FALSE(scores_are_possible(position, scores({1, -17})));
}

// triolet.md §15.4
TEST(UnknownRacks, WhatHappenedIsPossibleHoweverMuchIsUnknown) {
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Random random{seed};
        const int seats = 2 + static_cast<int>(seed % 3);
        Variant variant;
        variant.out_of_play = seed % 2 == 0 ? 3 : 60;
        Position truth = random_position<Game>(variant, seats, random);
        Position written{variant, {PerSeat<Rack>{seats, Rack{{}, 3}}, truth.starter()}};
        while (!truth.is_over()) {
            const Move move = random_move(truth, random);
            const Chance chance = random_chance(truth, move, random);
            written.play(move, Chance(chance.size(), std::nullopt));
            truth.play(move, chance);
        }
        if (written.is_settled()) continue;
        ++compared;
        EXPECT_TRUE(scores_are_possible(written, truth.scores()));
        Scores wrong = truth.scores();
        wrong[Seat{0}] += 1000;
        EXPECT_FALSE(scores_are_possible(written, wrong));
    }
    EXPECT_GT(compared, 30);
}

}  // namespace
}  // namespace tercet::triolet
