#include "base/static_vector.hpp"

#include <numeric>
#include <vector>

#include <gtest/gtest.h>

namespace tercet {
namespace {

using Four = StaticVector<int, 4>;

TEST(StaticVector, StartsEmpty) {
    const Four list;
    EXPECT_TRUE(list.empty());
    EXPECT_EQ(list.size(), 0U);
    EXPECT_EQ(list.begin(), list.end());
}

TEST(StaticVector, StartsWithCopiesOfAValue) {
    const Four list(3, 7);
    EXPECT_EQ(std::vector<int>(list.begin(), list.end()), (std::vector<int>{7, 7, 7}));
}

TEST(StaticVector, GrowsAndShrinksAtItsEnd) {
    Four list;
    for (int i = 0; i < 4; ++i) {
        list.push_back(i * i);
        EXPECT_EQ(list.back(), i * i);
        EXPECT_EQ(list.size(), static_cast<std::size_t>(i + 1));
    }
    list.pop_back();
    EXPECT_EQ(list.back(), 4);
    list.clear();
    EXPECT_TRUE(list.empty());
}

TEST(StaticVector, IsIndexedAndIterated) {
    Four list(2, 1);
    list[1] = 5;
    list.back() += 1;
    for (int& item : list) item *= 2;
    EXPECT_EQ(list[0], 2);
    EXPECT_EQ(list[1], 12);
    EXPECT_EQ(std::accumulate(list.begin(), list.end(), 0), 14);
}

TEST(StaticVector, ForgottenItemsDoNotCountInAComparison) {
    Four one(2, 1);
    Four other(3, 1);
    EXPECT_FALSE(one == other);
    other.pop_back();
    EXPECT_TRUE(one == other);
    one.push_back(8);
    one.pop_back();
    EXPECT_TRUE(one == other);
    one[0] = 2;
    EXPECT_FALSE(one == other);
}

TEST(StaticVector, RunsAtCompileTime) {
    constexpr auto kSum = [] {
        Four list;
        list.push_back(3);
        list.push_back(4);
        return list[0] + list.back();
    }();
    static_assert(kSum == 7);
    SUCCEED();
}

}  // namespace
}  // namespace tercet
