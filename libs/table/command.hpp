#pragma once

#include <variant>

#include "game/seat.hpp"

// What somebody at a table may ask for. decide.hpp says what comes of it.

namespace tercet::table {

/// The seat to move makes a move.
template <class Game>
struct Act {
    typename Game::Move move;
};
/// The time of the seat to move is up.
struct RunOutOfTime {};
/// On to the next round, or to the first.
struct BeginRound {};
/// Takes back the latest action of a person, and what computers did since.
struct TakeBack {};
struct Resign {};
/// A computer is to play on for the seat.
struct TakeOver {};
/// The person is back in the seat.
struct GiveBack {};

template <class Game>
using Command =
    std::variant<Act<Game>, RunOutOfTime, BeginRound, TakeBack, Resign, TakeOver, GiveBack>;

/// Why a command is not followed.
enum class Obstacle {
    no_round,       ///< none was dealt yet
    round_is_over,  ///< nothing can be done before the next
    round_goes_on,  ///< it is not over yet
    match_is_decided,
    not_your_turn,
    no_clock_runs,
    rack_is_unknown,  ///< so nobody knows what the clock would do
    nothing_to_take_back,
    something_was_seen,  ///< what is hidden came to light since
    has_resigned,
    is_taken_over,
    is_not_taken_over,
};

/// An obstacle, or what the rules of the game say.
template <class Game>
using Rejection = std::variant<Obstacle, typename Game::Refusal>;

/// Who sits where.
struct Seating {
    PerSeat<bool> is_person;
};

}  // namespace tercet::table
