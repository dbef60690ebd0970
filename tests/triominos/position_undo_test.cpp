#include <gtest/gtest.h>

#include "support/step_back.hpp"
#include "support/triominos_table.hpp"
#include "triominos/position.hpp"

// Play, then undo, is the identity: also where the laws over random rounds do not come.

namespace tercet::triominos {
namespace {

TEST(Undo, TakesBackWhatIsNotKnown) {
    const Variant rules = table::preset("goliath-2023", 2, 3);
    expect_every_step_back(table::round(rules, {"? ? 012", "? 011 ?"}),
                           table::actions({"000@0,0", "draw ?", "draw 345", "draw ?", "001@0,1",
                                           "020@0,-1", "draw 555", "draw ?", "draw ?", "pass"}));
}

TEST(Undo, TakesBackTheEndOfARound) {
    expect_every_step_back(
        table::round(table::preset("classic", 3, 1), {"345", "000", "001"}, {}, 1),
        table::actions({"000@0,0", "001@0,1", "draw 002", "020@0,-1"}));
    Variant rules = table::preset("goliath-2023", 2, 2);
    rules.draws = 0;
    expect_every_step_back(table::round(rules, {"000 345", "111 123"}),
                           table::actions({"000@0,0", "pass", "pass"}));
}

}  // namespace
}  // namespace tercet::triominos
