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

/// A move most of the time; now and then whatever else may be asked for.
template <class Game>
Command<Game> some_command(const typename Game::Position& position, Random& random) {
    switch (random.below(60)) {
        case 0:
        case 1:
        case 2: return TakeBack{};
        case 3:
        case 4: return RunOutOfTime{};
        case 5: return TakeOver{};
        case 6: return GiveBack{};
        case 7: return random.below(6) == 0 ? Command<Game>{Resign{}} : GiveBack{};
        default: return Act<Game>{some_move<Game>(position, random)};
    }
}

/// Plays matches of some rounds at random, one for each edition and number of seats, with all that
/// may happen beside the moves. Calls on_begin(variant, seats), and on_events(table, events) after
/// what each command caused.
template <class Game, class OnBegin, class OnEvents>
void play_matches(std::uint64_t seed, OnBegin on_begin, OnEvents on_events) {
    Random random{seed};
    for (const auto& preset : Game::presets()) {
        for (int seats = 1; seats <= kMaxSeats; ++seats) {
            auto variant = preset.variant;
            if (!variant.allows(seats)) continue;
            SCOPED_TRACE(std::string{preset.name} + ", seats " + std::to_string(seats));
            variant.match.kind = MatchKind::rounds;
            variant.match.rounds = 2;
            variant.turn_seconds = 30;
            SeededDealer<Game> dealer{MatchSeed{random}};
            Seating seating = all_people(seats);
            if (random.below(2) == 0) {  // all others are computers
                seating = {PerSeat<bool>{seats, false}};
                seating.is_person[Seat{0}] = true;
            }
            Table<Game> table{variant, seats};
            on_begin(variant, seats);
            while (table.phase() != Phase::decided) {
                const bool deals = table.phase() == Phase::to_deal;
                const Seat seat = deals ? Seat{0} : table.position().to_move();
                const auto command = deals ? Command<Game>{BeginRound{}}
                                           : some_command<Game>(table.position(), random);
                const auto events = decide(table, seat, command, dealer, seating);
                if (!events) {
                    ASSERT_FALSE(deals || std::holds_alternative<Act<Game>>(command));
                    continue;
                }
                for (const auto& event : *events) table.apply(event);
                on_events(table, *events);
            }
        }
    }
}

}  // namespace tercet::table
