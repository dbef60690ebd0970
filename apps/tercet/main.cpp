#include <exception>
#include <ios>
#include <new>
#include <sstream>
#include <string>

#include <CLI/CLI.hpp>

#include "notation/printable.hpp"
#include "tercet/commands.hpp"
#include "tercet/message.hpp"

namespace tercet::app {
namespace {

constexpr const char* kWelcome =
    R"(Tercet: Triominos and Triolet in every edition, checked, recorded and simulated.

Try
  ./tercet selfplay triominos --bots greedy,random --seed 7 --out game.jsonl
  ./tercet replay game.jsonl          the game move by move, as boards
  ./tercet verify game.jsonl          every action and score checked
  ./tercet legal game.jsonl           what may be done in its last position
  ./tercet selfplay triolet --bots greedy,greedy,random
  ./tercet duel triominos --bots expert,greedy     who is stronger
  ./tercet rules triolet              editions and house rules
  ./tercet bench                      games a second on this machine
  ./tercet --help                     everything else
)";

int run(int argc, char** argv) {
    CLI::App app{"Triominos and Triolet: rules, records and simulation", "tercet"};
    app.set_version_flag("--version", "tercet " TERCET_VERSION);
    app.require_subcommand(0, 1);
    int exit_code = kDone;
    add_verify(app, exit_code);
    add_replay(app, exit_code);
    add_legal(app, exit_code);
    add_rules(app, exit_code);
    add_selfplay(app, exit_code);
    add_duel(app, exit_code);
    add_analyze(app, exit_code);
    add_chart(app, exit_code);
    add_train(app, exit_code);
    add_serve(app, exit_code);
    add_bench(app, exit_code);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& help) {
        std::ostringstream text;
        app.exit(help, text);
        put(text.str());
        flush_results();
        return kDone;
    } catch (const CLI::ParseError& wrong) {
        say(notation::printable(wrong.what()));
        say("see tercet --help");
        return kWrongUsage;
    }
    if (app.get_subcommands().empty()) put(kWelcome);
    flush_results();
    return exit_code;
}

}  // namespace
}  // namespace tercet::app

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);  // a record a line is read in large pieces
    try {
        return tercet::app::run(argc, argv);
    } catch (const std::bad_alloc&) {
        tercet::app::say("there is not enough memory");
        return tercet::app::kWrongInput;
    } catch (const std::exception& failure) {
        tercet::app::say(tercet::notation::printable(failure.what()));
        return tercet::app::kWrongInput;
    }
}
