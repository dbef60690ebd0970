#include "triolet/leftovers.hpp"

#include <cassert>
#include <cstddef>

#include "game/leftovers.hpp"

namespace tercet::triolet {

bool scores_are_possible(const Position& position, const Scores& stated) {
    assert(position.is_over() && !position.is_settled());
    Stock stock{};
    position.perhaps_on_racks().for_each(
        [&](Tile tile) { ++stock[static_cast<std::size_t>(tile.points())]; });
    const Leftovers leftovers = leftovers_of(position, stated, stock);
    return position.ending() == Ending::out ? leftovers.can_be_paid_to(position.to_move())
                                            : leftovers.can_be_paid_by_owners();
}

}  // namespace tercet::triolet
