#include "triominos/tile.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/triominos_table.hpp"

namespace tercet::triominos {
namespace {

std::vector<Tile> all_tiles() {
    std::vector<Tile> list;
    TileSet::all().for_each([&](Tile tile) { list.push_back(tile); });
    return list;
}

// triominos.md §1.1
TEST(Tile, EveryCombinationOfThreePipsExistsOnce) {
    std::set<std::multiset<int>> combinations;
    for (int a = 0; a <= 5; ++a) {
        for (int b = 0; b <= 5; ++b) {
            for (int c = 0; c <= 5; ++c) combinations.insert({a, b, c});
        }
    }
    std::set<std::multiset<int>> tiles;
    for (const Tile tile : all_tiles()) {
        const auto [a, b, c] = tile.corners();
        EXPECT_TRUE(tiles.insert({a, b, c}).second);
    }
    EXPECT_EQ(tiles.size(), 56U);
    EXPECT_EQ(tiles, combinations);
}

// triominos.md §1.2
TEST(Tile, ReadClockwisePipsNeverFall) {
    for (const Tile tile : all_tiles()) {
        const auto corners = tile.corners();
        EXPECT_TRUE(std::is_sorted(corners.begin(), corners.end()));
    }
}

// triominos.md §1.2
TEST(Tile, HasNoMirrorImage) {
    std::set<Corners> shown;
    for (const Tile tile : all_tiles()) {
        for (int steps = 0; steps < 3; ++steps) shown.insert(corners_of(tile, Rotation{steps}));
    }
    for (const auto& [a, b, c] : shown) {
        const bool has_two_equal = a == b || b == c || a == c;
        EXPECT_EQ(shown.count({a, c, b}) == 1, has_two_equal);
    }
    EXPECT_EQ(shown.count({0, 2, 1}), 0U);
}

// triominos.md §1.3
TEST(Tile, IsNamedAndListedByItsPipsInRisingOrder) {
    const auto list = all_tiles();
    std::vector<Corners> names;
    for (const Tile tile : list) names.push_back(tile.corners());
    EXPECT_TRUE(std::is_sorted(names.begin(), names.end()));
    EXPECT_EQ(names.front(), (Corners{0, 0, 0}));
    EXPECT_EQ(names.back(), (Corners{5, 5, 5}));
    for (int index = 0; index < kTileCount; ++index) {
        EXPECT_EQ(list[static_cast<std::size_t>(index)], Tile{index});
        EXPECT_EQ(Tile{index}.index(), index);
    }
    EXPECT_EQ(table::tile("045").corners(), (Corners{0, 4, 5}));
}

// triominos.md §1.4
TEST(Tile, IsWorthTheSumOfItsPips) {
    int total = 0;
    for (const Tile tile : all_tiles()) {
        const auto [a, b, c] = tile.corners();
        EXPECT_EQ(tile.value(), a + b + c);
        total += tile.value();
    }
    EXPECT_EQ(total, 420);
    EXPECT_EQ(TileSet::all().value(), 420);
    EXPECT_EQ(table::tile("000").value(), 0);
    EXPECT_EQ(table::tile("335").value(), 11);
    EXPECT_EQ(table::tile("555").value(), 15);
}

// triominos.md §1.5
TEST(Tile, HasThreeTurnsThatLookDifferentUnlessItIsATriple) {
    int triples = 0;
    for (const Tile tile : all_tiles()) {
        std::set<Corners> looks;
        for (int steps = 0; steps < 3; ++steps) {
            const Corners turned = corners_of(tile, Rotation{steps});
            looks.insert(turned);
            // Turning moves every pip clockwise and keeps their order.
            for (std::size_t i = 0; i < 3; ++i) {
                EXPECT_EQ(turned[(i + static_cast<std::size_t>(steps)) % 3], tile.corners()[i]);
            }
        }
        EXPECT_EQ(looks.size(), tile.is_triple() ? 1U : 3U);
        triples += tile.is_triple() ? 1 : 0;
    }
    EXPECT_EQ(triples, 6);
    EXPECT_EQ(corners_of(table::tile("012"), Rotation{1}), (Corners{2, 0, 1}));
    EXPECT_EQ(corners_of(table::tile("012"), Rotation{2}), (Corners{1, 2, 0}));
}

/// Sets of all sizes, the same in every run.
std::vector<TileSet> some_sets() {
    std::vector<TileSet> sets = {TileSet{}, TileSet::all()};
    for (int index = 0; index < kTileCount; ++index) sets.push_back(TileSet::of(Tile{index}));
    Random random{1U};
    for (int i = 0; i < 300; ++i) {
        TileSet set;
        const auto density = 1 + random.below(8);
        for (const Tile tile : all_tiles()) {
            if (random.below(8) < density) set.insert(tile);
        }
        sets.push_back(set);
    }
    return sets;
}

TEST(TileSet, BehavesLikeASetOfTiles) {
    const auto sets = some_sets();
    for (std::size_t i = 0; i + 1 < sets.size(); ++i) {
        const TileSet x = sets[i];
        const TileSet y = sets[i + 1];
        int size = 0;
        for (const Tile tile : all_tiles()) {
            const bool in_x = x.contains(tile);
            const bool in_y = y.contains(tile);
            size += in_x ? 1 : 0;
            EXPECT_EQ((x | y).contains(tile), in_x || in_y);
            EXPECT_EQ((x & y).contains(tile), in_x && in_y);
            EXPECT_EQ((x - y).contains(tile), in_x && !in_y);
        }
        EXPECT_EQ(x.size(), size);
        EXPECT_EQ(x.empty(), size == 0);
        TileSet z = x;
        EXPECT_EQ(z |= y, x | y);
        EXPECT_EQ(z -= y, x - y);
    }
}

TEST(TileSet, InsertAndEraseChangeOneTile) {
    for (const TileSet set : some_sets()) {
        for (const Tile tile : all_tiles()) {
            TileSet with = set;
            with.insert(tile);
            EXPECT_EQ(with, set | TileSet::of(tile));
            TileSet without = set;
            without.erase(tile);
            EXPECT_EQ(without, set - TileSet::of(tile));
        }
    }
}

TEST(TileSet, TheNthTileIsTheNthVisited) {
    for (const TileSet set : some_sets()) {
        int n = 0;
        set.for_each([&](Tile tile) { EXPECT_EQ(set.nth(n++), tile); });
        EXPECT_EQ(n, set.size());
    }
}

TEST(TileSet, IsWorthTheSumOfItsTiles) {
    for (const TileSet set : some_sets()) {
        int sum = 0;
        set.for_each([&](Tile tile) { sum += tile.value(); });
        EXPECT_EQ(set.value(), sum);
    }
}

TEST(TileSet, ARandomTileIsAnyOfTheSet) {
    const TileSet set = table::tiles("000 012 245 555");
    Random random{3U};
    std::vector<int> times(kTileCount, 0);
    for (int i = 0; i < 4000; ++i) {
        ++times[static_cast<std::size_t>(random_tile(set, random).index())];
    }
    for (const Tile tile : all_tiles()) {
        const int seen = times[static_cast<std::size_t>(tile.index())];
        if (set.contains(tile)) {
            EXPECT_NEAR(seen, 1000, 150);
        } else {
            EXPECT_EQ(seen, 0);
        }
    }
}

}  // namespace
}  // namespace tercet::triominos
