#include "triolet/board.hpp"

#include <map>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "support/triolet_table.hpp"

namespace tercet::triolet {
namespace {

/// The obvious twin of a board: its placed tiles by square, and everything worked out anew when
/// asked.
class SlowBoard {
public:
    void put(const PlacedTile& placed_tile) { tiles_[placed_tile.square] = placed_tile; }
    void take_back(Square square) { tiles_.erase(square); }
    const std::map<Square, PlacedTile>& tiles() const { return tiles_; }
    bool is_taken(int row, int col) const {
        return Square::is_on_board(row, col) && tiles_.count(Square{row, col}) == 1;
    }

    bool is_reachable(Square square) const {
        if (tiles_.empty()) return square == Square{7, 7};
        const int row = square.row();
        const int col = square.col();
        return tiles_.count(square) == 0 && (is_taken(row - 1, col) || is_taken(row + 1, col) ||
                                             is_taken(row, col - 1) || is_taken(row, col + 1));
    }

    /// The placed tiles side by side with a square, itself left out.
    std::vector<PlacedTile> beside(Square square, Line line) const {
        std::vector<PlacedTile> found;
        const int down = line == Line::column ? 1 : 0;
        const int right = 1 - down;
        for (const int direction : {-1, 1}) {
            int row = square.row() + direction * down;
            int col = square.col() + direction * right;
            while (is_taken(row, col)) {
                found.push_back(tiles_.at(Square{row, col}));
                row += direction * down;
                col += direction * right;
            }
        }
        return found;
    }

    bool fits(Square square, Line line, int value) const {
        if (tiles_.count(square) == 1) return false;
        const auto others = beside(square, line);
        int sum = value;
        for (const PlacedTile& placed_tile : others) sum += placed_tile.value;
        if (others.empty()) return true;
        if (others.size() == 1) return sum <= 15;
        return others.size() == 2 && sum == 15;
    }

private:
    std::map<Square, PlacedTile> tiles_;
};

void expect_agreement(const Board& board, const SlowBoard& slow) {
    ASSERT_EQ(board.tile_count(), static_cast<int>(slow.tiles().size()));
    ASSERT_EQ(board.empty(), slow.tiles().empty());
    kBoardSquares.for_each([&](Square square) {
        const auto found = slow.tiles().find(square);
        const bool is_taken = found != slow.tiles().end();
        ASSERT_EQ(board.is_taken(square), is_taken);
        ASSERT_EQ(board.taken().contains(square), is_taken);
        ASSERT_EQ(board.reachable().contains(square), slow.is_reachable(square));
        if (is_taken) {
            ASSERT_EQ(board.at(square), found->second);
        }
        for (int v = 0; v < kValueCount; ++v) {
            const auto value = static_cast<Value>(v);
            ASSERT_EQ(board.showing(value).contains(square),
                      is_taken && found->second.value == value);
            for (const Line line : kLines) {
                ASSERT_EQ(board.fitting(line, value).contains(square), slow.fits(square, line, v))
                    << notation::text_of(square) << ' ' << v;
            }
        }
    });
}

void expect_same_groups(const Board& board, const SlowBoard& slow) {
    for (const auto& [square, placed_tile] : slow.tiles()) {
        for (const Line line : kLines) {
            const Group group = board.group_at(square, line);
            int size = 1;
            int sum = placed_tile.value;
            int points = placed_tile.points();
            for (const PlacedTile& other : slow.beside(square, line)) {
                ++size;
                sum += other.value;
                points += other.points();
            }
            ASSERT_EQ(group.size, size);
            ASSERT_EQ(group.sum, sum);
            ASSERT_EQ(group.points, points);
        }
    }
}

/// A placed tile anywhere near the middle or near a corner, so that many lie side by side.
PlacedTile random_placed_tile(Random& random, int corner) {
    return {
        {corner + static_cast<int>(random.below(6)), corner + static_cast<int>(random.below(6))},
        static_cast<Value>(random.below(kValueCount)),
        random.below(5) == 0};
}

TEST(Board, StartsEmpty) {
    expect_agreement(Board{}, SlowBoard{});
    EXPECT_EQ(Board{}.taken(), SquareSet{});
}

// triolet.md §5.2, §5.5, §5.6, §5.7, §5.8
TEST(Board, KnowsWhatFitsWhereAfterAnyPutsAndTakeBacks) {
    for (const int corner : {0, 5, 9}) {  // all borders are met
        Random random{static_cast<std::uint64_t>(corner)};
        Board board;
        SlowBoard slow;
        for (int i = 0; i < 250; ++i) {
            const PlacedTile placed_tile = random_placed_tile(random, corner);
            if (board.is_taken(placed_tile.square)) {
                board.take_back(placed_tile.square);
                slow.take_back(placed_tile.square);
            } else {
                board.put(placed_tile);
                slow.put(placed_tile);
            }
            expect_agreement(board, slow);
            expect_same_groups(board, slow);
            if (testing::Test::HasFatalFailure()) return;
        }
    }
}

TEST(Board, IsTheSameAgainAfterATakeBack) {
    Random random{7U};
    Board board;
    std::vector<std::pair<Square, Board>> before;
    while (board.tile_count() < 30) {
        const PlacedTile placed_tile = random_placed_tile(random, 4);
        if (board.is_taken(placed_tile.square)) continue;
        before.emplace_back(placed_tile.square, board);
        board.put(placed_tile);
        EXPECT_NE(board, before.back().second);
    }
    for (; !before.empty(); before.pop_back()) {
        board.take_back(before.back().first);
        ASSERT_EQ(board, before.back().second);
    }
}

TEST(Board, DoesNotDependOnTheOrderOfItsTiles) {
    EXPECT_EQ(table::board("9@F6 *6@G6 7@G7 1@A1"), table::board("1@A1 7@G7 *6@G6 9@F6"));
    EXPECT_NE(table::board("6@G6"), table::board("*6@G6"));
}

// triolet.md §5.6
TEST(Board, AGroupEndsAtAFreeSquareOrTheBorder) {
    const Board board = table::board("5@A14 6@A15 7@B1 8@O1 9@O2 *4@O3");
    EXPECT_EQ(board.group_at(table::square("A15"), Line::row).size, 2);
    EXPECT_EQ(board.group_at(table::square("A15"), Line::column).size, 1);
    EXPECT_EQ(board.group_at(table::square("B1"), Line::row).size, 1);
    const Group group = board.group_at(table::square("O2"), Line::row);
    EXPECT_EQ(group.size, 3);
    EXPECT_EQ(group.sum, 21);
    EXPECT_EQ(group.points, 17);
    EXPECT_FALSE(board.fitting(Line::row, 0).contains(table::square("O4")));  // would be four
    EXPECT_TRUE(board.fitting(Line::column, 0).contains(table::square("O4")));
}

// triolet.md §5.7, §5.8
TEST(Board, ASquareBetweenTwoTilesTakesWhatMakesFifteen) {
    const Board board = table::board("5@H7 4@H9 9@J7 8@J9");
    for (int v = 0; v < kValueCount; ++v) {
        const auto value = static_cast<Value>(v);
        EXPECT_EQ(board.fitting(Line::row, value).contains(table::square("H8")), v == 6);
        EXPECT_FALSE(board.fitting(Line::row, value).contains(table::square("J8")));  // 17 already
        EXPECT_EQ(board.fitting(Line::row, value).contains(table::square("H6")), v <= 10);
    }
}

}  // namespace
}  // namespace tercet::triolet
