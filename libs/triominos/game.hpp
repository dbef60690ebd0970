#pragma once

#include <cstdint>
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
    using DealProblem = triominos::DealProblem;
    using WrittenRacks = triominos::WrittenRacks;

    static constexpr std::string_view kName = "triominos";

    static const auto& presets() { return triominos::presets(); }
    static const auto& rule_fields() { return triominos::rule_fields(); }
    static auto problem(const Variant& variant) { return triominos::problem(variant); }

    static Expected<Deal, DealProblem> checked_deal(const Variant& variant,
                                                    const WrittenRacks& racks,
                                                    std::int64_t starter) {
        return triominos::checked_deal(variant, racks, starter);
    }
    static Position random_position(const Variant& variant, int seats, Random& random) {
        return {variant, random_deal(variant, seats, random)};
    }
    template <class Visit>
    static void for_each_placement(const Position& position, Visit visit) {
        triominos::for_each_placement(position, visit);
    }
    static Move move_without_placement(const Position& position) {
        return triominos::move_without_placement(position);
    }
    static Move move_out_of_time(const Position& position) {
        return triominos::move_out_of_time(position);
    }
    static Move random_move(const Position& position, Random& random) {
        return triominos::random_move(position, random);
    }
    static void play_random_move(Position& position, Random& random) {
        triominos::play_random_move(position, random);
    }
    static Chance random_chance(const Position& position, const Move& move, Random& random) {
        return triominos::random_chance(position, move, random);
    }
    static bool scores_are_possible(const Position& position, const Scores& stated) {
        return triominos::scores_are_possible(position, stated);
    }
    static View view(const Position& position, Seat seat) { return {position, seat}; }
    static View view(const Position& position, Seat seat, const Match& match, const Past& past) {
        return {position, seat, match, past};
    }
    static Past beginning(const Position& start) { return {deal_of<Deal>(start), {}}; }
    static Position sample(const View& view, Random& random) {
        return tercet::sample(view, random);
    }
};
static_assert(TurnBased<Game>);

}  // namespace tercet::triominos
