#pragma once

#include "base/random.hpp"
#include "triominos/position.hpp"

namespace tercet::ai {

/// Plays the placement that scores most; without one draws, or else passes. Every tile is known.
/// What `greedy` does, but of placements that score alike it takes the first that it finds.
void play_greedy_move(triominos::Position& position, Random& random);

}  // namespace tercet::ai
