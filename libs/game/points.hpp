#pragma once

#include <cstdint>

#include "game/seat.hpp"

namespace tercet {

/// What is written on the score sheet. May be negative.
using Points = std::int32_t;

using Scores = PerSeat<Points>;

}  // namespace tercet
