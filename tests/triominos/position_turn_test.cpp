#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "support/triominos_table.hpp"
#include "triominos/game.hpp"
#include "triominos/movegen.hpp"
#include "triominos/position.hpp"

// A turn: whose it is, drawing, lost turns.

namespace tercet::triominos {
namespace {

using Code = Refusal::Code;
using table::action;
using table::allows;
using table::code;

using table::List;
using table::refusal;
using table::scores;

/// Seat 0 has opened with 012, and seat 1 holds 011, which fits at 0,1. The pool is large: 001,
/// 002, 022 and others fit, 345 and 555 do not.
Position opened(const Variant& rules) {
    return table::round(rules, {"012 333 444", "011 134 234"}, {"012@0,0"});
}
Position opened(std::string_view preset) { return opened(table::preset(preset, 2, 3)); }

// triominos.md §6.1, §6.2
TEST(Turn, GoesToTheNextSeatAfterAPlacementOrAPass) {
    for (int seats = 1; seats <= kMaxSeats; ++seats) {
        Random random{static_cast<std::uint64_t>(seats)};
        Position position = random_position<Game>(table::preset("classic"), seats, random);
        EXPECT_EQ(position.to_move(), position.starter());
        while (!position.is_over()) {
            const Seat seat = position.to_move();
            const Move move = random_move(position, random);
            position.play(move, random_chance(position, move, random));
            if (position.is_over()) break;
            const bool goes_on = std::holds_alternative<Draw>(move);
            EXPECT_EQ(position.to_move(), goes_on ? seat : seat.next(seats));
            EXPECT_EQ(position.draws() == 0, !goes_on);
        }
    }
}

// triominos.md §6.3
TEST(Turn, TheOpeningIsAPlacement) {
    for (const auto& preset : presets()) {
        for (const int draws : {0, 3}) {
            Variant rules = preset.variant;
            rules.draws = draws;
            const Position position = table::round(rules, {"...", "..."});
            const Refusal expected{Code::opening_is_a_placement, {}, {}, {}, 0};
            EXPECT_EQ(position.refusal(action("draw 555")), expected);
            EXPECT_EQ(position.refusal(action("pass")), expected);
            EXPECT_EQ(placement_count(position), 9);
        }
    }
}

// triominos.md §6.4
TEST(Turn, NobodyPassesWhileDrawingIsPossible) {
    for (const auto& preset : presets()) {
        Position position = opened(preset.name);
        for (const auto* draw : {"draw 345", "draw 355", "draw 445"}) {
            EXPECT_EQ(position.refusal(action("pass")),
                      (Refusal{Code::draw_before_passing, {}, {}, {}, 0}));
            table::play(position, {draw});
        }
        EXPECT_TRUE(allows(position, "pass"));
    }
}

// triominos.md §7.1
TEST(Drawing, IsFreeToChooseAndCostsPoints) {
    for (const auto& preset : presets()) {
        Position position = opened(preset.name);
        EXPECT_TRUE(allows(position, "101@0,1"));
        EXPECT_TRUE(allows(position, "draw 345"));
        EXPECT_EQ(position.points_of(Draw{}), -5);
        table::play(position, {"draw 345"});
        EXPECT_EQ(scores(position), (List{3, -5}));
        EXPECT_EQ(position.to_move(), Seat{1});
        EXPECT_EQ(position.draws(), 1);
        EXPECT_EQ(position.drawn(), table::tile("345"));
        EXPECT_EQ(position.pool_size(), 49);
        EXPECT_EQ(position.rack(Seat{1}).known, table::tiles("011 134 234 345"));
    }
}

TEST(Drawing, OnlyWhatIsInThePoolCanBeDrawn) {
    const Position position = opened("classic");
    for (const auto* tile : {"012", "333", "011"}) {  // on the table, on another rack, on one's own
        EXPECT_EQ(position.refusal(action(std::string{"draw "} + tile)),
                  refusal(Code::tile_not_in_pool, tile));
    }
}

// triominos.md §7.2
TEST(Drawing, AfterwardsOnlyTheDrawnTileMayBePlaced) {
    for (const auto& preset : presets()) {
        Position position = opened(preset.name);
        table::play(position, {"draw 345"});
        EXPECT_EQ(position.playable(), table::tiles("345"));
        EXPECT_EQ(position.refusal(action("101@0,1")), refusal(Code::tile_not_drawn, "011"));
        EXPECT_EQ(code(position, "220@0,-1"), Code::tile_not_held);
        table::play(position, {"draw 022"});
        EXPECT_EQ(code(position, "101@0,1"), Code::tile_not_drawn);
        EXPECT_TRUE(allows(position, "220@0,-1"));
        EXPECT_EQ(position.points_of(table::place("220@0,-1")), 4);
        table::play(position, {"220@0,-1"});
        EXPECT_EQ(scores(position), (List{3, -5 - 5 + 4}));
    }
}

// triominos.md §7.2
TEST(Drawing, OnlyTheLatestOfTheDrawnTilesMayBePlaced) {
    Position position = opened("classic");
    table::play(position, {"draw 001", "draw 345"});
    EXPECT_EQ(position.refusal(action("100@0,1")), refusal(Code::tile_not_drawn, "001"));
}

// triominos.md §7.2
TEST(Drawing, AfterwardsAnyTileMayBePlacedByHouseRule) {
    Variant rules = table::preset("classic", 2, 3);
    rules.after_draw = AfterDraw::any;
    Position position = opened(rules);
    table::play(position, {"draw 001", "draw 345"});
    EXPECT_EQ(position.playable(), table::tiles("001 011 134 234 345"));
    EXPECT_TRUE(allows(position, "100@0,1"));
    EXPECT_TRUE(allows(position, "101@0,1"));
    EXPECT_EQ(code(position, "220@0,-1"), Code::tile_not_held);
}

// triominos.md §7.3
TEST(Drawing, ADrawnTileThatFitsMustBePlacedOrMayBe) {
    for (const auto& preset : presets()) {
        Position position = opened(preset.name);
        table::play(position, {"draw 345", "draw 001"});
        if (preset.variant.drawn_tile == DrawnTile::must) {
            EXPECT_EQ(preset.name, "goliath-2023");
            const Refusal expected = refusal(Code::drawn_tile_must_be_placed, "001");
            EXPECT_EQ(position.refusal(action("draw 555")), expected);
            EXPECT_EQ(position.refusal(action("pass")), expected);
        } else {
            EXPECT_TRUE(allows(position, "draw 555"));
            EXPECT_EQ(code(position, "pass"), Code::draw_before_passing);
        }
        EXPECT_TRUE(allows(position, "100@0,1"));
    }
}

// triominos.md §7.3
TEST(Drawing, TheObligationHoldsForTheLastDrawAsWell) {
    for (const auto& preset : presets()) {
        Position position = opened(preset.name);
        table::play(position, {"draw 345", "draw 355", "draw 001"});
        EXPECT_EQ(allows(position, "pass"), preset.variant.drawn_tile == DrawnTile::may);
    }
}

// triominos.md §7.3
TEST(Drawing, WithAnyTileAllowedAnotherOneMayBePlacedInstead) {
    Variant rules = table::preset("goliath-2023", 2, 3);
    rules.after_draw = AfterDraw::any;
    Position position = opened(rules);
    table::play(position, {"draw 001"});
    EXPECT_EQ(position.refusal(action("draw 555")),
              refusal(Code::drawn_tile_must_be_placed, "001"));
    EXPECT_EQ(position.refusal(action("pass")), refusal(Code::drawn_tile_must_be_placed, "001"));
    EXPECT_TRUE(allows(position, "100@0,1"));
    EXPECT_TRUE(allows(position, "101@0,1"));

    // A tile of the rack that fits obliges to nothing.
    position = opened(rules);
    table::play(position, {"draw 345"});
    EXPECT_TRUE(allows(position, "draw 355"));
    table::play(position, {"draw 355", "draw 445"});
    EXPECT_TRUE(allows(position, "101@0,1"));
    EXPECT_TRUE(allows(position, "pass"));
}

// triominos.md §7.4
TEST(Drawing, HasALimitForEachTurn) {
    const std::vector<std::string> unfit = {"draw 345", "draw 355", "draw 445", "draw 455",
                                            "draw 555", "draw 344", "draw 335", "draw 334",
                                            "draw 244", "draw 245"};
    for (int draws = 1; draws <= 10; ++draws) {
        Variant rules = table::preset("goliath-2023", 2, 3);
        rules.draws = draws;
        Position position = opened(rules);
        for (int i = 0; i < draws; ++i) {
            ASSERT_TRUE(allows(position, "draw 555") || i > 4);
            table::play(position, {unfit[static_cast<std::size_t>(i)]});
        }
        EXPECT_EQ(position.refusal(action("draw 000")),
                  (Refusal{Code::no_draw_left, {}, {}, {}, draws}));
        EXPECT_EQ(position.points_of(Pass{}), -10);
        table::play(position, {"pass"});
        EXPECT_EQ(scores(position), (List{3, -5 * draws - 10}));
        EXPECT_EQ(position.draws(), 0);
        EXPECT_TRUE(allows(position, "draw 000"));  // a new turn
    }
}

// triominos.md §7.4
TEST(Drawing, NeedsAPoolWithTiles) {
    const Position position =
        table::round(table::preset("classic", 2, 28), {"012 ...", "..."}, {"012@0,0"});
    EXPECT_EQ(position.pool_size(), 0);
    EXPECT_EQ(position.refusal(Move{Draw{}}), (Refusal{Code::pool_is_empty, {}, {}, {}, 0}));
}

// triominos.md §7.5
TEST(LostTurn, CostsTwentyFiveInAllAndFifteenInPortugal) {
    for (const auto& preset : presets()) {
        Position position = opened(preset.name);
        table::play(position, {"draw 345", "draw 355", "draw 445"});
        const Points cost = preset.name == "classic-pt" ? 0 : -10;
        EXPECT_EQ(position.points_of(Pass{}), cost);
        table::play(position, {"pass"});
        EXPECT_EQ(scores(position), (List{3, -15 + cost}));
        EXPECT_EQ(position.to_move(), Seat{0});
        EXPECT_EQ(position.rack(Seat{1}).size(), 6);
        EXPECT_FALSE(position.is_over());
    }
}

// triominos.md §7.5
TEST(LostTurn, IsNotOwedByWhoPlacesTheLastDraw) {
    Position position = opened("classic");
    table::play(position, {"draw 345", "draw 355", "draw 022", "220@0,-1"});
    EXPECT_EQ(scores(position), (List{3, -15 + 4}));
}

}  // namespace
}  // namespace tercet::triominos
