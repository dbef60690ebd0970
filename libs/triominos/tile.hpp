#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/bits.hpp"
#include "base/random.hpp"

namespace tercet::triominos {

/// A number in a corner, 0 to 5.
using Pip = std::uint8_t;

inline constexpr int kPipCount = 6;
inline constexpr int kTileCount = 56;

/// The pips of a triangle, clockwise.
using Corners = std::array<Pip, 3>;

namespace detail {
/// All non-decreasing triples. Read clockwise a tile never decreases, so there are no mirror
/// images.
inline constexpr auto kTiles = [] {
    std::array<Corners, kTileCount> tiles{};
    std::size_t count = 0;
    for (Pip a = 0; a < kPipCount; ++a) {
        for (Pip b = a; b < kPipCount; ++b) {
            for (Pip c = b; c < kPipCount; ++c) tiles[count++] = {a, b, c};
        }
    }
    return tiles;
}();
}  // namespace detail

/// A tile, as its position in the ordered list 000, 001, ... 555.
class Tile {
public:
    constexpr Tile() = default;
    constexpr explicit Tile(int index) : index_{static_cast<std::uint8_t>(index)} {
        assert(0 <= index && index < kTileCount);
    }
    constexpr int index() const { return index_; }
    constexpr Corners corners() const { return detail::kTiles[index_]; }
    /// The sum of its pips, 0 to 15.
    constexpr int value() const {
        const auto [a, b, c] = corners();
        return a + b + c;
    }
    constexpr bool is_triple() const { return corners()[0] == corners()[2]; }

    constexpr auto operator<=>(const Tile&) const = default;  // NOLINT(modernize-use-nullptr)

private:
    std::uint8_t index_ = 0;
};

/// How far a tile is turned: the place of its first pip, counted clockwise from the apex of its
/// cell. A triple looks the same in every rotation and always has rotation 0.
class Rotation {
public:
    constexpr Rotation() = default;
    constexpr explicit Rotation(int steps) : steps_{static_cast<std::uint8_t>(steps)} {
        assert(0 <= steps && steps < 3);
    }
    constexpr int steps() const { return steps_; }
    constexpr auto operator<=>(const Rotation&) const = default;  // NOLINT(modernize-use-nullptr)

private:
    std::uint8_t steps_ = 0;
};

namespace detail {
inline constexpr auto kTurnedTiles = [] {
    std::array<std::array<Corners, 3>, kTileCount> table{};
    for (std::size_t tile = 0; tile < kTileCount; ++tile) {
        const auto [a, b, c] = kTiles[tile];
        table[tile] = {{{a, b, c}, {c, a, b}, {b, c, a}}};
    }
    return table;
}();
}  // namespace detail

/// The pips of a turned tile, clockwise from the apex.
constexpr const Corners& corners_of(Tile tile, Rotation rotation) {
    return detail::kTurnedTiles[static_cast<std::size_t>(tile.index())]
                               [static_cast<std::size_t>(rotation.steps())];
}

/// A tile as it lies.
struct RotatedTile {
    Tile tile;
    Rotation rotation;

    constexpr bool operator==(const RotatedTile&) const = default;
};

/// The tile that shows these pips, clockwise from the apex, if there is one.
constexpr std::optional<RotatedTile> tile_showing(const Corners& corners) {
    for (int index = 0; index < kTileCount; ++index) {
        for (int steps = 0; steps < 3; ++steps) {
            const RotatedTile turned{Tile{index}, Rotation{steps}};
            if (corners_of(turned.tile, turned.rotation) == corners) return turned;
        }
    }
    return std::nullopt;
}
static_assert(!tile_showing({0, 2, 1}));
static_assert(tile_showing({1, 0, 0}) == RotatedTile{Tile{1}, Rotation{1}});

/// A set of tiles: a rack, the pool, or what fits a cell. Bit i is Tile{i}.
class TileSet {
public:
    constexpr TileSet() = default;
    static constexpr TileSet all() { return TileSet{(std::uint64_t{1} << kTileCount) - 1}; }
    static constexpr TileSet of(Tile tile) { return TileSet{bit(tile)}; }

    constexpr bool contains(Tile tile) const { return (bits_ & bit(tile)) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr void insert(Tile tile) { bits_ |= bit(tile); }
    constexpr void erase(Tile tile) { bits_ &= ~bit(tile); }

    friend constexpr TileSet operator|(TileSet x, TileSet y) { return TileSet{x.bits_ | y.bits_}; }
    friend constexpr TileSet operator&(TileSet x, TileSet y) { return TileSet{x.bits_ & y.bits_}; }
    friend constexpr TileSet operator-(TileSet x, TileSet y) { return TileSet{x.bits_ & ~y.bits_}; }
    constexpr TileSet& operator|=(TileSet other) { return *this = *this | other; }
    constexpr TileSet& operator-=(TileSet other) { return *this = *this - other; }

    constexpr Tile lowest() const {
        assert(!empty());
        return Tile{std::countr_zero(bits_)};
    }
    /// The n-th tile of the set in ascending order.
    constexpr Tile nth(int n) const { return Tile{nth_one(bits_, n)}; }

    /// Calls visit(Tile) in ascending order.
    template <class Visit>
    constexpr void for_each(Visit visit) const {
        for (auto rest = bits_; rest != 0; rest &= rest - 1) visit(Tile{std::countr_zero(rest)});
    }

    /// The sum of the tiles' values.
    constexpr int value() const {
        int sum = 0;
        for_each([&](Tile tile) { sum += tile.value(); });
        return sum;
    }

    constexpr bool operator==(const TileSet&) const = default;

private:
    constexpr explicit TileSet(std::uint64_t bits) : bits_{bits} {}
    static constexpr std::uint64_t bit(Tile tile) { return std::uint64_t{1} << tile.index(); }

    std::uint64_t bits_ = 0;
};
static_assert(TileSet::all().size() == kTileCount);
static_assert(TileSet::all().value() == 420);

/// A tile of the set, every one equally likely. The set is not empty.
inline Tile random_tile(TileSet tiles, Random& random) {
    return tiles.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(tiles.size()))));
}

}  // namespace tercet::triominos
