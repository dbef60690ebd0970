#include "server/header_text.hpp"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tercet::server {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> items(std::string_view list) {
    std::vector<std::string> all;
    any_item(list, ',', [&](std::string_view item) {
        all.emplace_back(item);
        return false;
    });
    return all;
}

TEST(HeaderText, IsTrimmedOfSpacesAndTabs) {
    EXPECT_EQ(trimmed(" \ta b\t "), "a b");
    EXPECT_EQ(trimmed("a"), "a");
    EXPECT_EQ(trimmed(" \t "), "");
    EXPECT_EQ(trimmed(""), "");
}

TEST(HeaderText, ComparesWordsWithoutRegardToCapitals) {
    EXPECT_TRUE(is_same_word("LocalHost", "localhost"));
    EXPECT_TRUE(is_same_word("", ""));
    EXPECT_FALSE(is_same_word("local", "localhost"));
    EXPECT_FALSE(is_same_word("[a]", "{a}"));  // a bit apart, as capitals are
}

TEST(HeaderText, ListsSkipWhatIsEmpty) {
    EXPECT_THAT(items("a, b,c"), ElementsAre("a", "b", "c"));
    EXPECT_THAT(items(",, a ,,"), ElementsAre("a"));
    EXPECT_THAT(items(""), IsEmpty());
    EXPECT_THAT(items(" , "), IsEmpty());
}

TEST(HeaderText, ListsAreReadNoFurtherThanAsked) {
    int seen = 0;
    EXPECT_TRUE(any_item("a,b,c", ',', [&](std::string_view item) { return ++seen, item == "b"; }));
    EXPECT_EQ(seen, 2);
}

}  // namespace
}  // namespace tercet::server
