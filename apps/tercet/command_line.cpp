#include "tercet/command_line.hpp"

#include <sstream>
#include <type_traits>

#include <CLI/CLI.hpp>  // nowhere else: it takes longer to compile than most of our files

#include "notation/printable.hpp"
#include "tercet/commands.hpp"
#include "tercet/message.hpp"

namespace tercet::app {
namespace {

CLI::Option* option_of(CLI::App& command, const Argument& argument) {
    return std::visit(
        [&]<class Value>(Value* value) {
            if constexpr (std::is_same_v<Value, bool>) {
                return command.add_flag(argument.name, *value, argument.help);
            } else {
                return command.add_option(argument.name, *value, argument.help);
            }
        },
        argument.given);
}

void add(CLI::App& command, const Argument& argument) {
    CLI::Option* option = option_of(command, argument);
    if (std::holds_alternative<std::vector<double>*>(argument.given)) {
        option->expected(2)->delimiter(',');
    }
    if (argument.is_required) option->required();
    if (argument.range) {
        option->check(CLI::Range{argument.range->first, argument.range->second});
        option->capture_default_str();
    }
    if (!argument.group.empty()) option->group(argument.group);
}

}  // namespace

std::optional<int> run_command(const std::vector<Command>& commands, int argc, char** argv) {
    CLI::App app{"Triominos and Triolet: rules, records and simulation", "tercet"};
    app.set_version_flag("--version", "tercet " TERCET_VERSION);
    app.require_subcommand(0, 1);
    std::optional<int> exit_code;
    for (const Command& command : commands) {
        CLI::App* subcommand = app.add_subcommand(command.name, command.help);
        for (const Argument& argument : command.arguments) add(*subcommand, argument);
        subcommand->callback([&] { exit_code = command.run(); });
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& help) {
        std::ostringstream text;
        app.exit(help, text);
        put(text.str());
        return kDone;
    } catch (const CLI::ParseError& wrong) {
        say(notation::printable(wrong.what()));
        say("see tercet --help");
        return kWrongUsage;
    }
    return exit_code;
}

}  // namespace tercet::app
