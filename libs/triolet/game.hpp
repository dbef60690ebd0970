#pragma once

#include <string_view>

#include "game/turn_based.hpp"
#include "triolet/deal.hpp"
#include "triolet/movegen.hpp"
#include "triolet/position.hpp"
#include "triolet/unknown_racks.hpp"
#include "triolet/variant.hpp"
#include "triolet/view.hpp"

namespace tercet::triolet {

/// Triolet as search, records and commands see it.
struct Game {
    using Variant = triolet::Variant;
    using Position = triolet::Position;
    using View = triolet::View;
    using Past = triolet::Past;
    using Move = triolet::Move;
    using Pass = triolet::Pass;
    using Placement = triolet::Place;
    using Chance = triolet::Chance;
    using Action = triolet::Action;
    using Refusal = triolet::Refusal;
    using Deal = triolet::Deal;
    using WrittenRacks = triolet::WrittenRacks;

    static constexpr std::string_view kName = "triolet";

    static const auto& presets() { return triolet::presets(); }
    static const auto& rule_fields() { return triolet::rule_fields(); }
};
static_assert(TurnBased<Game>);

}  // namespace tercet::triolet
