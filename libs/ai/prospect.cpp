#include "ai/prospect.hpp"

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

Prospect::Prospect(const Match& match, const MatchRules& rules, Seat seat, double deviation)
    : match_{match}, rules_{rules}, seat_{seat}, deviation_{deviation} {}

Outcome Prospect::of(const RoundResult& result) const {
    const double margin = lead(result.scores, seat_);
    return {value_after(result, margin), chance_after(result), margin};
}

double Prospect::chance_after(const RoundResult& result) const {
    Match match = match_;
    match.finish_round(result);
    if (match.is_decided()) return share(match.winners(), seat_);
    return chance_of_lead(lead(match.totals(), seat_), rounds_left(match));
}

double Prospect::value_after(const RoundResult& result, double margin) const {
    if (result.scores.seats() == 1) return 0.5 + 0.5 * squashed(margin / (2 * deviation_));
    if (rules_.kind != MatchKind::single || result.counts_wins) return chance_after(result);
    // What wins or loses by little might easily have gone otherwise, and a high win is nicer.
    const double close = std::clamp(margin / (deviation_ / 3), -1.0, 1.0);
    const double soft = 0.9 * close + 0.1 * squashed(margin / deviation_);
    return 0.5 + 0.5 * soft;
}

Outcome Prospect::before_end(const Scores& scores, double left, double soon) const {
    Scores totals = match_.totals();
    for_each_seat(scores.seats(), [&](Seat seat) { totals[seat] += scores[seat]; });
    const double later = rules_.kind == MatchKind::single ? 0 : rounds_left(match_) - 1;
    const double chance = chance_of_lead(lead(totals, seat_) + soon, std::max(0.0, later) + left);
    return {chance, chance, lead(scores, seat_) + soon};
}

double Prospect::rounds_left(const Match& match) const {
    if (rules_.kind == MatchKind::rounds) return rules_.rounds - match.rounds_finished();
    const Points most = *std::max_element(match.totals().begin(), match.totals().end());
    return 1 + std::max(0, rules_.limit - most) / (2 * deviation_);
}

double Prospect::chance_of_lead(double lead, double rounds_left) const {
    return 0.5 + 0.5 * squashed(lead / (deviation_ * std::sqrt(rounds_left)));
}

}  // namespace tercet::ai
