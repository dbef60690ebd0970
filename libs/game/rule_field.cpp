#include "game/rule_field.hpp"

#include <algorithm>

#include "game/seat.hpp"

namespace tercet {

bool RuleDomain::contains(const RuleValue& value) const {
    const auto in_range = [this](std::int64_t number) { return min <= number && number <= max; };
    const auto* number = std::get_if<std::int64_t>(&value);
    switch (kind) {
        case Kind::flag: return std::holds_alternative<bool>(value);
        case Kind::choice: {
            const auto* word = std::get_if<std::string>(&value);
            return word != nullptr &&
                   std::find(choices.begin(), choices.end(), *word) != choices.end();
        }
        case Kind::integer: return number != nullptr && in_range(*number);
        case Kind::optional_integer:
            return std::holds_alternative<std::monostate>(value) ||
                   (number != nullptr && in_range(*number));
        case Kind::integers: {
            const auto* list = std::get_if<std::vector<std::int64_t>>(&value);
            return list != nullptr && list->size() == count &&
                   std::all_of(list->begin(), list->end(), in_range);
        }
        case Kind::by_seats: {
            const auto* sizes = std::get_if<BySeats>(&value);
            return sizes != nullptr && !sizes->empty() &&
                   std::all_of(sizes->begin(), sizes->end(), [&](const auto& entry) {
                       return 1 <= entry.first && entry.first <= kMaxSeats &&
                              in_range(entry.second);
                   });
        }
    }
    return false;
}

namespace {

/// `[1,2]` or `{"2":9}`: the items between brackets.
template <class Items, class Text>
std::string bracketed(const Items& items, char open, char close, Text text) {
    std::string all{open};
    for (const auto& item : items) {
        if (all.size() > 1) all += ',';
        all += text(item);
    }
    return all + close;
}

}  // namespace

std::string text_of(const RuleValue& value) {
    if (const auto* flag = std::get_if<bool>(&value)) return *flag ? "true" : "false";
    if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
    if (const auto* word = std::get_if<std::string>(&value)) return *word;
    if (const auto* list = std::get_if<std::vector<std::int64_t>>(&value)) {
        return bracketed(*list, '[', ']', [](std::int64_t item) { return std::to_string(item); });
    }
    if (const auto* sizes = std::get_if<BySeats>(&value)) {
        return bracketed(*sizes, '{', '}', [](const auto& entry) {
            return '"' + std::to_string(entry.first) + "\":" + std::to_string(entry.second);
        });
    }
    return "null";
}

}  // namespace tercet
