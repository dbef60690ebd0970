#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/triolet_table.hpp"
#include "triolet/game.hpp"
#include "triolet/movegen.hpp"
#include "triolet/position.hpp"

// Play, then undo, is the identity.

namespace tercet::triolet {
namespace {

/// Any move: mostly placements, and now and then an exchange.
Move some_move(const Position& position, Random& random) {
    const Move swap = move_without_placement(position);
    if (random.below(6) == 0 && !position.refusal(swap)) return swap;
    return random_move(position, random);
}

TEST(Undo, TakesEveryGameBack) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Random random{seed};
        Variant variant = presets()[seed % 2].variant;
        variant.out_of_play = seed % 5 == 0 ? 60 : 3;
        Position position = Game::random_position(variant, 2 + static_cast<int>(seed % 3), random);
        std::vector<Position> before;
        std::vector<Position::Undo> undos;
        while (!position.is_over()) {
            before.push_back(position);
            const Move move = some_move(position, random);
            undos.push_back(position.play_undoably(move, random_chance(position, move, random)));
        }
        for (; !undos.empty(); undos.pop_back(), before.pop_back()) {
            position.undo(undos.back());
            ASSERT_EQ(position, before.back());
        }
    }
}

/// Takes each action of a game back at once before it is played.
void expect_every_step_back(Position position, const std::vector<std::string>& actions) {
    for (const auto& text : actions) {
        const Position before = position;
        const Action next = table::action(text);
        ASSERT_FALSE(position.refusal(next)) << text;
        const auto undo = position.play_undoably(next.move, next.chance);
        EXPECT_NE(position, before);
        position.undo(undo);
        ASSERT_EQ(position, before) << text;
        position.play(next.move, next.chance);
    }
}

TEST(Undo, TakesBackWhatIsNotKnown) {
    expect_every_step_back(table::round(Variant{}, {"? ? 12", "? 11 ?"}),
                           {"12@H8 +?", "swap 11 +4", "swap ? ? +? +7", "3@H9 +0", "swap 5 +?",
                            "*0@H10 +?", "1@I8 +1"});
}

TEST(Undo, TakesBackTheEndOfAGame) {
    const Variant variant = table::rules_with_bag(4, 0);
    expect_every_step_back(table::round(variant, {"5 8 5", "4 9 1", "2 9 4", "10 5 0"}),
                           {"5@H8", "4@H9", "2@I9 9@J9", "10@G6 5@G7 0@G8"});
    expect_every_step_back(table::round(variant, {"15 9 8", "7 7 6", "5 4 4", "13 1 2"}),
                           {"15@H8", "pass", "pass", "pass", "pass"});
    Variant short_of_patience;
    short_of_patience.stall = 1;
    expect_every_step_back(table::round(short_of_patience, {"15 9 8", "7 7 6"}),
                           {"swap 15 9 +1 +1", "swap 7 +15"});
}

TEST(Undo, PlaysTheSameAsPlay) {
    Random random{4U};
    Position position = Game::random_position(Variant{}, 2, random);
    Position undoable = position;
    while (!position.is_over()) {
        const Move move = some_move(position, random);
        const Chance chance = random_chance(position, move, random);
        position.play(move, chance);
        (void)undoable.play_undoably(move, chance);
        ASSERT_EQ(position, undoable);
    }
}

}  // namespace
}  // namespace tercet::triolet
