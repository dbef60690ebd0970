#pragma once

#include "base/random.hpp"
#include "game/seat.hpp"

namespace tercet {

/// Exactly what one seat may know. Whoever shows, sends or thinks is given this, never a Position:
/// other racks and the tiles that others drew are not in it at all.
template <class Position>
class View {
public:
    View(const Position& position, Seat seat) : seat_{seat}, table_{position.seen_by(seat)} {}

    Seat seat() const { return seat_; }
    /// The table with every other rack unknown.
    const Position& table() const { return table_; }

    bool operator==(const View&) const = default;

private:
    Seat seat_;
    Position table_;
};

/// A position that this seat cannot tell from the truth.
template <class Position>
Position sample(const View<Position>& view, Random& random) {
    return view.table().with_unknown_dealt(random);
}

}  // namespace tercet
