#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/triolet_table.hpp"
#include "triolet/position.hpp"

// Exchanging tiles, and losing the turn.

namespace tercet::triolet {
namespace {

using Code = Refusal::Code;
using table::allows;
using table::code;
using table::List;
using table::refusal;
using table::scores;

// triolet.md §8.1
TEST(Exchange, TakesOneToThreeTilesOfTheRack) {
    const Position position = table::round(Variant{}, {"15 2 *", "1 1 1"});
    for (const auto* text : {"swap 15", "swap *", "swap 2 15", "swap 15 2 *"}) {
        EXPECT_TRUE(allows(position, text)) << text;
    }
    EXPECT_EQ(position.refusal(Move{Swap{}}), (Refusal{Code::no_tiles, {}, {}, 0}));
    EXPECT_EQ(refusal(position, "swap 1"), (Refusal{Code::tile_not_held, Tile{1}, {}, 0}));
    EXPECT_EQ(refusal(position, "swap 2 2"), (Refusal{Code::tile_not_held, Tile{2}, {}, 0}));
    EXPECT_EQ(position.refusal(Move{Swap{{}, 4}}).value().code, Code::tile_not_held);
}

// triolet.md §8.1
TEST(Exchange, EndsTheTurnAndScoresNothing) {
    Position position = table::round(Variant{}, {"15 2 *", "1 1 1"});
    EXPECT_EQ(table::points(position, "swap 15 2"), 0);
    table::play(position, {"swap 15 2 +7 +8"});
    EXPECT_EQ(position.to_move(), Seat{1});
    EXPECT_EQ(scores(position), (List{0, 0}));
    EXPECT_EQ(position.rack(Seat{0}), (Rack{table::tiles("7 8 *"), 0}));
    EXPECT_EQ(position.bag_size(), 83 - 6 - 3);
    EXPECT_TRUE(position.board().empty());
    Tiles unseen = Tiles::all();
    unseen -= table::tiles("7 8 * 1 1 1");
    EXPECT_EQ(position.unseen(), unseen);
}

// triolet.md §8.1
TEST(Exchange, DrawsAsManyAsAreGiven) {
    const Position position = table::round(Variant{}, {"15 2 *", "1 1 1"});
    for (const auto* text : {"swap 15 2 +7", "swap 15 2 +7 +7 +7"}) {
        EXPECT_EQ(refusal(position, text), (Refusal{Code::wrong_number_drawn, {}, {}, 2}));
    }
    EXPECT_EQ(position.refusal(table::action("swap 15")),
              (Refusal{Code::wrong_number_drawn, {}, {}, 1}));
}

// triolet.md §8.2
TEST(Exchange, NeedsFiveTilesInTheBag) {
    for (const int bag : {2, 3, 4, 5, 6}) {
        const Position position =
            table::round(table::rules_with_bag(4, bag), {"15 2 2", "1 1 1", "3 3 3", "4 4 4"});
        ASSERT_EQ(position.bag_size(), bag);
        for (const auto* text : {"swap 15", "swap 15 2 2"}) {
            if (bag >= 5) {
                EXPECT_TRUE(allows(position, text));
            } else {
                EXPECT_EQ(refusal(position, text),
                          (Refusal{Code::bag_too_small_to_swap, {}, {}, 5}));
            }
        }
    }
}

// triolet.md §8.2
TEST(Exchange, NeedsWhatTheFieldSaysInTheBag) {
    for (int minimum = 1; minimum <= 12; ++minimum) {
        Variant variant = table::rules_with_bag(4, 9);
        variant.exchange_minimum = minimum;
        const Position position = table::round(variant, {"15 2 2", "1 1 1", "3 3 3", "4 4 4"});
        EXPECT_EQ(allows(position, "swap 15"), minimum <= 9);
    }
}

// triolet.md §8.3
TEST(Exchange, GivesBackOnlyAfterTheDraw) {
    Position position = table::round(Variant{}, {"15 14 2", "1 1 1"});
    EXPECT_EQ(refusal(position, "swap 15 +15"), (Refusal{Code::tile_not_in_bag, Tile{15}, {}, 0}));
    EXPECT_EQ(refusal(position, "swap 15 14 +3 +14"),
              (Refusal{Code::tile_not_in_bag, Tile{14}, {}, 0}));
    // Afterwards it is in the bag, and the next player may draw it.
    table::play(position, {"swap 15 +3"});
    EXPECT_EQ(position.in_bag(), table::tiles("15"));
    EXPECT_TRUE(position.unseen().contains(Tile{15}));
    EXPECT_TRUE(allows(position, "swap 1 +15"));
    EXPECT_EQ(code(position, "swap 1 +14"), Code::tile_not_in_bag);
    table::play(position, {"1@H8 +15"});
    EXPECT_EQ(position.in_bag(), Tiles{});
    EXPECT_FALSE(position.unseen().contains(Tile{15}));
}

// triolet.md §8.4
TEST(Exchange, TakesNoMoreThanTheBagHolds) {
    for (const int bag : {0, 1, 2}) {
        Variant variant = table::rules_with_bag(4, bag);
        variant.exchange_minimum = 1;
        const Position position = table::round(variant, {"15 2 2", "1 1 1", "3 3 3", "4 4 4"});
        EXPECT_EQ(allows(position, "swap 15"), bag >= 1);
        EXPECT_EQ(allows(position, "swap 15 2"), bag >= 2);
        EXPECT_EQ(code(position, "swap 15 2 2"),
                  bag == 0 ? Code::bag_too_small_to_swap : Code::swaps_more_than_bag);
    }
    Variant variant = table::rules_with_bag(4, 2);
    variant.exchange_minimum = 1;
    EXPECT_EQ(refusal(table::written(variant, 4), "swap ? ? ?"),
              (Refusal{Code::swaps_more_than_bag, {}, {}, 2}));
}

/// 15 lies on the centre, so that only a 0 or a joker can follow. The bag is empty.
Position only_zero_fits() {
    return table::round(table::rules_with_bag(4, 0), {"15 9 8", "7 7 6", "0 7 7", "* 5 5"},
                        {"15@H8"});
}

// triolet.md §8.5
TEST(LostTurn, IsForWhoCanDoNothingElse) {
    Position position = only_zero_fits();
    EXPECT_EQ(position.bag_size(), 0);
    EXPECT_EQ(code(position, "swap 7"), Code::bag_too_small_to_swap);
    EXPECT_TRUE(allows(position, "pass"));
    EXPECT_EQ(table::points(position, "pass"), 0);
    table::play(position, {"pass"});
    EXPECT_EQ(scores(position), (List{30, 0, 0, 0}));
    EXPECT_EQ(position.rack(Seat{1}).size(), 3);
    EXPECT_EQ(position.to_move(), Seat{2});
}

// triolet.md §8.5
TEST(LostTurn, IsRefusedToWhoCanPlace) {
    Position position = only_zero_fits();
    table::play(position, {"pass"});
    EXPECT_EQ(refusal(position, "pass"), (Refusal{Code::placement_possible, {}, {}, 0}));
    table::play(position, {"0@H9"});
    EXPECT_EQ(refusal(position, "pass"), (Refusal{Code::placement_possible, {}, {}, 0}));
    // Also if only a joker helps, and at the very beginning.
    position = table::round(table::rules_with_bag(4, 0), {"15 9 8", "* 7 7", "7 6 6", "5 5 5"});
    EXPECT_EQ(code(position, "pass"), Code::placement_possible);
    table::play(position, {"15@H8"});
    EXPECT_EQ(code(position, "pass"), Code::placement_possible);
}

// triolet.md §8.5
TEST(LostTurn, IsRefusedToWhoCanExchange) {
    const Position position = table::round(Variant{}, {"15 9 8", "7 7 6"}, {"15@H8 +1"});
    EXPECT_EQ(refusal(position, "pass"), (Refusal{Code::must_swap, {}, {}, 0}));
    for (const int bag : {4, 5}) {
        const Position later = table::round(table::rules_with_bag(4, bag + 1),
                                            {"15 9 8", "7 7 6", "6 6 6", "5 5 5"}, {"15@H8 +1"});
        ASSERT_EQ(later.bag_size(), bag);
        EXPECT_EQ(allows(later, "pass"), bag == 4);
    }
}

}  // namespace
}  // namespace tercet::triolet
