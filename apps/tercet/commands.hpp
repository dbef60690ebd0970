#pragma once

#include <CLI/CLI.hpp>

namespace tercet::app {

/// What a command leaves to main(): 0 done, 1 the input is wrong, 2 wrong usage.
enum ExitCode : int { kDone = 0, kWrongInput = 1, kWrongUsage = 2 };

// Each adds one subcommand; `exit_code` is set when it has run.
void add_verify(CLI::App& app, int& exit_code);
void add_replay(CLI::App& app, int& exit_code);
void add_legal(CLI::App& app, int& exit_code);
void add_rules(CLI::App& app, int& exit_code);
void add_selfplay(CLI::App& app, int& exit_code);
void add_bench(CLI::App& app, int& exit_code);

}  // namespace tercet::app
