#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <system_error>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "notation/printable.hpp"
#include "notation/rules_text.hpp"
#include "notation/words.hpp"
#include "tercet/bots.hpp"
#include "tercet/commands.hpp"
#include "tercet/duel_journal.hpp"
#include "tercet/duel_score.hpp"
#include "tercet/endless.hpp"
#include "tercet/games.hpp"
#include "tercet/in_parallel.hpp"
#include "tercet/message.hpp"
#include "tercet/numbers.hpp"
#include "tercet/out_option.hpp"
#include "tercet/progress.hpp"

namespace tercet::app {
namespace {

using Json = nlohmann::ordered_json;

struct Options {
    std::string game;
    std::string bots;
    std::string deals = "100";
    std::string seed = "1";
    std::string rules;
    std::optional<std::string> threads;
    OutOption out;
    std::vector<double> elo;
    bool as_json = false;
};

struct Deal {
    long number = 0;
    Random random{1};
};

/// More would be more than a number can tell from always winning.
constexpr double kMostElo = 10'000;

/// Also false for what is no number.
bool is_range(const std::vector<double>& elo) {
    return -kMostElo <= elo[0] && elo[0] < elo[1] && elo[1] <= kMostElo;
}

/// Points ahead of the best of the others.
Points lead_of(const Scores& totals, Seat seat) {
    std::optional<Points> best;
    for_each_seat(totals.seats(), [&](Seat other) {
        if (other != seat) best = std::max(best.value_or(totals[other]), totals[other]);
    });
    return totals[seat] - best.value_or(0);
}

/// One deal, with the first bot in every seat in turn and the others moving up.
template <class Game>
DealResult played(const typename Game::Variant& variant, const std::vector<std::string>& bots,
                  const Random& random) {
    const int seats = static_cast<int>(bots.size());
    DealResult mean;
    for_each_seat(seats, [&](Seat first) {
        std::vector<std::string> seated = bots;
        std::rotate(seated.rbegin(), seated.rbegin() + first.index(), seated.rend());
        const auto players = *made_players<Game>(seated);
        Random same = random;
        EndlessGuard guard;
        const Match match = ai::SelfPlay<Game>{variant, players, same, stop_after}.play_match(
            [&](const auto& event, const auto&) { guard.note<Game>(event); });
        const auto winners = match.winners();
        const auto count = std::count(winners.begin(), winners.end(), true);
        if (winners[first]) mean.score += 1.0 / static_cast<double>(count) / seats;
        mean.margin += static_cast<double>(lead_of(match.totals(), first)) / seats;
    });
    return mean;
}

std::string interval(const Estimate& estimate, const char* form) {
    const auto shown = [&](double value) { return fmt::format(fmt::runtime(form), value); };
    return fmt::format("{}   ({} to {})", shown(estimate.value), shown(estimate.low),
                       shown(estimate.high));
}

Json json_of(const std::vector<DealResult>& results, const DuelScore& all) {
    Json json{{"deals", results.size()}};
    const auto add = [&](const std::string& name, const Estimate& estimate) {
        json[name] = estimate.value;
        json[name + "_interval"] = {estimate.low, estimate.high};
    };
    add("score", all.score);
    add("margin", all.margin);
    add("elo", all.elo);
    return json;
}

void report(const Options& options, const std::vector<std::string>& bots,
            const std::vector<DealResult>& results, std::optional<bool> verdict) {
    const int seats = static_cast<int>(bots.size());
    const DuelScore all = score_of(results, seats);
    if (options.as_json) {
        Json json = json_of(results, all);
        if (!options.elo.empty()) json["stronger"] = verdict ? Json(*verdict) : Json(nullptr);
        put_line(json.dump());
        return;
    }
    put_line(fmt::format("{} against {}: {} deals, each played {} times, once from every seat",
                         bots.front(), fmt::join(bots.begin() + 1, bots.end(), ", "),
                         results.size(), seats));
    Estimate percent = all.score;
    for (double* part : {&percent.value, &percent.low, &percent.high}) *part *= 100;
    put_line("  won     " + interval(percent, "{:.1f} %"));
    put_line("  margin  " + interval(all.margin, "{:+.1f}"));
    put_line("  Elo     " + interval(all.elo, "{:+.0f}"));
    if (options.elo.empty()) return;
    put_line(verdict ? fmt::format("  speaks for {:+.0f} Elo", options.elo[*verdict ? 1 : 0])
                     : "  speaks for neither yet");
}

/// Goes up when the same seed comes to deal or play in another way.
constexpr int kDuelVersion = 2;

/// What a duel is, for its file: everything that its results depend on.
Json description(const Options& options, const RuleChoice& rules,
                 const std::vector<std::string>& bots) {
    Json json{{"duel", kDuelVersion}, {"game", options.game}, {"preset", rules.preset}};
    json["rules"] = options.rules;
    json["bots"] = bots;
    json["seed"] = options.seed;
    return json;
}

template <class Notation>
int play(const Options& options, RuleChoice rules, long deals, int threads, Random random) {
    using Game = typename Notation::Game;
    const auto variant = variant_of<Game>(rules);
    if (!variant) {
        say(notation::sentence(variant.error()));
        return kWrongUsage;
    }
    if (rules.preset.empty()) rules.preset = Game::presets().front().name;
    const auto bots = split_names(options.bots);
    if (bots.size() < 2) {
        say("--bots: two bots or more are needed");
        return kWrongUsage;
    }
    if (!allows_bots(*variant, bots) || !made_players<Game>(bots)) return kWrongUsage;

    std::vector<Deal> all;
    for (long number = 0; number < deals; ++number) all.push_back({number, random.split()});
    std::optional<DuelJournal> journal;
    if (options.out) journal.emplace(*options.out, description(options, rules, bots));
    const auto result_of = [&](const Deal& deal) {
        const auto* before = journal ? journal->find(deal.number) : nullptr;
        return before ? *before : played<Game>(*variant, bots, deal.random);
    };
    std::optional<SequentialTest> test;
    if (!options.elo.empty()) {
        test.emplace(options.elo[0], options.elo[1], static_cast<int>(bots.size()));
    }
    std::vector<DealResult> results;
    Progress progress{"playing", deals};
    in_parallel(all, threads, result_of, [&](const Deal& deal, const DealResult& result) {
        results.push_back(result);
        if (journal) journal->add(deal.number, result);
        progress.update(deal.number + 1);
        if (test) test->add(result);
        return !test || !test->verdict();
    });
    report(options, bots, results, test ? test->verdict() : std::nullopt);
    return kDone;
}

int run(const Options& options) {
    const auto rules = notation::parse_rules(options.rules);
    if (!rules) {
        say(notation::sentence(rules.error()));
        return kWrongUsage;
    }
    const auto deals = number_of<long>(options.deals, 1, kMostDeals);
    if (!deals) {
        say(fmt::format("--deals: a whole number from 1 to {} is needed", kMostDeals));
        return kWrongUsage;
    }
    const auto random = random_of(options.seed);
    if (!random) return kWrongUsage;
    const auto threads = threads_of(options.threads);
    if (!threads || !is_file_to_keep(options.out)) return kWrongUsage;
    if (!options.elo.empty() && !is_range(options.elo)) {
        say(fmt::format("--elo: two numbers from {0:.0f} to {1:.0f} are needed, the lower first",
                        -kMostElo, kMostElo));
        return kWrongUsage;
    }
    int exit_code = kWrongUsage;
    try {
        const bool is_known = with_game(options.game, [&]<class Notation>() {
            exit_code = play<Notation>(options, *rules, *deals, *threads, *random);
        });
        if (!is_known) say(no_such_game(options.game));
    } catch (const EndlessMatch& match) {
        say("rules: " + match.why);
        exit_code = kWrongInput;
    } catch (const OutputFailure&) {
        throw;
    } catch (const std::system_error& failure) {
        say(fmt::format("{} cannot be written: {}", notation::printable(options.out.value_or("")),
                        failure.code().message()));
        exit_code = kWrongInput;
    } catch (const std::runtime_error& failure) {
        say(fmt::format("{}: {}", notation::printable(options.out.value_or("")),
                        notation::printable(failure.what())));
        exit_code = kWrongInput;
    }
    return exit_code;
}

}  // namespace

Command duel_command() {
    const auto options = std::make_shared<Options>();
    return {"duel",
            "Measure bots against each other: every deal from every seat in turn",
            {{"GAME", &options->game, game_names(), kRequired},
             {"--bots", &options->bots, bots_help(), kRequired},
             {"--deals", &options->deals, "How many deals (100)"},
             {"--seed", &options->seed, "Same seed, same deals (1)"},
             {"--rules", &options->rules, "PRESET[,field=value...]: see tercet rules"},
             {"--threads", &options->threads, "How many deals at a time (one a core)"},
             {"--out", &options->out, "Keep every deal in a file, and go on where it ends"},
             {"--elo", &options->elo,
              "LOW,HIGH: stop as soon as the deals speak for one of two strengths"},
             {"--json", &options->as_json, "As one JSON object"}},
            [options] { return run(*options); }};
}

}  // namespace tercet::app
