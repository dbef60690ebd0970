#include "notation/triominos_text.hpp"

#include <optional>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/triominos_table.hpp"
#include "triominos/movegen.hpp"

namespace tercet::notation {
namespace {

using triominos::Action;
using triominos::Cell;
using triominos::Draw;
using triominos::Pass;
using triominos::Place;
using triominos::Position;
using triominos::Rotation;
using triominos::Tile;
using Problem = TriominosTextProblem;
namespace table = triominos::table;

Position new_round() { return table::round(table::preset("goliath-2023"), {"...", "..."}); }

/// With a tile on the table, so that turns count.
Position begun_round() {
    return table::round(table::preset("goliath-2023"), {"012 ...", "..."}, {"012@0,0"});
}

std::optional<Problem> problem_of(const std::string& text) {
    const auto action = parse_action(text, begun_round());
    return action ? std::nullopt : std::optional{action.error()};
}

TEST(TileText, EveryTileIsReadAsItIsWritten) {
    std::set<std::string> names;
    for (int index = 0; index < triominos::kTileCount; ++index) {
        const std::string name = text_of(Tile{index});
        EXPECT_EQ(name.size(), 3U);
        names.insert(name);
        EXPECT_EQ(*parse_tile(name), Tile{index});
    }
    EXPECT_EQ(names.size(), 56U);
}

TEST(TileText, AQuestionMarkIsATileThatIsNotKnown) { EXPECT_EQ(*parse_tile("?"), std::nullopt); }

// triominos.md §1.2, §1.3
TEST(TileText, WhatDecreasesClockwiseIsNoTile) {
    for (const std::string text :
         {"021", "543", "054", "666", "006", "12", "0123", "", "??", "abc", "0-1", " 012", "012 ",
          "+12", "01", "\u0661\u0662\u0663", "01\n"}) {
        const auto tile = parse_tile(text);
        ASSERT_FALSE(tile) << text;
        EXPECT_EQ(tile.error(), Problem::no_such_tile) << text;
    }
    EXPECT_EQ(parse_tile(std::string_view{"01\0", 3}).error(), Problem::no_such_tile);
}

TEST(TileText, ATileIsNamedFromItsLowestCorner) {
    for (const std::string text : {"120", "201", "001", "010", "100", "335", "353", "533"}) {
        const bool ascends = text[0] <= text[1] && text[1] <= text[2];
        const auto tile = parse_tile(text);
        EXPECT_EQ(tile.has_value(), ascends) << text;
        if (!tile) {
            EXPECT_EQ(tile.error(), Problem::turned_name) << text;
        }
    }
}

// triominos.md §2.6
TEST(ActionText, EveryPlacementIsReadAsItIsWritten) {
    const Position position = begun_round();
    for (int index = 0; index < triominos::kTileCount; ++index) {
        for (int steps = 0; steps < 3; ++steps) {
            for (const Cell cell : {Cell{0, 1}, Cell{-55, 55}, Cell{10, -9}, Cell{-1, 0}}) {
                const Action action{Place{Tile{index}, cell, Rotation{steps}}, {}};
                const auto read = parse_action(text_of(action), position);
                ASSERT_TRUE(read);
                EXPECT_EQ(text_of(*read), text_of(action));
                // A triple looks the same however it is turned.
                const auto [a, b, c] = Tile{index}.corners();
                if (a != b || b != c) {
                    EXPECT_EQ(*read, action);
                }
            }
        }
    }
}

TEST(ActionText, EveryCellInReachIsReadAsItIsWritten) {
    const Position position = begun_round();
    for (int row = -triominos::kFarthest; row <= triominos::kFarthest; ++row) {
        for (int col = -triominos::kFarthest; col <= triominos::kFarthest; ++col) {
            const std::string text = "251@" + std::to_string(row) + ',' + std::to_string(col);
            const auto action = parse_action(text, position);
            ASSERT_TRUE(action) << text;
            EXPECT_EQ(text_of(*action), text);
        }
    }
}

TEST(ActionText, DrawsAndPassesAreReadAsTheyAreWritten) {
    const Position position = begun_round();
    for (const Action action : {Action{Draw{}, {}}, Action{Pass{}, {}}, Action{Draw{}, Tile{0}},
                                Action{Draw{}, Tile{55}}}) {
        EXPECT_EQ(*parse_action(text_of(action), position), action);
    }
    EXPECT_EQ(text_of(Action{Draw{}, {}}), "draw ?");
    EXPECT_EQ(text_of(Action{Draw{}, table::tile("345")}), "draw 345");
    EXPECT_EQ(text_of(Action{Pass{}, {}}), "pass");
    EXPECT_EQ(text_of(table::place("251@-3,4")), "251@-3,4");
}

// triominos.md §3.1
TEST(ActionText, TheOpeningTileComesUnturned) {
    const Position position = new_round();
    for (const std::string text : {"012@0,0", "120@0,0", "201@0,0"}) {
        const auto action = parse_action(text, position);
        ASSERT_TRUE(action);
        EXPECT_EQ(text_of(*action), "012@0,0");
        EXPECT_FALSE(position.refusal(*action)) << text;
    }
    EXPECT_EQ(parse_action("021@0,0", position).error(), Problem::no_such_tile);
}

TEST(ActionText, LaterTilesKeepTheirTurn) {
    const Position position = begun_round();
    for (const std::string text : {"012@0,1", "120@0,1", "201@0,1"}) {
        EXPECT_EQ(text_of(*parse_action(text, position)), text);
    }
}

TEST(ActionText, EveryLegalPlacementIsReadAsItIsWritten) {
    Random random{3};
    for (int game = 0; game < 20; ++game) {
        Position position{table::preset("classic"),
                          triominos::random_deal(table::preset("classic"), 3, random)};
        while (!position.is_over()) {
            triominos::for_each_placement(position, [&](const Place& place) {
                const auto read = parse_action(text_of(place), position);
                ASSERT_TRUE(read);
                EXPECT_EQ(read->move, triominos::Move{place});
            });
            const auto move = triominos::random_move(position, random);
            position.play(move, triominos::random_chance(position, move, random));
        }
    }
}

TEST(ActionText, WhatIsNeitherPlacementNorDrawNorPassIsRefused) {
    for (const std::string text :
         {"", " ", "Pass", "PASS", "pass ", " pass", "passe", "drawn", "Draw 345", "swap 5", "012",
          "012#0,0", "?", "resign", "\x1b[31m"}) {
        EXPECT_EQ(problem_of(text), Problem::not_an_action) << text;
    }
}

TEST(ActionText, ADrawNamesItsTile) {
    EXPECT_EQ(problem_of("draw"), Problem::no_drawn_tile);
    EXPECT_EQ(problem_of("draw "), Problem::no_such_tile);
    EXPECT_EQ(problem_of("draw  345"), Problem::no_such_tile);
    EXPECT_EQ(problem_of("draw 345 "), Problem::no_such_tile);
    EXPECT_EQ(problem_of("draw 021"), Problem::no_such_tile);
    EXPECT_EQ(problem_of("draw 666"), Problem::no_such_tile);
    EXPECT_EQ(problem_of("draw ??"), Problem::no_such_tile);
    EXPECT_EQ(problem_of("draw 453"), Problem::turned_name);
}

TEST(ActionText, APlacementNamesARealTile) {
    for (const std::string text :
         {"021@0,1", "666@0,1", "12@0,1", "0123@0,1", "@0,1", "?@0,1", " 012@0,1"}) {
        EXPECT_EQ(problem_of(text), Problem::no_such_tile) << text;
    }
}

TEST(ActionText, ACellIsRowAndColumn) {
    for (const std::string text :
         {"012@",      "012@0",     "012@,",     "012@0,",      "012@,0",    "012@+1,0",
          "012@00,0",  "012@0,01",  "012@-0,0",  "012@0,-0",    "012@-,0",   "012@--1,0",
          "012@0 ,1",  "012@ 0,1",  "012@0, 1",  "012@0,1 ",    "012@0,1,2", "012@0;1",
          "012@1.0,0", "012@1e1,0", "012@0x1,0", "012@0,1@0,2", "012@a,b",   "012@0,1\n"}) {
        EXPECT_EQ(problem_of(text), Problem::bad_cell) << text;
    }
}

TEST(ActionText, NoNumberIsTooLargeToBeRefused) {
    for (const std::string text :
         {"012@56,0", "012@0,-56", "012@127,0", "012@128,0", "012@256,0", "012@0,257", "012@-256,0",
          "012@65536,0", "012@2147483648,0", "012@-2147483648,0", "012@4294967296,0",
          "012@99999999999,0", "012@0,18446744073709551616"}) {
        EXPECT_EQ(problem_of(text), Problem::cell_too_far) << text;
    }
    EXPECT_EQ(problem_of("012@1" + std::string(100'000, '0') + ",0"), Problem::cell_too_far);
}

TEST(BoardText, AnEmptyTable) {
    EXPECT_EQ(board_text(new_round().board(), {}), "(the table is empty)\n");
}

TEST(BoardText, ATileThatPointsUp) {
    EXPECT_EQ(board_text(begun_round().board(), {}),
              "         0\n"
              "\n"
              "        /\\\n"
              "  0    /0 \\\n"
              "      /2__1\\\n");
}

TEST(BoardText, TheLastTileIsMarked) {
    const auto position = table::round(table::preset("goliath-2023"), {"012 ...", "011 122 ..."},
                                       {"012@0,0", "101@0,1"});
    EXPECT_EQ(board_text(position.board(), Cell{0, 1}),
              "         0  1\n"
              "          ____\n"
              "        /\\0  1/\n"
              "  0    /0 \\1*/\n"
              "      /2__1\\/\n");
}

TEST(BoardText, RowsAndColumnsAreNumbered) {
    const auto position = table::round(table::preset("goliath-2023"), {"012 022 ...", "001 ..."},
                                       {"012@0,0", "100@0,1", "220@0,-1"});
    const std::string text = board_text(position.board(), Cell{0, -1});
    EXPECT_EQ(text.substr(0, text.find('\n')), "        -1  0  1");
}

}  // namespace
}  // namespace tercet::notation
