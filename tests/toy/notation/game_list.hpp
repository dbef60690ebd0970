#pragma once

#include "notation/heap_notation.hpp"

// Stands in for the list in libs/notation when the program is built for the toy game.

namespace tercet::notation {

template <class... Notations>
struct GameList {};

using Games = GameList<HeapNotation>;

}  // namespace tercet::notation
