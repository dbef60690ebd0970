#include "game/ending.hpp"

#include <gtest/gtest.h>

namespace tercet {
namespace {

TEST(Ending, IsByRuleOrByPeople) {
    EXPECT_TRUE(is_by_rule(Ending::out));
    EXPECT_TRUE(is_by_rule(Ending::blocked));
    EXPECT_TRUE(is_by_rule(Ending::stalled));
    EXPECT_FALSE(is_by_rule(Ending::resigned));
    EXPECT_FALSE(is_by_rule(Ending::abandoned));
}

}  // namespace
}  // namespace tercet
