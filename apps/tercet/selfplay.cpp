#include <charconv>
#include <cstdint>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "ai/players.hpp"
#include "ai/self_play.hpp"
#include "notation/printable.hpp"
#include "notation/record.hpp"
#include "notation/recorder.hpp"
#include "notation/rules_text.hpp"
#include "notation/words.hpp"
#include "tercet/commands.hpp"
#include "tercet/games.hpp"
#include "tercet/message.hpp"
#include "tercet/output_file.hpp"
#include "tercet/progress.hpp"

namespace tercet::app {
namespace {

struct Options {
    std::string game;
    std::string bots;
    std::string games = "1";
    std::optional<std::string> seed;
    std::string rules;
    std::string out;
};

/// 256 bits from the system.
Random random_from_system() {
    std::random_device device;
    Random::State state{};
    while (state == Random::State{}) {
        for (auto& word : state) word = std::uint64_t{device()} << 32U | device();
    }
    return Random{state};
}

/// `greedy,random`.
std::vector<std::string> split(const std::string& names) {
    std::vector<std::string> all{{}};
    for (const char c : names) {
        if (c == ',') {
            all.emplace_back();
        } else {
            all.back() += c;
        }
    }
    return all;
}

/// Under some house rules everybody loses points for ever and no total reaches the limit, or all
/// exchange tiles for ever and no round ends.
constexpr std::size_t kMostRounds = 10'000;
constexpr std::size_t kMostActions = 10'000;
struct EndlessMatch {
    std::string why;
};

/// One match as a record.
template <class Notation>
notation::Record played_match(notation::Record record,
                              ai::SelfPlay<typename Notation::Game>& self_play) {
    notation::Recorder<Notation> recorder{std::move(record)};
    self_play.play_match(
        [&](const auto& position) {
            if (recorder.record().rounds.size() == kMostRounds) {
                throw EndlessMatch{
                    fmt::format("no total reaches the limit within {} rounds; choose a lower limit "
                                "or rules that cost fewer points",
                                kMostRounds)};
            }
            recorder.begin_round(position);
        },
        [&](const auto& action, const auto&) {
            if (recorder.record().rounds.back().actions.size() == kMostActions) {
                throw EndlessMatch{
                    fmt::format("a round does not end within {} actions; choose rules under which "
                                "it must, in Triolet stall above 0",
                                kMostActions)};
            }
            recorder.add(action);
        },
        [&](const auto& position) { recorder.end_round(position); });
    return recorder.record();
}

/// A whole number written in digits alone.
template <class Number>
std::optional<Number> number_of(const std::string& text, Number least, Number most) {
    Number number{};
    const char* end = text.data() + text.size();
    const auto [stop, failure] = std::from_chars(text.data(), end, number);
    if (failure != std::errc{} || stop != end || number < least || number > most) return {};
    return number;
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
    const auto bots = split(options.bots);
    if (bots.size() > kMaxSeats || !variant->allows(static_cast<int>(bots.size()))) {
        say("--bots, " + notation::sentence(seats_problem(*variant, bots.size())));
        return kWrongUsage;
    }
    ai::Players<Game> players;
    for (const std::string& name : bots) {
        players.push_back(ai::make_player<Game>(name));
        if (players.back() == nullptr) {
            say(fmt::format("--bots: there is no bot \"{}\"; there are {}", notation::excerpt(name),
                            fmt::join(ai::kPlayerNames, ", ")));
            return kWrongUsage;
        }
    }
    std::optional<OutputFile> file;
    if (!options.out.empty()) file.emplace(options.out);
    Progress progress{"playing", games};
    for (long game = 0; game < games; ++game) {
        ai::SelfPlay<Game> self_play{*variant, players, random};
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
    const auto seed =
        options.seed ? number_of<std::uint64_t>(*options.seed, 0, UINT64_MAX) : std::nullopt;
    if (options.seed && !seed) {
        say("--seed: a whole number from 0 to 18446744073709551615 is needed");
        return kWrongUsage;
    }
    const Random random = seed ? Random{*seed} : random_from_system();
    int exit_code = kWrongUsage;
    try {
        const bool is_known = with_game(options.game, [&]<class Notation>() {
            exit_code = play<Notation>(options, *games, *rules, random);
        });
        if (!is_known) say(no_such_game(options.game));
    } catch (const EndlessMatch& match) {
        say("rules: " + match.why);
        exit_code = kWrongInput;
    } catch (const std::system_error& failure) {
        say(fmt::format("{} cannot be written: {}", notation::printable(options.out),
                        failure.code().message()));
        exit_code = kWrongInput;
    }
    return exit_code;
}

}  // namespace

void add_selfplay(CLI::App& app, int& exit_code) {
    auto* command = app.add_subcommand("selfplay", "Let bots play matches and write the records");
    const auto options = std::make_shared<Options>();
    command->add_option("GAME", options->game, game_names())->required();
    command
        ->add_option("--bots", options->bots,
                     "One bot a seat: random or greedy, with commas between")
        ->required();
    command->add_option("--games", options->games, "How many matches");
    command->add_option("--seed", options->seed,
                        "Same seed, same bytes on every machine; left out: from the system");
    command->add_option("--rules", options->rules, "PRESET[,field=value...]: see tercet rules");
    command->add_option("--out", options->out, "Write to a file, whole or not at all");
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace tercet::app
