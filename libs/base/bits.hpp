#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace tercet {

namespace detail {
/// kSelectInByte[n][byte]: where the n-th one of the byte stands.
inline constexpr auto kSelectInByte = [] {
    std::array<std::array<std::uint8_t, 256>, 8> table{};
    for (unsigned byte = 0; byte < 256; ++byte) {
        std::size_t n = 0;
        for (std::uint8_t place = 0; place < 8; ++place) {
            if ((byte >> place & 1U) != 0) table[n++][byte] = place;
        }
    }
    return table;
}();
}  // namespace detail

/// Where the n-th one of a word stands, both counted from 0 at the low end. Without a branch
/// (Vigna, "Broadword implementation of rank/select queries"): in a game n is never predictable.
constexpr int nth_one(std::uint64_t word, int n) {
    assert(0 <= n && n < std::popcount(word));
    constexpr std::uint64_t kOnes = 0x0101010101010101U;
    constexpr std::uint64_t kHighBits = 0x8080808080808080U;

    // Step 1. How many ones there are up to and including each byte.
    std::uint64_t ones = word - (word >> 1U & 0x5555555555555555U);
    ones = (ones & 0x3333333333333333U) + (ones >> 2U & 0x3333333333333333U);
    ones = ((ones + (ones >> 4U)) & 0x0f0f0f0f0f0f0f0fU) * kOnes;

    // Step 2. The byte of the n-th one is the first that reaches beyond n.
    const auto rank = static_cast<std::uint64_t>(n);
    const std::uint64_t bytes_before = (((rank * kOnes) | kHighBits) - ones) & kHighBits;
    const auto shift = static_cast<unsigned>(std::popcount(bytes_before)) * 8;

    // Step 3. Within the byte a table knows.
    const auto rest = static_cast<std::size_t>(rank - (ones << 8U >> shift & 0xffU));
    return static_cast<int>(shift) + detail::kSelectInByte[rest][word >> shift & 0xffU];
}
static_assert(nth_one(0b1011, 2) == 3);
static_assert(nth_one(~std::uint64_t{0}, 63) == 63);

}  // namespace tercet
