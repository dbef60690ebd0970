#include "tercet/numbers.hpp"

#include <algorithm>
#include <cstdint>
#include <random>
#include <thread>

#include "tercet/message.hpp"

namespace tercet::app {

namespace {

/// 256 bits from the system.
Random random_from_system() {
    std::random_device device;
    Random::State state{};
    while (state == Random::State{}) {
        for (auto& word : state) word = std::uint64_t{device()} << 32U | device();
    }
    return Random{state};
}

}  // namespace

std::optional<Random> random_of(const std::optional<std::string>& seed) {
    if (!seed) return random_from_system();
    const auto number = number_of<std::uint64_t>(*seed, 0, UINT64_MAX);
    if (number) return Random{*number};
    say("--seed: a whole number from 0 to 18446744073709551615 is needed");
    return std::nullopt;
}

std::optional<int> threads_of(const std::optional<std::string>& threads) {
    if (!threads) return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    const auto number = number_of<int>(*threads, 1, 1024);
    if (!number) say("--threads: a whole number from 1 to 1024 is needed");
    return number;
}

}  // namespace tercet::app
