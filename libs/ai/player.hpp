#pragma once

#include <cstdint>
#include <optional>

#include "ai/executor.hpp"
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
    typename Game::Move choose(const typename Game::View& view, Random& random,
                               const Means& means) {
        return decide(view, random, means);
    }
    /// The same, in the thread of the caller and for as long as it takes.
    typename Game::Move choose(const typename Game::View& view, Random& random) {
        Serial serial;
        return decide(view, random, {serial});
    }

    /// It is given a view of everything: for measurements, never for an opponent.
    virtual bool sees_everything() const { return false; }
    /// How long it wants to think, if that is what bounds it: for whoever has a clock.
    virtual std::optional<std::int64_t> milliseconds() const { return std::nullopt; }

private:
    virtual typename Game::Move decide(const typename Game::View& view, Random& random,
                                       const Means& means) = 0;
};

}  // namespace tercet::ai
