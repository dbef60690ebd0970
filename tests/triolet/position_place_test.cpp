#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/triolet_table.hpp"
#include "triolet/position.hpp"

// Where tiles may be placed.

namespace tercet::triolet {
namespace {

using Code = Refusal::Code;
using table::allows;
using table::code;
using table::refusal;

Refusal refused(Code code) { return {code, {}, {}, 0}; }
Refusal refused(Code code, const char* square, int count = 0) {
    return {code, {}, table::square(square), count};
}

/// 5 and 4 lie on H8 and H9. Nobody knows a rack, so that any tile can be tried; both players have
/// had their first turn.
Position pair_lies() { return table::written(Variant{}, 2, {"5@H8", "4@H9"}); }

// triolet.md §5.1
TEST(Placing, TakesOneToThreeTilesOfTheOwnRack) {
    const Position position = table::round(Variant{}, {"5 5 11", "4 6 6"});
    for (const auto* text : {"5@H8", "11@H8", "5@H8 5@H9"}) EXPECT_TRUE(allows(position, text));
    EXPECT_EQ(refusal(position, "4@H8"), (Refusal{Code::tile_not_held, Tile{4}, {}, 0}));
    EXPECT_EQ(refusal(position, "5@H7 5@H8 5@H9"), (Refusal{Code::tile_not_held, Tile{5}, {}, 0}));
    EXPECT_EQ(refusal(position, "*5@H8"), (Refusal{Code::tile_not_held, Tile::joker(), {}, 0}));
    EXPECT_EQ(position.refusal(Move{Place{}}), refused(Code::no_tiles));
    EXPECT_TRUE(allows(table::round(Variant{}, {"5 5 5", "4 6 6"}), "5@H7 5@H8 5@H9"));
}

// triolet.md §5.2
TEST(Placing, GoesToEmptySquares) {
    const Position position = pair_lies();
    EXPECT_EQ(refusal(position, "1@H8"), refused(Code::square_taken, "H8"));
    EXPECT_EQ(refusal(position, "1@G9 1@H9"), refused(Code::square_taken, "H9"));
    EXPECT_EQ(refusal(position, "1@G9 2@G9"), refused(Code::square_taken, "G9"));
}

// triolet.md §5.2
TEST(Placing, KeepsToOneLine) {
    const Position position = pair_lies();
    EXPECT_EQ(refusal(position, "1@G8 2@H7"), refused(Code::not_in_line));
    EXPECT_EQ(refusal(position, "1@G8 2@G9 3@I9"), refused(Code::not_in_line));
    EXPECT_TRUE(allows(position, "1@F8 9@G8"));
    EXPECT_TRUE(allows(position, "1@G8 2@G9"));
}

// triolet.md §5.3
TEST(Placing, LeavesNoGap) {
    const Position position = pair_lies();
    EXPECT_EQ(refusal(position, "1@E8 2@G8"), refused(Code::gap, "F8"));
    EXPECT_EQ(refusal(position, "1@H7 5@H11"), refused(Code::gap, "H10"));
    EXPECT_EQ(refusal(position, "1@G8 2@O8"), refused(Code::gap, "I8"));
}

// triolet.md §5.3
TEST(Placing, MayGoToBothSidesOfATile) {
    const Position position = pair_lies();
    EXPECT_TRUE(allows(position, "4@G8 6@I8"));
    EXPECT_TRUE(allows(position, "11@G9 0@I9"));
    EXPECT_EQ(refusal(position, "4@G8 5@I8"), refused(Code::trio_is_not_fifteen, "G8", 14));
    EXPECT_EQ(refusal(position, "3@H7 3@H10"), refused(Code::group_too_long, "H7", 4));
}

// triolet.md §5.4
TEST(Placing, OpensOnTheCentre) {
    const Position position = table::written(Variant{}, 2);
    for (const auto* text : {"5@H8", "5@H7 6@H8", "5@H8 6@I8", "5@F8 5@G8 5@H8"}) {
        EXPECT_TRUE(allows(position, text)) << text;
    }
    for (const auto* text : {"5@H7", "5@A1", "5@I8 6@J8", "5@E8 5@F8 5@G8"}) {
        EXPECT_EQ(refusal(position, text), refused(Code::opening_misses_centre)) << text;
    }
    // An exchange leaves the opening to the next seat.
    const Position later = table::written(Variant{}, 2, {"swap ?"});
    EXPECT_EQ(code(later, "5@H7"), Code::opening_misses_centre);
    EXPECT_TRUE(allows(later, "5@H8"));
}

// triolet.md §5.5
TEST(Placing, TouchesATileEdgeToEdge) {
    const Position position = pair_lies();
    for (const auto* text : {"1@G8", "1@I8", "1@G9", "1@I9", "6@H7", "6@H10", "1@G7 1@G8"}) {
        EXPECT_TRUE(allows(position, text)) << text;
    }
    for (const auto* text : {"1@G7", "1@I10", "1@A1", "1@F8", "1@E8 1@F8", "5@J7 5@J8 5@J9"}) {
        EXPECT_EQ(refusal(position, text), refused(Code::touches_nothing)) << text;
    }
}

// triolet.md §5.6
TEST(Placing, MakesNoGroupOfFour) {
    const Position position = table::written(Variant{}, 2, {"5@H8", "4@H9", "6@H10"});
    EXPECT_EQ(refusal(position, "0@H11"), refused(Code::group_too_long, "H11", 4));
    EXPECT_EQ(refusal(position, "0@H7"), refused(Code::group_too_long, "H7", 4));
    EXPECT_EQ(refusal(position, "0@H6 0@H7"), refused(Code::group_too_long, "H6", 5));
}

// triolet.md §5.7
TEST(Placing, MakesPairsOfAtMostFifteen) {
    const Position position = pair_lies();
    for (int value = 0; value < kValueCount; ++value) {
        const std::string text = std::to_string(value) + "@G8";
        if (value <= 10) {
            EXPECT_TRUE(allows(position, text)) << text;
        } else {
            EXPECT_EQ(refusal(position, text), refused(Code::pair_too_high, "G8", value + 5));
        }
    }
    // Pairs of placed tiles, and pairs across them.
    EXPECT_EQ(refusal(position, "7@G7 9@G8"), refused(Code::pair_too_high, "G7", 16));
    EXPECT_EQ(refusal(position, "12@I9 1@I10"), refused(Code::pair_too_high, "I9", 16));
}

// triolet.md §5.8
TEST(Placing, MakesTriosOfExactlyFifteen) {
    const Position position = pair_lies();
    for (int value = 0; value < kValueCount; ++value) {
        const std::string text = std::to_string(value) + "@H10";
        if (value == 6) {
            EXPECT_TRUE(allows(position, text));
        } else {
            EXPECT_EQ(refusal(position, text),
                      refused(Code::trio_is_not_fifteen, "H10", value + 9));
        }
    }
    EXPECT_EQ(refusal(position, "6@I9 6@J9"), refused(Code::trio_is_not_fifteen, "I9", 16));
    EXPECT_TRUE(allows(position, "6@I9 5@J9"));
}

// triolet.md §5.9
TEST(Placing, PlacesThreeTilesOnlyAsATrioOfTheirOwn) {
    const Position position = pair_lies();
    EXPECT_TRUE(allows(position, "1@G8 3@G9 11@G10"));
    EXPECT_EQ(code(position, "7@G7 7@H7 1@I7"), Code::trio_is_not_fifteen);  // H7, H8 and H9
    EXPECT_TRUE(allows(position, "8@G7 6@H7 1@I7"));
    EXPECT_EQ(refusal(position, "1@G8 3@G9 10@G10"), refused(Code::trio_is_not_fifteen, "G8", 14));
    EXPECT_EQ(refusal(position, "1@F8 2@G8 3@I8"), refused(Code::three_not_a_trio));
    EXPECT_EQ(refusal(position, "1@H7 2@H10 3@H11"), refused(Code::three_not_a_trio));
    EXPECT_EQ(refusal(position, "5@H10 5@H11 5@H12"), refused(Code::group_too_long, "H10", 5));
}

// triolet.md §6.1
TEST(Joker, StandsForAnyNumberAndKeepsIt) {
    const Position opening = table::written(Variant{}, 2);
    for (int value = 0; value < kValueCount; ++value) {
        EXPECT_TRUE(allows(opening, "*" + std::to_string(value) + "@H8"));
    }
    Position position = pair_lies();
    EXPECT_EQ(code(position, "*7@H10"), Code::trio_is_not_fifteen);
    table::play(position, {"*6@H10"});
    EXPECT_EQ(position.board().at(table::square("H10")),
              (PlacedTile{table::square("H10"), 6, true}));
    EXPECT_EQ(refusal(position, "10@G10"), refused(Code::pair_too_high, "G10", 16));
    EXPECT_TRUE(allows(position, "9@G10"));
    EXPECT_EQ(refusal(position, "8@I10 2@J10"), refused(Code::trio_is_not_fifteen, "I10", 16));
    EXPECT_TRUE(allows(position, "8@I10 1@J10"));
}

// triolet.md §6.2
TEST(Joker, IsPlacedAlone) {
    Position position = table::round(Variant{}, {"* * 5", "1 1 1"});
    EXPECT_EQ(refusal(position, "*1@H8 *2@H9"), refused(Code::two_jokers));
    EXPECT_EQ(refusal(position, "*5@H7 5@H8 *5@H9"), refused(Code::two_jokers));
    EXPECT_TRUE(allows(position, "*1@H8 5@H9"));
    table::play(position, {"*1@H8 +0", "1@I8 +0"});
    EXPECT_TRUE(allows(position, "*2@H9"));  // the other one, a turn later
}

}  // namespace
}  // namespace tercet::triolet
