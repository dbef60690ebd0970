#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "ai/match_chance.hpp"
#include "ai/player.hpp"
#include "base/random.hpp"
#include "game/match.hpp"
#include "game/seat.hpp"

namespace tercet::ai {

/// One computer player a seat.
template <class Game>
using Players = std::vector<std::unique_ptr<Player<Game>>>;

/// Plays whole matches among computer players.
template <class Game>
class SelfPlay {
public:
    /// The players must outlive it.
    SelfPlay(const typename Game::Variant& variant, const Players<Game>& players, Random& random)
        : variant_{variant}, players_{players}, chance_{random, static_cast<int>(players.size())} {}

    /// Plays one match. Calls on_deal(position), on_action(action, position) after each action, and
    /// on_end(position) for every round.
    template <class OnDeal, class OnAction, class OnEnd>
    Match play_match(OnDeal on_deal, OnAction on_action, OnEnd on_end) {
        const int seats = static_cast<int>(players_.size());
        Match match{variant_.match, seats};
        while (!match.is_decided()) {
            auto position = Game::random_position(variant_, seats, chance_.tiles());
            on_deal(position);
            while (!position.is_over()) {
                const Seat seat = position.to_move();
                Random own = chance_.for_decision(seat);
                const auto move = players_[static_cast<std::size_t>(seat.index())]->choose(
                    Game::view(position, seat), own);
                const auto chance = Game::random_chance(position, move, chance_.tiles());
                position.play(move, chance);
                match.observe(position.scores());
                on_action(typename Game::Action{move, chance}, position);
            }
            on_end(position);
            match.finish_round(position.result());
        }
        return match;
    }

private:
    typename Game::Variant variant_;
    const Players<Game>& players_;
    MatchChance chance_;
};

}  // namespace tercet::ai
