#pragma once

#include <cstdint>
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
    using DealProblem = triolet::DealProblem;
    using WrittenRacks = triolet::WrittenRacks;

    static constexpr std::string_view kName = "triolet";

    static const auto& presets() { return triolet::presets(); }
    static const auto& rule_fields() { return triolet::rule_fields(); }
    static auto problem(const Variant& variant) { return triolet::problem(variant); }

    static Expected<Deal, DealProblem> checked_deal(const Variant& variant,
                                                    const WrittenRacks& racks,
                                                    std::int64_t starter) {
        return triolet::checked_deal(variant, racks, starter);
    }
    static Position random_position(const Variant& variant, int seats, Random& random) {
        return {variant, random_deal(variant, seats, random)};
    }
    template <class Visit>
    static void for_each_placement(const Position& position, Visit visit) {
        triolet::for_each_placement(position, visit);
    }
    static Move move_without_placement(const Position& position) {
        return triolet::move_without_placement(position);
    }
    static Move move_out_of_time(const Position& position) {
        return triolet::move_out_of_time(position);
    }
    static Move random_move(const Position& position, Random& random) {
        return triolet::random_move(position, random);
    }
    static void play_random_move(Position& position, Random& random) {
        triolet::play_random_move(position, random);
    }
    static Chance random_chance(const Position& position, const Move& move, Random& random) {
        return triolet::random_chance(position, move, random);
    }
    static bool scores_are_possible(const Position& position, const Scores& stated) {
        return triolet::scores_are_possible(position, stated);
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

}  // namespace tercet::triolet
