#include "triolet/deal.hpp"

#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "support/triolet_table.hpp"

namespace tercet::triolet {
namespace {

using Code = DealProblem::Code;

/// As many racks with one tile of each of the numbers 0 to size - 1.
WrittenRacks written(int seats, int size) {
    WrittenRacks racks(static_cast<std::size_t>(seats));
    for (auto& rack : racks) {
        for (int value = 0; value < size; ++value) rack.emplace_back(Tile{value});
    }
    return racks;
}

DealProblem problem_of(const WrittenRacks& racks, std::int64_t starter) {
    const auto deal = checked_deal(Variant{}, racks, starter);
    EXPECT_FALSE(deal.has_value());
    return deal.error();
}

// triolet.md §3.1, §3.2, §3.3
TEST(Deal, GivesEachPlayerThreeTilesAndLeavesTheBag) {
    for (const int out_of_play : {0, 3, 71}) {
        for (int seats = 2; seats <= 4; ++seats) {
            Variant variant;
            variant.out_of_play = out_of_play;
            Random random{static_cast<std::uint64_t>(seats)};
            for (int i = 0; i < 20; ++i) {
                const Deal deal = random_deal(variant, seats, random);
                Tiles unseen = Tiles::all();
                for (const Rack& rack : deal.racks) {
                    EXPECT_EQ(rack.known.size(), 3);
                    EXPECT_EQ(rack.unknown, 0);
                    unseen -= rack.known;
                }
                EXPECT_LT(deal.starter.index(), seats);
                // Nobody knows which of the unseen tiles are out of play.
                const Position position{variant, deal};
                EXPECT_EQ(position.bag_size(), 83 - 3 * seats - out_of_play);
                EXPECT_EQ(position.unseen(), unseen);
            }
        }
    }
}

TEST(Deal, FavoursNoTile) {
    Random random{4U};
    std::array<std::array<int, kKindCount>, 2> held{};
    constexpr int kDeals = 20'000;
    for (int i = 0; i < kDeals; ++i) {
        const Deal deal = random_deal(Variant{}, 2, random);
        for_each_seat(2, [&](Seat seat) {
            deal.racks[seat].known.for_each([&](Tile tile) {
                ++held[static_cast<std::size_t>(seat.index())]
                      [static_cast<std::size_t>(tile.kind())];
            });
        });
    }
    for (const auto& seat : held) {
        for (std::size_t kind = 0; kind < seat.size(); ++kind) {
            const double expected = kDeals * 3.0 * kCopies[kind] / kTileCount;
            EXPECT_NEAR(seat[kind], expected, 6 * std::sqrt(expected)) << kind;
        }
    }
}

TEST(Deal, IsTheSameForTheSameSeed) {
    Random one{77U};
    Random same{77U};
    Random other{78U};
    const Deal deal = random_deal(Variant{}, 3, one);
    EXPECT_EQ(deal, random_deal(Variant{}, 3, same));
    EXPECT_NE(deal, random_deal(Variant{}, 3, other));
}

// triolet.md §3.4
TEST(Deal, AnyoneBeginsEquallyOften) {
    for (int seats = 2; seats <= 4; ++seats) {
        Random random{5U};
        std::vector<int> begun(static_cast<std::size_t>(seats), 0);
        for (int i = 0; i < 12'000; ++i) {
            const Seat starter = random_deal(Variant{}, seats, random).starter;
            ++begun[static_cast<std::size_t>(starter.index())];
        }
        for (const int times : begun) EXPECT_NEAR(times, 12'000 / seats, 330);
    }
}

// triolet.md §3.3
TEST(CheckedDeal, TakesADealAsWritten) {
    WrittenRacks racks = written(3, 3);
    racks[1][2] = std::nullopt;
    racks[2] = {Tile::joker(), std::nullopt, std::nullopt};
    const auto deal = checked_deal(Variant{}, racks, 1);
    ASSERT_TRUE(deal.has_value());
    EXPECT_EQ(*deal, table::deal({"0 1 2", "0 1 ?", "* ? ?"}, 1));
}

// triolet.md §3.1
TEST(CheckedDeal, RefusesANumberOfSeatsWithoutRules) {
    for (const int seats : {0, 1, 5, 7, 100}) {
        EXPECT_EQ(problem_of(WrittenRacks(static_cast<std::size_t>(seats)), 0),
                  (DealProblem{Code::seats_not_allowed, {}, {}, 0, seats}));
    }
    Variant pairs;
    pairs.most_players = 2;
    EXPECT_EQ(checked_deal(pairs, written(3, 3), 0).error().code, Code::seats_not_allowed);
    EXPECT_TRUE(checked_deal(pairs, written(2, 3), 0).has_value());
}

TEST(CheckedDeal, RefusesAStarterWhoIsNotThere) {
    for (const std::int64_t starter : {std::int64_t{-1}, std::int64_t{2}, std::int64_t{1} << 32}) {
        EXPECT_EQ(problem_of(written(2, 3), starter),
                  (DealProblem{Code::no_such_starter, {}, {}, 2, starter}));
    }
}

// triolet.md §3.3
TEST(CheckedDeal, RefusesARackOfTheWrongSize) {
    for (const int size : {0, 2, 4}) {
        EXPECT_EQ(problem_of(written(2, size), 0),
                  (DealProblem{Code::wrong_rack_size, Seat{0}, {}, 3, size}));
    }
    WrittenRacks racks = written(4, 3);
    racks[3].push_back(std::nullopt);
    EXPECT_EQ(problem_of(racks, 0), (DealProblem{Code::wrong_rack_size, Seat{3}, {}, 3, 4}));
}

// triolet.md §1.1
TEST(CheckedDeal, RefusesMoreTilesAlikeThanThereAre) {
    for (int kind = 0; kind < kKindCount; ++kind) {
        const Tile tile = Tile::from_kind(kind);
        const int copies = Tiles::all().count(tile);
        for (int count = 1; count <= 12; ++count) {
            WrittenRacks racks(4, {std::nullopt, std::nullopt, std::nullopt});
            for (int i = 0; i < count; ++i) {
                racks[static_cast<std::size_t>(i / 3)][static_cast<std::size_t>(i % 3)] = tile;
            }
            if (count <= copies) {
                EXPECT_TRUE(checked_deal(Variant{}, racks, 0).has_value());
            } else {
                EXPECT_EQ(problem_of(racks, 0), (DealProblem{Code::too_many_alike, Seat{copies / 3},
                                                             tile, copies, copies + 1}));
            }
        }
    }
}

}  // namespace
}  // namespace tercet::triolet
