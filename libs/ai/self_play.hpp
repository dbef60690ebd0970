#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "ai/player.hpp"
#include "base/random.hpp"
#include "game/match.hpp"
#include "game/seat.hpp"

namespace tercet::ai {

/// One computer player a seat.
template <class Game>
using Players = std::vector<std::unique_ptr<Player<Game>>>;

/// Plays whole matches among computer players. What chance does and what each player rolls for
/// itself come from generators of their own, so that a player's appetite for chance does not change
/// the tiles.
template <class Game>
class SelfPlay {
public:
    /// The players must outlive it.
    SelfPlay(const typename Game::Variant& variant, const Players<Game>& players, Random& random)
        : variant_{variant}, players_{players}, chance_{random.split()} {
        for (std::size_t i = 0; i < players.size(); ++i) own_.push_back(random.split());
    }

    /// Plays one match. Calls on_deal(position), on_action(action, position) after each action, and
    /// on_end(position) for every round.
    template <class OnDeal, class OnAction, class OnEnd>
    Match play_match(OnDeal on_deal, OnAction on_action, OnEnd on_end) {
        const int seats = static_cast<int>(players_.size());
        Match match{variant_.match, seats};
        while (!match.is_decided()) {
            auto position = Game::random_position(variant_, seats, chance_);
            on_deal(position);
            while (!position.is_over()) {
                const auto index = static_cast<std::size_t>(position.to_move().index());
                const auto view = Game::view(position, position.to_move());
                const auto move = players_[index]->choose(view, own_[index]);
                const auto chance = Game::random_chance(position, move, chance_);
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
    Random chance_;
    std::vector<Random> own_;
};

}  // namespace tercet::ai
