#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "game/rule_field.hpp"
#include "notation/record.hpp"
#include "notation/triominos_notation.hpp"

namespace tercet::notation {

/// A whole match among computer players, as a record. The rules must be in order. Made for both
/// games in a file of its own: with it come all computer players, which are slow to compile.
template <class Notation = TriominosNotation>
Record self_played(const RuleChoice& rules, const std::vector<std::string>& bots,
                   std::uint64_t seed);

/// One match for every preset and every number of players that it allows.
template <class Notation = TriominosNotation, class Visit>
void for_each_self_played(std::uint64_t seed, Visit visit) {
    for (const auto& preset : Notation::Game::presets()) {
        for (int seats = 1; seats <= kMaxSeats; ++seats) {
            if (!preset.variant.allows(seats)) continue;
            std::vector<std::string> bots;
            for (int i = 0; i < seats; ++i) {
                bots.emplace_back((seed + static_cast<std::uint64_t>(i)) % 2 == 0 ? "random"
                                                                                  : "greedy");
            }
            visit(self_played<Notation>({std::string{preset.name}, {}}, bots, seed));
        }
    }
}

}  // namespace tercet::notation
