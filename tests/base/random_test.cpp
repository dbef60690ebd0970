#include "base/random.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

namespace tercet {
namespace {

std::vector<std::uint32_t> numbers_below(std::uint32_t count, Random random, int how_many) {
    std::vector<std::uint32_t> numbers;
    for (int i = 0; i < how_many; ++i) numbers.push_back(random.below(count));
    return numbers;
}

// The expected words of the next three tests come from a separate implementation; the first state
// and the first seed are also those of the published reference values.

TEST(Random, FollowsXoshiro256StarStar) {
    Random random{Random::State{1, 2, 3, 4}};
    const std::array<std::uint64_t, 10> expected = {
        11520U,
        0U,
        1509978240U,
        1215971899390074240U,
        0x10e0b61ce1009d80U,
        0x870021ce143ad00U,
        0xe071c3c2e143f089U,
        0x75a1690ef7a20380U,
        0x9309685b465c23f9U,
        0x284f3cc2e13e3c88U,
    };
    for (const auto word : expected) EXPECT_EQ(random.next(), word);
}

TEST(Random, StretchesASeedWithSplitmix64) {
    EXPECT_EQ(Random{1234567U}, (Random{Random::State{0x599ed017fb08fc85U, 0x2c73f08458540fa5U,
                                                      0x883ebce5a3f27c77U, 0x3fbef740e9177b3fU}}));
    EXPECT_EQ(Random{0U}, (Random{Random::State{0xe220a8397b1dcdafU, 0x6e789e6aa1b965f4U,
                                                0x06c45d188009454fU, 0xf88bb8a8724c81ecU}}));
    EXPECT_EQ(Random{~std::uint64_t{0}},
              (Random{Random::State{0xe4d971771b652c20U, 0xe99ff867dbf682c9U, 0x382ff84cb27281e9U,
                                    0x6d1db36ccba982d2U}}));
}

TEST(Random, GivesKnownNumbersForAKnownSeed) {
    EXPECT_EQ(numbers_below(56, Random{42U}, 20),
              (std::vector<std::uint32_t>{4,  21, 38, 51, 55, 43, 40, 47, 42, 32,
                                          38, 16, 44, 17, 39, 49, 34, 47, 39, 39}));
    // So large a count that words are rejected on the way.
    EXPECT_EQ(numbers_below(3'000'000'000U, Random{42U}, 8),
              (std::vector<std::uint32_t>{1136940751U, 2040130232U, 2774078835U, 2157775733U,
                                          2284123142U, 1750047928U, 2047358608U, 872033284U}));
}

TEST(Random, IsTheSameForTheSameSeed) {
    EXPECT_EQ(numbers_below(1000, Random{7U}, 500), numbers_below(1000, Random{7U}, 500));
    EXPECT_NE(numbers_below(1000, Random{7U}, 500), numbers_below(1000, Random{8U}, 500));
}

TEST(Random, IsAValue) {
    Random random{99U};
    Random copy = random;
    EXPECT_EQ(copy, random);
    random.next();
    EXPECT_NE(copy, random);
    copy.next();
    EXPECT_EQ(copy, random);
}

TEST(Random, RunsAtCompileTime) {
    constexpr std::uint32_t kNumber = [] {
        Random random{42U};
        return random.below(56);
    }();
    static_assert(kNumber == 4);
    SUCCEED();
}

TEST(Random, BelowOneIsZero) {
    for (const auto number : numbers_below(1, Random{3U}, 100)) EXPECT_EQ(number, 0U);
}

TEST(Random, BelowIsBelow) {
    Random random{5U};
    for (const std::uint32_t count : {1U, 2U, 5U, 56U, 1000U, 1U << 31U, 0xffff'ffffU}) {
        for (int i = 0; i < 200; ++i) EXPECT_LT(random.below(count), count);
    }
}

TEST(Random, BelowFavoursNoNumber) {
    for (const std::uint32_t count : {2U, 3U, 6U, 7U, 56U}) {
        constexpr int kEach = 4000;
        std::vector<int> seen(count, 0);
        Random random{count};
        const int total = kEach * static_cast<int>(count);
        for (int i = 0; i < total; ++i) ++seen[random.below(count)];
        double chi_squared = 0;
        for (const int times : seen) {
            chi_squared += static_cast<double>((times - kEach) * (times - kEach)) / kEach;
        }
        // Mean count - 1, variance twice that: five deviations.
        const double freedom = static_cast<double>(count) - 1;
        EXPECT_LT((chi_squared - freedom) * (chi_squared - freedom), 25 * 2 * freedom) << count;
    }
}

TEST(Random, EveryKeyHasAGeneratorOfItsOwn) {
    const Random::State seed{1, 2, 3, 4};
    EXPECT_EQ(Random::keyed(seed, 5), Random::keyed(seed, 5));
    EXPECT_NE(Random::keyed(seed, 5), Random::keyed(seed, 6));
    EXPECT_NE(Random::keyed(seed, 5), Random::keyed(Random::State{1, 2, 3, 5}, 5));
    // Neighbouring keys share no pattern: over many of them every first draw is as likely.
    std::array<int, 8> seen{};
    for (std::uint64_t key = 0; key < 80'000; ++key) ++seen[Random::keyed(seed, key).below(8)];
    for (const int times : seen) EXPECT_NEAR(times, 10'000, 500);
}

TEST(Random, BelowRejectsWhatWouldFavourSome) {
    // Without rejection every third number below 3 * 2^30 would be twice as likely as the others.
    constexpr std::uint32_t kCount = 3U << 30U;
    Random random{11U};
    std::array<int, 3> by_remainder{};
    for (int i = 0; i < 30'000; ++i) ++by_remainder[random.below(kCount) % 3];
    for (const int times : by_remainder) EXPECT_NEAR(times, 10'000, 500);
}

}  // namespace
}  // namespace tercet
