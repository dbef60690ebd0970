#pragma once

#include <functional>
#include <optional>
#include <string>
#include <variant>

#include "base/expected.hpp"
#include "game/ending.hpp"
#include "game/points.hpp"
#include "game/rule_field.hpp"
#include "notation/incident.hpp"
#include "notation/record.hpp"
#include "notation/written_game.hpp"
#include "table/event.hpp"
#include "table/table.hpp"

namespace tercet::notation {

/// What a record says about a whole round, or a match, and does not agree with the game.
struct TallyProblem {
    enum class Code {
        racks_for_seats,      ///< expected: seats; found: racks
        match_is_decided,     ///< a round too many
        match_is_given_up,    ///< an action too many
        round_is_unfinished,  ///< another round follows
        round_goes_on,        ///< found: the ending that it is said to have
        other_ending,         ///< expected, found: endings
        other_scores,         ///< expected, found: scores
        impossible_scores,    ///< found: scores that no unknown tiles explain
        scores_for_seats,     ///< expected: seats; found: scores
    };
    Code code;
    std::string expected;
    std::string found;

    bool operator==(const TallyProblem&) const = default;
};

/// What is wrong with a record, and where.
template <class Notation>
struct ReplayProblem {
    int round = 0;     ///< from 1; 0: the match as a whole
    int action = 0;    ///< from 1; 0: the round as a whole
    std::string text;  ///< the action
    std::variant<RuleProblem, RackTextProblem<typename Notation::TextProblem>,
                 typename Notation::DealProblem, typename Notation::TextProblem,
                 typename Notation::Game::Refusal, TallyProblem, IncidentProblem>
        why;
    int incident = 0;  ///< from 1: the action is one of those that it took back
};

/// One step of a record: the deal of a round, an action that was played, an incident, or the end.
template <class Notation>
struct ReplayStep {
    using Game = typename Notation::Game;

    int round = 0;
    int action = 0;                           ///< how many of the round there were, with this one
    Seat seat;                                ///< who acted; whose turn it is
    const tercet::table::Event<Game>& event;  ///< what happened
    const typename Game::Action* played;      ///< the action of it, if it is one
    Points points = 0;                        ///< of the action itself
    const tercet::table::Table<Game>& table;  ///< after it
    bool will_be_taken_back = false;

    bool is_deal() const { return std::holds_alternative<tercet::table::Dealt<Game>>(event); }
    bool is_end() const { return std::holds_alternative<tercet::table::RoundEnded<Game>>(event); }
};

/// What a record comes to.
template <class Notation>
struct ReplaySummary {
    tercet::table::Table<typename Notation::Game> table;  ///< after the last action
    Scores points;  ///< of all rounds, the one in progress included
    bool has_unknown = false;
    std::optional<Ending> end;  ///< of the last round
};

/// Plays a record through by the rules. How: replaying.hpp.
template <WrittenGame Notation>
class Replayer {
public:
    using Problem = ReplayProblem<Notation>;
    using Summary = ReplaySummary<Notation>;
    /// Is told of all that happens.
    using Visit = std::function<void(const ReplayStep<Notation>&)>;

    /// The record must outlive it.
    explicit Replayer(const Record& record) : record_{record} {}
    explicit Replayer(Record&&) = delete;

    Expected<Summary, Problem> run(const Visit& visit) const;

private:
    const Record& record_;
};

}  // namespace tercet::notation
