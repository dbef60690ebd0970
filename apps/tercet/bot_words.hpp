#pragma once

#include <string>

#include "ai/bot.hpp"

namespace tercet::app {

/// What is wrong with a bot, and what is allowed instead.
std::string sentence(const ai::BotProblem& problem);

}  // namespace tercet::app
