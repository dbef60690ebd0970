#include <string>
#include <variant>

#include <benchmark/benchmark.h>

#include "ai/players.hpp"
#include "ai/self_play.hpp"
#include "notation/record.hpp"
#include "notation/recorder.hpp"
#include "notation/replay.hpp"
#include "notation/triominos_notation.hpp"

// What it costs to read, check and write the record of one round.

namespace {

using namespace tercet;
using notation::TriominosNotation;

notation::Record one_round() {
    using Game = TriominosNotation::Game;
    ai::Players<Game> players;
    for (int seat = 0; seat < 2; ++seat) players.push_back(ai::make_player<Game>("greedy"));
    Random random{1};
    const auto& variant = Game::presets().front().variant;
    ai::SelfPlay<Game> self_play{variant, players, random};
    notation::Recorder<TriominosNotation> recorder{
        {std::string{Game::kName}, {}, {"Ann", "Bob"}, {}, {}}};
    self_play.play_match([&](const auto& event, const auto& table) {
        using Ended = table::RoundEnded<Game>;
        if (!std::holds_alternative<Ended>(event)) recorder.add(event, table);
    });
    return recorder.record();
}

void parse_record(benchmark::State& state) {
    const std::string text = notation::write_record(one_round());
    for (auto _ : state) benchmark::DoNotOptimize(notation::parse_record(text));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}
BENCHMARK(parse_record);

void replay_record(benchmark::State& state) {
    const notation::Record record = one_round();
    for (auto _ : state) {
        notation::Replayer<TriominosNotation> replayer{record};
        benchmark::DoNotOptimize(replayer.run([](const auto&) {}));
    }
}
BENCHMARK(replay_record);

void write_record(benchmark::State& state) {
    const notation::Record record = one_round();
    for (auto _ : state) benchmark::DoNotOptimize(notation::write_record(record));
}
BENCHMARK(write_record);

}  // namespace
