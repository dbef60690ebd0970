#pragma once

#include <CLI/CLI.hpp>

namespace tercet::app {

/// What a command leaves to main(), as the program's exit code.
inline constexpr int kDone = 0;
inline constexpr int kWrongInput = 1;  ///< the input is wrong or not allowed
inline constexpr int kWrongUsage = 2;

// Each adds one subcommand; `exit_code` is set when it has run.
void add_verify(CLI::App& app, int& exit_code);
void add_replay(CLI::App& app, int& exit_code);
void add_legal(CLI::App& app, int& exit_code);
void add_rules(CLI::App& app, int& exit_code);
void add_selfplay(CLI::App& app, int& exit_code);
void add_duel(CLI::App& app, int& exit_code);
void add_analyze(CLI::App& app, int& exit_code);
void add_chart(CLI::App& app, int& exit_code);
void add_train(CLI::App& app, int& exit_code);
void add_serve(CLI::App& app, int& exit_code);
void add_bench(CLI::App& app, int& exit_code);

}  // namespace tercet::app
