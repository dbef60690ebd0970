#pragma once

#include <string>

#include <gtest/gtest.h>

#include "triolet/game.hpp"
#include "triominos/game.hpp"

namespace tercet {

/// All games, for typed tests.
using Games = ::testing::Types<triominos::Game, triolet::Game>;

struct GameNames {
    template <class Game>
    static std::string GetName(int) {  // NOLINT(readability-identifier-naming): the framework's
        return std::string{Game::kName};
    }
};

}  // namespace tercet
