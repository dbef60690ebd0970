#include "triolet/scoring.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/triolet_table.hpp"

// Every scoring example of the sheet but two, which are impossible:
// "Trio 4, joker, 10 doubled; 3 + 12; 12 + 2: 73" (the lines add up to 89), and
// "Trio 1, 8, 6 doubled; Trio 4, 2, 9; 3 + 11: 104" (three groups that have no tile in common
// cannot come from two tiles).

namespace tercet::triolet {
namespace {

/// What lies, what is placed, and what that scores. Tiles that lie have used up their squares.
struct Example {
    const char* text;  ///< as the sheet has it
    const char* board;
    const char* place;
    Points points;
    Points tripled = 0;  ///< if the double square were a triple one
};

/// On plain squares.
const std::vector<Example> kPlain = {
    // In the rules.
    {"6 and 7: 9+6=15, 7+6=13", "9@F6", "6@G6 7@G7", 28},
    {"3: 7+5+3=15, 15 more", "7@G5 5@G6", "3@G7", 30},
    // The tile that a Triolet touches scores too, unless both are 0.
    {"10+5+0=15, 15 more, 50 more", "0@F7", "10@G5 5@G6 0@G7", 80},
    // One tile.
    {"10+3", "10@F6", "3@F7", 13},
    {"Trio 2, 4, 9", "2@F5 4@F6", "9@F7", 30},
    {"Trio 9, 6, 0; Trio 8, 7, 0", "9@F5 6@F6 8@D7 7@E7", "0@F7", 60},
    {"3+9; 4+9", "3@F6 4@E7", "9@F7", 25},
    {"Trio 3, 3, 9; 1+3", "9@F5 3@F6 1@E7", "3@F7", 34},
    // Two tiles.
    {"9+6; 7+6", "9@F6", "6@G6 7@G7", 28},
    {"Trio 1, 10, 4", "10@F6", "1@F5 4@F7", 30},
    {"Trio 15, 0, 0", "15@F5", "0@F6 0@F7", 30},
    {"1+12; 12+0; 7+0", "1@E6 7@G7", "12@F6 0@F7", 32},
    {"11+joker; joker+14", "11@E6", "*1@F6 14@F7", 25},
    {"Trio 2, 7, 6; 5+2", "6@F7 5@G5", "2@F5 7@F6", 37},
    {"Trio 4, 8, joker; joker+10", "4@F5 10@E7", "8@F6 *3@F7", 40},
    {"Trio 5, 2, 8; 7+7; 8+7", "5@D6 2@E6 7@G7", "8@F6 7@F7", 59},
    {"Trio 12, 2, 1; Trio 9, 5, 1", "12@F5 9@D7 5@E7", "2@F6 1@F7", 60},
    {"Trio 9, 4, 2; Trio 2, 7, 6; 3+6", "7@F6 4@G5 9@H5 3@E7", "2@F5 6@F7", 69},
    // Three tiles.
    {"Trio 4, 8, 3; Triolet; 10+4; 3+8", "10@G5 3@E6", "4@F5 8@F6 3@F7", 105},
    {"Trio 5, 10, 0; Triolet; Trio 11, 4, 0", "11@D7 4@E7", "5@F5 10@F6 0@F7", 110},
    {"Trio 5, wild, 0; Trio 11, 4, 0", "11@D7 4@E7", "5@F5 *10@F6 0@F7", 60},
    {"Trio 10, 2, joker; 10+1; 2+12; joker+2", "1@G5 12@E6 2@G7", "10@F5 2@F6 *3@F7", 57},
    {"Trio 3, 2, 10; Triolet; Trio 4, 8, 3; Trio 7, 6, 2; 1+10", "8@G5 4@H5 7@D6 6@E6 1@G7",
     "3@F5 2@F6 10@F7", 151},
};

/// With a tile on the double square E5.
const std::vector<Example> kDoubled = {
    // In the rules, and once more at the end.
    {"4, 9, 2 at once, 4 on a double square; 10+4", "10@D5", "4@E5 9@E6 2@E7", 124, 154},
    // One tile.
    {"10x2+5", "5@E6", "10@E5", 25, 35},
    {"Trio 2, 8, 5 x2", "2@C5 8@D5", "5@E5", 60, 90},
    {"10x2+5; 10+4", "5@E6 4@D5", "10@E5", 39, 49},
    {"Trio 2, 8, 5 x2; 5+7", "2@C5 8@D5 7@E6", "5@E5", 72, 102},
    {"Trio 7, 4, 4 x2; Trio 4, 2, 9", "7@C5 4@D5 2@E6 9@E7", "4@E5", 90, 120},
    // Two tiles.
    {"7x2+4; 7+3", "3@D5", "7@E5 4@E6", 28, 35},
    {"Trio 12, 2, 1 x2", "1@E7", "12@E5 2@E6", 60, 90},
    {"Trio 2, 8, 5 x2; 5+10", "2@E7 10@D5", "5@E5 8@E6", 75, 105},
    {"Trio 4, joker, 6 x2", "4@E7", "6@E5 *5@E6", 60, 90},
    {"Trio 4, joker, 10 x2; joker+13", "4@E7 13@D6", "10@E5 *1@E6", 73, 103},
    {"Trio 7, 6, 2 x2; Trio 6, 8, 1", "2@E6 8@D5 1@C5", "7@E4 6@E5", 90, 120},
    // Three tiles. The triple of the first is the other example in the rules: 170.
    {"Trio 7, 1, 7 x2; Triolet; Trio 1, 6, 8", "6@D5 8@C5", "7@E4 1@E5 7@E6", 140, 170},
    {"Trio 1, 14, 0 x2; Triolet; Trio 4, 10, 1; Trio 0, 1, 14", "10@F5 4@G5 1@D6 0@C6",
     "1@E5 14@E6 0@E7", 170, 200},
    {"Trio 2, 5, joker x2; 11+2", "11@D5", "2@E5 5@E6 *8@E7", 73, 103},
    {"Trio 7, 8, joker x2; Trio 5, 3, 7", "3@D5 5@C5", "7@E5 8@E6 *0@E7", 90, 120},
};

Place moved(Place place, int columns) {
    for (PlacedTile& placed_tile : place.tiles) {
        placed_tile.square = {placed_tile.square.row(), placed_tile.square.col() + columns};
    }
    return place;
}

Board moved(const Board& board, int columns) {
    Board result;
    board.taken().for_each([&](Square square) {
        PlacedTile placed_tile = board.at(square);
        placed_tile.square = {square.row(), square.col() + columns};
        result.put(placed_tile);
    });
    return result;
}

int count_of(const Place& place, Premium special) {
    return static_cast<int>(std::count_if(
        place.tiles.begin(), place.tiles.end(),
        [&](const PlacedTile& placed_tile) { return premium_at(placed_tile.square) == special; }));
}

/// Whether a game can get there: all groups before and after are in order, no tile is used more
/// often than it exists, and the placement touches what lies.
void expect_possible(Board board, const Place& place) {
    SquareSet placed;
    for (const PlacedTile& placed_tile : place.tiles) placed.insert(placed_tile.square);
    EXPECT_FALSE((placed & board.reachable()).empty());
    const auto expect_order = [&board] {
        Tiles used;
        board.taken().for_each([&](Square square) {
            used.insert(board.at(square).tile());
            for (const Line line : kLines) {
                const Group group = board.group_at(square, line);
                EXPECT_LE(group.size, 3);
                EXPECT_LE(group.sum, 15);
                EXPECT_TRUE(group.size < 3 || group.sum == 15) << notation::text_of(square);
            }
        });
        for (int kind = 0; kind < kKindCount; ++kind) {
            EXPECT_LE(used.count(Tile::from_kind(kind)), Tiles::all().count(Tile::from_kind(kind)));
        }
    };
    expect_order();
    for (const PlacedTile& placed_tile : place.tiles) board.put(placed_tile);
    expect_order();
}

/// Found out before the tiles lie there, and the same afterwards.
Points points_of(const Variant& variant, Board board, const Place& place) {
    const Points before = points_before(variant, board, place);
    for (const PlacedTile& placed_tile : place.tiles) board.put(placed_tile);
    EXPECT_EQ(points_after(variant, board, place), before);
    return before;
}

Points points(const std::string& board, const std::string& place, const Variant& variant = {}) {
    return points_of(variant, table::board(board), table::place(place));
}

// triolet.md §9.1, §9.2, §9.3, §9.4
TEST(Scoring, ExamplesOfTheSheetOnPlainSquares) {
    for (const Example& example : kPlain) {
        SCOPED_TRACE(example.text);
        const Board board = table::board(example.board);
        const Place place = table::place(example.place);
        expect_possible(board, place);
        EXPECT_EQ(count_of(place, Premium::none), static_cast<int>(place.tiles.size()));
        EXPECT_EQ(points_of(Variant{}, board, place), example.points);
    }
}

// triolet.md §9.5, §9.6
TEST(Scoring, ExamplesOfTheSheetOnDoubleSquares) {
    for (const Example& example : kDoubled) {
        SCOPED_TRACE(example.text);
        const Board board = table::board(example.board);
        const Place place = table::place(example.place);
        expect_possible(board, place);
        EXPECT_EQ(count_of(place, Premium::twice), 1);
        EXPECT_EQ(points_of(Variant{}, board, place), example.points);
    }
}

// triolet.md §9.5, §9.6
TEST(Scoring, TheSameExamplesOnTripleSquares) {
    for (const Example& example : kDoubled) {
        SCOPED_TRACE(example.text);
        const Board board = moved(table::board(example.board), -3);  // E5 becomes E2
        const Place place = moved(table::place(example.place), -3);
        expect_possible(board, place);
        EXPECT_EQ(count_of(place, Premium::thrice), 1);
        EXPECT_EQ(points_of(Variant{}, board, place), example.tripled);
    }
}

// triolet.md §9.5
TEST(Scoring, ExampleOfTheSheetWithATripledTriolet) {
    // "7, 1, 7 at once, 1 on a triple square: 3 x 30, Triolet; Trio 1, 6, 8: 170"
    EXPECT_EQ(premium_at(table::square("B5")), Premium::thrice);
    EXPECT_EQ(points("6@C5 8@D5", "7@B4 1@B5 7@B6"), 170);
}

// triolet.md §9.5
TEST(Scoring, ExampleOfTheSheetThatCanOnlyBeAnOpening) {
    // "9x2+5: 23" for two tiles: beside any tile that lies there would be another group.
    EXPECT_EQ(points("", "9@H8 5@H9"), 23);
}

// triolet.md §9.6
TEST(Scoring, DoublesTheBetterGroupWhicheverLineItIsIn) {
    EXPECT_EQ(points("10@D5", "4@E5 9@E6 2@E7"), 124);  // and not 98
    EXPECT_EQ(points("10@E4", "4@E5 9@F5 2@G5"), 124);
    // Two trios gain the same, and only one of them is doubled.
    EXPECT_EQ(points("7@C5 4@D5 2@E6 9@E7", "4@E5"), 2 * 30 + 30);
    // A trio without bonus still gains more than a pair.
    Variant variant;
    variant.trio_bonus = 0;
    EXPECT_EQ(points("2@C5 8@D5 7@E6", "5@E5", variant), 2 * 15 + 12);
}

// triolet.md §9.2, §9.5
TEST(Scoring, AJokerOnADoubleSquareDoublesNothingInAPair) {
    EXPECT_EQ(points("5@E6", "*10@E5"), 5);
    EXPECT_EQ(points("2@C5 8@D5", "*5@E5"), 60);
}

// triolet.md §9.5
TEST(Scoring, OnlyTheTileOnTheSpecialSquareIsMultipliedInAPair) {
    EXPECT_EQ(points("3@D6", "7@E5 4@E6"), 7 * 2 + 4 + 4 + 3);
    EXPECT_EQ(points("3@B6", "7@B5"), 7 * 3 + 3);
}

// triolet.md §9.7
TEST(Scoring, ATileThatLiesOnASpecialSquareMultipliesNothing) {
    EXPECT_EQ(points("10@E5", "5@E6"), 15);
    EXPECT_EQ(points("2@E5 8@E6", "5@E7"), 30);
    EXPECT_EQ(points("7@B5", "3@B6"), 10);
}

// triolet.md §9.8
TEST(Scoring, ALoneOpeningTileCountsDouble) {
    for (int value = 0; value < kValueCount; ++value) {
        EXPECT_EQ(points("", std::to_string(value) + "@H8"), 2 * value);
        EXPECT_EQ(points("", "*" + std::to_string(value) + "@H8"), 0);
    }
}

// triolet.md §9.4
TEST(Scoring, ATrioletAsTheOpeningIsDoubledWithoutItsBonus) {
    for (const auto* place : {"5@F8 5@G8 5@H8", "5@H7 5@H8 5@H9", "5@H8 5@I8 5@J8"}) {
        EXPECT_EQ(points("", place), 2 * 30 + 50);
    }
    EXPECT_EQ(points("", "5@H7 *5@H8 5@H9"), 2 * 30);
}

// triolet.md §9.3, §9.4
TEST(Scoring, TheBonusesAreFields) {
    Variant variant;
    variant.trio_bonus = 100;
    variant.triolet_bonus = 1000;
    EXPECT_EQ(points("7@G5 5@G6", "3@G7", variant), 115);
    EXPECT_EQ(points("7@G5", "5@G6 3@G7", variant), 115);
    EXPECT_EQ(points("", "5@H7 5@H8 5@H9", variant), 2 * 115 + 1000);
}

// triolet.md §9.1
TEST(BoardWith, IsTheBoardAsItWillBe) {
    for (const auto* examples : {&kPlain, &kDoubled}) {
        for (const Example& example : *examples) {
            const Board before = table::board(example.board);
            const Place place = table::place(example.place);
            const BoardWith with{before, place};
            Board after = before;
            for (const PlacedTile& placed_tile : place.tiles) after.put(placed_tile);
            EXPECT_EQ(with.taken(), after.taken());
            after.taken().for_each([&](Square square) {
                for (const Line line : kLines) {
                    EXPECT_EQ(with.group_at(square, line).size, after.group_at(square, line).size);
                    EXPECT_EQ(with.group_at(square, line).sum, after.group_at(square, line).sum);
                    EXPECT_EQ(with.group_at(square, line).points,
                              after.group_at(square, line).points);
                }
            });
        }
    }
}

// triolet.md §9.1
TEST(Groups, OfAPlacementAreVisitedOnceEach) {
    const auto visited = [](const char* text) {
        std::vector<std::string> groups;
        for_each_group(table::place(text), [&](Square square, Line line) {
            groups.push_back(notation::text_of(square) + (line == Line::row ? " row" : " column"));
        });
        return groups;
    };
    using Groups = std::vector<std::string>;
    EXPECT_EQ(visited("5@H8"), (Groups{"H8 row", "H8 column"}));
    EXPECT_EQ(visited("5@H8 5@H9"), (Groups{"H8 row", "H8 column", "H9 column"}));
    EXPECT_EQ(visited("5@H8 5@J8"), (Groups{"H8 column", "H8 row", "J8 row"}));
    EXPECT_EQ(visited("5@H8 5@I8 5@J8"), (Groups{"H8 column", "H8 row", "I8 row", "J8 row"}));
}

}  // namespace
}  // namespace tercet::triolet
