#include "triominos/deal.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "support/triominos_table.hpp"
#include "triominos/position.hpp"

namespace tercet::triominos {
namespace {

using Code = DealProblem::Code;

/// Racks of the lowest tiles in turn.
WrittenRacks written(int seats, int size) {
    WrittenRacks racks(static_cast<std::size_t>(seats));
    int next = 0;
    for (auto& rack : racks) {
        for (int i = 0; i < size; ++i) rack.emplace_back(Tile{next++});
    }
    return racks;
}

DealProblem problem_of(const Variant& variant, const WrittenRacks& racks, int starter) {
    const auto deal = checked_deal(variant, racks, starter);
    EXPECT_FALSE(deal.has_value());
    return deal.error();
}

// triominos.md §5.1
TEST(Deal, GivesEachPlayerTheTilesOfTheirNumber) {
    for (const auto& preset : presets()) {
        for (int seats = 1; seats <= kMaxSeats; ++seats) {
            if (!preset.variant.allows(seats)) continue;
            Random random{static_cast<std::uint64_t>(seats)};
            for (int i = 0; i < 20; ++i) {
                const Deal deal = random_deal(preset.variant, seats, random);
                TileSet dealt;
                for (const Rack& rack : deal.racks) {
                    EXPECT_EQ(rack.size(), preset.variant.rack_size_for(seats));
                    EXPECT_EQ(rack.unknown, 0);
                    EXPECT_TRUE((dealt & rack.known).empty());
                    dealt |= rack.known;
                }
                EXPECT_LT(deal.starter.index(), seats);
                // What is left is the pool.
                const Position position{preset.variant, deal};
                EXPECT_EQ(position.pool_size(), kTileCount - seats * deal.racks[Seat{0}].size());
                EXPECT_EQ(position.unseen(), TileSet::all() - dealt);
            }
        }
    }
}

TEST(Deal, FavoursNoTile) {
    const Variant variant = table::preset("goliath-2023");
    Random random{4U};
    std::array<std::array<int, kTileCount>, 2> held{};
    constexpr int kDeals = 6000;
    for (int i = 0; i < kDeals; ++i) {
        const Deal deal = random_deal(variant, 2, random);
        for_each_seat(2, [&](Seat seat) {
            deal.racks[seat].known.for_each([&](Tile tile) {
                ++held[static_cast<std::size_t>(seat.index())]
                      [static_cast<std::size_t>(tile.index())];
            });
        });
    }
    const double expected = kDeals * 9.0 / kTileCount;
    for (const auto& seat : held) {
        for (const int times : seat) EXPECT_NEAR(times, expected, 6 * 29);  // six deviations
    }
}

TEST(Deal, IsTheSameForTheSameSeed) {
    const Variant variant = table::preset("classic");
    Random one{77U};
    Random same{77U};
    Random other{78U};
    const Deal deal = random_deal(variant, 3, one);
    EXPECT_EQ(deal, random_deal(variant, 3, same));
    EXPECT_NE(deal, random_deal(variant, 3, other));
}

/// How often each of the seats begins, in thousandths.
std::vector<int> shares(TileSet pool, int seats) {
    Random random{6U};
    constexpr int kTimes = 20'000;
    std::vector<int> begun(static_cast<std::size_t>(seats), 0);
    for (int i = 0; i < kTimes; ++i) {
        ++begun[static_cast<std::size_t>(random_starter(pool, seats, random).index())];
    }
    for (int& times : begun) times = times * 1000 / kTimes;
    return begun;
}

/// Who begins after these draws: those of all seats, then those of the tied.
Seat starter_after(const char* pool, const std::vector<const char*>& draws, int seats) {
    const TileSet tiles = table::tiles(pool);
    const auto draws_so = [&](Random random) {
        TileSet left = tiles;
        for (std::size_t i = 0; i < draws.size(); ++i) {
            if (i == static_cast<std::size_t>(seats)) left = tiles;  // the tiles went back
            const Tile tile = random_tile(left, random);
            left.erase(tile);
            if (tile != table::tile(draws[i])) return false;
        }
        return true;
    };
    std::uint64_t seed = 0;
    while (!draws_so(Random{seed})) ++seed;
    Random random{seed};
    return random_starter(tiles, seats, random);
}

// triominos.md §5.2
TEST(Starter, IsWhoDrawsTheHighestValue) {
    EXPECT_EQ(starter_after("000 012 345", {"000", "345", "012"}, 3), Seat{1});
    EXPECT_EQ(starter_after("000 012 345", {"345", "000", "012"}, 3), Seat{0});
    EXPECT_EQ(starter_after("000 012 345", {"012", "000", "345"}, 3), Seat{2});
    // The value counts, not the highest pip.
    EXPECT_EQ(starter_after("005 222", {"005", "222"}, 2), Seat{1});
}

// triominos.md §5.3
TEST(Starter, TiedForTheHighestDrawAgain) {
    // 012 and 003 are both worth 3. Seats 0 and 2 draw again, and seat 1 is out of it.
    EXPECT_EQ(starter_after("000 003 012", {"012", "000", "003", "000", "012"}, 3), Seat{2});
    EXPECT_EQ(starter_after("000 003 012", {"012", "000", "003", "003", "000"}, 3), Seat{0});
    // A tie for less than the highest does not matter.
    EXPECT_EQ(starter_after("003 012 555", {"012", "003", "555"}, 3), Seat{2});
}

// triominos.md §5.4
TEST(Starter, DrawsAgainFromTheWholePool) {
    // The tile that tied is drawn again by another seat: it went back.
    EXPECT_EQ(starter_after("000 003 012", {"003", "012", "012", "000"}, 2), Seat{0});
    // Nothing of the draw shows in the position: neither in the pool nor in what a seat knows.
    const Variant variant = table::preset("goliath-2023");
    Random random{12U};
    const Deal deal = random_deal(variant, 2, random);
    const Position position{variant, deal};
    EXPECT_EQ(position.pool_size(), kTileCount - 18);
    EXPECT_EQ(position.seen_by(Seat{0}).unseen(), TileSet::all() - deal.racks[Seat{0}].known);
}

// triominos.md §5.5
TEST(Starter, IsDrawnForEveryDeal) {
    const Variant variant = table::preset("classic");
    Random random{5U};
    std::set<int> starters;
    for (int i = 0; i < 100; ++i) starters.insert(random_deal(variant, 6, random).starter.index());
    EXPECT_EQ(starters.size(), 6U);
}

TEST(Starter, IsEachSeatEquallyOften) {
    for (int seats = 1; seats <= kMaxSeats; ++seats) {
        for (const int share : shares(TileSet::all(), seats)) EXPECT_NEAR(share, 1000 / seats, 20);
    }
}

// triominos.md §5.6
TEST(Starter, IsTossedForWhereThePoolCannotDecide) {
    for (const auto* pool : {"", "555", "003 012 111"}) {  // none, too few, all worth 3
        for (int seats = 2; seats <= 4; ++seats) {
            for (const int share : shares(table::tiles(pool), seats)) {
                EXPECT_NEAR(share, 1000 / seats, 20) << pool;
            }
        }
    }
    // Two tiles decide between two, whatever they are worth.
    EXPECT_EQ(starter_after("000 001", {"000", "001"}, 2), Seat{1});
}

// triominos.md §5.7
TEST(Starter, IsWhoeverSitsAlone) {
    Random random{1U};
    EXPECT_EQ(random_starter(TileSet::all(), 1, random), Seat{0});
    EXPECT_EQ(random_starter(TileSet{}, 1, random), Seat{0});
}

TEST(CheckedDeal, TakesADealAsWritten) {
    const Variant variant = table::preset("goliath-2023");
    WrittenRacks racks = written(2, 9);
    racks[1][3] = std::nullopt;
    racks[1][4] = std::nullopt;
    const auto deal = checked_deal(variant, racks, 1);
    ASSERT_TRUE(deal.has_value());
    EXPECT_EQ(deal->starter, Seat{1});
    EXPECT_EQ(deal->racks[Seat{0}].size(), 9);
    EXPECT_EQ(deal->racks[Seat{0}].unknown, 0);
    EXPECT_EQ(deal->racks[Seat{1}].known.size(), 7);
    EXPECT_EQ(deal->racks[Seat{1}].unknown, 2);
    EXPECT_FALSE(deal->racks[Seat{1}].known.contains(Tile{9 + 3}));
}

TEST(CheckedDeal, RefusesANumberOfSeatsWithoutRules) {
    const Variant variant = table::preset("goliath-2023");
    for (const int seats : {0, 1, 5, 100}) {
        EXPECT_EQ(problem_of(variant, WrittenRacks(static_cast<std::size_t>(seats)), 0),
                  (DealProblem{Code::seats_not_allowed, {}, {}, 0, seats}));
    }
}

TEST(CheckedDeal, RefusesAStarterWhoIsNotThere) {
    const Variant variant = table::preset("classic");
    for (const int starter : {-1, 2, 1000}) {
        EXPECT_EQ(problem_of(variant, written(2, 9), starter),
                  (DealProblem{Code::no_such_starter, {}, {}, 2, starter}));
    }
}

// triominos.md §5.1
TEST(CheckedDeal, RefusesARackOfTheWrongSize) {
    const Variant variant = table::preset("classic");
    for (const int size : {0, 8, 10}) {
        EXPECT_EQ(problem_of(variant, written(2, size), 0),
                  (DealProblem{Code::wrong_rack_size, Seat{0}, {}, 9, size}));
    }
    WrittenRacks racks = written(3, 7);
    racks[2].push_back(std::nullopt);
    EXPECT_EQ(problem_of(variant, racks, 0),
              (DealProblem{Code::wrong_rack_size, Seat{2}, {}, 7, 8}));
}

// triominos.md §1.1
TEST(CheckedDeal, RefusesATileTwice) {
    const Variant variant = table::preset("classic");
    WrittenRacks racks = written(2, 9);
    racks[1][8] = Tile{0};
    EXPECT_EQ(problem_of(variant, racks, 0),
              (DealProblem{Code::tile_dealt_twice, Seat{1}, Tile{0}, 0, 0}));
    racks = written(2, 9);
    racks[0][1] = racks[0][0];
    EXPECT_EQ(problem_of(variant, racks, 0),
              (DealProblem{Code::tile_dealt_twice, Seat{0}, Tile{0}, 0, 0}));
}

}  // namespace
}  // namespace tercet::triominos
