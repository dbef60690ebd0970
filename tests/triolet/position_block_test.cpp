#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/triolet_table.hpp"
#include "triolet/game.hpp"
#include "triolet/movegen.hpp"
#include "triolet/position.hpp"

// Blocks of 2x2 and 3x3 tiles.

namespace tercet::triolet {
namespace {

using Code = Refusal::Code;
using table::allows;
using table::code;

const Variant kOwn = table::preset("gigamic-2017");
const Variant kFour = table::preset("djgames-1996");

// triolet.md §7.1
TEST(BlockOfFour, IsNotForAPlayersFirstTurn) {
    Position position = table::written(kOwn, 2, {"11@H8 3@H9"});
    EXPECT_EQ(table::refusal(position, "4@I8 8@I9"),
              (Refusal{Code::first_turn_completes_2x2, {}, {}, 0}));
    EXPECT_EQ(code(position, "4@G8 8@G9"), Code::first_turn_completes_2x2);
    EXPECT_TRUE(allows(position, "4@I8"));
    EXPECT_TRUE(allows(position, "8@I9 7@I10"));
    // With a fifth tile it is none the better.
    EXPECT_EQ(code(position, "3@I7 4@I8 8@I9"), Code::first_turn_completes_2x2);
    // One more turn each, and both may.
    table::play(position, {"4@I8", "0@J8"});
    EXPECT_TRUE(allows(position, "8@I9"));
    table::play(position, {"1@H10"});
    EXPECT_TRUE(allows(position, "8@I9"));
}

// triolet.md §7.1
TEST(BlockOfFour, IsNotForTheFirstTurnOfTheFourthPlayerEither) {
    const Position position = table::written(kOwn, 4, {"5@H8", "4@H9", "3@I8"});
    EXPECT_EQ(code(position, "2@I9"), Code::first_turn_completes_2x2);
    EXPECT_EQ(code(position, "2@I9 9@I10"), Code::trio_is_not_fifteen);
    EXPECT_EQ(code(position, "2@I9 9@J9"), Code::first_turn_completes_2x2);
    EXPECT_TRUE(allows(position, "7@J8"));
}

// triolet.md §7.2
TEST(BlockOfFour, AnExchangeUsesTheFirstTurnUp) {
    Position position = table::written(kOwn, 2, {"11@H8 3@H9"});
    EXPECT_TRUE(position.is_first_turn());
    EXPECT_EQ(code(position, "4@I8 8@I9"), Code::first_turn_completes_2x2);
    table::play(position, {"swap ?", "swap ?"});
    EXPECT_FALSE(position.is_first_turn());
    EXPECT_TRUE(allows(position, "4@I8 8@I9"));
    // So it does for who begins.
    position = table::written(kOwn, 2, {"swap ?", "11@H8 3@H9"});
    EXPECT_TRUE(allows(position, "4@I8 8@I9"));
}

// triolet.md §7.3
TEST(BlockOfFour, IsNotMadeOfTheFirstFourTilesByTheBooklet) {
    Position position = table::written(kFour, 2, {"11@H8 3@H9"});
    EXPECT_EQ(table::refusal(position, "4@I8 8@I9"),
              (Refusal{Code::first_four_are_2x2, {}, {}, 0}));
    EXPECT_TRUE(allows(position, "3@I7 4@I8 8@I9"));  // a fifth tile
    // No matter whose turn it is.
    table::play(position, {"swap ?", "swap ?"});
    EXPECT_EQ(code(position, "4@I8 8@I9"), Code::first_four_are_2x2);
    position = table::written(kFour, 2, {"5@H8", "4@H9"});
    EXPECT_EQ(code(position, "3@I8 2@I9"), Code::first_four_are_2x2);
    EXPECT_TRUE(allows(table::written(kOwn, 2, {"5@H8", "4@H9"}), "3@I8 2@I9"));
}

// triolet.md §7.3
TEST(BlockOfFour, OfMoreThanFourTilesIsAllowedOnAFirstTurnByTheBooklet) {
    const std::vector<std::string> opening = {"5@H7 5@H8 5@H9"};
    for (const auto* text : {"3@I8 2@I9", "4@G7 3@G8"}) {
        EXPECT_TRUE(allows(table::written(kFour, 2, opening), text));
        EXPECT_EQ(code(table::written(kOwn, 2, opening), text), Code::first_turn_completes_2x2);
    }
}

/// 8 1 6 / 3 5 7 / 4 9 2 round the centre: all rows and columns are 15.
const std::vector<std::string> kMagic = {"5@H8", "1@G8", "3@H7 7@H9", "8@G7 6@G9"};

// triolet.md §7.4
TEST(BlockOfNine, IsNeverAllowed) {
    for (const Variant& variant : {kOwn, kFour}) {
        const Refusal expected{Code::completes_3x3, {}, {}, 0};
        Position position = table::written(variant, 2, kMagic);
        EXPECT_EQ(table::refusal(position, "4@I7 9@I8 2@I9"), expected);
        table::play(position, {"9@I8"});
        EXPECT_EQ(table::refusal(position, "4@I7 2@I9"), expected);
        table::play(position, {"4@I7"});
        EXPECT_EQ(table::refusal(position, "2@I9"), expected);
        EXPECT_EQ(table::refusal(position, "*2@I9"), expected);
        EXPECT_EQ(code(position, "3@I9"), Code::trio_is_not_fifteen);
    }
}

// triolet.md §7.4
TEST(BlockOfNine, NeverLiesOnTheBoard) {
    Random random{1U};
    for (int i = 0; i < 40; ++i) {
        Position position = random_position<Game>(i % 2 == 0 ? kOwn : kFour, 2, random);
        play_out<Game>(position, random);
        const SquareSet taken = position.board().taken();
        for (int row = 0; row + 2 < kSide; ++row) {
            for (int col = 0; col + 2 < kSide; ++col) {
                int tiles = 0;
                for (int j = 0; j < 9; ++j) {
                    tiles += taken.contains({row + j / 3, col + j % 3}) ? 1 : 0;
                }
                EXPECT_LT(tiles, 9);
            }
        }
    }
}

}  // namespace
}  // namespace tercet::triolet
