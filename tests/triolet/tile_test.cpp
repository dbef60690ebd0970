#include "triolet/tile.hpp"

#include <array>
#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/triolet_table.hpp"

namespace tercet::triolet {
namespace {

/// As many of each kind as the table of the rule book says, jokers last.
constexpr std::array<int, 17> kTable = {9, 9, 8, 8, 7, 8, 6, 6, 4, 4, 3, 3, 2, 2, 1, 1, 2};

Tiles random_tiles(Random& random) {
    Tiles left = Tiles::all();
    Tiles some;
    for (auto size = static_cast<int>(random.below(kTileCount + 1)); size > 0; --size) {
        const Tile tile = random_tile(left, random);
        left.erase(tile);
        some.insert(tile);
    }
    return some;
}

std::multiset<int> kinds_of(const Tiles& tiles) {
    std::multiset<int> kinds;
    tiles.for_each([&](Tile tile) { kinds.insert(tile.kind()); });
    return kinds;
}

// triolet.md §1.1
TEST(Tile, ThereAreEightyThreeOfThemAsTheTableSays) {
    int all = 0;
    for (int kind = 0; kind < kKindCount; ++kind) {
        EXPECT_EQ(Tiles::all().count(Tile::from_kind(kind)),
                  kTable[static_cast<std::size_t>(kind)]);
        all += kTable[static_cast<std::size_t>(kind)];
    }
    EXPECT_EQ(all, 83);
    EXPECT_EQ(Tiles::all().size(), 83);
    EXPECT_EQ(Tiles::all().size() - Tiles::all().count(Tile::joker()), 81);
}

// triolet.md §1.2
TEST(Tile, CountsItsNumberAndAJokerNothing) {
    for (int value = 0; value <= 15; ++value) {
        EXPECT_EQ(Tile{value}.points(), value);
        EXPECT_FALSE(Tile{value}.is_joker());
    }
    EXPECT_TRUE(Tile::joker().is_joker());
    EXPECT_EQ(Tile::joker().points(), 0);
    EXPECT_EQ(Tiles::all().value(), 405);
}

// triolet.md §1.3
TEST(Tile, IsNamedByItsNumberAndAJokerByAStar) {
    std::set<std::string> names;
    for (int kind = 0; kind < kKindCount; ++kind) {
        const Tile tile = Tile::from_kind(kind);
        const std::string name = notation::text_of(tile);
        EXPECT_EQ(name, kind == 16 ? "*" : std::to_string(kind));
        EXPECT_EQ(table::tile(name), tile);
        names.insert(name);
    }
    EXPECT_EQ(names.size(), 17U);
    EXPECT_EQ(notation::text_of(table::place("*7@I8")), "*7@I8");
}

TEST(Tile, OrdersByNumberWithJokersLast) {
    for (int kind = 1; kind < kKindCount; ++kind) {
        EXPECT_LT(Tile::from_kind(kind - 1), Tile::from_kind(kind));
    }
    EXPECT_EQ(Tile{}, Tile{0});
}

TEST(Tiles, AreAMultiset) {
    Random random{1U};
    Tiles tiles;
    std::multiset<int> kinds;
    for (int i = 0; i < 2000; ++i) {
        const Tile tile = Tile::from_kind(static_cast<int>(random.below(kKindCount)));
        if (random.below(2) == 0 && kinds.size() < 80) {
            tiles.insert(tile);
            kinds.insert(tile.kind());
        } else if (tiles.contains(tile)) {
            tiles.erase(tile);
            kinds.erase(kinds.find(tile.kind()));
        }
        ASSERT_EQ(kinds_of(tiles), kinds);
        ASSERT_EQ(tiles.size(), static_cast<int>(kinds.size()));
        ASSERT_EQ(tiles.empty(), kinds.empty());
        ASSERT_EQ(tiles.count(tile), static_cast<int>(kinds.count(tile.kind())));
        ASSERT_EQ(tiles.contains(tile), kinds.count(tile.kind()) > 0);
        ASSERT_EQ((tiles.kinds() >> static_cast<unsigned>(tile.kind()) & 1U) == 1,
                  tiles.contains(tile));
    }
}

TEST(Tiles, AreCountedFromTheLowest) {
    Random random{2U};
    for (int i = 0; i < 200; ++i) {
        const Tiles tiles = random_tiles(random);
        std::vector<Tile> list;
        int value = 0;
        tiles.for_each([&](Tile tile) {
            list.push_back(tile);
            value += tile.points();
        });
        ASSERT_EQ(list.size(), static_cast<std::size_t>(tiles.size()));
        for (int n = 0; n < tiles.size(); ++n) {
            EXPECT_EQ(tiles.nth(n), list[static_cast<std::size_t>(n)]);
        }
        EXPECT_EQ(tiles.value(), value);
    }
}

TEST(Tiles, AddUpAndAreTakenAwayAgain) {
    Random random{3U};
    for (int i = 0; i < 200; ++i) {
        const Tiles some = random_tiles(random);
        Tiles rest = Tiles::all();
        rest -= some;
        for (int kind = 0; kind < kKindCount; ++kind) {
            const Tile tile = Tile::from_kind(kind);
            EXPECT_EQ(rest.count(tile) + some.count(tile), Tiles::all().count(tile));
        }
        EXPECT_EQ(rest.value() + some.value(), 405);
        rest += some;
        EXPECT_EQ(rest, Tiles::all());
    }
}

TEST(Tiles, ARandomOneIsEachEquallyOften) {
    Random random{4U};
    const Tiles some = table::tiles("0 0 0 7 7 *");
    std::array<int, kKindCount> times{};
    for (int i = 0; i < 6000; ++i) {
        ++times[static_cast<std::size_t>(random_tile(some, random).kind())];
    }
    EXPECT_NEAR(times[0], 3000, 240);
    EXPECT_NEAR(times[7], 2000, 220);
    EXPECT_NEAR(times[16], 1000, 180);
    EXPECT_EQ(times[0] + times[7] + times[16], 6000);
}

}  // namespace
}  // namespace tercet::triolet
