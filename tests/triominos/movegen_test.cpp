#include "triominos/movegen.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <tuple>
#include <variant>

#include <gtest/gtest.h>

#include "support/triominos_table.hpp"
#include "triominos/game.hpp"

namespace tercet::triominos {
namespace {

using Key = std::tuple<int, int, int, int>;
Key key(const Place& place) {
    return {place.tile.index(), place.cell.row, place.cell.col, place.rotation.steps()};
}

/// Every placement of every tile near the table that is not refused. Triples lie in turn 0.
std::set<Key> accepted(const Position& position) {
    int reach = 1;
    for (const Place& place : position.board().placed()) {
        reach = std::max({reach, std::abs(place.cell.row) + 2, std::abs(place.cell.col) + 2});
    }
    std::set<Key> keys;
    for (int row = -reach; row <= reach; ++row) {
        for (int col = -reach; col <= reach; ++col) {
            TileSet::all().for_each([&](Tile tile) {
                for (int steps = 0; steps < (tile.is_triple() ? 1 : 3); ++steps) {
                    const Place place{
                        tile,
                        {static_cast<std::int8_t>(row), static_cast<std::int8_t>(col)},
                        Rotation{steps}};
                    if (!position.refusal(Move{place})) keys.insert(key(place));
                }
            });
        }
    }
    return keys;
}

// triominos.md §3.2, §3.3, §3.4, §3.5
TEST(Movegen, GeneratesExactlyWhatIsAccepted) {
    for (const auto& preset : presets()) {
        Random random{5U};
        Position position = random_position<Game>(preset.variant, 2, random);
        while (!position.is_over()) {
            if (!position.board().empty()) {
                std::set<Key> generated;
                for_each_placement(position, [&](const Place& place) {
                    EXPECT_TRUE(generated.insert(key(place)).second) << "twice";
                });
                ASSERT_EQ(generated, accepted(position));
            }
            const Move move = random_move(position, random);
            position.play(move, random_chance(position, move, random));
        }
    }
}

TEST(Movegen, CountsThePlacements) {
    Random random{6U};
    for (int seats = 1; seats <= kMaxSeats; ++seats) {
        Position position = random_position<Game>(table::preset("classic"), seats, random);
        while (!position.is_over()) {
            int count = 0;
            for_each_placement(position, [&](const Place&) { ++count; });
            EXPECT_EQ(placement_count(position), count);
            const Move move = random_move(position, random);
            position.play(move, random_chance(position, move, random));
        }
    }
}

TEST(Movegen, ARandomMoveIsAnyPlacementEquallyOften) {
    const Position position =
        table::round(table::preset("classic", 2, 3), {"012 333 444", "011 022 122"}, {"012@0,0"});
    EXPECT_EQ(placement_count(position), 3);
    std::map<Key, int> times;
    Random random{7U};
    for (int i = 0; i < 3000; ++i) {
        const Move move = random_move(position, random);
        ASSERT_TRUE(std::holds_alternative<Place>(move));
        ++times[key(std::get<Place>(move))];
    }
    EXPECT_EQ(times.size(), 3U);
    for (const auto& [place, count] : times) EXPECT_NEAR(count, 1000, 150);
}

// triominos.md §6.2
TEST(Movegen, WithoutAPlacementARandomMoveIsADrawAndThenAPass) {
    Position position =
        table::round(table::preset("classic", 2, 3), {"012 333 444", "134 234 345"}, {"012@0,0"});
    Random random{8U};
    for (const auto* draw : {"draw 335", "draw 355", "draw 445"}) {
        EXPECT_EQ(move_without_placement(position), Move{Draw{}});
        EXPECT_EQ(random_move(position, random), Move{Draw{}});
        table::play(position, {draw});
    }
    EXPECT_EQ(move_without_placement(position), Move{Pass{}});
    EXPECT_EQ(random_move(position, random), Move{Pass{}});
}

TEST(Movegen, ARandomMoveIsAllowedUnderEveryRule) {
    Random random{10U};
    for (int i = 0; i < 300; ++i) {
        Variant rules = presets()[random.below(5)].variant;
        rules.draws = static_cast<int>(random.below(5));
        rules.after_draw = static_cast<AfterDraw>(random.below(2));
        rules.drawn_tile = static_cast<DrawnTile>(random.below(2));
        rules.empty_pool_pass = static_cast<EmptyPoolPass>(random.below(2));
        rules.equal_turns = random.below(2) == 1;
        rules.scoring = static_cast<Scoring>(random.below(3));
        Position position =
            random_position<Game>(rules, 2 + static_cast<int>(random.below(3)), random);
        while (!position.is_over()) {
            const Move move = random_move(position, random);
            const Action action{move, random_chance(position, move, random)};
            ASSERT_FALSE(position.refusal(action));
            position.play(action.move, action.chance);
        }
    }
}

TEST(Movegen, ARandomDrawIsAnyTileOfThePool) {
    const Position position =
        table::round(table::preset("classic", 2, 26), {"012 ...", "..."}, {"012@0,0"});
    ASSERT_EQ(position.pool_size(), 4);
    std::map<Tile, int> times;
    Random random{9U};
    for (int i = 0; i < 4000; ++i) {
        const Chance chance = random_chance(position, Draw{}, random);
        ASSERT_TRUE(chance && position.unseen().contains(*chance));
        ++times[*chance];
    }
    EXPECT_EQ(times.size(), 4U);
    for (const auto& [tile, count] : times) EXPECT_NEAR(count, 1000, 150);
    EXPECT_EQ(random_chance(position, Pass{}, random), std::nullopt);
    EXPECT_EQ(random_chance(position, table::place("100@0,1"), random), std::nullopt);
}

}  // namespace
}  // namespace tercet::triominos
