#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace tercet {

/// The one source of chance: xoshiro256** (Blackman and Vigna), spelled out here so that a seed
/// gives the same game with every compiler and in the browser. Not for secrets: real play seeds it
/// with 256 bits from the system.
class Random {
public:
    /// The four words of state; not all zero.
    using State = std::array<std::uint64_t, 4>;

    constexpr explicit Random(const State& state) : state_{state} {
        assert((state[0] | state[1] | state[2] | state[3]) != 0);
    }

    /// A 64-bit seed, stretched by splitmix64: neighbouring seeds give unrelated games.
    constexpr explicit Random(std::uint64_t seed) : state_{} {
        for (auto& word : state_) {
            seed += kGolden;
            word = mixed(seed);
        }
    }

    /// One of many generators of the same seed: each key has one of its own, and none of them tells
    /// about the others. All bits of the seed count.
    static constexpr Random keyed(const State& seed, std::uint64_t key) {
        State state = seed;
        for (auto& word : state) {
            key += kGolden;
            word = mixed(word ^ mixed(key));
        }
        state.back() |= 1U;  // never all zero
        return Random{state};
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = rotated(state_[1] * 5, 7) * 9;
        const std::uint64_t shifted = state_[1] << 17U;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = rotated(state_[3], 45);
        return result;
    }

    /// A number in [0, count), every one equally likely (Lemire: multiply, reject the few that
    /// would favour some).
    constexpr std::uint32_t below(std::uint32_t count) {
        assert(count > 0);
        std::uint64_t product = (next() >> 32U) * count;
        if (static_cast<std::uint32_t>(product) < count) {
            const std::uint32_t unfair = (0U - count) % count;
            while (static_cast<std::uint32_t>(product) < unfair) product = (next() >> 32U) * count;
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

    /// A generator of its own, for one of many games or players: what one uses does not disturb the
    /// others.
    constexpr Random split() { return Random{State{next(), next(), next(), next() | 1U}}; }

    constexpr bool operator==(const Random&) const = default;

private:
    static constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15U;

    /// The end of splitmix64: every number becomes another, with no pattern left.
    static constexpr std::uint64_t mixed(std::uint64_t number) {
        number = (number ^ (number >> 30U)) * 0xbf58476d1ce4e5b9U;
        number = (number ^ (number >> 27U)) * 0x94d049bb133111ebU;
        return number ^ (number >> 31U);
    }
    static constexpr std::uint64_t rotated(std::uint64_t word, unsigned by) {
        return (word << by) | (word >> (64U - by));
    }

    State state_;
};

}  // namespace tercet
