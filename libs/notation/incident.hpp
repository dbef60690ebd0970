#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace tercet::notation {

/// Members that are none of ours, kept as they came: key and compact JSON.
using Extras = std::vector<std::pair<std::string, std::string>>;

/// What happened in a round beside its actions, as it was written down.
struct Incident {
    enum class Kind {
        late,        ///< the time of the seat ran out: the clock made the next action
        resigned,    ///< the seat gave up
        took_over,   ///< a computer plays on for the seat
        back,        ///< the seat is played by its person again
        taken_back,  ///< these actions were played, and never happened
    };
    std::int64_t after = 0;  ///< how many actions of the round stood before it
    Kind kind = Kind::late;
    std::int64_t seat = 0;             ///< of all but taken_back
    std::vector<std::string> actions;  ///< of taken_back
    Extras extras;

    bool operator==(const Incident&) const = default;
};

/// What is said of an incident and does not agree with the game.
struct IncidentProblem {
    enum class Code {
        out_of_order,  ///< after more actions than there are, or fewer than the one before it
        no_such_seat,
        not_late,            ///< it is another's turn, or no clock runs, or no action follows
        not_of_clock,        ///< the next action is not the one that the clock makes
        has_resigned,        ///< and can neither resign again nor come back
        is_taken_over,       ///< a computer plays for it already
        is_not_taken_over,   ///< no computer played for it
        match_is_decided,    ///< nobody resigns or is replaced any more
        too_much_taken_back  ///< it would take too long to check
    };
    Code code;
    int number = 0;  ///< of the incident in its round, from 1; 0: who resigned at its end
    std::int64_t seat = 0;

    bool operator==(const IncidentProblem&) const = default;
};

}  // namespace tercet::notation
