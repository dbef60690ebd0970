#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "base/expected.hpp"
#include "game/seat.hpp"
#include "game/turn_based.hpp"
#include "table/command.hpp"
#include "table/dealer.hpp"
#include "table/event.hpp"
#include "table/table.hpp"

namespace tercet::table {

/// What comes of a command: events that all happen, or nothing and why. Pure but for the dealer,
/// who is asked for no more than what is needed.
template <TurnBased Game>
class Decision {
public:
    using Events = std::vector<Event<Game>>;
    using Answer = Expected<Events, Rejection<Game>>;

    Decision(const Table<Game>& table, const Seating& seating, Dealer<Game>& dealer)
        : table_{table}, seating_{seating}, dealer_{dealer} {}

    Answer of(Seat by, const Command<Game>& command) {
        return std::visit([&](const auto& each) { return decided(by, each); }, command);
    }

private:
    static Answer rejected(Obstacle obstacle) { return Unexpected{Rejection<Game>{obstacle}}; }

    std::optional<Obstacle> obstacle_to_acting(Seat by) const {
        switch (table_.phase()) {
            case Phase::decided: return Obstacle::match_is_decided;
            case Phase::to_deal:
                return table_.has_round() ? Obstacle::round_is_over : Obstacle::no_round;
            case Phase::to_end: return Obstacle::round_is_over;
            case Phase::to_act: break;
        }
        if (by != table_.position().to_move()) return Obstacle::not_your_turn;
        return std::nullopt;
    }

    Answer decided(Seat by, const Act<Game>& act) {
        if (const auto obstacle = obstacle_to_acting(by)) return rejected(*obstacle);
        if (const auto why_not = table_.position().refusal(act.move)) {
            return Unexpected{Rejection<Game>{*why_not}};
        }
        return with_end_of_round(acted(by, act.move));
    }

    Answer decided(Seat by, RunOutOfTime) {
        if (const auto obstacle = obstacle_to_acting(by)) return rejected(*obstacle);
        const auto& position = table_.position();
        if (!table_.variant().turn_seconds || !is_timed(position)) {
            return rejected(Obstacle::no_clock_runs);
        }
        if (position.rack(by).unknown > 0) return rejected(Obstacle::rack_is_unknown);
        return with_end_of_round(acted(by, move_out_of_time(position)), TimedOut{by});
    }

    Answer decided(Seat, BeginRound) {
        switch (table_.phase()) {
            case Phase::decided: return rejected(Obstacle::match_is_decided);
            case Phase::to_act:
            case Phase::to_end: return rejected(Obstacle::round_goes_on);
            case Phase::to_deal: break;
        }
        return Events{Dealt<Game>{dealer_.deal(table_.variant(), table_.seats(), table_.moment())}};
    }

    /// Against computers the latest action of the only person can always be taken back. Among
    /// people only while nothing hidden came to light: no tile was drawn, and nobody acted since.
    Answer decided(Seat, TakeBack) {
        if (!table_.has_round()) return rejected(Obstacle::no_round);
        if (table_.match().is_decided_by_resigning()) return rejected(Obstacle::match_is_decided);
        const auto& events = table_.past().events;
        std::size_t stand = events.size();
        while (stand > 0 && !was_made_by_person(stand - 1)) --stand;
        if (stand == 0) return rejected(Obstacle::nothing_to_take_back);
        --stand;
        const auto persons = std::count(seating_.is_person.begin(), seating_.is_person.end(), true);
        const bool was_seen = table_.is_round_ended() || stand + 1 < events.size() ||
                              tiles_drawn(events[stand].action) > 0;
        if (persons > 1 && was_seen) return rejected(Obstacle::something_was_seen);
        return Events{TakenBack{static_cast<int>(events.size() - stand)}};
    }

    /// With two left the other wins, which ends the round; with more a computer plays on.
    Answer decided(Seat by, Resign) {
        if (const auto obstacle = obstacle_to_changing_seats()) return rejected(*obstacle);
        const auto& match = table_.match();
        if (match.has_resigned(by)) return rejected(Obstacle::has_resigned);
        Events events{Resigned{by}};
        int left = 0;
        for_each_seat(table_.seats(), [&](Seat seat) { left += match.has_resigned(seat) ? 0 : 1; });
        if (left > 2) {
            if (!table_.is_taken_over(by)) events.push_back(TakenOver{by});
        } else if (!table_.is_round_ended()) {
            events.push_back(RoundEnded<Game>{Ending::resigned, table_.past(), std::nullopt});
        }
        return events;
    }

    Answer decided(Seat by, TakeOver) {
        if (const auto obstacle = obstacle_to_changing_seats()) return rejected(*obstacle);
        if (table_.is_taken_over(by)) return rejected(Obstacle::is_taken_over);
        return Events{TakenOver{by}};
    }

    Answer decided(Seat by, GiveBack) {
        if (const auto obstacle = obstacle_to_changing_seats()) return rejected(*obstacle);
        if (table_.match().has_resigned(by)) return rejected(Obstacle::has_resigned);
        if (!table_.is_taken_over(by)) return rejected(Obstacle::is_not_taken_over);
        return Events{GivenBack{by}};
    }

    /// Who plays for a seat changes only while a match is played.
    std::optional<Obstacle> obstacle_to_changing_seats() const {
        if (table_.phase() == Phase::decided) return Obstacle::match_is_decided;
        if (!table_.has_round()) return Obstacle::no_round;
        return std::nullopt;
    }

    /// An action of the round, counted from 0.
    bool was_made_by_person(std::size_t action) const {
        return seating_.is_person[table_.past().events[action].seat] &&
               !table_.was_taken_over(action);
    }

    Acted<Game> acted(Seat by, const typename Game::Move& move) {
        return {by, {move, dealer_.chance(table_.position(), move, table_.moment())}};
    }

    /// The action, and the end of the round if that is what it leads to.
    template <class... Before>
    Events with_end_of_round(const Acted<Game>& acted, const Before&... before) const {
        Events events{before..., acted};
        auto after = table_.position();
        after.play(acted.action.move, acted.action.chance);
        if (!after.is_over()) return events;
        RoundEnded<Game> end{*after.ending(), table_.past(), std::nullopt};
        end.round.events.push_back({acted.seat, acted.action});
        events.push_back(std::move(end));
        return events;
    }

    const Table<Game>& table_;
    const Seating& seating_;
    Dealer<Game>& dealer_;
};

/// What comes of a seat's command.
template <TurnBased Game>
typename Decision<Game>::Answer decide(const Table<Game>& table, Seat by,
                                       const Command<Game>& command, Dealer<Game>& dealer,
                                       const Seating& seating) {
    return Decision<Game>{table, seating, dealer}.of(by, command);
}

}  // namespace tercet::table
