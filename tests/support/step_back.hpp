#pragma once

#include <vector>

#include <gtest/gtest.h>

namespace tercet {

/// Takes each action of a round back at once before it is played.
template <class Position, class Action>
void expect_every_step_back(Position position, const std::vector<Action>& actions) {
    int number = 0;
    for (const Action& next : actions) {
        SCOPED_TRACE(++number);
        const Position before = position;
        ASSERT_FALSE(position.refusal(next));
        const auto undo = position.play_undoably(next.move, next.chance);
        EXPECT_NE(position, before);
        position.undo(undo);
        ASSERT_EQ(position, before);
        position.play(next.move, next.chance);
    }
}

}  // namespace tercet
