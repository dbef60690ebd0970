#pragma once

#include <cstdint>

/// Plays a round by every preset and number of seats, with random moves from the seed, and gives a
/// hash of all that happened. Built natively and for the browser: both must give the same.
extern "C" std::uint32_t hash_of_games(std::uint32_t seed);
