#pragma once

#include <cstdint>
#include <optional>

#include "game/seat.hpp"
#include "notation/incident.hpp"
#include "table/event.hpp"
#include "table/table.hpp"

// What a written incident means at a table.

namespace tercet::notation {

/// The event of an incident that is possible, and takes nothing back.
template <class Game>
table::Event<Game> event_of(const Incident& incident) {
    const Seat seat{static_cast<int>(incident.seat)};
    switch (incident.kind) {
        case Incident::Kind::late: return table::TimedOut{seat};
        case Incident::Kind::resigned: return table::Resigned{seat};
        case Incident::Kind::took_over: return table::TakenOver{seat};
        case Incident::Kind::back: return table::GivenBack{seat};
        case Incident::Kind::taken_back: break;
    }
    return table::TakenBack{static_cast<int>(incident.actions.size())};
}

/// Why nobody can resign, or nothing.
template <class Game>
std::optional<IncidentProblem::Code> problem_with_resigning(const table::Table<Game>& table,
                                                            std::int64_t seat) {
    using Code = IncidentProblem::Code;
    if (seat < 0 || seat >= table.seats()) return Code::no_such_seat;
    if (table.phase() == table::Phase::decided) return Code::match_is_decided;
    if (table.match().has_resigned(Seat{static_cast<int>(seat)})) return Code::has_resigned;
    return std::nullopt;
}

/// Why a seat cannot have been late, or nothing. `is_followed`: an action comes next.
template <class Game>
std::optional<IncidentProblem::Code> problem_with_time(const table::Table<Game>& table, Seat seat,
                                                       bool is_followed) {
    const bool is_its_turn =
        table.phase() == table::Phase::to_act && table.position().to_move() == seat;
    if (is_its_turn && is_followed && table.variant().turn_seconds && is_timed(table.position())) {
        return std::nullopt;
    }
    return IncidentProblem::Code::not_late;
}

/// Why an incident that takes nothing back cannot have happened, or nothing.
template <class Game>
std::optional<IncidentProblem::Code> problem_with(const Incident& incident,
                                                  const table::Table<Game>& table,
                                                  bool is_followed) {
    using Code = IncidentProblem::Code;
    using Kind = Incident::Kind;
    if (incident.kind == Kind::resigned) return problem_with_resigning(table, incident.seat);
    if (incident.seat < 0 || incident.seat >= table.seats()) return Code::no_such_seat;
    const Seat seat{static_cast<int>(incident.seat)};
    if (incident.kind == Kind::late) return problem_with_time(table, seat, is_followed);
    if (table.phase() == table::Phase::decided) return Code::match_is_decided;
    const bool is_taken_over = table.is_taken_over(seat);
    if (incident.kind == Kind::took_over) {
        return is_taken_over ? std::optional{Code::is_taken_over} : std::nullopt;
    }
    if (!is_taken_over) return Code::is_not_taken_over;
    return table.match().has_resigned(seat) ? std::optional{Code::has_resigned} : std::nullopt;
}

}  // namespace tercet::notation
