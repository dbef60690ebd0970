#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "ai/executor.hpp"
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
    /// The players must outlive it. `stop_after` is asked for players who think by the clock. Who
    /// thinks does so with the executor, or in the thread of the caller.
    SelfPlay(
        const typename Game::Variant& variant, const Players<Game>& players, Random& random,
        StopAfter stop_after = [](std::int64_t) { return never_stop(); },
        Executor* executor = nullptr)
        : variant_{variant},
          players_{players},
          chance_{random, static_cast<int>(players.size())},
          stop_after_{std::move(stop_after)},
          executor_{executor} {}

    /// Plays one match. Calls on_deal(position), on_action(action, position) after each action, and
    /// on_end(position) for every round.
    template <class OnDeal, class OnAction, class OnEnd>
    Match play_match(OnDeal on_deal, OnAction on_action, OnEnd on_end) {
        const int seats = static_cast<int>(players_.size());
        Serial serial;
        Match match{variant_.match, seats};
        while (!match.is_decided()) {
            auto position = Game::random_position(variant_, seats, chance_.tiles());
            auto past = Game::beginning(position);
            on_deal(position);
            while (!position.is_over()) {
                const Seat seat = position.to_move();
                Random own = chance_.for_decision(seat);
                auto& player = *players_[static_cast<std::size_t>(seat.index())];
                const auto move = player.choose(
                    player.sees_everything() ? Game::View::of_everything(position, seat, match)
                                             : Game::view(position, seat, match, past),
                    own, Means{executor_ == nullptr ? serial : *executor_, stop_for(player)});
                const auto chance = Game::random_chance(position, move, chance_.tiles());
                position.play(move, chance);
                match.observe(position.scores());
                past.events.push_back({seat, {move, chance}});
                on_action(past.events.back().action, position);
            }
            on_end(position);
            match.finish_round(position.result());
        }
        return match;
    }

private:
    Stop stop_for(const Player<Game>& player) const {
        const auto limit = player.milliseconds();
        return limit ? stop_after_(*limit) : never_stop();
    }

    typename Game::Variant variant_;
    const Players<Game>& players_;
    MatchChance chance_;
    StopAfter stop_after_;
    Executor* executor_;
};

}  // namespace tercet::ai
