#pragma once

#include <cstdint>

#include "base/random.hpp"
#include "game/seat.hpp"
#include "table/table.hpp"

namespace tercet::table {

/// Chance, as an argument. It may be shuffled by the program, proved to be fair, or entered by
/// people who deal real tiles.
template <class Game>
class Dealer {
public:
    Dealer() = default;
    Dealer(const Dealer&) = delete;
    Dealer& operator=(const Dealer&) = delete;
    virtual ~Dealer() = default;

    virtual typename Game::Deal deal(const typename Game::Variant& variant, int seats,
                                     const Moment& moment) = 0;
    /// What chance adds to an allowed move.
    virtual typename Game::Chance chance(const typename Game::Position& position,
                                         const typename Game::Move& move, const Moment& moment) = 0;
};

/// All chance of a match from one seed. What is drawn next depends on the seed and on how many
/// tiles were drawn before, and on nothing else: a match goes on the same after it was put away or
/// taken back, and other players get the same tiles in the same order.
class MatchSeed {
public:
    explicit MatchSeed(const Random::State& state) : state_{state} {}
    /// Takes the seed from a generator.
    explicit MatchSeed(Random& random)
        : state_{random.next(), random.next(), random.next(), random.next()} {}

    /// For the deal, or the tiles of the next draw.
    Random for_tiles(const Moment& moment) const {
        const bool is_deal = moment.action == 0;
        Random random = Random::keyed(state_, key(is_deal ? 0 : 1, moment.round, 0));
        for (int i = 0; i < moment.drawn; ++i) random.next();
        return random;
    }
    /// For a decision of a computer player: how much of it is used changes nothing else.
    Random for_decision(Seat seat, const Moment& moment) const {
        return Random::keyed(state_, key(2 + seat.index(), moment.round, moment.action));
    }

    bool operator==(const MatchSeed&) const = default;

private:
    static constexpr std::uint64_t key(int purpose, int round, int action) {
        return (static_cast<std::uint64_t>(purpose) << 56U) |
               (static_cast<std::uint64_t>(round) << 32U) | static_cast<std::uint64_t>(action);
    }

    Random::State state_;
};

/// Shuffles by a seed. Every tile must be known.
template <class Game>
class SeededDealer final : public Dealer<Game> {
public:
    explicit SeededDealer(const MatchSeed& seed) : seed_{seed} {}

    typename Game::Deal deal(const typename Game::Variant& variant, int seats,
                             const Moment& moment) override {
        Random random = seed_.for_tiles(moment);
        return random_deal(variant, seats, random);
    }
    typename Game::Chance chance(const typename Game::Position& position,
                                 const typename Game::Move& move, const Moment& moment) override {
        Random random = seed_.for_tiles(moment);
        return random_chance(position, move, random);
    }

private:
    MatchSeed seed_;
};

}  // namespace tercet::table
