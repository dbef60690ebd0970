#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace tercet::app {

/// Where what the user gives goes: a bool is a flag, and doubles are two with a comma between.
using Given = std::variant<bool*, int*, std::uint16_t*, std::string*, std::optional<std::string>*,
                           std::vector<std::string>*, std::vector<double>*>;

inline constexpr bool kRequired = true;

/// What a command takes: `--seed` by its name, `FILE` by its place.
struct Argument {
    std::string name;
    Given given;
    std::string help;
    bool is_required = false;
    std::optional<std::pair<int, int>> range = {};  ///< least and most; its help tells the default
    std::string group = {};                         ///< a heading of its own in the help
};

struct Command {
    std::string name;
    std::string help;
    std::vector<Argument> arguments;
    std::function<int()> run;  ///< when all is given; returns an exit code
};

/// Runs the command that the user names, or prints the help or the version, or says what is wrong.
/// Returns the exit code; none if no command is named.
std::optional<int> run_command(const std::vector<Command>& commands, int argc, char** argv);

}  // namespace tercet::app
