#include "notation/rules_text.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

#include "notation/json.hpp"
#include "notation/rule_json.hpp"

namespace tercet::notation {
namespace {

/// Where the next comma stands that is not within brackets.
std::size_t next_comma(std::string_view text) {
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '{' || text[i] == '[') ++depth;
        if (text[i] == '}' || text[i] == ']') --depth;
        if (text[i] == ',' && depth <= 0) return i;
    }
    return text.size();
}

/// Whether a field, or the preset, was said before.
bool is_said(const RuleChoice& choice, const std::string& name) {
    if (name == "preset") return !choice.preset.empty();
    return std::any_of(choice.overrides.begin(), choice.overrides.end(),
                       [&](const auto& earlier) { return earlier.first == name; });
}

}  // namespace

Expected<RuleChoice, RuleProblem> parse_rules(std::string_view text) {
    using Code = RuleProblem::Code;
    RuleChoice choice;
    bool is_first = true;
    for (std::size_t start = 0; start <= text.size(); is_first = false) {
        const std::size_t length = next_comma(text.substr(start));
        const std::string_view part = text.substr(start, length);
        start += length + 1;
        const std::size_t equals = part.find('=');
        if (equals == std::string_view::npos) {
            if (!is_first) return Unexpected{RuleProblem{Code::no_value, std::string{part}, {}}};
            choice.preset = part;
            continue;
        }
        const std::string name{part.substr(0, equals)};
        const std::string word{part.substr(equals + 1)};
        // A word that is not JSON stands for itself: `scoring=simple`. So does what no field takes:
        // who knows the field says what it may be.
        const auto json = parse_json(word);
        const auto value = (json ? rule_value(*json) : std::nullopt).value_or(word);
        if (is_said(choice, name)) {
            return Unexpected{RuleProblem{Code::said_twice, name, tercet::text_of(value)}};
        }
        if (name != "preset") {
            choice.overrides.emplace_back(name, value);
        } else if (const auto* preset = std::get_if<std::string>(&value);
                   preset != nullptr && !preset->empty()) {
            choice.preset = *preset;
        } else {
            return Unexpected{RuleProblem{Code::unknown_preset, name, word}};
        }
    }
    return choice;
}

}  // namespace tercet::notation
