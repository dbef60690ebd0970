#pragma once

#include <array>
#include <cstddef>

#include "game/points.hpp"
#include "triominos/board.hpp"
#include "triominos/tile.hpp"
#include "triominos/variant.hpp"

namespace tercet::triominos {

/// What everything is worth under a variant, whatever its `scoring`: the one place that knows.
struct Tariff {
    explicit Tariff(const Variant& variant);

    bool tile_counts_its_value = false;  ///< else every tile scores flat_tile
    Points flat_tile = 0;
    Points bridge = 0;
    std::array<Points, 4> hexagons{};  ///< by number completed
    Points draw = 0;                   ///< these two are costs: zero or negative
    Points lost_turn = 0;
    Points out = 0;
    bool leftovers_count = false;  ///< tiles left on racks score when a round ends

    /// The points of a placement itself.
    Points of(Tile tile, const Shape& shape) const {
        const Points base = tile_counts_its_value ? tile.value() : flat_tile;
        return base +
               (shape.is_bridge() ? bridge : hexagons[static_cast<std::size_t>(shape.hexagons)]);
    }

    bool operator==(const Tariff&) const = default;
};

/// The points that a blocked round adds, given the value of each rack.
Scores blocked_points(const Variant& variant, const PerSeat<int>& rack_values);

}  // namespace tercet::triominos
