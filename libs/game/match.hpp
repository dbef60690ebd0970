#pragma once

#include <cstdint>
#include <optional>

#include "game/points.hpp"
#include "game/seat.hpp"

namespace tercet {

enum class MatchKind { single, points, rounds };
enum class LimitReached { exceed, reach };
enum class LimitWinner { highest, first };

/// How many rounds make a match, and who wins it.
struct MatchRules {
    MatchKind kind = MatchKind::single;
    Points limit = 400;
    LimitReached limit_reached = LimitReached::exceed;
    LimitWinner limit_winner = LimitWinner::highest;
    int rounds = 1;

    bool operator==(const MatchRules&) const = default;
};

/// What one round leaves on the match's score sheet.
struct RoundResult {
    Scores scores;             ///< points of this round
    PerSeat<bool> winners;     ///< who won this round; ties share
    bool counts_wins = false;  ///< no points are kept: the match adds up rounds won instead

    bool operator==(const RoundResult&) const = default;
};

/// The seats with the most points. There is at least one seat.
PerSeat<bool> highest(const Scores& scores);

/// The score sheet of a match: totals of the rounds so far, and whether another round follows.
class Match {
public:
    Match(const MatchRules& rules, int seats);

    /// To be told after every action: the points of the round in progress. A total that has passed
    /// the limit at any moment makes this round the last, even if it falls back.
    void observe(const Scores& round_scores) {
        if (rules_.kind == MatchKind::points && !first_past_limit_) look_for_limit(round_scores);
    }

    /// A round is over.
    void finish_round(const RoundResult& result);

    /// A seat gives up: it cannot win any more. When one seat is left, that decides the match.
    void resign(Seat seat);
    bool has_resigned(Seat seat) const { return has_resigned_[seat]; }

    /// All but one gave up, or all: that decided the match.
    bool is_decided_by_resigning() const;

    /// No further round is played.
    bool is_decided() const { return is_decided_; }
    /// Who won; ties share. Nobody, if all gave up. Only once is_decided().
    PerSeat<bool> winners() const;

    int rounds_finished() const { return rounds_finished_; }
    /// Points of the finished rounds, or rounds won where no points are kept.
    const Scores& totals() const { return totals_; }
    /// The first seat whose total passed the limit.
    std::optional<Seat> first_past_limit() const { return first_past_limit_; }

    bool operator==(const Match&) const = default;

private:
    void look_for_limit(const Scores& round_scores);
    /// As if nobody had given up.
    PerSeat<bool> winners_by_rule() const;

    MatchRules rules_;
    Scores totals_;
    int rounds_finished_ = 0;
    bool is_decided_ = false;
    std::optional<Seat> first_past_limit_;
    PerSeat<bool> last_winners_;
    PerSeat<bool> has_resigned_;
};

}  // namespace tercet
