#pragma once

#include "game/view.hpp"
#include "triominos/position.hpp"

namespace tercet::triominos {

using View = tercet::View<Position>;

}  // namespace tercet::triominos
