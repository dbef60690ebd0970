#pragma once

#include <optional>
#include <variant>

#include "game/ending.hpp"
#include "game/points.hpp"
#include "game/seat.hpp"

// A match is a list of these. Whoever knows them all knows everything; what a viewer may know of
// each is said in audience.hpp.

namespace tercet::table {

/// A round begins.
template <class Game>
struct Dealt {
    typename Game::Deal deal;

    bool operator==(const Dealt&) const = default;
};

/// The seat whose turn it was did something, and chance added to it.
template <class Game>
struct Acted {
    Seat seat;
    typename Game::Action action;

    bool operator==(const Acted&) const = default;
};

/// A round is over and everything is laid open: what was dealt, drawn and given back.
template <class Game>
struct RoundEnded {
    Ending ending = Ending::out;
    typename Game::Past round;
    /// As they were written down, where tiles that nobody knows leave them open.
    std::optional<Scores> stated;

    bool operator==(const RoundEnded&) const = default;
};

/// The time for a turn ran out: the clock makes the next action.
struct TimedOut {
    Seat seat;
    bool operator==(const TimedOut&) const = default;
};

/// A seat gave up, and cannot win any more.
struct Resigned {
    Seat seat;
    bool operator==(const Resigned&) const = default;
};

/// A computer plays on for a seat.
struct TakenOver {
    Seat seat;
    bool operator==(const TakenOver&) const = default;
};

/// The person is back.
struct GivenBack {
    Seat seat;
    bool operator==(const GivenBack&) const = default;
};

/// The latest actions of the round never happened.
struct TakenBack {
    int actions = 0;
    bool operator==(const TakenBack&) const = default;
};

template <class Game>
using Event = std::variant<Dealt<Game>, Acted<Game>, RoundEnded<Game>, TimedOut, Resigned,
                           TakenOver, GivenBack, TakenBack>;

}  // namespace tercet::table
