#pragma once

#include <string_view>

#include "base/expected.hpp"
#include "game/rule_field.hpp"

namespace tercet::notation {

/// Rules as on a command line: `classic,scoring=simple,rack_size={"2":9}`. The preset may be left
/// out.
Expected<RuleChoice, RuleProblem> parse_rules(std::string_view text);

}  // namespace tercet::notation
