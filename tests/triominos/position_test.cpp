#include "triominos/position.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/triominos_table.hpp"
#include "triominos/game.hpp"
#include "triominos/movegen.hpp"

// Placing and its points. The turn, the end of a round, undo and unknown tiles have files of their
// own.

namespace tercet::triominos {
namespace {

using Code = Refusal::Code;
using table::action;
using table::allows;
using table::code;

using table::List;
using table::scores;

/// Two seats with three tiles each; the first one has opened with 012, which shows
///
///              0
///             / \.
///            2---1
Position opened() {
    return table::round(table::preset("goliath-2023", 2, 3), {"012 122 555", "011 023 345"},
                        {"012@0,0"});
}

/// One player with all the tiles there are: any figure can be laid.
Position alone_with_all(const std::vector<std::string>& actions) {
    return table::round(table::preset("classic", 1, kTileCount), {"..."}, actions);
}

TEST(Position, StartsWithTheDealAndWithoutPoints) {
    const Variant variant = table::preset("goliath-2023", 3, 2);
    const Deal deal = table::deal(variant, {"000 001", "002 003", "004 005"}, 2);
    const Position position{variant, deal};
    EXPECT_EQ(position.variant(), variant);
    EXPECT_EQ(position.seats(), 3);
    EXPECT_EQ(position.starter(), Seat{2});
    EXPECT_EQ(position.to_move(), Seat{2});
    EXPECT_EQ(position.draws(), 0);
    EXPECT_EQ(position.pool_size(), 50);
    EXPECT_EQ(position.hidden_on_racks(), 0);
    EXPECT_EQ(scores(position), (List{0, 0, 0}));
    EXPECT_FALSE(position.is_over());
    EXPECT_EQ(position.ending(), std::nullopt);
    EXPECT_FALSE(position.is_settled());
    for_each_seat(3, [&](Seat seat) { EXPECT_EQ(position.rack(seat), deal.racks[seat]); });
}

// triominos.md §3.1
TEST(Placing, TheOpeningTileGoesToTheOpeningCell) {
    const Position position = table::round(table::preset("classic"), {"012 ...", "..."});
    for (const auto* text : {"012@0,1", "012@1,0", "012@-3,4"}) {
        EXPECT_EQ(position.refusal(action(text)),
                  (Refusal{Code::opening_cell_is_fixed, {}, table::place(text).cell, {}, 0}));
    }
}

// triominos.md §3.1
TEST(Placing, AnyTileOfTheRackOpensInAnyTurn) {
    const Position position =
        table::round(table::preset("goliath-2023", 2, 4), {"000 012 345 555", "..."});
    for (const auto* text : {"000@0,0", "012@0,0", "120@0,0", "201@0,0", "345@0,0", "555@0,0"}) {
        EXPECT_TRUE(allows(position, text)) << text;
    }
    // Generated unturned, each tile once.
    EXPECT_EQ(placement_count(position), 4);
    for_each_placement(position, [](const Place& place) {
        EXPECT_EQ(place.cell, Cell{});
        EXPECT_EQ(place.rotation, Rotation{});
    });
}

// triominos.md §3.2
TEST(Placing, ATileMustShareAnEdgeWithAnother) {
    const Position position = opened();
    EXPECT_TRUE(allows(position, "101@0,1"));
    // 1,1 touches 0,0 at a point only; the others are far away.
    for (const auto* text : {"101@1,1", "101@0,2", "011@50,0", "011@63,1", "011@-128,127"}) {
        EXPECT_EQ(position.refusal(action(text)),
                  (Refusal{Code::cell_not_adjacent, {}, table::place(text).cell, {}, 0}))
            << text;
    }
}

// triominos.md §3.3
TEST(Placing, BothCornersOfAnEdgeMustMatch) {
    const Position position = opened();
    for (const auto* text : {"011@0,1", "110@0,1", "023@0,1"}) {
        const Place place = table::place(text);
        EXPECT_EQ(position.refusal(action(text)),
                  (Refusal{Code::corners_differ, place.tile, place.cell, {{1, 0, kOpen}}, 0}))
            << text;
    }
    EXPECT_TRUE(allows(position, "230@0,-1"));
    EXPECT_FALSE(allows(position, "302@0,-1"));
    EXPECT_FALSE(allows(position, "023@0,-1"));
}

// triominos.md §3.3
TEST(Placing, ACornerMetOnlyAtAPointMustMatchToo) {
    // The cell 1,0 hangs on 0,0 with its upper edge, and its lower corner meets 2,1, which shows
    // a 5.
    const Position position = alone_with_all(
        {"000@0,0", "001@0,1", "140@0,2", "404@1,2", "424@1,3", "342@2,3", "434@2,2", "454@2,1"});
    EXPECT_TRUE(allows(position, "500@1,0"));
    for (const auto* text : {"200@1,0", "300@1,0", "400@1,0"}) {
        const Place place = table::place(text);
        EXPECT_EQ(position.refusal(action(text)),
                  (Refusal{Code::corners_differ, place.tile, place.cell, {{5, 0, 0}}, 0}));
    }
}

// triominos.md §3.4
TEST(Placing, ACellHoldsOneTile) {
    Position position = opened();
    EXPECT_EQ(position.refusal(action("011@0,0")),
              (Refusal{Code::cell_taken, {}, Cell{0, 0}, {}, 0}));
    table::play(position, {"101@0,1"});
    EXPECT_EQ(code(position, "122@0,1"), Code::cell_taken);
    EXPECT_EQ(code(position, "122@0,0"), Code::cell_taken);
}

// triominos.md §3.5
TEST(Placing, ATileMustBeOnTheOwnRack) {
    Position position = opened();
    for (const auto* text : {"221@1,0", "100@0,1"}) {  // on the other rack; in the pool
        EXPECT_EQ(position.refusal(action(text)),
                  (Refusal{Code::tile_not_held, table::place(text).tile, {}, {}, 0}));
    }
    EXPECT_EQ(position.refusal(action("012@0,1")),
              (Refusal{Code::tile_on_table, table::tile("012"), {}, {}, 0}));
    table::play(position, {"101@0,1"});
    EXPECT_EQ(code(position, "101@0,2"), Code::tile_on_table);
}

// triominos.md §3.6
TEST(Placing, EndsTheTurnAndTakesTheTileFromTheRack) {
    Position position = opened();
    EXPECT_EQ(position.to_move(), Seat{1});
    EXPECT_EQ(position.rack(Seat{0}).known, table::tiles("122 555"));
    table::play(position, {"101@0,1"});
    EXPECT_EQ(position.to_move(), Seat{0});
    EXPECT_EQ(position.rack(Seat{1}).known, table::tiles("023 345"));
    EXPECT_EQ(position.board().placed().size(), 2U);
    EXPECT_EQ(position.pool_size(), 50);
    EXPECT_EQ(code(position, "023@0,-1"), Code::tile_not_held);  // it is the other seat's turn
}

// triominos.md §4.1
TEST(Points, APlacementScoresTheValueOfItsTile) {
    Position position = opened();
    EXPECT_EQ(scores(position), (List{3, 0}));
    EXPECT_EQ(position.points_of(table::place("230@0,-1")), 5);
    table::play(position, {"230@0,-1"});
    EXPECT_EQ(scores(position), (List{3, 5}));
}

// triominos.md §4.2
TEST(Points, ABridgeScoresItsBonus) {
    Position position = alone_with_all(
        {"000@0,0", "001@0,1", "140@0,2", "404@1,2", "424@1,3", "342@2,3", "434@2,2", "454@2,1"});
    EXPECT_EQ(scores(position), (List{0 + 1 + 5 + 8 + 10 + 9 + 11 + 13}));
    EXPECT_EQ(position.points_of(table::place("500@1,0")), 5 + 40);
    table::play(position, {"500@1,0"});
    EXPECT_EQ(scores(position), (List{57 + 45}));
}

// triominos.md §4.3, §4.4
TEST(Points, HexagonsScoreByTheirNumber) {
    Position one = alone_with_all({"000@0,0", "001@0,1", "140@0,2", "404@1,2", "045@1,1"});
    EXPECT_EQ(one.points_of(table::place("500@1,0")), 5 + 50);
    table::play(one, {"500@1,0"});
    EXPECT_EQ(scores(one), (List{0 + 1 + 5 + 8 + 9 + 55}));

    Position more = alone_with_all({"000@0,0", "001@0,1", "140@0,2", "404@1,2", "424@1,3",
                                    "342@2,3", "434@2,2", "454@2,1", "500@1,0"});
    EXPECT_EQ(more.points_of(table::place("045@1,1")), 9 + 60);
    table::play(more, {"545@2,0", "555@2,-1", "055@1,-1"});
    EXPECT_EQ(more.points_of(table::place("045@1,1")), 9 + 70);
    const Points before = more.scores()[Seat{0}];
    table::play(more, {"045@1,1"});
    EXPECT_EQ(more.scores()[Seat{0}] - before, 79);
}

TEST(Points, AreWhatTheMoveAddsToTheScore) {
    for (const auto& preset : presets()) {
        Random random{33U};
        for (int i = 0; i < 20; ++i) {
            Position position = random_position<Game>(preset.variant, 3, random);
            while (!position.is_over()) {
                const Seat seat = position.to_move();
                const Move move = random_move(position, random);
                const Points expected = position.scores()[seat] + position.points_of(move);
                position.play(move, random_chance(position, move, random));
                if (position.is_over()) break;  // which adds more
                EXPECT_EQ(position.scores()[seat], expected);
            }
        }
    }
}

TEST(Position, AfterTheEndNothingIsAllowed) {
    const Position position =
        table::round(table::preset("goliath-2023", 2, 1), {"012", "011"}, {"012@0,0"});
    ASSERT_TRUE(position.is_over());
    for (const auto* text : {"101@0,1", "draw 000", "pass"}) {
        EXPECT_EQ(position.refusal(action(text)), (Refusal{Code::round_is_over, {}, {}, {}, 0}));
    }
    EXPECT_TRUE(position.playable().empty());
    EXPECT_EQ(position.playable_unknown(), 0);
    EXPECT_EQ(placement_count(position), 0);
}

// triominos.md §1.1
TEST(Position, KeepsEveryTileInOnePlace) {
    for (const auto& preset : presets()) {
        for (int seats = 1; seats <= kMaxSeats; ++seats) {
            if (!preset.variant.allows(seats)) continue;
            Random random{static_cast<std::uint64_t>(seats)};
            Position position = random_position<Game>(preset.variant, seats, random);
            while (!position.is_over()) {
                const Move move = random_move(position, random);
                position.play(move, random_chance(position, move, random));
                TileSet tiles = position.unseen();
                int count = position.pool_size();
                for_each_seat(seats, [&](Seat seat) {
                    tiles |= position.rack(seat).known;
                    count += position.rack(seat).size();
                });
                for (const Place& place : position.board().placed()) tiles.insert(place.tile);
                count += static_cast<int>(position.board().placed().size());
                ASSERT_EQ(tiles, TileSet::all());
                ASSERT_EQ(count, kTileCount);
            }
        }
    }
}

}  // namespace
}  // namespace tercet::triominos
