#pragma once

#include "game/view.hpp"
#include "triolet/position.hpp"

namespace tercet::triolet {

using View = tercet::View<Position>;

}  // namespace tercet::triolet
