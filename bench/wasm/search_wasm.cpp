#include <cstdint>

#include "ai/decisions.hpp"
#include "triolet/game.hpp"
#include "triominos/game.hpp"

// The same decisions as in bench/ai, for search_bench.mjs: each call makes one and returns its
// playouts.

namespace {

template <class Game>
std::int32_t decide() {
    static tercet::bench::Decisions<Game> decisions;
    return static_cast<std::int32_t>(decisions.decide());
}

}  // namespace

extern "C" std::int32_t decide_triominos() { return decide<tercet::triominos::Game>(); }
extern "C" std::int32_t decide_triolet() { return decide<tercet::triolet::Game>(); }
