#include "notation/move_text.hpp"

#include <gtest/gtest.h>

#include "notation/triolet_notation.hpp"
#include "notation/triominos_notation.hpp"

namespace tercet::notation {
namespace {

TEST(MoveText, IsAnActionWithoutItsChance) {
    EXPECT_EQ(move_text<TriominosNotation>(triominos::Draw{}), "draw");
    EXPECT_EQ(move_text<TriominosNotation>(triominos::Pass{}), "pass");
    for (const char* text : {"5@H8 *7@H9", "swap 3 5", "pass"}) {
        EXPECT_EQ(move_text<TrioletNotation>(parse_triolet_action(text)->move), text);
    }
}

}  // namespace
}  // namespace tercet::notation
