#include "base/expected.hpp"

#include <memory>
#include <string>
#include <type_traits>
#include <utility>

#include <gtest/gtest.h>

namespace tercet {
namespace {

Expected<int, std::string> half(int number) {
    if (number % 2 != 0) return Unexpected{std::string{"odd"}};
    return number / 2;
}

TEST(Expected, HoldsTheValueAskedFor) {
    const auto result = half(8);
    ASSERT_TRUE(result.has_value());
    EXPECT_TRUE(static_cast<bool>(result));
    EXPECT_EQ(*result, 4);
}

TEST(Expected, OrTheReasonWhyThereIsNone) {
    const auto result = half(7);
    ASSERT_FALSE(result.has_value());
    EXPECT_FALSE(static_cast<bool>(result));
    EXPECT_EQ(result.error(), "odd");
}

TEST(Expected, TakesAReasonThatConverts) {
    const Expected<int, std::string> result = Unexpected{"a literal"};
    EXPECT_EQ(result.error(), "a literal");
}

TEST(Expected, TellsValueFromErrorOfTheSameType) {
    const Expected<int, int> value = 1;
    const Expected<int, int> error = Unexpected{1};
    EXPECT_TRUE(value.has_value());
    EXPECT_FALSE(error.has_value());
    EXPECT_EQ(*value, error.error());
}

TEST(Expected, ReachesIntoItsValue) {
    Expected<std::string, int> result = std::string{"abc"};
    EXPECT_EQ(result->size(), 3U);
    result->push_back('d');
    *result += 'e';
    EXPECT_EQ(*std::as_const(result), "abcde");
    EXPECT_EQ(std::as_const(result)->back(), 'e');
}

TEST(Expected, CarriesWhatCanOnlyBeMoved) {
    Expected<std::unique_ptr<int>, int> result = std::make_unique<int>(5);
    const auto taken = std::move(*result);
    EXPECT_EQ(*taken, 5);
}

TEST(Expected, IsNotTakenForABoolByAccident) {
    static_assert(!std::is_convertible_v<Expected<int, std::string>, bool>);
    SUCCEED();
}

}  // namespace
}  // namespace tercet
