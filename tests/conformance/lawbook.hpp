#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "game/turn_based.hpp"

namespace tercet {

/// A table to play at: a rule set under a name that says what it is, and how many play.
template <TurnBased Game>
struct Table {
    std::string name;
    typename Game::Variant variant;
    int seats;
};

/// What the laws ask of a game beside TurnBased, to be specialised for each:
///
///     static std::vector<Table<Game>> tables();
///     static std::vector<Move> legal_moves(const Position&);
///     static Move willful_move(const Position&, std::uint64_t mood, Random&);
///
/// The tables have every preset with every number of players, and house rules. A willful move is
/// any legal one; the mood decides what kind is preferred.
template <TurnBased Game>
struct Lawbook;

/// A round from its start to its end, as it would be written down.
template <TurnBased Game>
struct PlayedRound {
    typename Game::Position start;
    std::vector<typename Game::Action> actions;
};

/// No round is nearly as long. One that does not end is cut off here, and fails the laws.
inline constexpr std::size_t kTooManyActions = 5000;

/// Neighbouring seeds differ in the players' mood, which shapes the whole round.
template <TurnBased Game>
PlayedRound<Game> random_round(const Table<Game>& table, std::uint64_t seed) {
    Random random{seed};
    PlayedRound<Game> round{Game::random_position(table.variant, table.seats, random), {}};
    auto position = round.start;
    while (!position.is_over() && round.actions.size() < kTooManyActions) {
        const auto move = Lawbook<Game>::willful_move(position, seed, random);
        const auto chance = Game::random_chance(position, move, random);
        position.play(move, chance);
        round.actions.push_back({move, chance});
    }
    return round;
}

/// Calls visit(round, random) for some rounds at every table, until something fails.
template <TurnBased Game, class Visit>
void for_each_round(std::uint64_t rounds_per_table, std::uint64_t first_seed, Visit visit) {
    std::uint64_t seed = first_seed;
    for (const auto& table : Lawbook<Game>::tables()) {
        for (std::uint64_t i = 0; i < rounds_per_table; ++i, ++seed) {
            SCOPED_TRACE(table.name + ", seats " + std::to_string(table.seats) + ", seed " +
                         std::to_string(seed));
            Random random{~seed};
            visit(random_round(table, seed), random);
            if (::testing::Test::HasFailure()) return;
        }
    }
}

/// Calls visit(position, random) for every position of such rounds, the last included.
template <TurnBased Game, class Visit>
void for_each_position(std::uint64_t rounds_per_table, std::uint64_t first_seed, Visit visit) {
    for_each_round<Game>(
        rounds_per_table, first_seed, [&](const PlayedRound<Game>& round, Random& random) {
            auto position = round.start;
            for (std::size_t step = 0; step <= round.actions.size(); ++step) {
                SCOPED_TRACE("before action " + std::to_string(step + 1));
                visit(position, random);
                if (::testing::Test::HasFailure() || step == round.actions.size()) return;
                position.play(round.actions[step].move, round.actions[step].chance);
            }
        });
}

}  // namespace tercet
