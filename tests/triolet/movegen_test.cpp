#include "triolet/movegen.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "support/triolet_table.hpp"
#include "triolet/game.hpp"

namespace tercet::triolet {
namespace {

std::set<Place> generated(const Position& position) {
    std::set<Place> places;
    for_each_placement(position, [&](const Place& place) {
        EXPECT_TRUE(places.insert(place).second) << notation::text_of(place) << " twice";
    });
    return places;
}

/// Puts every tile of the rack, a joker as every number, on the squares that are left of these, and
/// collects what is not refused.
void collect(const Position& position, const std::vector<Square>& squares, Tiles rack, Place place,
             std::set<Place>& accepted) {
    if (place.tiles.size() == squares.size()) {
        if (!position.refusal(Move{place})) accepted.insert(place);
        return;
    }
    for (int kind = 0; kind < kKindCount; ++kind) {
        const Tile tile = Tile::from_kind(kind);
        if (!rack.contains(tile)) continue;
        rack.erase(tile);
        for (int value = 0; value < kValueCount; ++value) {
            if (!tile.is_joker() && value != kind) continue;
            Place next = place;
            next.tiles.push_back(
                {squares[place.tiles.size()], static_cast<Value>(value), tile.is_joker()});
            collect(position, squares, rack, next, accepted);
        }
        rack.insert(tile);
    }
}

/// All placements of one to three tiles on a line that stretch over at most five squares.
std::set<Place> accepted(const Position& position) {
    std::set<Place> places;
    const Tiles rack = position.rack(position.to_move()).known;
    const std::vector<std::vector<int>> shapes = {{0},       {0, 1},    {0, 2},    {0, 3},
                                                  {0, 1, 2}, {0, 1, 3}, {0, 2, 3}, {0, 2, 4}};
    kBoardSquares.for_each([&](Square first) {
        for (const Line line : kLines) {
            for (const auto& shape : shapes) {
                if (shape.size() > static_cast<std::size_t>(rack.size())) continue;
                if (shape.size() == 1 && line == Line::column) continue;
                const bool is_row = line == Line::row;
                const int reach = shape.back();
                if ((is_row ? first.col() : first.row()) + reach >= kSide) continue;
                std::vector<Square> squares;
                for (const int i : shape) {
                    squares.emplace_back(first.row() + (is_row ? 0 : i),
                                         first.col() + (is_row ? i : 0));
                }
                collect(position, squares, rack, {}, places);
            }
        }
    });
    return places;
}

// triolet.md §5.1, §5.2, §5.3, §5.4, §5.5, §5.6, §5.9, §7.1, §7.3, §7.4
TEST(Movegen, GeneratesExactlyWhatIsAccepted) {
    for (const auto& preset : presets()) {
        for (const std::uint64_t seed : {5U, 6U}) {
            Random random{seed};
            Position position = random_position<Game>(preset.variant, 2, random);
            while (!position.is_over()) {
                ASSERT_EQ(generated(position), accepted(position));
                play_random_move(position, random);
            }
            EXPECT_TRUE(generated(position).empty());
        }
    }
}

// triolet.md §8.5
TEST(Movegen, APassIsAllowedExactlyWhereNothingElseIs) {
    int passes = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Random random{seed};
        Variant variant = presets()[seed % 2].variant;
        variant.out_of_play = 60;
        Position position = random_position<Game>(variant, 2 + static_cast<int>(seed % 3), random);
        while (!position.is_over()) {
            const bool can_place = !generated(position).empty();
            EXPECT_EQ(has_placement(position), can_place);
            const bool can_pass = table::allows(position, "pass");
            EXPECT_EQ(can_pass, !can_place && position.bag_size() < 5);
            passes += can_pass ? 1 : 0;
            play_random_move(position, random);
        }
    }
    EXPECT_GT(passes, 10);
}

TEST(Movegen, KnowsWhetherCertainTilesCanBePlaced) {
    const Position position = table::round(Variant{}, {"15 9 8", "7 7 6"}, {"15@H8"});
    for (const auto* tiles : {"1", "7 7 6", "15 14 13"}) {
        EXPECT_FALSE(has_placement(position, table::tiles(tiles))) << tiles;
    }
    for (const auto* tiles : {"0", "*", "7 7 0"}) {
        EXPECT_TRUE(has_placement(position, table::tiles(tiles))) << tiles;
    }
}

TEST(Movegen, ARandomMoveIsAnyPlacementEquallyOften) {
    // A first turn may not complete the square at I9: that favours no other move.
    const Position position =
        table::round(Variant{}, {"5 4 9", "3 9 9", "2 1 3"}, {"5@H8 4@H9 +1 +1", "3@I8 +1"});
    ASSERT_EQ(table::code(position, "2@I9"), Refusal::Code::first_turn_completes_2x2);
    const auto places = generated(position);
    ASSERT_GT(places.size(), 5U);
    std::map<Place, int> times;
    Random random{7U};
    const int each = 400;
    for (std::size_t i = 0; i < each * places.size(); ++i) {
        const Move move = random_move(position, random);
        ASSERT_TRUE(std::holds_alternative<Place>(move));
        ++times[std::get<Place>(move)];
    }
    EXPECT_EQ(times.size(), places.size());
    for (const auto& [place, count] : times) {
        EXPECT_TRUE(places.count(place) == 1);
        EXPECT_NEAR(count, each, 6 * 20);
    }
}

// triolet.md §4.2
TEST(Movegen, WithoutAPlacementARandomMoveIsAnyExchangeAndThenAPass) {
    Position position = table::round(Variant{}, {"15 9 8", "7 11 6"}, {"15@H8"});
    EXPECT_EQ(move_without_placement(position), table::action("swap 6 7 11").move);
    Random random{8U};
    std::map<std::string, int> times;
    for (int i = 0; i < 7000; ++i) {
        ++times[notation::text_of(Action{random_move(position, random), {}})];
    }
    EXPECT_EQ(times.size(), 7U);  // every choice of one to three
    for (const auto& [text, count] : times) EXPECT_NEAR(count, 1000, 180) << text;

    position = table::round(table::rules_with_bag(4, 0), {"15 9 8", "7 7 6", "5 4 4", "13 1 2"},
                            {"15@H8"});
    EXPECT_EQ(move_without_placement(position), Move{Pass{}});
    EXPECT_EQ(random_move(position, random), Move{Pass{}});
}

// triolet.md §8.4
TEST(Movegen, ExchangesNoMoreThanTheBagHolds) {
    Variant variant = table::rules_with_bag(4, 2);
    variant.exchange_minimum = 1;
    const Position position =
        table::round(variant, {"15 9 8", "7 7 6", "5 4 4", "13 1 2"}, {"15@H8 +1"});
    ASSERT_EQ(position.bag_size(), 1);
    Random random{11U};
    EXPECT_FALSE(position.refusal(move_without_placement(position)));
    for (int i = 0; i < 100; ++i) EXPECT_FALSE(position.refusal(random_move(position, random)));
}

TEST(Movegen, ARandomMoveIsAllowedUnderEveryRule) {
    Random random{10U};
    for (int i = 0; i < 300; ++i) {
        Variant variant = presets()[random.below(2)].variant;
        variant.out_of_play = static_cast<int>(random.below(72));
        variant.exchange_minimum = 1 + static_cast<int>(random.below(10));
        variant.stall = static_cast<int>(random.below(3));
        Position position =
            random_position<Game>(variant, 2 + static_cast<int>(random.below(3)), random);
        for (int turn = 0; !position.is_over() && turn < 1000; ++turn) {
            const Move move = random_move(position, random);
            const Action action{move, random_chance(position, move, random)};
            ASSERT_FALSE(position.refusal(action));
            position.play(action.move, action.chance);
        }
    }
}

// triolet.md §3.2, §8.3
TEST(Movegen, ADrawnTileIsAnyOfTheBag) {
    const Position position = table::round(Variant{}, {"5 15 *", "0 0 0"});
    Random random{9U};
    std::map<Tile, int> times;
    for (int i = 0; i < 15'400; ++i) {
        const Chance chance = random_chance(position, table::place("5@H8"), random);
        ASSERT_EQ(chance.size(), 1U);
        ASSERT_TRUE(chance[0]);
        ++times[*chance[0]];
    }
    for (int kind = 0; kind < kKindCount; ++kind) {
        const Tile tile = Tile::from_kind(kind);
        const int expected = 200 * position.unseen().count(tile);
        EXPECT_NEAR(times[tile], expected, 6 * std::sqrt(expected)) << kind;
    }
}

// triolet.md §3.2, §8.3
TEST(Movegen, WhatWasGivenBackIsInTheBagAndNeverOutOfPlay) {
    // Two of the five tiles in the bag were given back, and the other three are any of 71.
    const Position position = table::round(table::rules_with_bag(3, 5),
                                           {"15 14 1", "1 1 1", "2 2 2"}, {"swap 15 14 +3 +3"});
    Random random{12U};
    int given_back = 0;
    for (int i = 0; i < 5000; ++i) {
        const Chance chance = random_chance(position, table::place("1@H8"), random);
        given_back += chance[0] == Tile{15} || chance[0] == Tile{14} ? 1 : 0;
    }
    EXPECT_NEAR(given_back, 2000, 210);
}

}  // namespace
}  // namespace tercet::triolet
