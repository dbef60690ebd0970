#include "base/bits.hpp"

#include <cstdint>

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace tercet {
namespace {

void expect_every_one_found(std::uint64_t word) {
    int n = 0;
    for (int place = 0; place < 64; ++place) {
        if ((word >> place & 1U) == 0) continue;
        EXPECT_EQ(nth_one(word, n), place) << std::hex << word;
        ++n;
    }
}

TEST(Bits, TheNthOneOfWordsWithFewOnes) {
    for (int i = 0; i < 64; ++i) {
        for (int k = 0; k < 64; ++k) {
            expect_every_one_found(std::uint64_t{1} << i | std::uint64_t{1} << k);
        }
    }
}

TEST(Bits, TheNthOneOfWordsWithManyOnes) {
    expect_every_one_found(~std::uint64_t{0});
    for (int i = 0; i < 64; ++i) expect_every_one_found(~(std::uint64_t{1} << i));
}

TEST(Bits, TheNthOneOfRandomWords) {
    Random random{1U};
    for (int i = 0; i < 2000; ++i) {
        const std::uint64_t word = random.next();
        expect_every_one_found(word);
        expect_every_one_found(word & random.next() & random.next());
        expect_every_one_found(word | random.next());
    }
}

}  // namespace
}  // namespace tercet
