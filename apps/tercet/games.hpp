#pragma once

#include <array>
#include <string_view>

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

}  // namespace tercet::app
