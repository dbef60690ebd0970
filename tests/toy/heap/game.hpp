#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "game/search_allowance.hpp"
#include "game/turn_based.hpp"
#include "game/view.hpp"
#include "heap/position.hpp"

// The smallest game with hidden tiles and chance: it shows what a game must have, and no more.

namespace tercet::heap {

using View = tercet::View<Position, Deal, Action>;

template <class Visit>
void for_each_placement(const Position& position, Visit visit) {
    if (!position.is_over()) position.playable().for_each([&](Tile tile) { visit(Place{tile}); });
}
inline Move move_without_placement(const Position&) { return Pass{}; }
inline Move move_out_of_time(const Position& position) {
    std::optional<Place> lowest;
    for_each_placement(position, [&](const Place& place) {
        if (!lowest) lowest = place;
    });
    return lowest ? Move{*lowest} : Move{Pass{}};
}
inline bool can_be_out_of_time(const Position& position, const Move& move) {
    return position.rack(position.to_move()).unknown > 0 || move == move_out_of_time(position);
}
inline bool is_timed(const Position&) { return true; }

inline Move random_move(const Position& position, Random& random) {
    if (position.playable().empty()) return Pass{};
    return Place{position.playable().draw(random)};
}
inline Chance random_chance(const Position& position, const Move& move, Random& random) {
    if (!position.draws(move)) return {};
    return {true, position.draw(random)};
}
inline void play_random_move(Position& position, Random& random) {
    const Move move = random_move(position, random);
    position.play(move, random_chance(position, move, random));
}
inline bool scores_are_possible(const Position& position, const Scores& stated, SearchAllowance&) {
    return position.scores() == stated;
}

struct Game {
    using Variant = heap::Variant;
    using Position = heap::Position;
    using View = heap::View;
    using Past = View::Past;
    using Move = heap::Move;
    using Placement = heap::Place;
    using Chance = heap::Chance;
    using Action = heap::Action;
    using Refusal = heap::Refusal;
    using Deal = heap::Deal;
    using WrittenRacks = heap::WrittenRacks;

    static constexpr std::string_view kName = "heap";

    static const auto& presets() { return heap::presets(); }
    static const auto& rule_fields() { return heap::rule_fields(); }
};
static_assert(TurnBased<Game>);

}  // namespace tercet::heap
