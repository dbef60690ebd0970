#include <vector>

#include <benchmark/benchmark.h>

#include "base/random.hpp"
#include "game/turn_based.hpp"
#include "triominos/game.hpp"

// Where the time of a round goes, and what a turn costs by the number of tiles on the table.

namespace {

using namespace tercet;
using triominos::Game;
using triominos::Position;

const triominos::Variant& default_variant() { return triominos::presets().front().variant; }

/// Positions of random two-player rounds at the moment when `tiles` lie on the table and it is the
/// turn of somebody who can place one.
std::vector<Position> positions_with(std::size_t tiles) {
    constexpr std::size_t kWanted =
        64;  // few enough to stay in the cache, enough to be unpredictable
    std::vector<Position> found;
    Random random{tiles};
    while (found.size() < kWanted) {
        Position position = Game::random_position(default_variant(), 2, random);
        while (!position.is_over() && position.board().placed().size() <= tiles) {
            const bool is_wanted = position.board().placed().size() == tiles &&
                                   triominos::placement_count(position) > 0;
            if (is_wanted) {
                found.push_back(position);
                break;
            }
            const auto move = Game::random_move(position, random);
            position.play(move, Game::random_chance(position, move, random));
        }
    }
    return found;
}

void deal(benchmark::State& state) {
    Random random{1};
    for (auto _ : state) {
        benchmark::DoNotOptimize(triominos::random_deal(default_variant(), 2, random));
    }
}
BENCHMARK(deal);

void new_position(benchmark::State& state) {
    Random random{1};
    const auto dealt = triominos::random_deal(default_variant(), 2, random);
    for (auto _ : state) benchmark::DoNotOptimize(Position{default_variant(), dealt});
}
BENCHMARK(new_position);

void whole_round(benchmark::State& state) {
    const auto& preset = triominos::presets()[static_cast<std::size_t>(state.range(0))];
    const int seats = static_cast<int>(state.range(1));
    Random random{1};
    std::int64_t placed = 0;
    for (auto _ : state) {
        Position position = Game::random_position(preset.variant, seats, random);
        play_out<Game>(position, random);
        placed += static_cast<std::int64_t>(position.board().placed().size());
    }
    state.SetLabel(std::string{preset.name} + ", " + std::to_string(seats) + " seats");
    state.SetItemsProcessed(state.iterations());
    state.counters["tiles"] = static_cast<double>(placed) / static_cast<double>(state.iterations());
}
BENCHMARK(whole_round)->ArgsProduct({{0, 1, 2, 3, 4}, {2}})->Args({1, 6});

// The argument of the following is the number of tiles on the table.

void choose_random_move(benchmark::State& state) {
    const auto positions = positions_with(static_cast<std::size_t>(state.range(0)));
    Random random{1};
    std::size_t i = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(Game::random_move(positions[i++ % positions.size()], random));
    }
}

void place_and_undo(benchmark::State& state) {
    auto positions = positions_with(static_cast<std::size_t>(state.range(0)));
    Random random{1};
    std::vector<triominos::Move> moves;
    for (const auto& position : positions) moves.push_back(Game::random_move(position, random));
    std::size_t i = 0;
    for (auto _ : state) {
        const std::size_t index = i++ % positions.size();
        const auto undo = positions[index].play_undoably(moves[index]);
        positions[index].undo(undo);
    }
}

void list_placements(benchmark::State& state) {
    const auto positions = positions_with(static_cast<std::size_t>(state.range(0)));
    std::size_t i = 0;
    for (auto _ : state) {
        Points points = 0;
        const auto& position = positions[i++ % positions.size()];
        triominos::for_each_placement(
            position, [&](const triominos::Place& place) { points += position.points_of(place); });
        benchmark::DoNotOptimize(points);
    }
}

void view_and_sample(benchmark::State& state) {
    const auto positions = positions_with(static_cast<std::size_t>(state.range(0)));
    Random random{1};
    std::size_t i = 0;
    for (auto _ : state) {
        const auto& position = positions[i++ % positions.size()];
        const triominos::View view{position, position.to_move()};
        benchmark::DoNotOptimize(triominos::sample(view, random));
    }
}

BENCHMARK(choose_random_move)->Arg(1)->Arg(5)->Arg(10)->Arg(20)->Arg(30)->Arg(40);
BENCHMARK(place_and_undo)->Arg(1)->Arg(5)->Arg(10)->Arg(20)->Arg(30)->Arg(40);
BENCHMARK(list_placements)->Arg(1)->Arg(5)->Arg(10)->Arg(20)->Arg(30)->Arg(40);
BENCHMARK(view_and_sample)->Arg(10)->Arg(40);

}  // namespace
