#pragma once

#include "game/view.hpp"
#include "triominos/deal.hpp"
#include "triominos/move.hpp"
#include "triominos/position.hpp"

namespace tercet::triominos {

/// An action without the tile drawn.
inline Action as_others_see(const Action& action) { return {action.move, {}}; }

using View = tercet::View<Position, Deal, Action>;
using Past = View::Past;

}  // namespace tercet::triominos
