#include <gtest/gtest.h>

#include "support/triolet_table.hpp"
#include "triolet/game.hpp"
#include "triolet/unknown_racks.hpp"

// Tiles that were given back are in the bag for certain, and so on no rack and not out of play.

namespace tercet::triolet {
namespace {

using Code = Refusal::Code;

// triolet.md §15.3: the only 15 was given back and is in the bag for certain.
TEST(InBag, WhatWasGivenBackIsOnNoRack) {
    const Position position = table::round(Variant{}, {"15 1 1", "? ? ?"}, {"swap 15 +3"});
    EXPECT_EQ(position.in_bag(), table::tiles("15"));
    EXPECT_EQ(table::code(position, "15@H8"), Code::tile_not_held);
    Random random{1U};
    for (int i = 0; i < 2000; ++i) {
        const Position dealt = position.with_unknown_dealt(random);
        ASSERT_FALSE(dealt.rack(Seat{1}).known.contains(Tile{15}));
    }
}

// triolet.md §15.4
TEST(InBag, WhatWasGivenBackIsPaidForByNobody) {
    Variant variant;
    variant.stall = 1;
    const Position position =
        table::round(variant, {"? ? ?", "15 1 1"}, {"swap ? +?", "swap 15 +0"});
    Scores scores{2};
    scores[Seat{0}] = -15 - 14 - 13;
    scores[Seat{1}] = -2;
    EXPECT_FALSE(scores_are_possible(position, scores));
}

// triolet.md §15.3: all five tiles of the bag are known.
TEST(InBag, NothingElseIsDrawnFromABagThatIsKnown) {
    Position position = table::round(table::rules_with_bag(3, 5), {"15 14 1", "13 13 12", "2 2 2"},
                                     {"swap 15 14 +3 +3", "swap 13 13 12 +4 +4 +4"});
    EXPECT_EQ(position.in_bag().size(), 5);
    EXPECT_EQ(table::code(position, "2@H8 +0"), Code::tile_out_of_play);
}

// triolet.md §15.3: of a rack that somebody gave ? back from, nothing is counted any more.
TEST(InBag, WhereAnyTileMayHaveBeenGivenBackNothingIsCounted) {
    const Position position = table::round(Variant{}, {"15 14 13", "1 1 1"}, {"swap ? +12"});
    EXPECT_EQ(position.rack(Seat{0}), (Rack{table::tiles("12"), 2}));
    for (const auto* text : {"swap 1 +15", "swap 1 1 +14 +13", "swap 1 1 1 +15 +14 +13"}) {
        EXPECT_TRUE(table::allows(position, text)) << text;
    }
}

// triolet.md §15.2: 15 was the unknown tile, and ? is the 5 or the 6.
TEST(InBag, BesideATileThatWasUnknownAKnownOneMayBeGivenBack) {
    const Position position = table::round(Variant{}, {"5 6 ?", "1 1 1"});
    EXPECT_TRUE(table::allows(position, "swap 15 ?"));
}

}  // namespace
}  // namespace tercet::triolet
