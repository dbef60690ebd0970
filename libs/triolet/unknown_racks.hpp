#pragma once

#include "game/points.hpp"
#include "triolet/position.hpp"

namespace tercet::triolet {

/// Whether a game that ended with unknown tiles on racks can have ended with these scores: whether
/// the unseen tiles can be dealt to the racks so that it does. Exact unless there are very many
/// ways, and then what is not found impossible counts as possible.
bool scores_are_possible(const Position& position, const Scores& stated);

}  // namespace tercet::triolet
