#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "ai/triolet/fit.hpp"
#include "notation/printable.hpp"
#include "tercet/commands.hpp"
#include "tercet/games.hpp"
#include "tercet/in_parallel.hpp"
#include "tercet/message.hpp"
#include "tercet/numbers.hpp"
#include "tercet/out_option.hpp"
#include "tercet/progress.hpp"
#include "tercet/training_file.hpp"

namespace tercet::app {
namespace {

struct Options {
    std::string game;
    std::string games = "8000";
    std::string rounds = "2";
    std::string seed = "1";
    std::optional<std::string> threads;
    OutOption out;
};

/// Numbers with commas after them.
std::string line_of(const double* first, std::size_t count) {
    std::string line;
    for (std::size_t i = 0; i < count; ++i) line += fmt::format("{:.4g}, ", first[i]);
    line.back() = '\n';
    return line;
}

/// As it is compiled in.
std::string text_of(const ai::TrioletEvaluation& evaluation, const Options& options) {
    const double* weights = evaluation.weights().data();
    constexpr std::size_t kTurns = 3;
    return fmt::format(
               "// What makes the margin at the end of a game of Triolet, in points. Made by\n"
               "// tercet train triolet --games {} --rounds {} --seed {}\n"
               "// The next turn; that of the others, counted as a loss; whose turn it is:\n",
               options.games, options.rounds, options.seed) +
           line_of(weights, kTurns) + "// The same again, by how full the bag is:\n" +
           line_of(weights + kTurns, kTurns) + "// Each tile kept, 0 to 15 and the joker:\n" +
           line_of(weights + 2 * kTurns, triolet::kKindCount);
}

/// Plays the rounds that are still to be played; each begins with what the ones before taught.
ai::TrioletEvaluation train(Random random, int rounds, long games, int threads,
                            TrainingFile& file) {
    Training training = file.training();
    Progress progress{"training", rounds * games};
    for (int round = 0; round < rounds; ++round) {
        std::vector<Random> all;
        for (long game = 0; game < games; ++game) all.push_back(random.split());
        if (round < training.round) continue;
        all.erase(all.begin(), all.begin() + training.games);
        in_parallel(
            all, threads, [&](Random own) { return ai::fit_of_game(training.known, own); },
            [&](const Random&, const ai::TrioletFit& fit) {
                training.fit += fit;
                ++training.games;
                file.keep_sometimes(training);
                progress.update(round * games + training.games);
                return true;
            });
        training = {round + 1, 0, ai::evaluation_of(training.fit), {}};
        const auto& weights = training.known.weights();
        const bool is_sane = std::all_of(weights.begin(), weights.end(),
                                         [](double weight) { return std::isfinite(weight); });
        if (!is_sane)
            throw std::runtime_error{"what it counted makes no sense; choose another file"};
        file.keep(training);
    }
    return training.known;
}

/// Goes up when the same seed comes to deal or play in another way.
constexpr int kTrainingVersion = 2;

int run(const Options& options) {
    if (options.game != "triolet") {
        const bool is_game = with_game(options.game, []<class Notation>() {});
        say(is_game
                ? fmt::format("nothing in {} is learned: its players go through the whole round",
                              options.game)
                : no_such_game(options.game));
        return kWrongUsage;
    }
    const auto games = number_of<long>(options.games, 1, 10'000'000);
    if (!games) {
        say("--games: a whole number from 1 to 10000000 is needed");
        return kWrongUsage;
    }
    const auto rounds = number_of<int>(options.rounds, 1, 100);
    if (!rounds) {
        say("--rounds: a whole number from 1 to 100 is needed");
        return kWrongUsage;
    }
    const auto random = random_of(options.seed);
    if (!random) return kWrongUsage;
    const auto threads = threads_of(options.threads);
    if (!threads || !is_file_to_keep(options.out)) return kWrongUsage;
    try {
        TrainingFile file{options.out.value_or(""),
                          {{"train", kTrainingVersion},
                           {"game", options.game},
                           {"games", *games},
                           {"rounds", *rounds},
                           {"seed", options.seed}}};
        put(text_of(train(*random, *rounds, *games, *threads, file), options));
        return kDone;
    } catch (const OutputFailure&) {
        throw;
    } catch (const std::system_error& failure) {
        say(fmt::format("{} cannot be written: {}", notation::printable(options.out.value_or("")),
                        failure.code().message()));
    } catch (const std::runtime_error& failure) {
        say(fmt::format("{}: {}", notation::printable(options.out.value_or("")), failure.what()));
    }
    return kWrongInput;
}

}  // namespace

Command train_command() {
    const auto options = std::make_shared<Options>();
    return {
        "train",
        "Learn from games of the computer with itself; what was learned goes to standard output",
        {{"GAME", &options->game, game_names(), kRequired},
         {"--games", &options->games, "How many games a round (8000)"},
         {"--rounds", &options->rounds, "How often to begin again with what was learned (2)"},
         {"--seed", &options->seed, "Same seed, same games (1)"},
         {"--threads", &options->threads, "How many games at a time (one a core)"},
         {"--out", &options->out,
          "Keep what was learned so far in a file, and go on where it ends"}},
        [options] { return run(*options); }};
}

}  // namespace tercet::app
