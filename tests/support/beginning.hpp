#pragma once

#include "game/seat.hpp"

namespace tercet {

/// How a round that has not begun came about.
template <class Game>
typename Game::Past beginning(const typename Game::Position& start) {
    typename Game::Deal deal{decltype(Game::Deal::racks){start.seats()}, start.starter()};
    for_each_seat(start.seats(), [&](Seat seat) { deal.racks[seat] = start.rack(seat); });
    return {deal, {}};
}

}  // namespace tercet
