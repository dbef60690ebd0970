#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/triominos_table.hpp"
#include "triominos/game.hpp"
#include "triominos/movegen.hpp"
#include "triominos/position.hpp"

// Tiles that nobody recorded.

namespace tercet::triominos {
namespace {

using Code = Refusal::Code;
using table::action;
using table::allows;
using table::code;

using table::List;
using table::scores;

/// A rack of unknown tiles.
std::string unknown(int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += "? ";
    return text;
}

/// Seat 0's rack is not known but for 345; seat 1's is.
Position half_known() {
    return table::round(table::preset("goliath-2023", 2, 3), {"? 345 ?", "011 023 134"});
}

/// No drawing, and nothing known but the opening tile.
Position nothing_known(Scoring scoring = Scoring::standard,
                       EmptyPoolPass pass = EmptyPoolPass::any) {
    Variant rules = table::preset("classic", 2, 5);
    rules.draws = 0;
    rules.empty_pool_pass = pass;
    rules.scoring = scoring;
    return table::round(rules, {unknown(5), unknown(5)}, {"012@0,0"});
}

// triominos.md §14.2
TEST(Unknown, TilesMayBeAnyNotAccountedForElsewhere) {
    const Position position = half_known();
    EXPECT_EQ(position.hidden_on_racks(), 2);
    EXPECT_EQ(position.pool_size(), 50);
    EXPECT_EQ(position.unseen(), TileSet::all() - table::tiles("345 011 023 134"));
    EXPECT_EQ(position.playable(), table::tiles("345"));
    EXPECT_EQ(position.playable_unknown(), 2);
    TileSet::all().for_each([&](Tile tile) {
        const bool elsewhere = table::tiles("011 023 134").contains(tile);
        const auto why_not = position.refusal(Move{Place{tile, {}, {}}});
        EXPECT_EQ(why_not.has_value(), elsewhere);
        if (elsewhere) {
            EXPECT_EQ(*why_not, (Refusal{Code::tile_not_held, tile, {}, {}, 0}));
        }
    });
    EXPECT_EQ(placement_count(position), 1);  // of known tiles
}

// triominos.md §14.2
TEST(Unknown, ATilePlacedIsKnownFromThenOn) {
    Position position = half_known();
    table::play(position, {"012@0,0"});
    EXPECT_EQ(position.rack(Seat{0}), (Rack{table::tiles("345"), 1}));
    EXPECT_EQ(position.hidden_on_racks(), 1);
    EXPECT_EQ(position.pool_size(), 50);
    EXPECT_FALSE(position.unseen().contains(table::tile("012")));
    EXPECT_EQ(code(position, "draw 012"), Code::tile_not_in_pool);
    table::play(position, {"101@0,1"});
    EXPECT_EQ(code(position, "120@0,2"), Code::tile_on_table);
    // A known tile is taken from the known ones.
    EXPECT_EQ(position.playable(), table::tiles("345"));
    EXPECT_TRUE(allows(position, "121@1,0"));
}

// triominos.md §14.2
TEST(Unknown, ADrawMayNotBeRecorded) {
    Position position = half_known();
    table::play(position, {"012@0,0", "draw ?"});
    EXPECT_EQ(position.rack(Seat{1}), (Rack{table::tiles("011 023 134"), 1}));
    EXPECT_EQ(position.pool_size(), 49);
    EXPECT_EQ(position.hidden_on_racks(), 2);
    EXPECT_EQ(scores(position), (List{3, -5}));
    // The drawn tile may be any unseen one; those of the rack were not drawn.
    EXPECT_TRUE(position.playable().empty());
    EXPECT_EQ(position.playable_unknown(), 1);
    EXPECT_TRUE(allows(position, "100@0,1"));
    EXPECT_EQ(position.refusal(action("101@0,1")),
              (Refusal{Code::tile_not_drawn, table::tile("011"), {}, {}, 0}));
    EXPECT_EQ(code(position, "345@0,1"), Code::tile_not_held);
    table::play(position, {"100@0,1"});
    EXPECT_EQ(position.rack(Seat{1}), (Rack{table::tiles("011 023 134"), 0}));
}

// triominos.md §14.3
TEST(Unknown, WhetherADrawnTileMustBePlacedCannotBeDecided) {
    Position position = half_known();
    table::play(position, {"012@0,0", "draw ?"});
    EXPECT_TRUE(allows(position, "draw ?"));
    EXPECT_TRUE(allows(position, "draw 001"));
    EXPECT_EQ(code(position, "pass"), Code::draw_before_passing);
    table::play(position, {"draw ?", "draw ?"});
    EXPECT_TRUE(allows(position, "pass"));
    EXPECT_EQ(code(position, "draw ?"), Code::no_draw_left);
    // A known one decides again.
    Position known = half_known();
    table::play(known, {"012@0,0", "draw ?", "draw 001"});
    EXPECT_EQ(code(known, "draw ?"), Code::drawn_tile_must_be_placed);
    EXPECT_EQ(known.playable_unknown(), 0);
}

// triominos.md §14.3
TEST(Unknown, NoMoreTilesThanThereAreCanBeDrawn) {
    const Position none_left =
        table::round(table::preset("classic", 2, 28), {unknown(28), unknown(28)}, {"012@0,0"});
    EXPECT_EQ(none_left.pool_size(), 0);
    EXPECT_EQ(none_left.unseen().size(), 55);
    EXPECT_EQ(code(none_left, "draw ?"), Code::pool_is_empty);
    EXPECT_EQ(code(none_left, "draw 345"), Code::pool_is_empty);

    const Position two_left =
        table::round(table::preset("classic", 2, 27), {unknown(27), unknown(27)},
                     {"012@0,0", "draw ?", "draw ?"});
    EXPECT_EQ(two_left.pool_size(), 0);
    EXPECT_EQ(code(two_left, "draw ?"), Code::pool_is_empty);
}

// triominos.md §14.3
TEST(Unknown, APassIsAllowedUnlessAKnownTileFits) {
    EXPECT_TRUE(allows(nothing_known(), "pass"));
    const Position position = table::round(table::preset("classic", 2, 28),
                                           {unknown(28), "001 " + unknown(27)}, {"012@0,0"});
    EXPECT_EQ(position.refusal(action("pass")),
              (Refusal{Code::placement_possible, table::tile("001"), {}, {}, 0}));
}

// triominos.md §14.3
TEST(Unknown, ATileLeftOverByCountingIsTreatedAsKnown) {
    // Only 001 was not seen, so it is the unknown tile of seat 1, and it fits.
    const Variant classic = table::preset("classic", 2, 28);
    Position held{classic, table::deal(classic, {"012 ...", "... ?"}, 0, "001")};
    table::play(held, {"012@0,0"});
    EXPECT_EQ(held.unseen(), table::tiles("001"));
    EXPECT_EQ(held.refusal(action("pass")), (Refusal{Code::placement_possible, {}, {}, {}, 0}));

    // The pool is 001 and 002: whichever was drawn fits and must be placed.
    const Variant goliath = table::preset("goliath-2023", 2, 27);
    Position drawn{goliath, table::deal(goliath, {"012 ...", "..."}, 0, "001 002")};
    table::play(drawn, {"012@0,0", "draw ?"});
    const Refusal expected{Code::drawn_tile_must_be_placed, {}, {}, {}, 0};
    EXPECT_EQ(drawn.refusal(action("pass")), expected);
    EXPECT_EQ(drawn.refusal(action("draw ?")), expected);

    // With 555 in it, it may have been that.
    Position either{goliath, table::deal(goliath, {"012 ...", "..."}, 0, "001 555")};
    table::play(either, {"012@0,0", "draw ?"});
    EXPECT_TRUE(allows(either, "draw ?"));
}

// triominos.md §14.4
TEST(Unknown, TheRoundMayBeBlockedOrNot) {
    Position position = nothing_known();
    EXPECT_FALSE(position.may_be_blocked());
    table::play(position, {"pass"});
    EXPECT_FALSE(position.may_be_blocked());
    table::play(position, {"pass"});
    EXPECT_FALSE(position.is_over());
    EXPECT_TRUE(position.may_be_blocked());
    // It may go on ...
    EXPECT_TRUE(allows(position, "100@0,1"));
    EXPECT_TRUE(allows(position, "pass"));
    Position going_on = position;
    table::play(going_on, {"100@0,1"});
    EXPECT_FALSE(going_on.may_be_blocked());
    // ... or end here.
    position.declare_blocked();
    EXPECT_TRUE(position.is_over());
    EXPECT_EQ(position.ending(), Ending::blocked);
    EXPECT_FALSE(position.is_settled());
    EXPECT_EQ(scores(position), (List{3, 0}));
    EXPECT_EQ(code(position, "pass"), Code::round_is_over);
}

// triominos.md §8.2, §14.4
TEST(Unknown, WhereNobodyPassesWhoCanPlaceThePassesSayThatItIsBlocked) {
    Position position = nothing_known(Scoring::standard, EmptyPoolPass::unable);
    table::play(position, {"pass"});
    EXPECT_FALSE(position.is_over());
    EXPECT_TRUE(allows(position, "100@0,1"));
    table::play(position, {"pass"});
    EXPECT_EQ(position.ending(), Ending::blocked);
    EXPECT_FALSE(position.is_settled());
}

// triominos.md §8.2, §14.3
TEST(Unknown, NotAllCanBeUnableWhereATileThatFitsMustBeHeld) {
    // With an empty pool 001 is on a rack, and it fits.
    Position position = table::round(table::preset("classic", 2, 28), {unknown(28), unknown(28)},
                                     {"012@0,0", "pass"});
    EXPECT_EQ(code(position, "pass"), Code::placement_possible);
    EXPECT_TRUE(allows(position, "100@0,1"));
}

// triominos.md §8.4, §14.4
TEST(Unknown, WhoPassesOnAfterAllHavePassedIsUnable) {
    Position position = nothing_known();
    table::play(position, {"pass", "pass", "pass"});
    // Were both unable, it would have been blocked after two passes.
    EXPECT_EQ(code(position, "pass"), Code::placement_possible);
    EXPECT_FALSE(position.may_be_blocked());
}

// triominos.md §14.4
TEST(Unknown, AKnownTileThatFitsRulesABlockOut) {
    // By choice, so the known tile may be kept.
    Position position =
        table::round(table::preset("goliath-2023", 2, 28), {unknown(28), "001 " + unknown(27)},
                     {"012@0,0", "pass", "pass"});
    EXPECT_FALSE(position.is_over());
    EXPECT_FALSE(position.may_be_blocked());
}

// triominos.md §14.4
TEST(Unknown, TilesLeftLeaveTheScoreOpenWhereTheyCount) {
    for (const auto scoring : {Scoring::standard, Scoring::simple, Scoring::none}) {
        Variant rules = table::preset("goliath-2023", 2, 2);
        rules.scoring = scoring;
        const Position position =
            table::round(rules, {"000 001", "? 345"}, {"000@0,0", "005@0,1", "010@0,-1"});
        ASSERT_EQ(position.ending(), Ending::out);
        EXPECT_TRUE(position.is_settled());  // the unknown tile was placed

        Position open =
            table::round(rules, {"000 001", "? 005"}, {"000@0,0", "005@0,1", "010@0,-1"});
        ASSERT_EQ(open.ending(), Ending::out);
        EXPECT_EQ(open.is_settled(), scoring != Scoring::standard);
        const List expected = scoring == Scoring::standard ? List{0 + 1 + 25, 5}
                              : scoring == Scoring::simple ? List{1 + 1 + 5, 1}
                                                           : List{0, 0};
        EXPECT_EQ(scores(open), expected);
    }
}

// triominos.md §14.4
TEST(Unknown, ABlockWithoutPointsIsSettled) {
    for (const auto scoring : {Scoring::simple, Scoring::none}) {
        Position position = nothing_known(scoring);
        table::play(position, {"pass", "pass"});
        ASSERT_TRUE(position.may_be_blocked());
        position.declare_blocked();
        EXPECT_TRUE(position.is_settled());
        EXPECT_EQ(table::listed(position.result().winners), (std::vector<bool>{true, false}));
    }
}

/// All that is known of a blocked round once its racks are forgotten.
Position forgotten(const Position& position) {
    Deal deal{PerSeat<Rack>{2}, position.starter()};
    for (auto& rack : deal.racks) rack.unknown = position.variant().rack_size_for(2);
    return {position.variant(), deal};
}

// triominos.md §14.3
TEST(Unknown, WithAnEmptyPoolCountingDecidesWhetherTheRoundIsBlocked) {
    // All tiles that were not seen are on racks then, whoever holds them.
    int rounds = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Random random{seed};
        Position position = random_position<Game>(table::preset("classic"), 2, random);
        Position seen = forgotten(position);
        while (!position.is_over()) {
            const Move move = random_move(position, random);
            const Chance chance = random_chance(position, move, random);
            ASSERT_FALSE(seen.refusal(move));
            position.play(move, chance);
            seen.play(move);
        }
        if (position.ending() != Ending::blocked) continue;
        ++rounds;
        EXPECT_TRUE(seen.is_over());
        EXPECT_EQ(seen.ending(), Ending::blocked);
    }
    EXPECT_GT(rounds, 5);

    Position position = table::round(table::preset("goliath-2023", 2, 28),
                                     {unknown(28), unknown(28)}, {"012@0,0", "pass", "pass"});
    EXPECT_FALSE(position.is_over());
    EXPECT_FALSE(position.may_be_blocked());  // somebody holds 001, and it fits
}

// triominos.md §14.2
TEST(Unknown, DealtOutEveryTileIsKnownAndInOnePlace) {
    Position position = half_known();
    table::play(position, {"012@0,0", "draw ?"});
    Random random{17U};
    std::vector<int> drawn(kTileCount, 0);
    constexpr int kTimes = 20'000;
    for (int i = 0; i < kTimes; ++i) {
        const Position dealt = position.with_unknown_dealt(random);
        ASSERT_EQ(dealt.hidden_on_racks(), 0);
        ASSERT_EQ(dealt.pool_size(), position.pool_size());
        for_each_seat(2, [&](Seat seat) {
            ASSERT_EQ(dealt.rack(seat).unknown, 0);
            ASSERT_EQ(dealt.rack(seat).size(), position.rack(seat).size());
            ASSERT_TRUE((position.rack(seat).known - dealt.rack(seat).known).empty());
        });
        ASSERT_EQ((dealt.rack(Seat{0}).known & dealt.rack(Seat{1}).known).size(), 0);
        ASSERT_EQ(dealt.unseen(), TileSet::all() - dealt.rack(Seat{0}).known -
                                      dealt.rack(Seat{1}).known - table::tiles("012"));
        // What was drawn is the one tile that was not known.
        ASSERT_EQ(dealt.playable(), dealt.rack(Seat{1}).known - table::tiles("011 023 134"));
        ++drawn[static_cast<std::size_t>(dealt.playable().nth(0).index())];
    }
    const double each = static_cast<double>(kTimes) / position.unseen().size();
    position.unseen().for_each([&](Tile tile) {
        EXPECT_NEAR(drawn[static_cast<std::size_t>(tile.index())], each, 6 * 20);
    });
}

TEST(Unknown, DealtOutNothingChangesWhereAllIsKnown) {
    Random random{18U};
    Position position = random_position<Game>(table::preset("classic"), 3, random);
    while (!position.is_over()) {
        EXPECT_EQ(position.with_unknown_dealt(random), position);
        const Move move = random_move(position, random);
        position.play(move, random_chance(position, move, random));
    }
}

}  // namespace
}  // namespace tercet::triominos
