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
    : rules_{rules}, totals_{seats}, last_winners_{seats, false}, has_resigned_{seats, false} {
    assert(seats > 0);
}

void Match::look_for_limit(const Scores& round_scores) {
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

void Match::resign(Seat seat) {
    assert(!is_decided());
    has_resigned_[seat] = true;
    is_decided_ = is_decided_by_resigning();
}

bool Match::is_decided_by_resigning() const {
    const auto resigned = std::count(has_resigned_.begin(), has_resigned_.end(), true);
    return resigned > 0 && resigned >= has_resigned_.seats() - 1;
}

PerSeat<bool> Match::winners_by_rule() const {
    if (rules_.kind == MatchKind::single) return last_winners_;
    const bool is_won_by_first =
        rules_.kind == MatchKind::points && rules_.limit_winner == LimitWinner::first;
    if (!is_won_by_first || !first_past_limit_) return highest(totals_);
    PerSeat<bool> first{totals_.seats(), false};
    first[*first_past_limit_] = true;
    return first;
}

PerSeat<bool> Match::winners() const {
    assert(is_decided());
    PerSeat<bool> winners = winners_by_rule();
    std::optional<Points> most;
    bool has_winner = false;
    for_each_seat(totals_.seats(), [&](Seat seat) {
        winners[seat] = winners[seat] && !has_resigned_[seat];
        has_winner = has_winner || winners[seat];
        if (!has_resigned_[seat]) most = std::max(most.value_or(totals_[seat]), totals_[seat]);
    });
    if (has_winner) return winners;
    // Those who would have won gave up: the best of the others.
    for_each_seat(totals_.seats(), [&](Seat seat) {
        winners[seat] = !has_resigned_[seat] && totals_[seat] == most;
    });
    return winners;
}

}  // namespace tercet
