#include <cstdio>
#include <cstdlib>

#include "wasm/same_game.hpp"

/// Prints the hashes of the seeds below the number given, one on each line.
int main(int count, char** words) {
    const auto seeds = count == 2 ? std::strtoul(words[1], nullptr, 10) : 0;
    for (std::uint32_t seed = 0; seed < seeds; ++seed) std::printf("%u\n", hash_of_games(seed));
}
