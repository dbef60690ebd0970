#include "notation/triolet_text.hpp"

#include <optional>
#include <string>

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "triolet/game.hpp"

namespace tercet::notation {
namespace {

using triolet::Action;
using triolet::Place;
using triolet::Position;
using triolet::Tile;
using Problem = TrioletTextProblem;

std::optional<Problem> problem_of(const std::string& text) {
    const auto action = parse_triolet_action(text);
    return action ? std::nullopt : std::optional{action.error()};
}

TEST(TrioletText, EveryTileHasAName) {
    for (int kind = 0; kind < triolet::kKindCount; ++kind) {
        const Tile tile = Tile::from_kind(kind);
        const auto read = parse_triolet_tile(text_of(tile));
        ASSERT_TRUE(read);
        EXPECT_EQ(*read, tile);
    }
    EXPECT_EQ(text_of(Tile{11}), "11");
    EXPECT_EQ(text_of(Tile::joker()), "*");
    EXPECT_EQ(*parse_triolet_tile("?"), std::nullopt);
}

TEST(TrioletText, WhatIsNoTileIsRefused) {
    for (const std::string text :
         {"", "16", "-1", "+1", "01", "1.5", " 1", "1 ", "**", "*7", "??", "x", "100", "012"}) {
        const auto tile = parse_triolet_tile(text);
        ASSERT_FALSE(tile) << text;
        EXPECT_EQ(tile.error(), Problem::no_such_tile);
    }
}

TEST(TrioletText, EverySquareHasAName) {
    triolet::kBoardSquares.for_each([](triolet::Square square) {
        const auto action = parse_triolet_action("5@" + text_of(square));
        ASSERT_TRUE(action) << text_of(square);
        const auto& place = std::get<Place>(action->move);
        EXPECT_EQ(place.tiles[0].square, square);
    });
    EXPECT_EQ(text_of(triolet::kCentre), "H8");
    EXPECT_EQ(text_of(triolet::Square{14, 14}), "O15");
}

TEST(TrioletText, EveryActionOfAGameIsReadAsItIsWritten) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Random random{seed};
        Position position =
            random_position<triolet::Game>(triolet::presets()[0].variant, 3, random);
        while (!position.is_over()) {
            const auto move = triolet::random_move(position, random);
            const Action action{move, triolet::random_chance(position, move, random)};
            const auto read = parse_triolet_action(text_of(action));
            ASSERT_TRUE(read) << text_of(action);
            EXPECT_EQ(*read, action) << text_of(action);
            position.play(move, action.chance);
        }
    }
}

TEST(TrioletText, UnknownTilesAreQuestionMarks) {
    for (const std::string text : {"5@H8 +?", "swap ? +?", "swap 5 ? +1 +?", "*7@I8 +* +?"}) {
        const auto action = parse_triolet_action(text);
        ASSERT_TRUE(action) << text;
        EXPECT_EQ(text_of(*action), text);
    }
}

TEST(TrioletText, TilesMayStandInAnyOrder) {
    const auto action = parse_triolet_action("3@H9 *2@H10 11@H8 +4");
    ASSERT_TRUE(action);
    EXPECT_EQ(text_of(*action), "11@H8 3@H9 *2@H10 +4");
    EXPECT_EQ(text_of(*parse_triolet_action("swap * 9 1 +1 +2 +3")), "swap 1 9 * +1 +2 +3");
}

TEST(TrioletText, WhatIsNoActionIsRefused) {
    for (const std::string text :
         {"", " ", "Pass", "pass ", "swap5 +3", "draw 5", "5", "H8", "5@H8 3", "5@H8  3@H9",
          " 5@H8", "5@H8 ", "+4", "+4 5@H8", "5@H8 +4 3@H9", "swap 5 +3 4", "swap 5 +3 "}) {
        EXPECT_EQ(problem_of(text), Problem::not_an_action) << text;
    }
    EXPECT_EQ(problem_of("swap"), Problem::nothing_given);
    EXPECT_EQ(problem_of("swap +3"), Problem::nothing_given);
    EXPECT_EQ(problem_of("*@H8"), Problem::joker_without_value);
    for (const std::string text : {"16@H8", "*16@H8", "05@H8", "@H8", "?@H8", "swap 16 +3",
                                   "5@H8 +16", "5@H8 +", "swap 5@H8 +3"}) {
        EXPECT_EQ(problem_of(text), Problem::no_such_tile) << text;
    }
    for (const std::string text : {"5@", "5@H", "5@8", "5@P1", "5@h8", "5@H16", "5@H0", "5@H08",
                                   "5@H-1", "5@H8@", "5@H4294967304"}) {
        EXPECT_EQ(problem_of(text), Problem::bad_square) << text;
    }
    for (const std::string text : {"1@A1 1@A2 1@A3 1@A4", "swap 1 2 3 4 +1", "1@A1 +1 +2 +3 +4"}) {
        EXPECT_EQ(problem_of(text), Problem::too_many_tiles) << text;
    }
}

TEST(TrioletText, TheBoardShowsSpecialSquaresJokersAndTheLastMove) {
    triolet::Board board;
    board.put({{7, 7}, 11, false});
    board.put({{7, 8}, 4, true});
    const auto last = parse_triolet_action("*4@H9");
    const std::string text = board_text(board, &std::get<Place>(last->move));
    EXPECT_EQ(text.substr(0, text.find('\n')),
              "    1    2    3    4    5    6    7    8    9   10   11   12   13   14   15");
    EXPECT_NE(text.find("\nA   .    .    .    .    .    .    .    R    ."), std::string::npos);
    EXPECT_NE(text.find("\nE   .   x3    .    .   x2"), std::string::npos);
    EXPECT_NE(text.find("\nH   R    .    .   x2    .    .    .   11 [ *4]"), std::string::npos);
    EXPECT_EQ(board_text(board, nullptr).find('['), std::string::npos);
}

}  // namespace
}  // namespace tercet::notation
