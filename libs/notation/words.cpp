#include "notation/words.hpp"

#include "notation/json.hpp"
#include "notation/printable.hpp"

namespace tercet::notation {
namespace {

std::string quoted(const std::string& text) { return '"' + excerpt(text) + '"'; }

/// "; it may be 0-10", where that is known.
std::string instead(const std::string& start, const RuleProblem& problem) {
    return problem.allowed ? start + text_of(*problem.allowed) : std::string{};
}

}  // namespace

std::string sentence(const RuleProblem& problem) {
    using Code = RuleProblem::Code;
    const std::string field = "rules: " + excerpt(problem.field);
    switch (problem.code) {
        case Code::unknown_preset:
            return "rules: there is no preset " + quoted(problem.value) +
                   instead("; there are ", problem);
        case Code::unknown_field:
            return "rules: there is no field " + quoted(problem.field) +
                   instead("; there are ", problem);
        case Code::no_value:
            return "rules: " + quoted(problem.field) + " needs a value: write field=value";
        case Code::bad_value:
            return field + " cannot be " + quoted(problem.value) + instead("; it may be ", problem);
        case Code::too_many_tiles_dealt:
            return field + " deals more tiles than there are to " + problem.value + " players";
        case Code::no_points_to_count:
            return field + " cannot be points where scoring is none: there are none to count";
        case Code::seats_not_allowed:
            return "seats: these rules know no game for " + problem.value + " players" +
                   instead("; there may be ", problem);
        case Code::fewest_above_most: return field + " must name the fewest first, then the most";
        case Code::said_twice:
            return field + " is said twice, the second time as " + quoted(problem.value);
    }
    return {};
}

std::string sentence(const FormProblem& problem) {
    using Code = FormProblem::Code;
    const std::string where = place_in_record(problem.round, problem.action, {});
    switch (problem.code) {
        case Code::not_json:
            return where + "not JSON at byte " + std::to_string(problem.offset) + ": " +
                   excerpt(problem.detail, 200);
        case Code::duplicate_key: return where + "the key " + quoted(problem.key) + " stands twice";
        case Code::too_deep:
            return where + "nested too deeply for a record: " + std::to_string(kMaxJsonDepth) +
                   " levels are the most";
        case Code::too_many_values:
            return where + "more values than any record has: " + std::to_string(kMaxJsonValues) +
                   " are the most";
        case Code::missing_key: return where + "the key " + quoted(problem.key) + " is missing";
        case Code::wrong_type:
            return where + (problem.key.empty() ? "this" : quoted(problem.key)) + " must be " +
                   problem.detail;
        case Code::unknown_version:
            return where + "version " + problem.detail + " of records is not known here, only " +
                   std::to_string(kRecordVersion);
        case Code::unknown_ending: return where + "no round ends " + quoted(problem.detail);
        case Code::bad_rule:
            return where + "rules: " + excerpt(problem.key) + " cannot be " +
                   excerpt(problem.detail) +
                   ": a rule is a whole number, a word, true, false, null or a list of numbers";
    }
    return {};
}

std::string sentence(const TallyProblem& problem) {
    using Code = TallyProblem::Code;
    switch (problem.code) {
        case Code::racks_for_seats:
            return "there are " + problem.found + " racks for " + problem.expected + " seats";
        case Code::match_is_decided: return "the match was decided before this round";
        case Code::match_is_given_up: return "all but one have resigned: nothing can follow";
        case Code::round_is_unfinished: return "only the last round may be unfinished";
        case Code::round_goes_on:
            return "\"end\" says " + problem.found + ", but by the rules the round goes on";
        case Code::other_ending:
            return "\"end\" says " + problem.found + ", but the round ended " + problem.expected;
        case Code::other_scores:
            return "\"scores\" says " + problem.found + ", but they are " + problem.expected;
        case Code::impossible_scores:
            return "\"scores\" says " + problem.found +
                   ", which no unknown tiles on the racks can explain";
        case Code::scores_for_seats:
            return "\"scores\" has " + problem.found + " numbers for " + problem.expected +
                   " seats";
    }
    return {};
}

std::string sentence(const IncidentProblem& problem) {
    using Code = IncidentProblem::Code;
    const std::string where = problem.number == 0
                                  ? std::string{"\"by\": "}
                                  : "incident " + std::to_string(problem.number) + ": ";
    const std::string seat = where + "seat " + std::to_string(problem.seat);
    switch (problem.code) {
        case Code::out_of_order:
            return where + "\"after\" must be a number of actions of the round, and no smaller " +
                   "than that of the incident before";
        case Code::no_such_seat: return where + "there is no seat " + std::to_string(problem.seat);
        case Code::not_late:
            return seat +
                   " cannot be late here: it must be its turn, with a clock that runs and an "
                   "action that follows";
        case Code::not_of_clock:
            return seat + " was late, but the action that follows is not the one of the clock";
        case Code::has_resigned: return seat + " has resigned before";
        case Code::is_taken_over: return seat + " was taken over before";
        case Code::is_not_taken_over: return seat + " cannot be back: no computer played for it";
        case Code::match_is_decided: return where + "the match was decided before";
        case Code::too_much_taken_back:
            return where + "more was taken back in this record than can be checked in good time";
    }
    return {};
}

std::string place_in_record(int round, int action, const std::string& text, int incident) {
    if (round == 0) return {};
    std::string place = "round " + std::to_string(round);
    if (incident > 0) place += " incident " + std::to_string(incident);
    if (action > 0) place += " action " + std::to_string(action);
    if (!text.empty()) place += ' ' + quoted(text);
    return place + ": ";
}

std::string on_rack(int seat, const std::string& tile) {
    return quoted(tile) + " on the rack of seat " + std::to_string(seat) + ": ";
}

std::string text_of(const RuleDomain& domain) {
    using Kind = RuleDomain::Kind;
    std::string range = std::to_string(domain.min);
    if (domain.min < domain.max) range += '-' + std::to_string(domain.max);
    std::string words;
    switch (domain.kind) {
        case Kind::flag: return "true | false";
        case Kind::choice:
            for (const auto choice : domain.choices) {
                if (!words.empty()) words += " | ";
                words += choice;
            }
            return words;
        case Kind::integer: return range;
        case Kind::optional_integer: return range + " or null";
        case Kind::integers:
            return "a list of " + std::to_string(domain.count) + " numbers, each " + range;
        case Kind::by_seats: return "tiles by number of players, each " + range;
    }
    return {};
}

}  // namespace tercet::notation
