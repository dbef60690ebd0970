#include "ai/win_chance.hpp"

#include <algorithm>
#include <cmath>

namespace tercet::ai {

namespace {

/// How far a seat is ahead of the best of the others; alone, ahead of nothing.
double lead(const Scores& scores, Seat seat) {
    if (scores.seats() == 1) return scores[seat];
    bool is_first = true;
    Points best = 0;
    for_each_seat(scores.seats(), [&](Seat other) {
        if (other == seat || (!is_first && scores[other] <= best)) return;
        best = scores[other];
        is_first = false;
    });
    return scores[seat] - best;
}

double share(const PerSeat<bool>& winners, Seat seat) {
    if (!winners[seat]) return 0;
    return 1.0 / static_cast<double>(std::count(winners.begin(), winners.end(), true));
}

/// From -1 to 1, never quite. With square roots, which are the same on every machine.
double squashed(double x) { return x / std::sqrt(1 + x * x); }

}  // namespace

WinChance::WinChance(const Match& match, const MatchRules& rules, Seat seat, double deviation)
    : match_{match}, rules_{rules}, seat_{seat}, deviation_{deviation} {}

Outcome WinChance::of(const RoundResult& result, Match match) const {
    const double margin = lead(result.scores, seat_);
    if (result.scores.seats() == 1) {
        const double alone = 0.5 + 0.5 * squashed(margin / (2 * deviation_));
        return {alone, alone, margin};
    }
    match.finish_round(result);
    if (!match.is_decided()) {
        const double left = rounds_left(match);
        return {chance_of_lead(lead(match.totals(), seat_), left),
                chance_among(match.totals(), 0, left), margin};
    }
    const double won = share(match.winners(), seat_);
    const bool is_by_points = rules_.kind == MatchKind::single && !result.counts_wins;
    return {is_by_points ? smoothed(margin) : won, won, margin};
}

/// What wins or loses by little might easily have gone otherwise, and a high win is nicer.
double WinChance::smoothed(double margin) const {
    const double close = std::clamp(margin / (deviation_ / 3), -1.0, 1.0);
    const double soft = 0.9 * close + 0.1 * squashed(margin / deviation_);
    return 0.5 + 0.5 * soft;
}

Outcome WinChance::before_end(const Scores& scores, const Match& match, double left,
                              double soon) const {
    const double margin = lead(scores, seat_) + soon;
    if (rules_.limit_winner == LimitWinner::first && match.first_past_limit()) {
        const double won = *match.first_past_limit() == seat_ ? 1 : 0;
        return {won, won, margin};
    }
    Scores totals = match.totals();
    for_each_seat(scores.seats(), [&](Seat seat) { totals[seat] += scores[seat]; });
    const double later = rules_.kind == MatchKind::single ? 0 : rounds_left(match) - 1;
    const double to_come = std::max(0.0, later) + left;
    return {chance_of_lead(lead(totals, seat_) + soon, to_come),
            chance_among(totals, soon, to_come), margin};
}

double WinChance::rounds_left(const Match& match) const {
    if (rules_.kind == MatchKind::rounds) return rules_.rounds - match.rounds_finished();
    const Points most = *std::max_element(match.totals().begin(), match.totals().end());
    return 1 + std::max(0, rules_.limit - most) / (2 * deviation_);
}

double WinChance::chance_of_lead(double lead, double rounds_left) const {
    return 0.5 + 0.5 * squashed(lead / (deviation_ * std::sqrt(rounds_left)));
}

/// Odds add up: who is as likely to stay ahead of each of the others has an equal share.
double WinChance::chance_among(const Scores& totals, double more, double rounds_left) const {
    double odds_against = 0;
    for_each_seat(totals.seats(), [&](Seat other) {
        if (other == seat_) return;
        const double ahead = chance_of_lead(totals[seat_] + more - totals[other], rounds_left);
        odds_against += (1 - ahead) / ahead;
    });
    return 1 / (1 + odds_against);
}

}  // namespace tercet::ai
