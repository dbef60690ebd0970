#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "notation/json.hpp"
#include "notation/record.hpp"
#include "notation/rule_json.hpp"

namespace tercet::notation {
namespace {

constexpr std::array<std::pair<Ending, std::string_view>, 5> kEndings = {{
    {Ending::out, "out"},
    {Ending::blocked, "blocked"},
    {Ending::stalled, "stalled"},
    {Ending::resigned, "resigned"},
    {Ending::abandoned, "abandoned"},
}};

constexpr std::array<std::string_view, 5> kIncidentWords = {"late", "resigned", "took_over", "back",
                                                            "taken_back"};
static_assert(kIncidentWords.size() == static_cast<std::size_t>(Incident::Kind::taken_back) + 1);

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

std::string write_incident(const Incident& incident) {
    std::string text = "{\"after\":" + std::to_string(incident.after);
    text += ",\"" + std::string{word_for(incident.kind)} + "\":";
    text += incident.kind == Incident::Kind::taken_back ? list(incident.actions, quoted)
                                                        : std::to_string(incident.seat);
    write_extras(text, incident.extras);
    return text + '}';
}

std::string write_round(const RoundRecord& round) {
    std::string text = "{\"racks\":";
    text += list(round.racks, [](const auto& rack) { return list(rack, quoted); });
    text += ",\"starter\":" + std::to_string(round.starter);
    text += ",\"actions\":" + list(round.actions, quoted);
    if (!round.incidents.empty()) {
        text += ",\"incidents\":" + list(round.incidents, write_incident);
    }
    if (round.scores) {
        text += ",\"scores\":";
        text += list(*round.scores, [](std::int64_t score) { return std::to_string(score); });
    }
    if (round.end) text += ",\"end\":\"" + std::string{word_for(*round.end)} + '"';
    if (round.by) text += ",\"by\":" + std::to_string(*round.by);
    write_extras(text, round.extras);
    return text + '}';
}

}  // namespace

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

std::string_view word_for(Incident::Kind kind) {
    return kIncidentWords[static_cast<std::size_t>(kind)];
}

}  // namespace tercet::notation
