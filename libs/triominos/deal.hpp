#pragma once

#include <cstdint>
#include <optional>

#include "base/expected.hpp"
#include "base/random.hpp"
#include "game/deal.hpp"
#include "game/seat.hpp"
#include "triominos/tile.hpp"
#include "triominos/variant.hpp"

namespace tercet::triominos {

using Rack = tercet::Rack<TileSet>;
using Deal = tercet::Deal<TileSet>;
using WrittenRacks = tercet::WrittenRacks<Tile>;

/// Why a deal is impossible.
struct DealProblem {
    enum class Code { seats_not_allowed, wrong_rack_size, tile_dealt_twice, no_such_starter };
    Code code;
    Seat seat;
    std::optional<Tile> tile;
    std::int64_t expected = 0;  ///< tiles on a rack, or seats at the table
    std::int64_t found = 0;

    bool operator==(const DealProblem&) const = default;
};

Expected<Deal, DealProblem> checked_deal(const Variant& variant, const WrittenRacks& racks,
                                         std::int64_t starter);

/// Shuffles, deals, and draws for the start. The variant allows the number of seats.
Deal random_deal(const Variant& variant, int seats, Random& random);

/// Each of the seats draws a tile from the pool; the highest value begins, those tied for highest
/// draw again, and the tiles go back. Where the pool has too few tiles to draw from, it is a
/// toss-up.
Seat random_starter(TileSet pool, int seats, Random& random);

}  // namespace tercet::triominos
