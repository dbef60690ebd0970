#include "notation/record.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <initializer_list>
#include <utility>

#include "notation/json.hpp"
#include "notation/record_json.hpp"
#include "notation/rule_json.hpp"

namespace tercet::notation {
namespace {

using Code = FormProblem::Code;

constexpr std::array kIncidentKinds = {Incident::Kind::late, Incident::Kind::resigned,
                                       Incident::Kind::took_over, Incident::Kind::back,
                                       Incident::Kind::taken_back};

/// Takes a record apart. The first problem ends it: every step looks at `problem` first.
class RecordParser {
public:
    Expected<Record, FormProblem> parse(const Json& json) {
        Record record;
        if (!json.is_object()) {
            refuse({Code::wrong_type, {}, "a record, that is one JSON object", 0, 0, 0});
        } else {
            parse_match(json, record);
        }
        if (problem_) return Unexpected{*problem_};
        return record;
    }

private:
    void refuse(FormProblem why) {
        if (problem_) return;
        problem_ = std::move(why);
        problem_->round = round_;
    }
    void refuse_type(std::string key, std::string wanted) {
        refuse({Code::wrong_type, std::move(key), std::move(wanted), 0, 0, 0});
    }

    /// A member that must be there.
    const Json* member(const Json& object, std::string_view key) {
        const auto found = object.find(key);
        if (found != object.end()) return &*found;
        refuse({Code::missing_key, std::string{key}, {}, 0, 0, 0});
        return nullptr;
    }

    std::optional<std::int64_t> integer(const Json& json, std::string key) {
        const auto number = whole_number(json);
        if (!number) refuse_type(std::move(key), "a whole number");
        return number;
    }

    std::vector<std::string> strings(const Json& json, const std::string& key) {
        std::vector<std::string> all;
        if (!json.is_array()) refuse_type(key, "a list of strings");
        if (problem_) return all;
        all.reserve(json.size());
        for (const Json& item : json) {
            const auto* text = item.get_ptr<const std::string*>();
            if (text == nullptr) {
                refuse_type(key, "a list of strings");
                if (key == "actions") problem_->action = static_cast<int>(all.size()) + 1;
                break;
            }
            all.push_back(*text);
        }
        return all;
    }

    void parse_match(const Json& json, Record& record) {
        if (const Json* version = member(json, "tercet")) {
            const auto number = integer(*version, "tercet");
            if (number && *number != kRecordVersion) {
                refuse({Code::unknown_version, "tercet", std::to_string(*number), 0, 0, 0});
            }
        }
        if (const Json* game = member(json, "game")) {
            if (const auto* name = game->get_ptr<const std::string*>()) {
                record.game = *name;
            } else {
                refuse_type("game", "the name of a game");
            }
        }
        if (const Json* rules = member(json, "rules")) parse_rules_member(*rules, record.rules);
        if (const Json* seats = member(json, "seats")) record.seats = strings(*seats, "seats");
        if (const Json* rounds = member(json, "rounds")) {
            if (!rounds->is_array()) refuse_type("rounds", "a list of rounds");
            for (const Json& round : *rounds) {
                if (problem_) return;
                ++round_;
                parse_round(round, record.rounds.emplace_back());
            }
            round_ = 0;
        }
        keep_extras(json, {"tercet", "game", "rules", "seats", "rounds"}, record.extras);
    }

    void parse_rules_member(const Json& json, RuleChoice& rules) {
        if (!json.is_object()) return refuse_type("rules", "an object with a preset and fields");
        for (const auto& [name, value] : json.items()) {
            const auto plain = rule_value(value);
            if (!plain) {
                return refuse({Code::bad_rule, name, compact(value), 0, 0, 0});
            }
            if (name != "preset") {
                rules.overrides.emplace_back(name, *plain);
            } else if (const auto* preset = std::get_if<std::string>(&*plain);
                       preset != nullptr && !preset->empty()) {
                rules.preset = *preset;
            } else {
                refuse_type("preset", "the name of a preset");
            }
        }
    }

    void parse_round(const Json& json, RoundRecord& round) {
        if (!json.is_object()) return refuse_type("rounds", "a list of rounds, each an object");
        if (const Json* racks = member(json, "racks")) {
            if (!racks->is_array()) refuse_type("racks", "a list of racks");
            for (const Json& rack : *racks) {
                if (problem_) return;
                round.racks.push_back(strings(rack, "racks"));
            }
        }
        if (const Json* starter = member(json, "starter")) {
            round.starter = integer(*starter, "starter").value_or(0);
        }
        if (const Json* actions = member(json, "actions")) {
            round.actions = strings(*actions, "actions");
        }
        if (const auto incidents = json.find("incidents"); incidents != json.end()) {
            parse_incidents(*incidents, round.incidents);
        }
        if (!problem_) parse_outcome(json, round);
        keep_extras(
            json,
            {"racks", "starter", "actions", "incidents", "scores", "end", round.by ? "by" : "end"},
            round.extras);
    }

    void parse_incidents(const Json& json, std::vector<Incident>& incidents) {
        if (!json.is_array()) refuse_type("incidents", "a list of objects");
        for (const Json& incident : json) {
            if (problem_) return;
            parse_incident(incident, incidents.emplace_back());
        }
    }

    void parse_incident(const Json& json, Incident& incident) {
        if (!json.is_object()) return refuse_type("incidents", "a list of objects");
        if (const Json* after = member(json, "after")) {
            incident.after = integer(*after, "after").value_or(0);
        }
        int found = 0;
        for (const auto kind : kIncidentKinds) {
            const std::string word{word_for(kind)};
            const auto what = json.find(word);
            if (what == json.end()) continue;
            ++found;
            incident.kind = kind;
            if (kind != Incident::Kind::taken_back) {
                incident.seat = integer(*what, word).value_or(0);
            } else {
                incident.actions = strings(*what, word);
                if (incident.actions.empty()) refuse_type(word, "a list of one action or more");
            }
        }
        if (found != 1) {
            refuse_type("incidents",
                        "a list of objects, each with \"after\" and one of \"late\", "
                        "\"resigned\", \"took_over\", \"back\", \"taken_back\"");
        }
        keep_extras(json, {"after", word_for(incident.kind)}, incident.extras);
    }

    /// What a finished round says of its end.
    void parse_outcome(const Json& json, RoundRecord& round) {
        if (const auto scores = json.find("scores"); scores != json.end()) {
            if (!scores->is_array()) return refuse_type("scores", "a list of whole numbers");
            round.scores.emplace();
            for (const Json& score : *scores) {
                round.scores->push_back(integer(score, "scores").value_or(0));
            }
        }
        if (const auto end = json.find("end"); end != json.end()) {
            const auto* word = end->get_ptr<const std::string*>();
            if (word == nullptr) return refuse_type("end", "a word such as \"out\"");
            round.end = ending_from(*word);
            if (!round.end) return refuse({Code::unknown_ending, "end", *word, 0, 0, 0});
        }
        // Anything else under this name is somebody else's.
        if (const auto by = json.find("by");
            by != json.end() && round.end == Ending::resigned && by->is_number_integer()) {
            round.by = integer(*by, "by");
        }
    }

    static void keep_extras(const Json& json, std::initializer_list<std::string_view> ours,
                            Extras& extras) {
        for (const auto& [key, value] : json.items()) {
            if (std::find(ours.begin(), ours.end(), key) == ours.end()) {
                extras.emplace_back(key, compact(value));
            }
        }
    }

    std::optional<FormProblem> problem_;
    int round_ = 0;
};

/// The number, from 1, of an item that a path leads to; 0 if the step is no position in a list.
int number_of(const std::string& step) {
    int index = -1;
    std::from_chars(step.data(), step.data() + step.size(), index);
    return std::max(index, -1) + 1;
}

/// The same, in terms of records.
FormProblem form_problem(const JsonProblem& why) {
    FormProblem problem{Code::not_json, {}, why.detail, 0, 0, why.offset};
    switch (why.code) {
        case JsonProblem::Code::syntax: break;
        case JsonProblem::Code::duplicate_key:
            problem.code = Code::duplicate_key;
            problem.key = std::exchange(problem.detail, {});
            break;
        case JsonProblem::Code::too_deep: problem.code = Code::too_deep; break;
        case JsonProblem::Code::too_many_values: problem.code = Code::too_many_values; break;
    }
    const auto& path = why.path;
    if (path.size() > 2 && path[0] == "rounds") problem.round = number_of(path[1]);
    if (path.size() > 3 && path[2] == "actions") problem.action = number_of(path[3]);
    return problem;
}

}  // namespace

Expected<Record, FormProblem> parse_record(std::string_view text) {
    const auto json = parse_json(text);
    if (json) return record_from(*json);
    return Unexpected{form_problem(json.error())};
}

Expected<Record, FormProblem> record_from(const Json& json) { return RecordParser{}.parse(json); }

}  // namespace tercet::notation
