#include <chrono>
#include <cmath>
#include <map>
#include <memory>
#include <string>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "ai/player_names.hpp"
#include "ai/search.hpp"
#include "ai/search_model_of.hpp"
#include "base/random.hpp"
#include "game/turn_based.hpp"
#include "tercet/commands.hpp"
#include "tercet/games.hpp"
#include "tercet/message.hpp"
#include "tercet/progress.hpp"

namespace tercet::app {
namespace {

using Clock = std::chrono::steady_clock;
using Json = nlohmann::ordered_json;

struct Speed {
    double games = 0;
    double seconds = 0;
    double per_second() const { return games / seconds; }
};

/// Complete random two-player games of one preset for about a tenth of a second.
template <class Game>
void play_for_a_while(const typename Game::Variant& variant, Random& random, Speed& speed) {
    const auto start = Clock::now();
    std::chrono::duration<double> spent{};
    do {
        constexpr int kBatch = 500;
        for (int i = 0; i < kBatch; ++i) {
            auto position = random_position<Game>(variant, 2, random);
            play_out<Game>(position, random);
        }
        speed.games += kBatch;
        spent = Clock::now() - start;
    } while (spent.count() < 0.1);
    speed.seconds += spent.count();
}

/// Of `master`, in decisions of random two-player games for about a second.
template <class Game>
double playouts_per_second() {
    const auto skill = *ai::SearchModelOf<Game>::skill_of(ai::names::kMaster);
    ai::Serial serial;
    const ai::Means means{serial};
    Random random{1};
    double playouts = 0;
    const auto start = Clock::now();
    std::chrono::duration<double> spent{};
    while (spent.count() < 1) {
        auto position = random_position<Game>(Game::presets().front().variant, 2, random);
        while (!position.is_over() && spent.count() < 1) {
            const typename Game::View view{position, position.to_move()};
            const ai::SearchModelOf<Game> model{view, skill, random};
            ai::Search<ai::SearchModelOf<Game>> search{model, means, random.next()};
            for (const auto& judged : search.run(skill.playouts)) playouts += judged.playouts;
            play_random_move(position, random);
            spent = Clock::now() - start;
        }
    }
    return playouts / spent.count();
}

/// All presets in turn, several times over, so that a busy machine slows them alike.
template <class Game>
Json measure() {
    constexpr long kPasses = 10;
    Random random{1};
    Speed all;
    std::map<std::string_view, Speed> by_preset;
    Progress progress{std::string{Game::kName}, kPasses};
    for (long pass = 0; pass < kPasses; ++pass) {
        for (const auto& preset : Game::presets()) {
            play_for_a_while<Game>(preset.variant, random, by_preset[preset.name]);
        }
        progress.update(pass + 1);
    }
    Json json;
    for (const auto& preset : Game::presets()) {
        all.games += by_preset[preset.name].games;
        all.seconds += by_preset[preset.name].seconds;
        json[std::string{preset.name}] = std::lround(by_preset[preset.name].per_second());
    }
    return {{"games_per_s", std::lround(all.per_second())},
            {"by_preset", json},
            {"playouts_per_s", std::lround(playouts_per_second<Game>())}};
}

int run(bool as_json) {
    Json json;
    with_each_game([&]<class Notation>() {
        using Game = typename Notation::Game;
        json[std::string{Game::kName}] = measure<Game>();
    });
    if (as_json) {
        put_line(json.dump());
        return kDone;
    }
    for (const auto& [game, speed] : json.items()) {
        put_line(fmt::format("{}: {} games/s, {} playouts/s", game,
                             speed["games_per_s"].get<long>(),
                             speed["playouts_per_s"].get<long>()));
        for (const auto& [preset, value] : speed["by_preset"].items()) {
            put_line(fmt::format("  {:14} {}", preset, value.get<long>()));
        }
    }
    return kDone;
}

}  // namespace

Command bench_command() {
    const auto as_json = std::make_shared<bool>(false);
    return {"bench",
            "Complete random games and playouts a second: one thread, two seats",
            {{"--json", as_json.get(), "As one JSON object"}},
            [as_json] { return run(*as_json); }};
}

}  // namespace tercet::app
