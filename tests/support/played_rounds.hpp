#pragma once

#include <cstdint>

#include "base/random.hpp"
#include "game/match.hpp"
#include "game/seat.hpp"
#include "support/beginning.hpp"

namespace tercet {

/// Calls visit(position, past) before every move of a round of each edition with each number of
/// seats, among players who choose at random.
template <class Game, class Visit>
void for_each_played_position(std::uint64_t seed, Visit visit) {
    Random random{seed};
    for (const auto& preset : Game::presets()) {
        for (int seats = 1; seats <= kMaxSeats; ++seats) {
            if (!preset.variant.allows(seats)) continue;
            auto position = random_position<Game>(preset.variant, seats, random);
            auto past = beginning<Game>(position);
            while (!position.is_over()) {
                visit(position, past);
                const Seat seat = position.to_move();
                const auto move = random_move(position, random);
                const auto chance = random_chance(position, move, random);
                position.play(move, chance);
                past.events.push_back({seat, {move, chance}});
            }
        }
    }
}

}  // namespace tercet
