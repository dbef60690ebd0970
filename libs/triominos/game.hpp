#pragma once

#include <string_view>

#include "game/turn_based.hpp"
#include "triominos/deal.hpp"
#include "triominos/movegen.hpp"
#include "triominos/position.hpp"
#include "triominos/unknown_racks.hpp"
#include "triominos/variant.hpp"
#include "triominos/view.hpp"

namespace tercet::triominos {

/// Triominos as search, records and commands see it.
struct Game {
    using Variant = triominos::Variant;
    using Position = triominos::Position;
    using View = triominos::View;
    using Past = triominos::Past;
    using Move = triominos::Move;
    using Pass = triominos::Pass;
    using Placement = triominos::Place;
    using Chance = triominos::Chance;
    using Action = triominos::Action;
    using Refusal = triominos::Refusal;
    using Deal = triominos::Deal;
    using WrittenRacks = triominos::WrittenRacks;

    static constexpr std::string_view kName = "triominos";

    static const auto& presets() { return triominos::presets(); }
    static const auto& rule_fields() { return triominos::rule_fields(); }
};
static_assert(TurnBased<Game>);

}  // namespace tercet::triominos
