#include <gtest/gtest.h>

#include "support/step_back.hpp"
#include "support/triolet_table.hpp"
#include "triolet/position.hpp"

// Play, then undo, is the identity: also where the laws over random rounds do not come.

namespace tercet::triolet {
namespace {

TEST(Undo, TakesBackWhatIsNotKnown) {
    expect_every_step_back(table::round(Variant{}, {"? ? 12", "? 11 ?"}),
                           table::actions({"12@H8 +?", "swap 11 +4", "swap ? ? +? +7", "3@H9 +0",
                                           "swap 5 +?", "*0@H10 +?", "1@I8 +1"}));
}

TEST(Undo, TakesBackTheEndOfAGame) {
    const Variant variant = table::rules_with_bag(4, 0);
    expect_every_step_back(table::round(variant, {"5 8 5", "4 9 1", "2 9 4", "10 5 0"}),
                           table::actions({"5@H8", "4@H9", "2@I9 9@J9", "10@G6 5@G7 0@G8"}));
    expect_every_step_back(table::round(variant, {"15 9 8", "7 7 6", "5 4 4", "13 1 2"}),
                           table::actions({"15@H8", "pass", "pass", "pass", "pass"}));
    Variant short_of_patience;
    short_of_patience.stall = 1;
    expect_every_step_back(table::round(short_of_patience, {"15 9 8", "7 7 6"}),
                           table::actions({"swap 15 9 +1 +1", "swap 7 +15"}));
}

}  // namespace
}  // namespace tercet::triolet
