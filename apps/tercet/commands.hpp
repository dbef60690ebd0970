#pragma once

#include "tercet/command_line.hpp"

namespace tercet::app {

/// What a command leaves to main(), as the program's exit code.
inline constexpr int kDone = 0;
inline constexpr int kWrongInput = 1;  ///< the input is wrong or not allowed
inline constexpr int kWrongUsage = 2;

Command verify_command();
Command replay_command();
Command legal_command();
Command rules_command();
Command selfplay_command();
Command duel_command();
Command analyze_command();
Command chart_command();
Command train_command();
Command serve_command();
Command bench_command();

}  // namespace tercet::app
