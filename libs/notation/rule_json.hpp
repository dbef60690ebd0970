#pragma once

#include <optional>

#include "game/rule_field.hpp"
#include "notation/json.hpp"

namespace tercet::notation {

/// JSON as the value of a rule, if it is of a kind that some rule takes.
std::optional<RuleValue> rule_value(const Json& json);

Json rule_json(const RuleValue& value);

}  // namespace tercet::notation
