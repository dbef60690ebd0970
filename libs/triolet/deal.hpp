#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/expected.hpp"
#include "base/random.hpp"
#include "game/seat.hpp"
#include "triolet/tile.hpp"
#include "triolet/variant.hpp"

namespace tercet::triolet {

/// The tiles before one seat: those known, and how many are not.
struct Rack {
    Tiles known;
    int unknown = 0;

    int size() const { return known.size() + unknown; }
    bool empty() const { return size() == 0; }
    bool operator==(const Rack&) const = default;
};

/// What chance decides before a round: who holds what, and who begins. The tiles out of play are
/// known to nobody.
struct Deal {
    PerSeat<Rack> racks;
    Seat starter;

    bool operator==(const Deal&) const = default;
};

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

/// A deal as it was written down: tiles by seat, none where a tile is not known.
using WrittenRacks = std::vector<std::vector<std::optional<Tile>>>;

Expected<Deal, DealProblem> checked_deal(const Variant& variant, const WrittenRacks& racks,
                                         std::int64_t starter);

/// Shuffles and deals; anyone may begin. The variant allows the number of seats.
Deal random_deal(const Variant& variant, int seats, Random& random);

}  // namespace tercet::triolet
