#include <gtest/gtest.h>

#include "support/triolet_table.hpp"
#include "triolet/game.hpp"
#include "triolet/movegen.hpp"
#include "triolet/position.hpp"

// What happens to a player whose time is up. The rules know no clock: whoever runs one plays these
// moves.

namespace tercet::triolet {
namespace {

// triolet.md §13.1
TEST(Time, WhoRunsOutExchangesOneTile) {
    const auto move = [](const char* rack) {
        return move_out_of_time(table::round(Variant{}, {rack, "1 1 1"}));
    };
    EXPECT_EQ(move("2 11 5"), table::action("swap 11").move);
    EXPECT_EQ(move("2 * 15"), table::action("swap 15").move);
    EXPECT_EQ(move("* 0 *"), table::action("swap 0").move);
}

// triolet.md §13.1
TEST(Time, WhoRunsOutPassesWhereThatIsAllowed) {
    const Position position =
        table::round(table::rules_with_bag(4, 0), {"15 9 8", "7 7 6", "0 7 7", "5 5 5"}, {"15@H8"});
    EXPECT_EQ(move_out_of_time(position), Move{Pass{}});
}

// triolet.md §13.1
TEST(Time, WhoRunsOutAndMustPlaceDoesSoWhereItScoresMost) {
    const Position position =
        table::round(table::rules_with_bag(4, 0), {"15 9 8", "0 0 6", "0 7 7", "5 5 5"}, {"15@H8"});
    ASSERT_EQ(table::code(position, "pass"), Refusal::Code::placement_possible);
    const Move move = move_out_of_time(position);
    for_each_placement(position, [&](const Place& place) {
        EXPECT_LE(position.points_of(place), position.points_of(move));
    });
    EXPECT_EQ(position.points_of(move), 30);  // 0, 0 and 15
    // There are six ways: the first is that of the uppermost row.
    EXPECT_EQ(move, Move{table::place("0@F8 0@G8")});
}

// triolet.md §13.1
TEST(Time, EveryTurnCanBePlayedWithoutTime) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Random random{seed};
        Position position =
            random_position<Game>(Variant{}, 2 + static_cast<int>(seed % 3), random);
        for (int turn = 0; !position.is_over(); ++turn) {
            const Move move =
                turn % 2 == 0 ? random_move(position, random) : move_out_of_time(position);
            ASSERT_FALSE(position.refusal(move));
            position.play(move, random_chance(position, move, random));
            ASSERT_LT(turn, 5000);
        }
    }
}

}  // namespace
}  // namespace tercet::triolet
