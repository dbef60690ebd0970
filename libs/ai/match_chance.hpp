#pragma once

#include <cstddef>
#include <vector>

#include "base/random.hpp"
#include "game/seat.hpp"

namespace tercet::ai {

/// All chance of a match. The tiles and what each player rolls come from generators of their own,
/// and every decision has one of its own, so that a player's appetite for chance changes neither
/// the tiles nor what comes later.
class MatchChance {
public:
    MatchChance(Random& random, int seats) : tiles_{random.split()} {
        for (int i = 0; i < seats; ++i) own_.push_back(random.split());
    }

    Random& tiles() { return tiles_; }
    /// For the next decision of a seat.
    Random for_decision(Seat seat) { return own_[static_cast<std::size_t>(seat.index())].split(); }

private:
    Random tiles_;
    std::vector<Random> own_;
};

}  // namespace tercet::ai
