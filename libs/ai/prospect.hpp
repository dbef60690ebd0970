#pragma once

#include "ai/outcome.hpp"
#include "game/match.hpp"
#include "game/seat.hpp"

namespace tercet::ai {

/// What the end of a round is worth to one seat: its chance to win the match.
class Prospect {
public:
    /// The deviation is that of the margin of a round.
    Prospect(const Match& match, const MatchRules& rules, Seat seat, double deviation);

    Outcome of(const RoundResult& result) const;
    /// Of a round that is not over: so much of it is left, from 0 to 1, and the seat is likely to
    /// gain so many points on the others soon.
    Outcome before_end(const Scores& scores, double left, double soon = 0) const;

private:
    /// What a round that decides is worth by its margin.
    double smoothed(double margin) const;
    /// The chance to stay ahead of one other, with so many points more than it and so many rounds
    /// or parts of rounds to come.
    double chance_of_lead(double lead, double rounds_left) const;
    /// The same with all others, and with so many points more than these.
    double chance_among(const Scores& totals, double more, double rounds_left) const;
    double rounds_left(const Match& match) const;

    Match match_;
    MatchRules rules_;
    Seat seat_;
    double deviation_;
};

}  // namespace tercet::ai
