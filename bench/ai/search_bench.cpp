#include <cstddef>
#include <vector>

#include <benchmark/benchmark.h>

#include "ai/mind_of.hpp"
#include "ai/search.hpp"
#include "base/random.hpp"
#include "triolet/game.hpp"
#include "triominos/game.hpp"

// Decisions of `master` in the middle of a game, and the playouts a second that they come to.

namespace {

using namespace tercet;

/// Of two players, some turns into the game.
template <class Game>
std::vector<typename Game::View> views() {
    constexpr std::size_t kWanted = 32;
    constexpr int kTurns = 14;
    std::vector<typename Game::View> found;
    Random random{1};
    while (found.size() < kWanted) {
        auto position = Game::random_position(Game::presets().front().variant, 2, random);
        for (int turn = 0; turn < kTurns && !position.is_over(); ++turn) {
            Game::play_random_move(position, random);
        }
        if (!position.is_over()) found.push_back(Game::view(position, position.to_move()));
    }
    return found;
}

template <class Game>
void decision(benchmark::State& state) {
    const auto all = views<Game>();
    const auto skill = *ai::MindOf<Game>::skill_of("master");
    ai::Serial serial;
    const ai::Means means{serial};
    Random random{2};
    std::size_t next = 0;
    double playouts = 0;
    for (auto _ : state) {
        const ai::MindOf<Game> mind{all[next++ % all.size()], skill, random};
        ai::Search<ai::MindOf<Game>> search{mind, means, random.next()};
        for (const auto& judged : search.run(skill.playouts)) playouts += judged.playouts;
    }
    state.counters["playouts"] = benchmark::Counter{playouts, benchmark::Counter::kIsRate};
}
BENCHMARK_TEMPLATE(decision, triominos::Game)->Unit(benchmark::kMillisecond);
BENCHMARK_TEMPLATE(decision, triolet::Game)->Unit(benchmark::kMillisecond);

}  // namespace
