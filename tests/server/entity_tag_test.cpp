#include "server/entity_tag.hpp"

#include <gtest/gtest.h>

namespace tercet::server {
namespace {

TEST(EntityTag, IsQuotedAndTellsContentApart) {
    const auto tag = entity_tag("abc");
    EXPECT_TRUE(tag.starts_with('"') && tag.ends_with('"') && tag.size() > 10) << tag;
    EXPECT_EQ(tag, entity_tag("abc"));
    for (const auto* const other : {"", "ab", "acb", "abcd", "Abc"}) {
        EXPECT_NE(tag, entity_tag(other));
    }
}

TEST(EntityTag, IsKnownWhenItIsInTheList) {
    for (const auto* const list :
         {"\"a\"", "W/\"a\"", "\"x\", \"a\"", "\"x\",\"a\",\"y\"", "*", " \"a\" "}) {
        EXPECT_TRUE(is_known(list, "\"a\"")) << list;
    }
    for (const auto* const list : {"", "a", "\"A\"", "\"x\"", "\"a", "w/\"a\"", "\"\"", "**"}) {
        EXPECT_FALSE(is_known(list, "\"a\"")) << list;
    }
}

}  // namespace
}  // namespace tercet::server
