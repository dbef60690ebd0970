#include "triominos/scoring.hpp"

#include <initializer_list>
#include <vector>

#include <gtest/gtest.h>

#include "support/triominos_table.hpp"

namespace tercet::triominos {
namespace {

PerSeat<int> racks(std::initializer_list<int> values) {
    PerSeat<int> result{static_cast<int>(values.size())};
    int index = 0;
    for (const int value : values) result[Seat{index++}] = value;
    return result;
}

std::vector<Points> blocked(const Variant& variant, std::initializer_list<int> values) {
    return table::listed(blocked_points(variant, racks(values)));
}

using table::List;
constexpr Shape kOpening{0, 0, 0};
constexpr Shape kPlain{1, 2, 0};
constexpr Shape kGap{2, 3, 0};
constexpr Shape kBridge{1, 3, 0};
constexpr Shape kOneHexagon{2, 3, 1};
constexpr Shape kTwoHexagons{3, 3, 2};
constexpr Shape kThreeHexagons{3, 3, 3};

// triominos.md §4.1
TEST(Scoring, ATileScoresItsValue) {
    const Tariff tariff{table::preset("goliath-2023")};
    TileSet::all().for_each([&](Tile tile) {
        for (const Shape& shape : {kOpening, kPlain, kGap}) {
            EXPECT_EQ(tariff.of(tile, shape), tile.value());
        }
    });
}

// triominos.md §4.2
TEST(Scoring, ABridgeScoresFortyMore) {
    for (const auto& preset : presets()) {
        EXPECT_EQ(Tariff{preset.variant}.of(table::tile("345"), kBridge), 12 + 40);
    }
    Variant variant = table::preset("classic");
    variant.bridge_bonus = 7;
    EXPECT_EQ(Tariff{variant}.of(table::tile("345"), kBridge), 12 + 7);
}

// triominos.md §4.3, §4.4
TEST(Scoring, HexagonsScoreByTheirNumber) {
    for (const auto& preset : presets()) {
        const Tariff tariff{preset.variant};
        EXPECT_EQ(tariff.of(table::tile("012"), kOneHexagon), 3 + 50);
        EXPECT_EQ(tariff.of(table::tile("012"), kTwoHexagons), 3 + 60);
        EXPECT_EQ(tariff.of(table::tile("012"), kThreeHexagons), 3 + 70);
    }
    Variant variant = table::preset("classic");
    variant.hexagon_bonus = {1, 20, 300};
    EXPECT_EQ(Tariff{variant}.of(table::tile("000"), kOneHexagon), 1);
    EXPECT_EQ(Tariff{variant}.of(table::tile("000"), kTwoHexagons), 20);
    EXPECT_EQ(Tariff{variant}.of(table::tile("000"), kThreeHexagons), 300);
}

// triominos.md §7.1, §7.5
TEST(Scoring, DrawingAndLostTurnsCostWhatTheirFieldsSay) {
    for (const auto& preset : presets()) {
        const Tariff tariff{preset.variant};
        EXPECT_EQ(tariff.draw, -5);
        EXPECT_EQ(tariff.lost_turn, preset.name == "classic-pt" ? 0 : -10);
        EXPECT_EQ(tariff.out, 25);
        EXPECT_TRUE(tariff.leftovers_count);
    }
    Variant variant = table::preset("classic");
    variant.draw_cost = 2;
    variant.lost_turn_cost = 99;
    variant.out_bonus = 1000;
    EXPECT_EQ(Tariff{variant}.draw, -2);
    EXPECT_EQ(Tariff{variant}.lost_turn, -99);
    EXPECT_EQ(Tariff{variant}.out, 1000);
}

// triominos.md §12.1
TEST(Scoring, SimpleScoringCountsTilesAndFigures) {
    Variant variant = table::preset("classic");
    variant.scoring = Scoring::simple;
    variant.bridge_bonus = 500;  // does not matter
    variant.hexagon_bonus = {500, 500, 500};
    variant.out_bonus = 500;
    const Tariff tariff{variant};
    for (const auto* name : {"000", "345", "555"}) {
        const Tile tile = table::tile(name);
        for (const Shape& shape : {kOpening, kPlain, kGap}) EXPECT_EQ(tariff.of(tile, shape), 1);
        EXPECT_EQ(tariff.of(tile, kBridge), 2);
        EXPECT_EQ(tariff.of(tile, kOneHexagon), 2);
        EXPECT_EQ(tariff.of(tile, kTwoHexagons), 3);
        EXPECT_EQ(tariff.of(tile, kThreeHexagons), 4);
    }
    EXPECT_EQ(tariff.out, 5);
}

// triominos.md §12.2
TEST(Scoring, SimpleScoringHasNoMinusPoints) {
    for (const auto& preset : presets()) {
        Variant variant = preset.variant;
        variant.scoring = Scoring::simple;
        const Tariff tariff{variant};
        EXPECT_EQ(tariff.draw, 0);
        EXPECT_EQ(tariff.lost_turn, 0);
        EXPECT_FALSE(tariff.leftovers_count);
        EXPECT_EQ(blocked(variant, {10, 20}), (List{0, 0}));
    }
}

// triominos.md §12.3
TEST(Scoring, WithoutScoringEverythingIsWorthNothing) {
    for (const auto& preset : presets()) {
        Variant variant = preset.variant;
        variant.scoring = Scoring::none;
        const Tariff tariff{variant};
        for (const Shape& shape : {kOpening, kPlain, kBridge, kOneHexagon, kThreeHexagons}) {
            EXPECT_EQ(tariff.of(table::tile("555"), shape), 0);
        }
        EXPECT_EQ(tariff.draw, 0);
        EXPECT_EQ(tariff.lost_turn, 0);
        EXPECT_EQ(tariff.out, 0);
        EXPECT_EQ(blocked(variant, {10, 20}), (List{0, 0}));
    }
}

// triominos.md §9.6
TEST(Scoring, BlockedEachPaysTheOwnRack) {
    const Variant variant = table::preset("goliath-2023");
    EXPECT_EQ(blocked(variant, {12, 0, 30}), (List{-12, 0, -30}));
    EXPECT_EQ(blocked(variant, {12, 12}), (List{-12, -12}));
    EXPECT_EQ(blocked(variant, {12}), (List{-12}));
}

// triominos.md §9.7
TEST(Scoring, BlockedTheLowestRackTakesTheOthers) {
    const Variant variant = table::preset("classic");
    EXPECT_EQ(blocked(variant, {12, 7}), (List{0, 5}));
    EXPECT_EQ(blocked(variant, {12, 7, 30}), (List{0, 12 + 30 - 7, 0}));
    EXPECT_EQ(blocked(variant, {0, 7, 8, 9, 10, 11}), (List{45, 0, 0, 0, 0, 0}));
    EXPECT_EQ(blocked(variant, {12}), (List{-12}));
}

// triominos.md §9.8
TEST(Scoring, BlockedWithATieForTheLowestRackNobodyScores) {
    const Variant variant = table::preset("classic");
    EXPECT_EQ(blocked(variant, {7, 7}), (List{0, 0}));
    EXPECT_EQ(blocked(variant, {7, 30, 7}), (List{0, 0, 0}));
    EXPECT_EQ(blocked(variant, {0, 0, 0, 9}), (List{0, 0, 0, 0}));
    EXPECT_EQ(blocked(variant, {6, 7, 7}), (List{8, 0, 0}));
}

}  // namespace
}  // namespace tercet::triominos
