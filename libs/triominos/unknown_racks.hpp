#pragma once

#include "game/points.hpp"
#include "game/search_allowance.hpp"
#include "triominos/position.hpp"

namespace tercet::triominos {

/// Whether a round that ended with unknown tiles on racks can have ended with these scores: whether
/// the unseen tiles can be dealt to the racks so that it does. Exact as far as the allowance goes,
/// and then what does not look impossible counts as possible.
bool scores_are_possible(const Position& position, const Scores& stated,
                         SearchAllowance& allowance);
/// The same, for a round by itself.
inline bool scores_are_possible(const Position& position, const Scores& stated) {
    SearchAllowance allowance;
    return scores_are_possible(position, stated, allowance);
}

}  // namespace tercet::triominos
