#pragma once

#include <algorithm>

#include "game/rule_field.hpp"
#include "game/seat.hpp"
#include "wasm/json_text.hpp"

// How many may play.

namespace tercet::wasm {

/// The fewest and the most that allows(int seats) lets play; there are some.
template <class Allows>
Json seats_json(Allows allows) {
    Json json;
    for (int seats = 1; seats <= kMaxSeats; ++seats) {
        if (!allows(seats)) continue;
        if (json.is_null()) json["fewest"] = seats;
        json["most"] = seats;
    }
    return json;
}

/// By whatever edition.
template <class Game>
Json seats_of_game() {
    return seats_json([](int seats) {
        const auto& presets = Game::presets();
        return std::any_of(presets.begin(), presets.end(),
                           [&](const auto& preset) { return preset.variant.allows(seats); });
    });
}

/// By these rules; by whatever edition if they make no sense.
template <class Game>
Json seats_by(const RuleChoice& rules) {
    const auto variant = variant_of<Game>(rules);
    if (!variant) return seats_of_game<Game>();
    return seats_json([&](int seats) { return variant->allows(seats); });
}

}  // namespace tercet::wasm
