#include <exception>
#include <ios>
#include <new>
#include <vector>

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
    const std::vector<Command> commands{
        verify_command(),   replay_command(), legal_command(),   rules_command(),
        selfplay_command(), duel_command(),   analyze_command(), chart_command(),
        train_command(),    serve_command(),  bench_command(),
    };
    const auto exit_code = run_command(commands, argc, argv);
    if (!exit_code) put(kWelcome);
    flush_results();
    return exit_code.value_or(kDone);
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
