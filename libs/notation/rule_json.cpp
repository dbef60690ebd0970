#include "notation/rule_json.hpp"

#include <string>
#include <vector>

namespace tercet::notation {
namespace {

/// `{"2":9}`. A key is a plain number of players.
std::optional<RuleValue> by_seats(const Json& json) {
    BySeats sizes;
    for (const auto& [key, value] : json.items()) {
        const auto size = whole_number(value);
        if (key.size() != 1 || key[0] < '1' || key[0] > '9' || !size) return std::nullopt;
        sizes[key[0] - '0'] = *size;
    }
    return sizes;
}

std::optional<RuleValue> integers(const Json& json) {
    std::vector<std::int64_t> numbers;
    for (const Json& item : json) {
        const auto number = whole_number(item);
        if (!number) return std::nullopt;
        numbers.push_back(*number);
    }
    return numbers;
}

}  // namespace

std::optional<RuleValue> rule_value(const Json& json) {
    if (json.is_null()) return RuleValue{};
    if (const auto* flag = json.get_ptr<const bool*>()) return RuleValue{*flag};
    if (const auto* word = json.get_ptr<const std::string*>()) return RuleValue{*word};
    if (json.is_object()) return by_seats(json);
    if (json.is_array()) return integers(json);
    if (const auto number = whole_number(json)) return RuleValue{*number};
    return std::nullopt;
}

Json rule_json(const RuleValue& value) {
    if (const auto* flag = std::get_if<bool>(&value)) return *flag;
    if (const auto* number = std::get_if<std::int64_t>(&value)) return *number;
    if (const auto* word = std::get_if<std::string>(&value)) return *word;
    if (const auto* list = std::get_if<std::vector<std::int64_t>>(&value)) return *list;
    if (const auto* sizes = std::get_if<BySeats>(&value)) {
        Json json = Json::object();
        for (const auto& [seats, size] : *sizes) json[std::to_string(seats)] = size;
        return json;
    }
    return nullptr;
}

}  // namespace tercet::notation
