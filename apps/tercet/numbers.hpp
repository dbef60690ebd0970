#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <system_error>

#include "base/random.hpp"

namespace tercet::app {

/// A whole number written in digits alone.
template <class Number>
std::optional<Number> number_of(const std::string& text, Number least, Number most) {
    Number number{};
    const char* end = text.data() + text.size();
    const auto [stop, failure] = std::from_chars(text.data(), end, number);
    if (failure != std::errc{} || stop != end || number < least || number > most) return {};
    return number;
}

/// From the seed of `--seed`, or from the system without one. If it is not a seed that is said, and
/// there is none.
std::optional<Random> random_of(const std::optional<std::string>& seed);

/// From `--threads`, or one a core without it. If that is no number that is said, and there is
/// none.
std::optional<int> threads_of(const std::optional<std::string>& threads);

}  // namespace tercet::app
