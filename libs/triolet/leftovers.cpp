#include "triolet/leftovers.hpp"

#include <cassert>
#include <cstddef>

#include "game/leftovers.hpp"

namespace tercet::triolet {

namespace {

Stock stock_of(const Tiles& tiles) {
    Stock stock{};
    tiles.for_each([&](Tile tile) { ++stock[static_cast<std::size_t>(tile.points())]; });
    return stock;
}

}  // namespace

bool scores_are_possible(const Position& position, const Scores& stated) {
    assert(position.is_over() && !position.is_settled());
    const Supply supply{stock_of(position.perhaps_on_racks()), stock_of(position.lost_sight_of()),
                        position.never_seen()};
    const Leftovers leftovers = leftovers_of(position, stated, supply);
    return position.ending() == Ending::out ? leftovers.can_be_paid_to(position.to_move())
                                            : leftovers.can_be_paid_by_owners();
}

}  // namespace tercet::triolet
