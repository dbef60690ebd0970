#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "game/rule_field.hpp"
#include "game/seat.hpp"
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
///     static Table<Game> house_table(std::uint64_t seed);
///     static std::vector<Move> idle_moves(const Position&);
///     static Move willful_move(const Position&, std::uint64_t mood, Random&);
///     static std::string text(const Action&);
///     static std::map<std::string_view, std::uint64_t> fingerprints();
///
/// A house table has any rules at all. Idle moves are the legal ones that place nothing; a willful
/// move is any legal one, and the mood decides what kind is preferred. The fingerprints are those
/// of seeded rounds under each preset.
template <TurnBased Game>
struct Lawbook;

/// Every preset with every number of players that it allows.
template <TurnBased Game>
std::vector<Table<Game>> preset_tables() {
    std::vector<Table<Game>> tables;
    for (const auto& preset : Game::presets()) {
        for (int seats = 1; seats <= kMaxSeats; ++seats) {
            if (!preset.variant.allows(seats)) continue;
            tables.push_back({std::string{preset.name}, preset.variant, seats});
        }
    }
    return tables;
}

/// These, and house rules.
template <TurnBased Game>
std::vector<Table<Game>> tables() {
    auto all = preset_tables<Game>();
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        all.push_back(Lawbook<Game>::house_table(seed));
    }
    return all;
}

template <class Choices>
const auto& any_of(const Choices& choices, Random& random) {
    return choices[random.below(static_cast<std::uint32_t>(choices.size()))];
}

/// "classic,draws=0,...": what differs from the preset.
template <TurnBased Game>
std::string described(const Preset<typename Game::Variant>& preset,
                      const typename Game::Variant& variant) {
    std::string name{preset.name};
    for (const auto& field : Game::rule_fields()) {
        const RuleValue value = field.read(variant);
        if (value == field.read(preset.variant)) continue;
        name += "," + std::string{field.name} + "=" + text_of(value);
    }
    return name;
}

template <TurnBased Game>
std::vector<typename Game::Placement> placements(const typename Game::Position& position) {
    std::vector<typename Game::Placement> places;
    for_each_placement(position, [&](const auto& place) { places.push_back(place); });
    return places;
}

template <TurnBased Game>
std::vector<typename Game::Move> legal_moves(const typename Game::Position& position) {
    std::vector<typename Game::Move> moves;
    for (const auto& place : placements<Game>(position)) moves.emplace_back(place);
    for (const auto& move : Lawbook<Game>::idle_moves(position)) moves.push_back(move);
    return moves;
}

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
    PlayedRound<Game> round{random_position<Game>(table.variant, table.seats, random), {}};
    auto position = round.start;
    while (!position.is_over() && round.actions.size() < kTooManyActions) {
        const auto move = Lawbook<Game>::willful_move(position, seed, random);
        const auto chance = random_chance(position, move, random);
        position.play(move, chance);
        round.actions.push_back({move, chance});
    }
    return round;
}

/// The deal of a round as somebody may have written it down: here and there a tile was not seen.
template <TurnBased Game>
typename Game::Deal deal_with_gaps(const typename Game::Position& start, std::uint32_t one_in,
                                   Random& random) {
    typename Game::Deal deal;
    deal.racks = decltype(deal.racks){start.seats()};
    deal.starter = start.starter();
    for_each_seat(start.seats(), [&](Seat seat) {
        start.rack(seat).known.for_each([&](auto tile) {
            auto& rack = deal.racks[seat];
            if (random.below(one_in) == 0) {
                ++rack.unknown;
            } else {
                rack.known.insert(tile);
            }
        });
    });
    return deal;
}

/// What tells one round from all others in a report.
template <TurnBased Game>
std::string described(const Table<Game>& table, std::uint64_t seed) {
    return table.name + ", seats " + std::to_string(table.seats) + ", seed " + std::to_string(seed);
}

/// Calls visit(round, random) for some rounds at every table, until something fails.
template <TurnBased Game, class Visit>
void for_each_round(std::uint64_t rounds_per_table, std::uint64_t first_seed, Visit visit) {
    std::uint64_t seed = first_seed;
    for (const auto& table : tables<Game>()) {
        for (std::uint64_t i = 0; i < rounds_per_table; ++i, ++seed) {
            SCOPED_TRACE(described(table, seed));
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
