#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/expected.hpp"
#include "game/ending.hpp"
#include "game/points.hpp"
#include "game/search_allowance.hpp"
#include "notation/incident_check.hpp"
#include "notation/record.hpp"
#include "notation/replay.hpp"
#include "notation/round.hpp"
#include "table/event.hpp"
#include "table/table.hpp"

// How records are replayed. It takes long to compile, so only replay.cpp includes it, for every
// game in the list.

namespace tercet::notation {

/// One replay of a record.
template <WrittenGame Notation>
class Replaying {
public:
    using Game = typename Notation::Game;
    using Position = typename Game::Position;
    using Table = tercet::table::Table<Game>;
    using Problem = ReplayProblem<Notation>;
    using Summary = ReplaySummary<Notation>;

    using Visit = typename Replayer<Notation>::Visit;

    /// Both must outlive it.
    Replaying(const Record& record, const Visit& visit) : record_{record}, visit_{visit} {}

    Expected<Summary, Problem> run() {
        const auto variant = variant_of<Game>(record_.rules);
        if (!variant) return Unexpected{Problem{0, 0, {}, variant.error()}};
        const int seats =
            static_cast<int>(std::min<std::size_t>(record_.seats.size(), kMaxSeats + 1));
        if (!variant->allows(seats)) {
            return Unexpected{Problem{0, 0, {}, seats_problem(*variant, record_.seats.size())}};
        }
        Summary summary{Table{*variant, seats}, Scores{seats}, false, {}};
        for (const RoundRecord& round : record_.rounds) {
            ++round_;
            action_ = 0;
            if (auto problem = play_round(round, summary)) {
                return Unexpected{std::move(*problem)};
            }
        }
        return summary;
    }

private:
    using Failure = std::optional<Problem>;

    template <class Why>
    Problem at_round(Why why) const {
        return {round_, 0, {}, std::move(why)};
    }
    Problem tally(TallyProblem::Code code, std::string expected = {},
                  std::string found = {}) const {
        return at_round(TallyProblem{code, std::move(expected), std::move(found)});
    }

    Failure play_round(const RoundRecord& round, Summary& summary) {
        using Code = TallyProblem::Code;
        Table& table = summary.table;
        if (table.phase() == table::Phase::decided) return tally(Code::match_is_decided);
        if (round.racks.size() != record_.seats.size()) {
            return tally(Code::racks_for_seats, std::to_string(table.seats()),
                         std::to_string(round.racks.size()));
        }
        auto deal = deal_in<Notation>(table.variant(), round);
        if (!deal) {
            return std::visit([this](const auto& why) { return this->at_round(why); },
                              deal.error());
        }
        happen(table::Dealt<Game>{std::move(*deal)}, 0, table);
        summary.has_unknown = summary.has_unknown || table.position().hidden_on_racks() > 0;
        incident_ = 0;
        const auto taken_back =
            std::find_if(round.incidents.rbegin(), round.incidents.rend(),
                         [](const auto& each) { return each.kind == Incident::Kind::taken_back; });
        last_taken_back_ = static_cast<std::size_t>(round.incidents.rend() - taken_back);
        for (std::span<const std::string> left{round.actions}; !left.empty();
             left = left.subspan(1)) {
            if (auto failure = play_incidents(round, summary)) return failure;
            ++action_;
            const auto next = what_follows(round, left.subspan(1));
            if (auto failure = play_action(left.front(), next, summary)) return failure;
        }
        const bool is_ended_by_rule =
            round.end ? is_by_rule(*round.end) : table.position().is_over();
        Failure failure;
        if (!is_ended_by_rule) failure = play_incidents(round, summary);
        if (!failure) failure = finish_round(round, summary);
        if (!failure && is_ended_by_rule) failure = play_incidents(round, summary);
        if (!failure && incident_ < round.incidents.size()) {
            ++incident_;
            failure = incident_problem(IncidentProblem::Code::out_of_order,
                                       round.incidents[incident_ - 1].seat);
        }
        return failure;
    }

    /// What was played after the action at hand: its other actions, or what was taken back.
    std::span<const std::string> what_follows(const RoundRecord& round,
                                              std::span<const std::string> others) const {
        for (std::size_t i = incident_; i < round.incidents.size(); ++i) {
            const Incident& incident = round.incidents[i];
            if (incident.after != action_) break;
            if (incident.kind == Incident::Kind::taken_back) return incident.actions;
        }
        return others;
    }

    /// An action, and those played after it.
    Failure play_action(const std::string& text, std::span<const std::string> next,
                        Summary& summary) {
        const Position& position = summary.table.position();
        if (summary.table.match().is_decided_by_resigning()) {
            return Problem{round_, action_, text,
                           TallyProblem{TallyProblem::Code::match_is_given_up, {}, {}}};
        }
        const auto action = Notation::parse_action(text, position, next);
        if (!action) return Problem{round_, action_, text, action.error()};
        if (const auto why_not = position.refusal(*action)) {
            return Problem{round_, action_, text, *why_not};
        }
        if (std::exchange(is_late_, false) && !can_be_out_of_time(position, action->move)) {
            return incident_problem(IncidentProblem::Code::not_of_clock,
                                    position.to_move().index());
        }
        if (!will_be_taken_back_ && text.find('?') != std::string::npos) summary.has_unknown = true;
        happen(table::Acted<Game>{position.to_move(), *action}, position.points_of(action->move),
               summary.table);
        return std::nullopt;
    }

    Failure incident_problem(IncidentProblem::Code code, std::int64_t seat) const {
        return at_round(IncidentProblem{code, static_cast<int>(incident_), seat});
    }

    /// What happened after as many actions as there have been so far.
    Failure play_incidents(const RoundRecord& round, Summary& summary) {
        while (incident_ < round.incidents.size() && round.incidents[incident_].after == action_) {
            const Incident& incident = round.incidents[incident_++];
            if (incident.kind == Incident::Kind::taken_back) {
                if (auto failure = play_and_take_back(incident, summary)) return failure;
                continue;
            }
            const bool is_followed =
                action_ < static_cast<int>(round.actions.size()) || incident_ < last_taken_back_;
            const bool is_late = incident.kind == Incident::Kind::late;
            if (is_late && is_late_) {
                return incident_problem(IncidentProblem::Code::not_late, incident.seat);
            }
            if (const auto code = problem_with(incident, summary.table, is_followed)) {
                return incident_problem(*code, incident.seat);
            }
            is_late_ = is_late_ || is_late;
            happen(event_of<Game>(incident), 0, summary.table);
        }
        return std::nullopt;
    }

    Failure play_and_take_back(const Incident& incident, Summary& summary) {
        constexpr std::size_t kMostReplayed = 1'000'000;
        const int stood = action_;
        will_be_taken_back_ = true;
        for (std::span<const std::string> left{incident.actions}; !left.empty();
             left = left.subspan(1)) {
            ++action_;
            if (auto failure = play_action(left.front(), left.subspan(1), summary)) {
                if (failure->action == 0) return failure;
                failure->action -= stood;
                failure->incident = static_cast<int>(incident_);
                return failure;
            }
        }
        action_ = stood;
        will_be_taken_back_ = false;
        replayed_ += summary.table.past().events.size();
        if (replayed_ > kMostReplayed) {
            return incident_problem(IncidentProblem::Code::too_much_taken_back, 0);
        }
        happen(event_of<Game>(incident), 0, summary.table);
        return std::nullopt;
    }

    void happen(const table::Event<Game>& event, Points points, Table& table) {
        table.apply(event);
        const auto* acted = std::get_if<table::Acted<Game>>(&event);
        visit_(ReplayStep<Notation>{
            round_, action_, acted == nullptr ? table.position().to_move() : acted->seat, event,
            acted == nullptr ? nullptr : &acted->action, points, table, will_be_taken_back_});
    }

    /// Checks what the record says about the end, and adds the round to the match.
    Failure finish_round(const RoundRecord& round, Summary& summary) {
        using Code = TallyProblem::Code;
        Table& table = summary.table;
        const Position position =
            round.end ? said_to_end(table.position(), *round.end) : table.position();
        if (auto failure = check_ending(round, position)) return failure;
        summary.end = position.is_over() ? position.ending() : round.end;

        Scores scores = position.scores();
        if (round.scores) {
            if (static_cast<int>(round.scores->size()) != scores.seats()) {
                return tally(Code::scores_for_seats, std::to_string(scores.seats()),
                             std::to_string(round.scores->size()));
            }
            const auto stated = stated_scores(*round.scores);
            const bool is_open = position.is_over() && !position.is_settled();
            if (is_open ? !stated || !scores_are_possible(position, *stated, allowance_)
                        : stated != scores) {
                return tally(is_open ? Code::impossible_scores : Code::other_scores,
                             text_of(scores), text_of(*round.scores));
            }
            scores = *stated;
        }
        for_each_seat(scores.seats(), [&](Seat seat) { summary.points[seat] += scores[seat]; });
        if (round.by) {
            if (const auto code = problem_with_resigning(table, *round.by)) {
                incident_ = 0;
                return incident_problem(*code, *round.by);
            }
            happen(table::Resigned{Seat{static_cast<int>(*round.by)}}, 0, table);
        }
        if (summary.end) {
            happen(table::RoundEnded<Game>{*summary.end, table.past(), scores}, 0, table);
        }
        return std::nullopt;
    }

    Failure check_ending(const RoundRecord& round, const Position& position) const {
        using Code = TallyProblem::Code;
        const bool is_last = round_ == static_cast<int>(record_.rounds.size());
        if (!is_last && !(round.end && is_by_rule(*round.end)))
            return tally(Code::round_is_unfinished);
        if (!round.end) return std::nullopt;
        const std::string said{word_for(*round.end)};
        if (!position.is_over()) {
            return is_by_rule(*round.end) ? tally(Code::round_goes_on, {}, said) : Failure{};
        }
        if (position.ending() == round.end) return std::nullopt;
        return tally(Code::other_ending, std::string{word_for(*position.ending())}, said);
    }

    /// As the engine's type; none if a number is beyond any game.
    static std::optional<Scores> stated_scores(const std::vector<std::int64_t>& numbers) {
        constexpr std::int64_t kBeyond = 100'000'000;
        Scores scores{static_cast<int>(numbers.size())};
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            if (numbers[i] < -kBeyond || numbers[i] > kBeyond) return std::nullopt;
            scores[Seat{static_cast<int>(i)}] = static_cast<Points>(numbers[i]);
        }
        return scores;
    }

    template <class Numbers>
    static std::string text_of(const Numbers& numbers) {
        std::string text;
        for (const auto number : numbers) {
            if (!text.empty()) text += ", ";
            text += std::to_string(number);
        }
        return text;
    }

    const Record& record_;
    const Visit& visit_;
    SearchAllowance allowance_;  ///< for the record as a whole
    int round_ = 0;
    int action_ = 0;
    std::size_t incident_ = 0;         ///< how many of the round there have been
    std::size_t last_taken_back_ = 0;  ///< the last of them that takes back, from 1; 0: none does
    bool is_late_ = false;             ///< the clock makes the next action
    bool will_be_taken_back_ = false;
    std::size_t replayed_ = 0;  ///< actions that were played again because of what was taken back
};

template <WrittenGame Notation>
Expected<ReplaySummary<Notation>, ReplayProblem<Notation>> Replayer<Notation>::run(
    const Visit& visit) const {
    return Replaying<Notation>{record_, visit}.run();
}

}  // namespace tercet::notation
