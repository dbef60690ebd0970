#pragma once

#include "notation/triolet_notation.hpp"
#include "notation/triominos_notation.hpp"

namespace tercet::notation {

template <class... Notations>
struct GameList {};

/// Every game there is, by its notation.
using Games = GameList<TriominosNotation, TrioletNotation>;

}  // namespace tercet::notation
