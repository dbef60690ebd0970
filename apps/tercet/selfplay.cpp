#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "ai/self_play.hpp"
#include "notation/printable.hpp"
#include "notation/record.hpp"
#include "notation/recorder.hpp"
#include "notation/rules_text.hpp"
#include "notation/words.hpp"
#include "tercet/bots.hpp"
#include "tercet/commands.hpp"
#include "tercet/endless.hpp"
#include "tercet/games.hpp"
#include "tercet/message.hpp"
#include "tercet/numbers.hpp"
#include "tercet/out_option.hpp"
#include "tercet/output_file.hpp"
#include "tercet/progress.hpp"
#include "tercet/thread_executor.hpp"

namespace tercet::app {
namespace {

struct Options {
    std::string game;
    std::string bots;
    std::string games = "1";
    std::optional<std::string> seed;
    std::string rules;
    OutOption out;
};

/// One match as a record.
template <class Notation>
notation::Record played_match(notation::Record record,
                              ai::SelfPlay<typename Notation::Game>& self_play) {
    notation::Recorder<Notation> recorder{std::move(record)};
    EndlessGuard guard;
    self_play.play_match([&](const auto& event, const auto& table) {
        guard.note<typename Notation::Game>(event);
        recorder.add(event, table);
    });
    return recorder.record();
}

template <class Notation>
int play(const Options& options, long games, RuleChoice rules, Random random) {
    using Game = typename Notation::Game;
    const auto variant = variant_of<Game>(rules);
    if (!variant) {
        say(notation::sentence(variant.error()));
        return kWrongUsage;
    }
    if (rules.preset.empty()) rules.preset = Game::presets().front().name;
    const auto bots = split_names(options.bots);
    if (!allows_bots(*variant, bots)) return kWrongUsage;
    const auto players = made_players<Game>(bots);
    if (!players) return kWrongUsage;
    std::optional<OutputFile> file;
    if (options.out && options.out != "-") file.emplace(*options.out);
    ThreadExecutor executor;
    Progress progress{"playing", games};
    for (long game = 0; game < games; ++game) {
        ai::SelfPlay<Game> self_play{*variant, *players, random, stop_after, &executor};
        const std::string line = notation::write_record(
            played_match<Notation>({options.game, rules, bots, {}, {}}, self_play));
        if (file) {
            file->write(line + '\n');
        } else {
            put_line(line);
        }
        progress.update(game + 1);
    }
    if (file) file->commit();
    return kDone;
}

int run(const Options& options) {
    const auto rules = notation::parse_rules(options.rules);
    if (!rules) {
        say(notation::sentence(rules.error()));
        return kWrongUsage;
    }
    const auto games = number_of<long>(options.games, 1, 1'000'000'000);
    if (!games) {
        say("--games: a whole number from 1 to 1000000000 is needed");
        return kWrongUsage;
    }
    const auto random = random_of(options.seed);
    if (!random || !is_output(options.out)) return kWrongUsage;
    int exit_code = kWrongUsage;
    try {
        const bool is_known = with_game(options.game, [&]<class Notation>() {
            exit_code = play<Notation>(options, *games, *rules, *random);
        });
        if (!is_known) say(no_such_game(options.game));
    } catch (const EndlessMatch& match) {
        say("rules: " + match.why);
        exit_code = kWrongInput;
    } catch (const ReadOnlyFile& failure) {
        say(fmt::format("{}: {}", notation::printable(options.out.value_or("")), failure.what()));
        exit_code = kWrongInput;
    } catch (const std::system_error& failure) {
        say(fmt::format("{} cannot be written: {}", notation::printable(options.out.value_or("")),
                        failure.code().message()));
        exit_code = kWrongInput;
    }
    return exit_code;
}

}  // namespace

Command selfplay_command() {
    const auto options = std::make_shared<Options>();
    return {
        "selfplay",
        "Let bots play matches and write the records",
        {{"GAME", &options->game, game_names(), kRequired},
         {"--bots", &options->bots, bots_help(), kRequired},
         {"--games", &options->games, "How many matches"},
         {"--seed", &options->seed,
          "Same seed, same bytes on every machine; left out: from the system"},
         {"--rules", &options->rules, "PRESET[,field=value...]: see tercet rules"},
         {"--out", &options->out, "Write to a file, whole or not at all; - is standard output"}},
        [options] { return run(*options); }};
}

}  // namespace tercet::app
