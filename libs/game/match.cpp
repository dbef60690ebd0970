#include "game/match.hpp"

#include <algorithm>
#include <cassert>

namespace tercet {

PerSeat<bool> highest(const Scores& scores) {
    const Points most = *std::max_element(scores.begin(), scores.end());
    PerSeat<bool> seats{scores.seats(), false};
    for_each_seat(scores.seats(), [&](Seat seat) { seats[seat] = scores[seat] == most; });
    return seats;
}

Match::Match(const MatchRules& rules, int seats)
    : rules_{rules}, totals_{seats}, last_winners_{seats, false} {
    assert(seats > 0);
}

void Match::observe(const Scores& round_scores) {
    if (rules_.kind != MatchKind::points || first_past_limit_) return;
    for_each_seat(totals_.seats(), [&](Seat seat) {
        const Points running = totals_[seat] + round_scores[seat];
        const bool passed = rules_.limit_reached == LimitReached::exceed ? running > rules_.limit
                                                                         : running >= rules_.limit;
        if (passed && !first_past_limit_) first_past_limit_ = seat;
    });
}

void Match::finish_round(const RoundResult& result) {
    assert(!is_decided());
    observe(result.scores);
    for_each_seat(totals_.seats(), [&](Seat seat) {
        totals_[seat] += result.counts_wins ? Points{result.winners[seat]} : result.scores[seat];
    });
    last_winners_ = result.winners;
    ++rounds_finished_;
    switch (rules_.kind) {
        case MatchKind::single: is_decided_ = true; break;
        case MatchKind::rounds: is_decided_ = rounds_finished_ >= rules_.rounds; break;
        case MatchKind::points: is_decided_ = first_past_limit_.has_value(); break;
    }
}

PerSeat<bool> Match::winners() const {
    assert(is_decided());
    if (rules_.kind == MatchKind::single) return last_winners_;
    if (rules_.kind == MatchKind::points && rules_.limit_winner == LimitWinner::first) {
        PerSeat<bool> seats{totals_.seats(), false};
        seats[*first_past_limit_] = true;
        return seats;
    }
    return highest(totals_);
}

}  // namespace tercet
