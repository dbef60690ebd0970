#pragma once

#include <optional>
#include <variant>

#include "game/view.hpp"
#include "triolet/deal.hpp"
#include "triolet/move.hpp"
#include "triolet/position.hpp"

namespace tercet::triolet {

/// An action without the tiles that were given back and drawn.
inline Action as_others_see(const Action& action) {
    Action seen{action.move, {action.chance.size(), std::nullopt}};
    if (auto* swap = std::get_if<Swap>(&seen.move)) *swap = {{}, swap->size()};
    return seen;
}

using View = tercet::View<Position, Deal, Action>;
using Past = View::Past;

}  // namespace tercet::triolet
