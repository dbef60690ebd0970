#pragma once

#include <optional>
#include <vector>

#include "game/seat.hpp"

namespace tercet {

/// The tiles before one seat: those known, and how many are not.
template <class Tiles>
struct Rack {
    Tiles known;
    int unknown = 0;

    int size() const { return known.size() + unknown; }
    bool empty() const { return known.empty() && unknown == 0; }
    bool operator==(const Rack&) const = default;
};

/// What chance decides before a round: who holds what, and who begins.
template <class Tiles>
struct Deal {
    PerSeat<Rack<Tiles>> racks;
    Seat starter;

    bool operator==(const Deal&) const = default;
};

/// A deal as it was written down: tiles by seat, none where a tile is not known.
template <class Tile>
using WrittenRacks = std::vector<std::vector<std::optional<Tile>>>;

}  // namespace tercet
