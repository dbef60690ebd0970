#pragma once

#include <string>

#include <fmt/format.h>

#include "notation/games.hpp"
#include "notation/printable.hpp"

namespace tercet::app {

using notation::kGameNames;
using notation::with_each_game;
using notation::with_game;

/// `triominos or ...`, for help texts.
inline std::string game_names() { return fmt::format("{}", fmt::join(kGameNames, " or ")); }

inline std::string no_such_game(const std::string& name) {
    return fmt::format("there is no game \"{}\"; there are {}", notation::excerpt(name),
                       fmt::join(kGameNames, ", "));
}

}  // namespace tercet::app
