#pragma once

#include <cstdint>
#include <optional>

#include "base/expected.hpp"
#include "base/random.hpp"
#include "game/deal.hpp"
#include "game/seat.hpp"
#include "triolet/tile.hpp"
#include "triolet/variant.hpp"

namespace tercet::triolet {

// Nobody is dealt the tiles out of play, nor knows them.
using Rack = tercet::Rack<Tiles>;
using Deal = tercet::Deal<Tiles>;
using WrittenRacks = tercet::WrittenRacks<Tile>;

/// Why a deal is impossible.
struct DealProblem {
    enum class Code { seats_not_allowed, wrong_rack_size, too_many_alike, no_such_starter };
    Code code;
    Seat seat;
    std::optional<Tile> tile;
    std::int64_t expected = 0;  ///< tiles on a rack, copies of a tile, or seats at the table
    std::int64_t found = 0;

    bool operator==(const DealProblem&) const = default;
};

Expected<Deal, DealProblem> checked_deal(const Variant& variant, const WrittenRacks& racks,
                                         std::int64_t starter);

/// Shuffles and deals; anyone may begin. The variant allows the number of seats.
Deal random_deal(const Variant& variant, int seats, Random& random);

}  // namespace tercet::triolet
