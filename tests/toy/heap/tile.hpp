#pragma once

#include <bit>
#include <compare>
#include <cstdint>

#include "base/random.hpp"

namespace tercet::heap {

inline constexpr int kHighest = 24;

/// A number from 1 to kHighest. There is one tile of each.
struct Tile {
    int number = 1;

    auto operator<=>(const Tile&) const = default;
};

/// A set of tiles. Bit i is tile i.
class Tiles {
public:
    static constexpr Tiles all() { return Tiles{(std::uint32_t{1} << (kHighest + 1)) - 2}; }
    constexpr Tiles() = default;

    constexpr bool contains(Tile tile) const { return (bits_ & bit(tile)) != 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr void insert(Tile tile) { bits_ |= bit(tile); }
    constexpr void erase(Tile tile) { bits_ &= ~bit(tile); }
    /// Those with a higher number.
    constexpr Tiles above(int number) const { return Tiles{bits_ >> (number + 1) << (number + 1)}; }
    template <class Visit>
    constexpr void for_each(Visit visit) const {
        for (auto rest = bits_; rest != 0; rest &= rest - 1) visit(Tile{std::countr_zero(rest)});
    }
    /// There is one.
    Tile draw(Random& random) const {
        auto rest = bits_;
        for (auto skip = random.below(static_cast<std::uint32_t>(size())); skip > 0; --skip) {
            rest &= rest - 1;
        }
        return Tile{std::countr_zero(rest)};
    }
    constexpr bool operator==(const Tiles&) const = default;

private:
    constexpr explicit Tiles(std::uint32_t bits) : bits_{bits} {}
    static constexpr std::uint32_t bit(Tile tile) { return std::uint32_t{1} << tile.number; }

    std::uint32_t bits_ = 0;
};

}  // namespace tercet::heap
