#pragma once

#include "ai/outcome.hpp"
#include "game/match.hpp"
#include "game/seat.hpp"

namespace tercet::ai {

/// What the end of a round is worth to one seat: its chance to win the match.
class WinChance {
public:
    /// The deviation is that of the margin of a round.
    WinChance(const Match& match, const MatchRules& rules, Seat seat, double deviation);

    /// The match before the round goes on.
    const Match& match() const { return match_; }

    /// Of a match that was told of every action of the round.
    Outcome of(const RoundResult& result, Match match) const;
    /// Of a round that is not over: `left` is the part of it to come, from 0 to 1, and `soon` the
    /// points that the seat is likely to gain on the others.
    Outcome before_end(const Scores& scores, const Match& match, double left, double soon) const;

private:
    /// What a round that decides is worth by its margin.
    double smoothed(double margin) const;
    /// The chance to stay ahead of one other, given the lead now and how many rounds, or parts of
    /// rounds, are to come.
    double chance_of_lead(double lead, double rounds_left) const;
    /// The same with all others, and with `more` points than the totals say.
    double chance_among(const Scores& totals, double more, double rounds_left) const;
    double rounds_left(const Match& match) const;

    Match match_;
    MatchRules rules_;
    Seat seat_;
    double deviation_;
};

}  // namespace tercet::ai
