#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/triolet_table.hpp"
#include "triolet/position.hpp"

// Replay squares.

namespace tercet::triolet {
namespace {

using Code = Refusal::Code;
using table::allows;
using table::List;
using table::scores;

/// Two chains of tiles from the centre to B8 and to H2, each beside a replay square: A8 and H1.
/// Seat 0 has placed twelve tiles and is on, seat 1 has placed nine.
const std::vector<std::string> kToTwoReplays = {
    "5@F8 5@G8 5@H8", "5@F9 5@F10", "6@H6 4@H7", "9@D10 1@E10 +10 +?",
    "1@I6 8@J6",      "2@D9",       "7@J4 0@J5", "7@B9 6@C9",
    "1@I4",           "4@B8",       "6@I3 8@I2", "3@H2"};

/// The same, where seat 1 holds a 10 and two more.
Position beside_two_replays(const Variant& variant = {}) {
    Position position = table::written(variant, 2, kToTwoReplays);
    EXPECT_EQ(position.to_move(), Seat{0});
    return position;
}

// triolet.md §10.1
TEST(Replay, ScoresAndFillsUpAndGoesOn) {
    Position position = beside_two_replays();
    const List before = scores(position);
    const int bag = position.bag_size();
    EXPECT_EQ(premium_at(table::square("A8")), Premium::replay);
    EXPECT_EQ(position.refusal(table::action("3@A8")),
              (Refusal{Code::wrong_number_drawn, {}, {}, 1}));
    table::play(position, {"3@A8 +11"});
    EXPECT_EQ(scores(position), (List{before[0] + 3 + 4, before[1]}));
    EXPECT_EQ(position.to_move(), Seat{0});
    EXPECT_EQ(position.bag_size(), bag - 1);
    EXPECT_EQ(position.rack(Seat{0}), (Rack{table::tiles("11"), 2}));
    // The tile just drawn may be placed.
    EXPECT_TRUE(allows(position, "11@I7"));
    table::play(position, {"11@I7"});
    EXPECT_EQ(position.to_move(), Seat{1});
}

// triolet.md §10.1
TEST(Replay, IsAFullTurnThatMayBeAnExchange) {
    Position position = beside_two_replays();
    table::play(position, {"3@A8"});
    EXPECT_EQ(table::code(position, "pass"), Code::must_swap);
    table::play(position, {"swap ? ? ?"});
    EXPECT_EQ(position.to_move(), Seat{1});
}

// triolet.md §9.7, §10.1
TEST(Replay, WorksForWhoCoversTheSquareAlone) {
    Position position = beside_two_replays();
    table::play(position, {"3@A8", "swap ?"});
    // Beside the tile on the replay square there is no second replay.
    table::play(position, {"0@A7"});
    EXPECT_EQ(position.to_move(), Seat{0});
}

// triolet.md §10.1
TEST(Replay, WorksForOneTileOfSeveral) {
    Position position = beside_two_replays();
    EXPECT_TRUE(allows(position, "5@A7 3@A8"));
    table::play(position, {"5@A7 3@A8"});
    EXPECT_EQ(position.to_move(), Seat{0});
}

// triolet.md §10.2
TEST(Replay, CanBeRepeated) {
    Position position = beside_two_replays();
    const List before = scores(position);
    table::play(position, {"3@A8", "2@H1"});
    EXPECT_EQ(position.to_move(), Seat{0});
    EXPECT_EQ(scores(position), (List{before[0] + 3 + 4 + 2 + 3, before[1]}));
    table::play(position, {"0@G9"});
    EXPECT_EQ(position.to_move(), Seat{1});
}

// triolet.md §6.2
TEST(Replay, MayBringTheOtherJoker) {
    Position position = beside_two_replays();
    table::play(position, {"*3@A8"});
    EXPECT_TRUE(allows(position, "*2@H1"));
    table::play(position, {"*2@H1"});
    EXPECT_EQ(table::code(position, "*0@G9"), Code::tile_not_held);  // there is no third
}

/// A bag that is empty once seat 0 has played `1@I4`. Seat 0 has one tile left in the end, and seat
/// 1 a known 10.
Position with_last_tile() {
    Variant variant = table::rules_with_bag(2, 17);
    std::vector<std::string> actions = kToTwoReplays;
    actions[7] = "7@B9 6@C9 +4 +3";
    Position position = table::written(variant, 2, actions);
    EXPECT_EQ(position.bag_size(), 0);
    EXPECT_EQ(position.rack(Seat{0}), (Rack{{}, 1}));
    EXPECT_EQ(position.rack(Seat{1}), (Rack{table::tiles("10"), 0}));
    return position;
}

// triolet.md §10.3, §11.1
TEST(Replay, DoesNotFollowTheLastTile) {
    Position position = with_last_tile();
    const List before = scores(position);
    table::play(position, {"3@A8"});
    EXPECT_TRUE(position.is_over());
    EXPECT_EQ(position.ending(), Ending::out);
    EXPECT_EQ(scores(position), (List{before[0] + 3 + 4 + 10, before[1]}));
}

// triolet.md §10.1, §10.3
TEST(Replay, FollowsTheLastButOneTileThoughTheBagIsEmpty) {
    Position position = table::written(table::rules_with_bag(2, 19), 2, kToTwoReplays);
    ASSERT_EQ(position.bag_size(), 0);
    ASSERT_EQ(position.rack(Seat{0}).size(), 2);
    table::play(position, {"3@A8"});
    EXPECT_FALSE(position.is_over());
    EXPECT_EQ(position.to_move(), Seat{0});
    table::play(position, {"2@H1"});
    EXPECT_EQ(position.ending(), Ending::out);
}

}  // namespace
}  // namespace tercet::triolet
