#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/triominos_table.hpp"
#include "triominos/position.hpp"

// What holds when nothing is left to draw.

namespace tercet::triominos {
namespace {

using Code = Refusal::Code;
using table::action;
using table::allows;
using table::code;

using table::List;
using table::refusal;
using table::scores;

/// Seat 0 has opened with 012 and holds every other tile that fits it; seat 1 is on.
Position unable(Variant rules, int rack_size) {
    rules.rack_size.fill(0);
    rules.rack_size[2] = rack_size;
    return table::round(rules, {"012 001 011 002 022 023 024 025 112 122 ...", "..."}, {"012@0,0"});
}

/// Seat 0 has opened with 012; the pool was as given, and seat 1 has drawn as said.
Position after_draws(Variant rules, int rack_size, const std::string& pool,
                     const std::vector<std::string>& draws) {
    rules.rack_size.fill(0);
    rules.rack_size[2] = rack_size;
    Position position{rules, table::deal(rules, {"012 ...", "011 ..."}, 0, pool)};
    table::play(position, {"012@0,0"});
    table::play(position, draws);
    return position;
}

// triominos.md §8.1
TEST(EmptyPool, ThePassIsFree) {
    for (const auto& preset : presets()) {
        Position position = unable(preset.variant, 28);
        EXPECT_EQ(position.points_of(Pass{}), 0);
        table::play(position, {"pass"});
        EXPECT_EQ(scores(position), (List{3, 0}));
        EXPECT_EQ(position.to_move(), Seat{0});
    }
}

// triominos.md §8.1, §8.5
TEST(EmptyPool, TilesDrawnEarlierInTheTurnStayPaid) {
    // Two tiles in the pool, 455 and 555: both are drawn, and there is no third.
    Position position = unable(table::preset("classic"), 27);
    EXPECT_EQ(position.unseen(), table::tiles("455 555"));
    table::play(position, {"draw 455", "draw 555"});
    EXPECT_EQ(position.points_of(Pass{}), 0);
    table::play(position, {"pass"});
    EXPECT_EQ(scores(position), (List{3, -10}));
}

// triominos.md §8.2
TEST(EmptyPool, OnlyTheUnablePass) {
    Position position = unable(table::preset("classic"), 28);
    EXPECT_TRUE(allows(position, "pass"));  // seat 1 holds nothing that fits
    table::play(position, {"pass"});
    EXPECT_EQ(position.refusal(action("pass")), refusal(Code::placement_possible, "001"));
}

// triominos.md §8.2
TEST(EmptyPool, AfterADrawTheDrawnTileDecides) {
    // Seat 1 draws the last two tiles, 001 and 555. It also holds 011, which fits but was not
    // drawn.
    Variant rules = table::preset("classic");
    const Position unfit = after_draws(rules, 27, "001 555", {"draw 001", "draw 555"});
    EXPECT_EQ(unfit.pool_size(), 0);
    EXPECT_TRUE(allows(unfit, "pass"));
    EXPECT_EQ(code(unfit, "101@0,1"), Code::tile_not_drawn);

    const Position fit = after_draws(rules, 27, "001 555", {"draw 555", "draw 001"});
    EXPECT_EQ(fit.refusal(action("pass")), refusal(Code::placement_possible, "001"));

    rules.after_draw = AfterDraw::any;
    const Position any = after_draws(rules, 27, "001 555", {"draw 001", "draw 555"});
    EXPECT_EQ(any.refusal(action("pass")), refusal(Code::placement_possible, "001"));
}

// triominos.md §8.3
TEST(EmptyPool, OrAnyonePassesByChoice) {
    Position position = unable(table::preset("goliath-2023"), 28);
    table::play(position, {"pass"});
    EXPECT_TRUE(allows(position, "100@0,1"));
    EXPECT_TRUE(allows(position, "pass"));
    table::play(position, {"pass"});
    EXPECT_EQ(scores(position), (List{3, 0}));
    EXPECT_FALSE(position.is_over());
}

// triominos.md §8.4
TEST(EmptyPool, OnceAllHavePassedInTurnWhoCanPlaceMust) {
    Position position = unable(table::preset("goliath-2023"), 28);
    table::play(position, {"pass", "pass"});
    EXPECT_TRUE(allows(position, "pass"));  // seat 1 is unable
    table::play(position, {"pass"});
    EXPECT_EQ(position.refusal(action("pass")), refusal(Code::placement_possible, "001"));
    // A placement begins the count anew. It opens a place for 0-1-3 and others on seat 1's rack.
    table::play(position, {"121@1,0"});
    EXPECT_TRUE(allows(position, "pass"));
    table::play(position, {"pass"});
    EXPECT_TRUE(allows(position, "pass"));
}

// triominos.md §8.4
TEST(EmptyPool, ALostTurnCountsAsAPass) {
    // Seat 1 loses its turn with three of the four tiles left, seat 0 draws the last one and
    // passes. Both have passed now, so seat 1, who holds 011 and has drawn 001, must place.
    Position position =
        after_draws(table::preset("classic-fr"), 26, "001 445 455 555",
                    {"draw 001", "draw 445", "draw 455", "pass", "draw 555", "pass"});
    EXPECT_EQ(position.pool_size(), 0);
    EXPECT_EQ(position.to_move(), Seat{1});
    EXPECT_EQ(position.refusal(action("pass")), refusal(Code::placement_possible, "001"));
}

// triominos.md §8.5
TEST(EmptyPool, AfterTheLastAllowedDrawTheTurnIsLost) {
    Variant rules = table::preset("classic");
    rules.draws = 2;
    Position position = after_draws(rules, 27, "455 555", {"draw 455", "draw 555"});
    EXPECT_EQ(position.pool_size(), 0);
    EXPECT_EQ(position.points_of(Pass{}), -10);
    table::play(position, {"pass"});
    EXPECT_EQ(scores(position), (List{3, -20}));
}

// triominos.md §8.5
TEST(EmptyPool, AfterTheLastAllowedDrawItsRulesSayWhoMayPass) {
    // With tiles left in the pool a drawn tile that fits may be kept; with none only by choice.
    for (const int rack_size : {3, 27}) {
        for (const auto pass : {EmptyPoolPass::unable, EmptyPoolPass::any}) {
            Variant rules = table::preset("classic");
            rules.draws = 2;
            rules.empty_pool_pass = pass;
            const Position position =
                after_draws(rules, rack_size, "001 555", {"draw 555", "draw 001"});
            EXPECT_EQ(position.pool_size() == 0, rack_size == 27);
            EXPECT_EQ(allows(position, "pass"), rack_size == 3 || pass == EmptyPoolPass::any);
            EXPECT_EQ(position.points_of(Pass{}), -10);
        }
    }
}

// triominos.md §7.3, §8.3
TEST(EmptyPool, ADrawnTileThatMustBePlacedIsNotPassedBy) {
    const Position position =
        after_draws(table::preset("goliath-2023"), 27, "001 555", {"draw 555", "draw 001"});
    EXPECT_EQ(position.pool_size(), 0);
    EXPECT_EQ(position.refusal(action("pass")), refusal(Code::drawn_tile_must_be_placed, "001"));
}

// triominos.md §8.6
TEST(WithoutDrawing, NobodyDrawsAndThePassIsThatOfAnEmptyPool) {
    for (const auto& preset : presets()) {
        Variant rules = table::preset(preset.name, 2, 3);
        rules.draws = 0;
        Position position = table::round(rules, {"012 333 444", "011 134 234"}, {"012@0,0"});
        EXPECT_EQ(position.pool_size(), 50);
        EXPECT_EQ(position.refusal(action("draw 000")),
                  (Refusal{Code::no_draw_left, {}, {}, {}, 0}));
        EXPECT_EQ(position.points_of(Pass{}), 0);
        if (rules.empty_pool_pass == EmptyPoolPass::unable) {
            EXPECT_EQ(position.refusal(action("pass")), refusal(Code::placement_possible, "011"));
            table::play(position, {"101@0,1"});
        } else {
            table::play(position, {"pass", "pass"});
            EXPECT_EQ(position.refusal(action("pass")), refusal(Code::placement_possible, "011"));
        }
    }
}

}  // namespace
}  // namespace tercet::triominos
