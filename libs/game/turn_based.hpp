#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/random.hpp"
#include "game/ending.hpp"
#include "game/match.hpp"
#include "game/points.hpp"
#include "game/rule_field.hpp"
#include "game/search_allowance.hpp"
#include "game/seat.hpp"
#include "game/view.hpp"

namespace tercet {

/// A round as it is if somebody says that it ended so. It knows so itself in most games; where
/// tiles that nobody knows leave it open, a game has its own function of this name.
template <class Position>
Position said_to_end(const Position& position, Ending) {
    return position;
}

/// What search, records and commands are written against. A game is a name, its editions and rules,
/// and its types: a deterministic state machine where chance enters as explicit outcomes. What can
/// be done with these types are functions beside them, found where they are declared.
template <class Game>
concept TurnBased = requires(typename Game::Position position, const typename Game::Position& seen,
                             const typename Game::Variant& variant, const typename Game::Move& move,
                             const typename Game::Action& action,
                             const typename Game::Chance& chance, const typename Game::Deal& deal,
                             const typename Game::Position::Undo& undo,
                             const typename Game::View& view, const typename Game::Past& past,
                             const Match& match, Random& random, Seat seat,
                             SearchAllowance& allowance) {
    { Game::kName } -> std::convertible_to<std::string_view>;
    { Game::presets().front().variant } -> std::convertible_to<typename Game::Variant>;
    { Game::rule_fields().front() } -> std::convertible_to<RuleField<typename Game::Variant>>;

    { problem(variant) } -> std::same_as<std::optional<RuleProblem>>;
    { variant.allows(2) } -> std::same_as<bool>;
    { variant.match } -> std::convertible_to<MatchRules>;

    {checked_deal(variant, typename Game::WrittenRacks{}, std::int64_t{})};
    { random_deal(variant, 2, random) } -> std::same_as<typename Game::Deal>;
    {for_each_placement(seen, [](const typename Game::Placement&) {})};
    { move_without_placement(seen) } -> std::same_as<typename Game::Move>;
    { move_out_of_time(seen) } -> std::same_as<typename Game::Move>;
    { can_be_out_of_time(seen, move) } -> std::same_as<bool>;
    { random_move(seen, random) } -> std::same_as<typename Game::Move>;
    { random_chance(seen, move, random) } -> std::same_as<typename Game::Chance>;
    {play_random_move(position, random)};
    { said_to_end(seen, Ending{}) } -> std::same_as<typename Game::Position>;
    { scores_are_possible(seen, seen.scores(), allowance) } -> std::same_as<bool>;
    { is_timed(seen) } -> std::same_as<bool>;
    { ends_turn(move) } -> std::same_as<bool>;
    { tiles_drawn(action) } -> std::same_as<int>;
    { as_others_see(action) } -> std::same_as<typename Game::Action>;
    { sample(view, random) } -> std::same_as<typename Game::Position>;

    {typename Game::Position{variant, deal}};
    {typename Game::View{seen, seat}};
    {typename Game::View{seen, seat, match, past}};

    { seen.to_move() } -> std::same_as<Seat>;
    { seen.seats() } -> std::same_as<int>;
    { seen.as_if_turn_of(seat) } -> std::same_as<typename Game::Position>;
    { seen.starter() } -> std::same_as<Seat>;
    { seen.rack(seat).unknown } -> std::convertible_to<int>;
    { seen.hidden_on_racks() } -> std::same_as<int>;
    { seen.scores() } -> std::same_as<const Scores&>;
    { seen.is_over() } -> std::same_as<bool>;
    { seen.ending() } -> std::same_as<std::optional<Ending>>;
    { seen.is_settled() } -> std::same_as<bool>;
    { seen.result() } -> std::same_as<RoundResult>;
    { seen.points_of(move) } -> std::same_as<Points>;
    { seen.refusal(move) } -> std::same_as<std::optional<typename Game::Refusal>>;
    { seen.refusal(action) } -> std::same_as<std::optional<typename Game::Refusal>>;
    {position.play(move, chance)};
    { position.play_undoably(move, chance) } -> std::same_as<typename Game::Position::Undo>;
    {position.undo(undo)};
};

/// Plays a round on to its end with random moves. Every tile is known, and the rules let every
/// round end: some house rules do not.
template <TurnBased Game>
void play_out(typename Game::Position& position, Random& random) {
    while (!position.is_over()) play_random_move(position, random);
}

/// A round that begins with a shuffle.
template <TurnBased Game>
typename Game::Position random_position(const typename Game::Variant& variant, int seats,
                                        Random& random) {
    return {variant, random_deal(variant, seats, random)};
}

}  // namespace tercet
