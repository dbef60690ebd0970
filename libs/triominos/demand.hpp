#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "triominos/tile.hpp"

namespace tercet::triominos {

/// A corner that no tile touches yet.
inline constexpr Pip kOpen = 6;

/// What a free cell asks of a tile: the pip already shown at each corner, clockwise from the apex,
/// or kOpen.
struct Demand {
    Corners pips{kOpen, kOpen, kOpen};

    constexpr bool is_met_by(const Corners& corners) const {
        int met = 0;  // counted, not branched on: which corner differs cannot be predicted
        for (std::size_t i = 0; i < 3; ++i) {
            met += int{pips[i] == kOpen} + int{pips[i] == corners[i]};  // a corner is never kOpen
        }
        return met == 3;
    }
    constexpr bool operator==(const Demand&) const = default;
};

namespace detail {
constexpr std::size_t demand_key(const Corners& pips) {
    return static_cast<std::size_t>(pips[0]) * 64 + static_cast<std::size_t>(pips[1]) * 8 + pips[2];
}

inline constexpr auto kTilesMeeting = [] {
    std::array<TileSet, 512> table{};
    table.fill(TileSet{});  // g++ 12 does not take elements for constant that are only defaulted
    for (int index = 0; index < kTileCount; ++index) {
        for (int steps = 0; steps < 3; ++steps) {
            const auto [a, b, c] = corners_of(Tile{index}, Rotation{steps});
            for (const Pip x : {a, kOpen}) {
                for (const Pip y : {b, kOpen}) {
                    for (const Pip z : {c, kOpen}) table[demand_key({x, y, z})].insert(Tile{index});
                }
            }
        }
    }
    return table;
}();
}  // namespace detail

/// The rotation in which a tile that meets the demand meets it. With two corners given there is
/// only one (a triple looks the same in all three and counts as rotation 0).
constexpr Rotation rotation_meeting(Tile tile, const Demand& demand) {
    const bool first = demand.is_met_by(corners_of(tile, Rotation{0}));
    const bool second = demand.is_met_by(corners_of(tile, Rotation{1}));
    return Rotation{(2 - int{second}) * int{!first}};
}

/// The tiles that meet a demand in some rotation.
constexpr TileSet tiles_meeting(const Demand& demand) {
    return detail::kTilesMeeting[detail::demand_key(demand.pips)];
}
static_assert(tiles_meeting({{5, 0, kOpen}}).size() == 6);  // 0-x-5, closing the circle
static_assert(tiles_meeting({{0, 5, kOpen}}).size() == 2);  // only 0-0-5 and 0-5-5: no mirrors
static_assert(tiles_meeting({{0, 2, 1}}).empty());          // 0-2-1 is not a tile

/// The tiles that meet the demand of a frontier cell, as a list of fixed length for loops without a
/// branch: at most six, then numbers from kTileCount on that are no tiles. Those differ by place,
/// so that work done in vain for them does not wait for the same work on another.
inline constexpr std::size_t kMostFitting = 6;
using TileIndices = std::array<std::uint8_t, kMostFitting>;

namespace detail {
inline constexpr auto kTileListMeeting = [] {
    std::array<TileIndices, 512> table{};
    for (std::size_t key = 0; key < table.size(); ++key) {
        for (std::size_t i = 0; i < kMostFitting; ++i) {
            table[key][i] = static_cast<std::uint8_t>(kTileCount + i);
        }
        const bool is_frontier = kTilesMeeting[key].size() <= static_cast<int>(kMostFitting);
        if (!is_frontier) continue;  // fewer than two corners are given
        std::size_t count = 0;
        kTilesMeeting[key].for_each(
            [&](Tile tile) { table[key][count++] = static_cast<std::uint8_t>(tile.index()); });
    }
    return table;
}();
}  // namespace detail

}  // namespace tercet::triominos
