#pragma once

#include <string>

#include "game/rule_field.hpp"
#include "table/command.hpp"
#include "wasm/json_text.hpp"

// Answers that say what is wrong.

namespace tercet::wasm {

Json problem_json(const std::string& sentence);
Json problem_json(const RuleProblem& problem);
std::string problem_text(const std::string& sentence);

/// Why a command is not followed.
std::string obstacle_text(table::Obstacle obstacle);

}  // namespace tercet::wasm
