#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "base/random.hpp"
#include "game/turn_based.hpp"
#include "triolet/game.hpp"
#include "triominos/game.hpp"

// Where the time of a round goes, and what a turn costs by the number of tiles on the table.

namespace {

using namespace tercet;

template <class Game>
const auto& default_variant() {
    return Game::presets().front().variant;
}

int tiles_on_table(const triominos::Position& position) {
    return static_cast<int>(position.board().placed().size());
}
int tiles_on_table(const triolet::Position& position) { return position.board().tile_count(); }

template <class Game>
bool has_placement(const typename Game::Position& position) {
    bool found = false;
    for_each_placement(position, [&](const auto&) { found = true; });
    return found;
}

/// Positions of random two-player rounds at the moment when `tiles` or a few more lie on the table
/// and it is the turn of somebody who can place one.
template <class Game>
std::vector<typename Game::Position> positions_with(int tiles) {
    constexpr std::size_t kWanted =
        64;  // few enough to stay in the cache, enough to be unpredictable
    std::vector<typename Game::Position> found;
    Random random{static_cast<std::uint64_t>(tiles)};
    while (found.size() < kWanted) {
        auto position = random_position<Game>(default_variant<Game>(), 2, random);
        while (!position.is_over()) {
            if (tiles_on_table(position) >= tiles && has_placement<Game>(position)) {
                found.push_back(position);
                break;
            }
            play_random_move(position, random);
        }
    }
    return found;
}

template <class Game>
void new_position(benchmark::State& state) {
    Random random{1};
    for (auto _ : state) {
        benchmark::DoNotOptimize(random_position<Game>(default_variant<Game>(), 2, random));
    }
}

template <class Game>
void whole_round(benchmark::State& state) {
    const auto& preset = Game::presets()[static_cast<std::size_t>(state.range(0))];
    const int seats = static_cast<int>(state.range(1));
    Random random{1};
    std::int64_t placed = 0;
    for (auto _ : state) {
        auto position = random_position<Game>(preset.variant, seats, random);
        play_out<Game>(position, random);
        placed += tiles_on_table(position);
    }
    state.SetLabel(std::string{preset.name} + ", " + std::to_string(seats) + " seats");
    state.SetItemsProcessed(state.iterations());
    state.counters["tiles"] = static_cast<double>(placed) / static_cast<double>(state.iterations());
}

// The argument of the following is the number of tiles on the table.

template <class Game>
void choose_random_move(benchmark::State& state) {
    const auto positions = positions_with<Game>(static_cast<int>(state.range(0)));
    Random random{1};
    std::size_t i = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(random_move(positions[i++ % positions.size()], random));
    }
}

template <class Game>
void play_and_undo(benchmark::State& state) {
    auto positions = positions_with<Game>(static_cast<int>(state.range(0)));
    Random random{1};
    std::vector<typename Game::Action> actions;
    for (const auto& position : positions) {
        const auto move = random_move(position, random);
        actions.push_back({move, random_chance(position, move, random)});
    }
    std::size_t i = 0;
    for (auto _ : state) {
        const std::size_t index = i++ % positions.size();
        const auto undo =
            positions[index].play_undoably(actions[index].move, actions[index].chance);
        positions[index].undo(undo);
    }
}

template <class Game>
void list_placements(benchmark::State& state) {
    const auto positions = positions_with<Game>(static_cast<int>(state.range(0)));
    std::size_t i = 0;
    for (auto _ : state) {
        Points points = 0;
        const auto& position = positions[i++ % positions.size()];
        for_each_placement(position,
                           [&](const auto& placement) { points += position.points_of(placement); });
        benchmark::DoNotOptimize(points);
    }
}

template <class Game>
void view_and_sample(benchmark::State& state) {
    const auto positions = positions_with<Game>(static_cast<int>(state.range(0)));
    Random random{1};
    std::size_t i = 0;
    for (auto _ : state) {
        const auto& position = positions[i++ % positions.size()];
        benchmark::DoNotOptimize(sample(typename Game::View{position, position.to_move()}, random));
    }
}

#define BENCHMARK_GAME(Game, presets, most_seats)                                                  \
    BENCHMARK_TEMPLATE(new_position, Game);                                                        \
    BENCHMARK_TEMPLATE(whole_round, Game)                                                          \
        ->ArgsProduct({benchmark::CreateDenseRange(0, (presets)-1, 1), {2}})                       \
        ->Args({1, most_seats});                                                                   \
    BENCHMARK_TEMPLATE(choose_random_move, Game)                                                   \
        ->Arg(1)                                                                                   \
        ->Arg(5)                                                                                   \
        ->Arg(10)                                                                                  \
        ->Arg(20)                                                                                  \
        ->Arg(30)                                                                                  \
        ->Arg(40);                                                                                 \
    BENCHMARK_TEMPLATE(play_and_undo, Game)->Arg(1)->Arg(5)->Arg(10)->Arg(20)->Arg(30)->Arg(40);   \
    BENCHMARK_TEMPLATE(list_placements, Game)->Arg(1)->Arg(5)->Arg(10)->Arg(20)->Arg(30)->Arg(40); \
    BENCHMARK_TEMPLATE(view_and_sample, Game)->Arg(10)->Arg(40)

BENCHMARK_GAME(triominos::Game, 5, 6);
BENCHMARK_GAME(triolet::Game, 2, 4);

}  // namespace
