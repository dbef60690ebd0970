#include "notation/record.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "notation/json.hpp"
#include "notation/record_json.hpp"
#include "notation/rule_json.hpp"

namespace tercet::notation {
namespace {

using Code = FormProblem::Code;

constexpr std::array<std::pair<Ending, std::string_view>, 5> kEndings = {{
    {Ending::out, "out"},
    {Ending::blocked, "blocked"},
    {Ending::stalled, "stalled"},
    {Ending::resigned, "resigned"},
    {Ending::abandoned, "abandoned"},
}};

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
        if (!problem_) parse_outcome(json, round);
        keep_extras(json, {"racks", "starter", "actions", "scores", "end"}, round.extras);
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
    }

    static void keep_extras(const Json& json, const std::array<std::string_view, 5>& ours,
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

std::string quoted(const std::string& text) { return Json(text).dump(); }

template <class Items, class Write>
std::string list(const Items& items, Write write) {
    std::string text = "[";
    for (const auto& item : items) {
        if (text.size() > 1) text += ',';
        text += write(item);
    }
    return text + ']';
}

void write_extras(std::string& text, const Extras& extras) {
    for (const auto& [key, value] : extras) text += ',' + quoted(key) + ':' + value;
}

std::string write_rules(const RuleChoice& rules) {
    Json json = Json::object();
    if (!rules.preset.empty()) json["preset"] = rules.preset;
    for (const auto& [name, value] : rules.overrides) json[name] = rule_json(value);
    return json.dump();
}

std::string write_round(const RoundRecord& round) {
    std::string text = "{\"racks\":";
    text += list(round.racks, [](const auto& rack) { return list(rack, quoted); });
    text += ",\"starter\":" + std::to_string(round.starter);
    text += ",\"actions\":" + list(round.actions, quoted);
    if (round.scores) {
        text += ",\"scores\":";
        text += list(*round.scores, [](std::int64_t score) { return std::to_string(score); });
    }
    if (round.end) text += ",\"end\":\"" + std::string{word_for(*round.end)} + '"';
    write_extras(text, round.extras);
    return text + '}';
}

}  // namespace

Expected<Record, FormProblem> parse_record(std::string_view text) {
    const auto json = parse_json(text);
    if (json) return record_from(*json);
    return Unexpected{form_problem(json.error())};
}

Expected<Record, FormProblem> record_from(const Json& json) { return RecordParser{}.parse(json); }

std::string write_record(const Record& record) {
    std::string text = "{\"tercet\":" + std::to_string(kRecordVersion);
    text += ",\"game\":" + quoted(record.game);
    text += ",\"rules\":" + write_rules(record.rules);
    text += ",\"seats\":" + list(record.seats, quoted);
    text += ",\"rounds\":" + list(record.rounds, write_round);
    write_extras(text, record.extras);
    return text + '}';
}

std::string_view word_for(Ending ending) {
    for (const auto& [candidate, word] : kEndings) {
        if (candidate == ending) return word;
    }
    return {};
}

std::optional<Ending> ending_from(std::string_view word) {
    for (const auto& [ending, candidate] : kEndings) {
        if (candidate == word) return ending;
    }
    return std::nullopt;
}

}  // namespace tercet::notation
