#pragma once

#include <array>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "notation/printable.hpp"
#include "notation/triominos_notation.hpp"

namespace tercet::app {

/// The one place where a name becomes a game: calls use.template operator()<Notation>() for the
/// game of that name. False if there is none.
template <class Use>
bool with_game(std::string_view name, Use&& use) {
    if (name == notation::TriominosNotation::Game::kName) {
        use.template operator()<notation::TriominosNotation>();
        return true;
    }
    return false;
}

inline constexpr std::array<std::string_view, 1> kGameNames = {
    notation::TriominosNotation::Game::kName};

/// `triominos or ...`, for help texts.
inline std::string game_names() { return fmt::format("{}", fmt::join(kGameNames, " or ")); }

inline std::string no_such_game(const std::string& name) {
    return fmt::format("there is no game \"{}\"; there are {}", notation::excerpt(name),
                       fmt::join(kGameNames, ", "));
}

}  // namespace tercet::app
