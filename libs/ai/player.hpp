#pragma once

#include "base/random.hpp"

namespace tercet::ai {

/// A computer player. It is given what its seat may know, never the position itself.
template <class Game>
class Player {
public:
    Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;
    virtual ~Player() = default;

    /// A legal move for the seat of the view, whose turn it is.
    virtual typename Game::Move choose(const typename Game::View& view, Random& random) = 0;
};

}  // namespace tercet::ai
