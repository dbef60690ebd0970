#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "support/triominos_table.hpp"
#include "triominos/game.hpp"
#include "triominos/movegen.hpp"
#include "triominos/position.hpp"

// What happens to a player whose time is up. The rules know no clock: whoever runs one plays these
// moves.

namespace tercet::triominos {
namespace {

// triominos.md §11.1
TEST(Time, WhoRunsOutDrawsAndPasses) {
    for (const auto* preset : {"classic", "classic-fr", "classic-es", "classic-pt"}) {
        Position position =
            table::round(table::preset(preset), {"012 ...", "011 ..."}, {"012@0,0"});
        ASSERT_TRUE(table::allows(position, "101@0,1"));
        std::vector<Move> moves;
        Random random{1U};
        while (position.to_move() == Seat{1}) {
            moves.push_back(move_out_of_time(position));
            position.play(moves.back(), random_chance(position, moves.back(), random));
        }
        EXPECT_EQ(moves, (std::vector<Move>{Draw{}, Draw{}, Draw{}, Pass{}}));
        EXPECT_EQ(position.scores()[Seat{1}], position.variant().lost_turn_cost == 0 ? -15 : -25);
    }
}

// triominos.md §11.1, §11.2
TEST(Time, EveryTurnCanBePlayedWithoutTime) {
    for (const auto& preset : presets()) {
        for (const auto after_draw : {AfterDraw::drawn, AfterDraw::any}) {
            for (const int draws : {0, 3}) {
                Variant rules = preset.variant;
                rules.after_draw = after_draw;
                rules.draws = draws;
                Random random{9U};
                Position position = random_position<Game>(rules, 3, random);
                int turns = 0;
                while (!position.is_over()) {
                    // Every second turn is lost on time.
                    const bool in_time = position.board().empty() || turns % 2 == 0;
                    const Move move =
                        in_time ? random_move(position, random) : move_out_of_time(position);
                    ASSERT_FALSE(position.refusal(move));
                    position.play(move, random_chance(position, move, random));
                    turns += std::holds_alternative<Draw>(move) ? 0 : 1;
                    ASSERT_LT(turns, 10'000);
                }
            }
        }
    }
}

// triominos.md §11.2
TEST(Time, ADrawnTileThatMustBePlacedGoesWhereItScoresMost) {
    // 005 makes a bridge at 1,0 and would also fit for less at 0,-1.
    const Variant rules = table::preset("goliath-2023", 2, 26);
    Position position{rules,
                      table::deal(rules, {"000 140 424 434 ...", "001 404 342 454 ..."}, 0, "005")};
    table::play(position, {"000@0,0", "001@0,1", "140@0,2", "404@1,2", "424@1,3", "342@2,3",
                           "434@2,2", "454@2,1", "draw 005"});
    EXPECT_EQ(table::code(position, "draw ?"), Refusal::Code::drawn_tile_must_be_placed);
    EXPECT_EQ(table::code(position, "pass"), Refusal::Code::drawn_tile_must_be_placed);
    EXPECT_TRUE(table::allows(position, "050@0,-1"));
    EXPECT_EQ(move_out_of_time(position), Move{table::place("500@1,0")});
}

// triominos.md §11.2
TEST(Time, WhereOnlyTheUnableMayPassTheBestPlacementIsMade) {
    const Position position =
        table::round(table::preset("classic", 2, 28), {"012 ...", "025 022 001 ..."}, {"012@0,0"});
    EXPECT_EQ(position.pool_size(), 0);
    EXPECT_EQ(table::code(position, "pass"), Refusal::Code::placement_possible);
    EXPECT_EQ(move_out_of_time(position), Move{table::place("250@0,-1")});
}

// triominos.md §11.2
TEST(Time, ADrawnTileThatMustBePlacedGoesBeforeABetterOneOfTheRack) {
    Variant rules = table::preset("goliath-2023", 2, 3);
    rules.after_draw = AfterDraw::any;
    const Position position =
        table::round(rules, {"012 333 444", "025 134 234"}, {"012@0,0", "draw 001"});
    EXPECT_TRUE(table::allows(position, "250@0,-1"));
    EXPECT_EQ(move_out_of_time(position), Move{table::place("100@0,1")});
}

// triominos.md §11.2
TEST(Time, ADrawnTileThatDoesNotFitLeavesTheBestOfTheRack) {
    Variant rules = table::preset("classic", 2, 27);
    rules.after_draw = AfterDraw::any;
    Position position{
        rules, table::deal(rules, {"012 001 002 022 023 024 ...", "011 025 ..."}, 0, "455 555")};
    table::play(position, {"012@0,0", "draw 455", "draw 555"});
    EXPECT_EQ(table::code(position, "draw ?"), Refusal::Code::pool_is_empty);
    EXPECT_EQ(table::code(position, "pass"), Refusal::Code::placement_possible);
    EXPECT_EQ(move_out_of_time(position), Move{table::place("250@0,-1")});
}

// triominos.md §11.3
TEST(Time, TheOpeningCannotBeLost) {
    for (const auto& preset : presets()) {
        Variant rules = preset.variant;
        rules.turn_seconds = 1;
        const Position position = table::round(rules, {"...", "..."});
        EXPECT_EQ(table::code(position, "draw ?"), Refusal::Code::opening_is_a_placement);
        EXPECT_EQ(table::code(position, "pass"), Refusal::Code::opening_is_a_placement);
    }
}

}  // namespace
}  // namespace tercet::triominos
