#include "triolet/unknown_racks.hpp"

#include <cassert>
#include <cstddef>

#include "game/unknown_racks.hpp"

namespace tercet::triolet {

namespace {

static_assert(UnknownRackSearch::has_room_for(kTileCount, Tiles::all().value()));

Stock stock_of(const Tiles& tiles) {
    Stock stock{};
    tiles.for_each([&](Tile tile) { ++stock[static_cast<std::size_t>(tile.points())]; });
    return stock;
}

}  // namespace

bool scores_are_possible(const Position& position, const Scores& stated,
                         SearchAllowance& allowance) {
    assert(position.is_over() && !position.is_settled());
    const Supply supply{stock_of(position.perhaps_on_racks()), stock_of(position.lost_sight_of()),
                        position.never_seen()};
    const UnknownRacks racks = unknown_racks_of(position, stated, supply);
    return position.ending() == Ending::out ? racks.can_be_paid_to(position.to_move(), allowance)
                                            : racks.can_be_paid_by_owners(allowance);
}

}  // namespace tercet::triolet
