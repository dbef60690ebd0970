#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "ai/executor.hpp"
#include "ai/player.hpp"
#include "base/random.hpp"
#include "game/match.hpp"
#include "game/seat.hpp"
#include "table/command.hpp"
#include "table/dealer.hpp"
#include "table/decide.hpp"
#include "table/table.hpp"

namespace tercet::ai {

/// One computer player a seat.
template <class Game>
using Players = std::vector<std::unique_ptr<Player<Game>>>;

/// Plays whole matches among computer players.
template <class Game>
class SelfPlay {
public:
    using Table = table::Table<Game>;

    /// The players must outlive it. `stop_after` is asked for players who think by the clock. Who
    /// thinks does so with the executor, or in the thread of the caller.
    SelfPlay(
        const typename Game::Variant& variant, const Players<Game>& players, Random& random,
        StopAfter stop_after = [](std::int64_t) { return never_stop(); },
        Executor* executor = nullptr)
        : variant_{variant},
          players_{players},
          seed_{random},
          stop_after_{std::move(stop_after)},
          executor_{executor} {}

    /// Plays one match. Calls on_event(event, table after it) for all that happens.
    template <class OnEvent>
    Match play_match(OnEvent on_event) {
        const int seats = static_cast<int>(players_.size());
        const table::Seating computers{PerSeat<bool>{seats, false}};
        table::SeededDealer<Game> dealer{seed_};
        Table table{variant_, seats};
        while (table.phase() != table::Phase::decided) {
            const bool deals = table.phase() == table::Phase::to_deal;
            const Seat seat = deals ? Seat{0} : table.position().to_move();
            const auto command = deals
                                     ? table::Command<Game>{table::BeginRound{}}
                                     : table::Command<Game>{table::Act<Game>{choice(seat, table)}};
            const auto events = decide(table, seat, command, dealer, computers);
            assert(events);  // players choose what is allowed
            for (const auto& event : *events) {
                table.apply(event);
                on_event(event, table);
            }
        }
        return table.match();
    }

private:
    typename Game::Move choice(Seat seat, const Table& table) {
        Serial serial;
        Random own = seed_.for_decision(seat, table.moment());
        auto& player = *players_[static_cast<std::size_t>(seat.index())];
        return player.choose(player.sees_everything()
                                 ? Game::View::of_everything(table.position(), seat, table.match())
                                 : table.view(seat),
                             own,
                             Means{executor_ == nullptr ? serial : *executor_, stop_for(player)});
    }
    Stop stop_for(const Player<Game>& player) const {
        const auto limit = player.milliseconds();
        return limit ? stop_after_(*limit) : never_stop();
    }

    typename Game::Variant variant_;
    const Players<Game>& players_;
    table::MatchSeed seed_;
    StopAfter stop_after_;
    Executor* executor_;
};

}  // namespace tercet::ai
