#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "game/seat.hpp"
#include "table/decide.hpp"

namespace tercet::table {

/// Everybody is a person.
inline Seating all_people(int seats) { return {PerSeat<bool>{seats, true}}; }

/// A placement most of the time; now and then, where that is allowed, what is done without one.
template <class Game>
typename Game::Move some_move(const typename Game::Position& position, Random& random) {
    if (random.below(4) == 0) {
        const auto other = move_without_placement(position);
        if (!position.refusal(other)) return other;
    }
    return random_move(position, random);
}

/// What may be asked for beside moves.
template <class Game>
Command<Game> some_other_command(Random& random) {
    switch (random.below(8)) {
        case 0: return TakeOver{};
        case 1: return GiveBack{};
        case 2: return random.below(6) == 0 ? Command<Game>{Resign{}} : GiveBack{};
        case 3:
        case 4: return RunOutOfTime{};
        default: return TakeBack{};
    }
}

/// What goes on with a match most of the time; now and then whatever else may be asked for.
template <class Game>
Command<Game> some_command(const Table<Game>& table, Random& random) {
    switch (table.phase()) {
        case Phase::to_act:
            if (random.below(8) == 0) return some_other_command<Game>(random);
            return Act<Game>{some_move<Game>(table.position(), random)};
        case Phase::to_deal:
            if (random.below(4) == 0) return some_other_command<Game>(random);
            return BeginRound{};
        default: return some_other_command<Game>(random);
    }
}

/// Matches of all kinds, and short.
inline MatchRules some_match_rules(Random& random) {
    MatchRules rules;
    rules.kind = static_cast<MatchKind>(random.below(3));
    rules.rounds = 2;
    rules.limit = static_cast<Points>(100 + random.below(200));
    rules.limit_winner = static_cast<LimitWinner>(random.below(2));
    return rules;
}

/// Plays matches at random, one for each edition and number of seats, with all that may happen
/// beside the moves. Calls on_begin(variant, seats), and on_events(table, events) after what each
/// command caused.
template <class Game, class OnBegin, class OnEvents>
void play_matches(std::uint64_t seed, OnBegin on_begin, OnEvents on_events) {
    Random random{seed};
    for (const auto& preset : Game::presets()) {
        for (int seats = 1; seats <= kMaxSeats; ++seats) {
            auto variant = preset.variant;
            if (!variant.allows(seats)) continue;
            SCOPED_TRACE(std::string{preset.name} + ", seats " + std::to_string(seats));
            variant.match = some_match_rules(random);
            variant.turn_seconds = 30;
            SeededDealer<Game> dealer{MatchSeed{random}};
            Seating seating = all_people(seats);
            if (random.below(2) == 0) {  // all others are computers
                seating = {PerSeat<bool>{seats, false}};
                seating.is_person[Seat{0}] = true;
            }
            Table<Game> table{variant, seats};
            on_begin(variant, seats);
            // What is asked for once the match is decided may be refused, or go on with it.
            while (table.phase() != Phase::decided || random.below(4) != 0) {
                const auto command = some_command<Game>(table, random);
                const bool acts = std::holds_alternative<Act<Game>>(command);
                const Seat seat =
                    acts || random.below(2) == 0
                        ? (table.has_round() ? table.position().to_move() : Seat{0})
                        : Seat{static_cast<int>(random.below(static_cast<std::uint32_t>(seats)))};
                const auto events = decide(table, seat, command, dealer, seating);
                if (!events) {
                    ASSERT_FALSE(acts || std::holds_alternative<BeginRound>(command));
                    continue;
                }
                for (const auto& event : *events) table.apply(event);
                on_events(table, *events);
            }
        }
    }
}

}  // namespace tercet::table
