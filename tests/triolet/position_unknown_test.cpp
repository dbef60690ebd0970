#include <cmath>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/triolet_table.hpp"
#include "triolet/game.hpp"
#include "triolet/movegen.hpp"
#include "triolet/position.hpp"

// Games that were written down in part.

namespace tercet::triolet {
namespace {

using Code = Refusal::Code;
using table::allows;
using table::code;
using table::refusal;

// triolet.md §15.2
TEST(Unknown, TilesMayBeAnyThatAreLeft) {
    const Position position = table::round(Variant{}, {"5 ? ?", "15 * ?"});
    EXPECT_EQ(position.hidden_on_racks(), 3);
    for (int value = 0; value < kValueCount; ++value) {
        EXPECT_EQ(allows(position, std::to_string(value) + "@H8"), value != 15);
    }
    EXPECT_TRUE(allows(position, "*7@H8"));  // one joker is seen, and there are two
    EXPECT_TRUE(allows(position, "5@H7 5@H8 5@H9"));
}

// triolet.md §15.2
TEST(Unknown, ATilePlacedWasOnTheRack) {
    Position position = table::round(Variant{}, {"5 ? ?", "15 * ?"});
    table::play(position, {"11@H8 3@H9 +? +4"});
    EXPECT_EQ(position.rack(Seat{0}), (Rack{table::tiles("5 4"), 1}));
    EXPECT_EQ(position.hidden_on_racks(), 2);
    EXPECT_EQ(position.bag_size(), 83 - 3 - 6 - 2);
    Tiles unseen = Tiles::all();
    unseen -= table::tiles("11 3 5 4 15 *");
    EXPECT_EQ(position.unseen(), unseen);
}

// triolet.md §15.2
TEST(Unknown, ATileGivenBackMayBeAnyOfTheRack) {
    Position position = table::round(Variant{}, {"15 14 13", "1 1 1"});
    table::play(position, {"swap ? +12"});
    EXPECT_EQ(position.rack(Seat{0}), (Rack{table::tiles("12"), 2}));
    EXPECT_EQ(position.hidden_on_racks(), 2);
    EXPECT_EQ(position.bag_size(), 83 - 3 - 6);
    table::play(position, {"1@H8"});
    // Any two of the three are left.
    for (const auto* text : {"14@H9", "13@H9", "14@G8"})
        EXPECT_TRUE(allows(position, text)) << text;
    EXPECT_TRUE(allows(position, "swap 15 14 12"));
    EXPECT_EQ(code(position, "swap 15 14 13"), Code::tile_not_held);  // one was given back
}

// triolet.md §15.2
TEST(Unknown, AnExchangeMayBeKnownInPart) {
    Position position = table::round(Variant{}, {"15 ? ?", "1 1 1"});
    table::play(position, {"swap 15 ? +? +2"});
    EXPECT_EQ(position.rack(Seat{0}).size(), 3);
    EXPECT_EQ(position.rack(Seat{0}).known, table::tiles("2"));
    EXPECT_EQ(position.hidden_on_racks(), 2);
    EXPECT_EQ(position.bag_size(), 83 - 3 - 6);
}

// triolet.md §15.3
TEST(Unknown, WhatIsKnownToBeElsewhereIsRefused) {
    const Position position = table::round(Variant{}, {"? ? ?", "15 14 *"}, {"*13@H8"});
    EXPECT_EQ(code(position, "5@I8"), Code::tile_not_held);  // seat 1 holds no unknown tile
    Position later = position;
    table::play(later, {"swap 14 +0"});
    EXPECT_EQ(refusal(later, "15@H9"), (Refusal{Code::tile_not_held, Tile{15}, {}, 0}));
    EXPECT_EQ(refusal(later, "*1@H9"), (Refusal{Code::tile_not_held, Tile::joker(), {}, 0}));
    EXPECT_EQ(code(later, "2@H9 +15"), Code::tile_not_in_bag);
}

// triolet.md §15.3
TEST(Unknown, MoreTilesThanThereAreAreRefused) {
    const Position position = table::round(Variant{}, {"? ? ?", "? ? ?"});
    EXPECT_EQ(code(position, "15@H8 15@H9"), Code::tile_not_held);
    EXPECT_EQ(code(position, "swap 14 14"), Code::tile_not_held);
    EXPECT_EQ(code(position, "15@H8 +15"), Code::tile_not_in_bag);
    EXPECT_EQ(code(position, "swap 15 +15"), Code::tile_not_in_bag);
    EXPECT_TRUE(allows(position, "13@H8 +13"));
    EXPECT_EQ(code(position, "13@H8 +14"), std::nullopt);
    const Position one = table::round(Variant{}, {"5 5 ?", "? ? ?"});
    EXPECT_EQ(code(one, "1@H8 2@H9"), Code::tile_not_held);
    EXPECT_TRUE(allows(one, "1@H8 5@H9"));
}

// triolet.md §15.3
TEST(Unknown, APassIsRefusedWhenWhateverIsHeldCanBePlaced) {
    const Variant variant = table::rules_with_bag(4, 0);
    // The opening takes any tile.
    EXPECT_EQ(code(table::written(variant, 4), "pass"), Code::placement_possible);
    // Beside a 0 there is room for any tile, and beside a 15 for few.
    EXPECT_EQ(code(table::written(variant, 4, {"0@H8"}), "pass"), Code::placement_possible);
    EXPECT_TRUE(allows(table::written(variant, 4, {"15@H8"}), "pass"));
    // A known tile that fits is enough.
    const Position known = table::round(variant, {"15 9 9", "0 ? ?", "? ? ?", "? ? ?"}, {"15@H8"});
    EXPECT_EQ(code(known, "pass"), Code::placement_possible);
}

// triolet.md §15.3
TEST(Unknown, NothingThatReallyHappenedIsRefused) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Random random{seed};
        const int seats = 2 + static_cast<int>(seed % 3);
        Variant variant;
        variant.out_of_play = seed % 2 == 0 ? 3 : 60;
        Position truth = random_position<Game>(variant, seats, random);
        Deal deal{PerSeat<Rack>{seats, Rack{{}, 3}}, truth.starter()};
        Position written{variant, deal};
        while (!truth.is_over()) {
            const Move move = random_move(truth, random);
            const Chance chance = random_chance(truth, move, random);
            Chance noted = chance;
            for (auto& tile : noted) {
                if (random.below(2) == 0) tile = std::nullopt;
            }
            ASSERT_FALSE(written.refusal(Action{move, noted}));
            truth.play(move, chance);
            written.play(move, noted);
            ASSERT_EQ(written.board(), truth.board());
            ASSERT_EQ(written.bag_size(), truth.bag_size());
            ASSERT_EQ(written.to_move(), truth.to_move());
            ASSERT_EQ(written.ending(), truth.ending());
        }
    }
}

// triolet.md §15.2, §15.4
TEST(Unknown, TilesLeftOnRacksLeaveTheScoresOpen) {
    const Variant variant = table::rules_with_bag(4, 0);
    const std::vector<std::string> actions = {"5@H8", "4@H9", "2@I9 9@J9", "10@G6 5@G7 0@G8"};
    const Position position = table::round(variant, {"5 8 ?", "4 9 1", "2 9 4", "10 5 0"}, actions);
    EXPECT_EQ(position.ending(), Ending::out);
    EXPECT_FALSE(position.is_settled());
    EXPECT_EQ(table::scores(position), (table::List{10, 9, 30, 85}));
    // What was not known but placed does not matter.
    EXPECT_TRUE(table::round(variant, {"? 8 6", "? 9 1", "? ? 4", "? ? ?"}, actions).is_settled());
}

// triolet.md §15.2
TEST(Unknown, DealtOutEveryTileIsKnownAndInOnePlace) {
    const Position position = table::round(Variant{}, {"5 ? ?", "15 * ?"}, {"11@H8 +?"});
    Random random{17U};
    std::vector<int> held(kKindCount, 0);
    constexpr int kTimes = 20'000;
    for (int i = 0; i < kTimes; ++i) {
        const Position dealt = position.with_unknown_dealt(random);
        ASSERT_EQ(dealt.hidden_on_racks(), 0);
        ASSERT_EQ(dealt.bag_size(), position.bag_size());
        Tiles all = dealt.unseen();
        all.insert(Tile{11});
        for_each_seat(2, [&](Seat seat) {
            ASSERT_EQ(dealt.rack(seat).unknown, 0);
            ASSERT_EQ(dealt.rack(seat).size(), 3);
            all += dealt.rack(seat).known;
        });
        ASSERT_EQ(all, Tiles::all());
        Tiles new_tile = dealt.rack(Seat{1}).known;
        new_tile -= table::tiles("15 *");
        ++held[static_cast<std::size_t>(new_tile.nth(0).kind())];
    }
    for (int kind = 0; kind < kKindCount; ++kind) {
        const double expected = static_cast<double>(kTimes) / position.unseen().size() *
                                position.unseen().count(Tile::from_kind(kind));
        EXPECT_NEAR(held[static_cast<std::size_t>(kind)], expected, 6 * std::sqrt(expected));
    }
}

TEST(Unknown, DealtOutNothingChangesWhereAllIsKnown) {
    Random random{18U};
    Position position = random_position<Game>(Variant{}, 3, random);
    while (!position.is_over()) {
        EXPECT_EQ(position.with_unknown_dealt(random), position);
        play_random_move(position, random);
    }
}

}  // namespace
}  // namespace tercet::triolet
