#include "triominos/unknown_racks.hpp"

#include <algorithm>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/triominos_table.hpp"
#include "triominos/game.hpp"
#include "triominos/scoring.hpp"

namespace tercet::triominos {
namespace {

using table::List;
Scores scores(const List& points) {
    Scores result{static_cast<int>(points.size())};
    for (std::size_t i = 0; i < points.size(); ++i) result[Seat{static_cast<int>(i)}] = points[i];
    return result;
}

/// A round in which seat 0 goes out with 26 points before seat 1's rack is counted.
Position out(const std::vector<std::string>& racks) {
    Position position =
        table::round(table::preset("goliath-2023", static_cast<int>(racks.size()), 2), racks,
                     {"000@0,0", "005@0,1"});
    for (std::size_t i = 2; i < racks.size(); ++i) {
        table::play(position, {"draw ?", "draw ?", "draw ?", "pass"});
    }
    table::play(position, {"010@0,-1"});
    EXPECT_EQ(position.ending(), Ending::out);
    EXPECT_FALSE(position.is_settled());
    return position;
}

// triominos.md §14.4
TEST(UnknownRacks, WhoWentOutCanHaveBeenPaidForAnyUnseenTile) {
    const Position position = out({"000 001", "? 005"});
    std::set<int> values;
    position.unseen().for_each([&](Tile tile) { values.insert(tile.value()); });
    EXPECT_EQ(values.count(1), 0U);  // 001 lies on the table
    for (int value = -5; value <= 20; ++value) {
        EXPECT_EQ(scores_are_possible(position, scores({26 + value, 5})), values.count(value) == 1)
            << value;
    }
    EXPECT_FALSE(scores_are_possible(position, scores({36, 4})));
}

// triominos.md §14.4
TEST(UnknownRacks, KnownAndUnknownTilesOfAllOtherRacksAddUp) {
    // Seat 2 has drawn three times and lost its turn: five unknown tiles and one of seat 1's.
    const Position position = out({"000 001", "555 005", "? ?"});
    ASSERT_EQ(position.hidden_on_racks(), 5);
    std::vector<int> values;
    position.unseen().for_each([&](Tile tile) { values.push_back(tile.value()); });
    std::sort(values.begin(), values.end());
    const int least = std::accumulate(values.begin(), values.begin() + 5, 0);
    const int most = std::accumulate(values.end() - 5, values.end(), 0);
    for (int value = 0; value <= 90; ++value) {
        EXPECT_EQ(scores_are_possible(position, scores({26 + 15 + value, 5, -25})),
                  least <= value && value <= most)
            << value;
    }
}

/// Two seats with one unknown tile each, blocked around 000; seat 1 also holds 111.
Position blocked(Blocked rule) {
    Variant rules = table::preset("classic", 2, 2);
    rules.draws = 0;
    rules.blocked = rule;
    Position position = table::round(rules, {"000 ?", "? 111"}, {"000@0,0", "pass", "pass"});
    EXPECT_EQ(position.ending(), Ending::blocked);
    EXPECT_FALSE(position.is_settled());
    return position;
}

// triominos.md §14.4
TEST(UnknownRacks, ABlockPaysForTilesThatDoNotFit) {
    for (const auto rule : {Blocked::own, Blocked::lowest}) {
        const Position position = blocked(rule);
        const TileSet stuck = position.unseen() - position.board().fitting(position.unseen());
        std::set<List> possible;
        stuck.for_each([&](Tile mine) {
            stuck.for_each([&](Tile yours) {
                if (mine == yours) return;
                PerSeat<int> values{2};
                values[Seat{0}] = mine.value();
                values[Seat{1}] = yours.value() + 3;
                possible.insert(table::listed(blocked_points(position.variant(), values)));
            });
        });
        for (Points first = -20; first <= 20; ++first) {
            for (Points second = -20; second <= 20; ++second) {
                EXPECT_EQ(scores_are_possible(position, scores({first, second})),
                          possible.count({first, second}) == 1)
                    << first << ' ' << second;
            }
        }
    }
}

/// Six seats with racks of six, blocked after the first tile.
Position nothing_known(Blocked rule) {
    Variant rules = table::preset("classic");
    rules.draws = 0;
    rules.blocked = rule;
    return table::round(rules, std::vector<std::string>(6, "? ? ? ? ? ?"),
                        {"000@0,0", "pass", "pass", "pass", "pass", "pass", "pass"});
}

TEST(UnknownRacks, WhatHappenedIsPossibleHoweverMuchIsUnknown) {
    for (const auto rule : {Blocked::own, Blocked::lowest}) {
        const Position position = nothing_known(rule);
        ASSERT_EQ(position.ending(), Ending::blocked);
        Random random{3U};
        TileSet stuck = position.unseen() - position.board().fitting(position.unseen());
        PerSeat<int> values{6};
        for_each_seat(6, [&](Seat seat) {
            for (int i = 0; i < position.rack(seat).unknown; ++i) {
                const Tile tile = random_tile(stuck, random);
                stuck.erase(tile);
                values[seat] += tile.value();
            }
        });
        EXPECT_TRUE(scores_are_possible(position, blocked_points(position.variant(), values)));
    }
}

TEST(UnknownRacks, WhatCannotHaveHappenedIsRefusedHoweverMuchIsUnknown) {
    const Position own = nothing_known(Blocked::own);
    EXPECT_FALSE(scores_are_possible(own, scores({0, -40, -40, -40, -40, -40})));
    EXPECT_FALSE(scores_are_possible(own, scores({-30, -40, -40, -40, -40, 1})));
    EXPECT_FALSE(
        scores_are_possible(own, scores({-75, -75, -75, -75, -75, -75})));  // each, not all
    const Position lowest = nothing_known(Blocked::lowest);
    EXPECT_TRUE(scores_are_possible(lowest, scores({0, 0, 0, 0, 0, 200})));
    EXPECT_TRUE(scores_are_possible(lowest, scores({0, 0, 0, 0, 0, 0})));
    EXPECT_FALSE(scores_are_possible(lowest, scores({0, 0, 0, 0, 0, 401})));
    EXPECT_FALSE(scores_are_possible(lowest, scores({0, 0, 0, 0, 0, -100})));
    EXPECT_FALSE(scores_are_possible(lowest, scores({0, 0, 0, 0, 200, 100})));
}

/// With an empty pool all racks together are what was not seen, so no single score can be another.
TEST(UnknownRacks, WithAnEmptyPoolTheTotalIsKnown) {
    int compared = 0;
    for (const auto rule : {Blocked::own, Blocked::lowest}) {
        for (const int seats : {2, 4, 6}) {
            for (std::uint64_t seed = 0; seed < 100; ++seed) {
                Random random{seed};
                Variant rules = table::preset("classic");
                rules.blocked = rule;
                Position truth = random_position<Game>(rules, seats, random);
                Deal deal{PerSeat<Rack>{seats}, truth.starter()};
                for (auto& rack : deal.racks) rack.unknown = rules.rack_size_for(seats);
                Position written{rules, deal};
                while (!truth.is_over()) {
                    const Move move = random_move(truth, random);
                    const Chance chance = random_chance(truth, move, random);
                    truth.play(move, chance);
                    written.play(move);
                }
                if (truth.ending() != Ending::blocked) continue;
                ++compared;
                EXPECT_TRUE(scores_are_possible(written, truth.scores()));
                Scores wrong = truth.scores();
                wrong[Seat{0}] += rule == Blocked::own ? -1 : 1;
                EXPECT_FALSE(scores_are_possible(written, wrong)) << seats << ' ' << seed;
            }
        }
    }
    EXPECT_GT(compared, 20);
}

}  // namespace
}  // namespace tercet::triominos
