#include <benchmark/benchmark.h>

#include "ai/decisions.hpp"
#include "triolet/game.hpp"
#include "triominos/game.hpp"

// Decisions of `master`, and the playouts a second that they come to.

namespace {

using namespace tercet;

template <class Game>
void decision(benchmark::State& state) {
    bench::Decisions<Game> decisions;
    double playouts = 0;
    for (auto _ : state) playouts += static_cast<double>(decisions.decide());
    state.counters["playouts"] = benchmark::Counter{playouts, benchmark::Counter::kIsRate};
}
BENCHMARK_TEMPLATE(decision, triominos::Game)->Unit(benchmark::kMillisecond);
BENCHMARK_TEMPLATE(decision, triolet::Game)->Unit(benchmark::kMillisecond);

}  // namespace
