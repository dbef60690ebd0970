#include "game/match.hpp"

#include <initializer_list>
#include <vector>

#include <gtest/gtest.h>

namespace tercet {
namespace {

Scores scores(std::initializer_list<Points> points) {
    Scores result{static_cast<int>(points.size())};
    int index = 0;
    for (const Points each : points) result[Seat{index++}] = each;
    return result;
}

/// A round with these points, won by whoever has most.
RoundResult round_of(std::initializer_list<Points> points) {
    const Scores result = scores(points);
    return {result, highest(result), false};
}

using Seats = std::vector<bool>;

Seats winners(const Match& match) {
    const auto seats = match.winners();
    return Seats(seats.begin(), seats.end());
}

constexpr MatchRules to_points(Points limit, LimitReached reached, LimitWinner winner) {
    return {MatchKind::points, limit, reached, winner, 1};
}

TEST(Match, HighestAreAllWithTheMost) {
    const auto all = [](const PerSeat<bool>& seats) { return Seats(seats.begin(), seats.end()); };
    EXPECT_EQ(all(highest(scores({3, 9, 9, -1}))), (Seats{false, true, true, false}));
    EXPECT_EQ(all(highest(scores({-5, -3}))), (Seats{false, true}));
    EXPECT_EQ(all(highest(scores({-5}))), (Seats{true}));
}

// triominos.md §10.1
TEST(Match, ASingleRoundDecides) {
    Match match{MatchRules{}, 2};
    EXPECT_FALSE(match.is_decided());
    match.observe(scores({1000, 0}));
    EXPECT_FALSE(match.is_decided());
    match.finish_round(round_of({120, 150}));
    ASSERT_TRUE(match.is_decided());
    EXPECT_EQ(match.rounds_finished(), 1);
    EXPECT_EQ(match.totals(), scores({120, 150}));
    EXPECT_EQ(winners(match), (Seats{false, true}));
}

// triominos.md §10.1
TEST(Match, TheWinnerOfASingleRoundNeedNotHavePoints) {
    Match match{MatchRules{}, 2};
    RoundResult result = round_of({0, 0});
    result.winners[Seat{0}] = false;
    result.counts_wins = true;
    match.finish_round(result);
    EXPECT_EQ(winners(match), (Seats{false, true}));
}

// triominos.md §10.2
TEST(Match, RoundsAddUpUntilATotalHasPassedTheLimit) {
    Match match{to_points(400, LimitReached::exceed, LimitWinner::highest), 2};
    match.finish_round(round_of({150, 210}));
    EXPECT_FALSE(match.is_decided());
    match.finish_round(round_of({180, 160}));
    EXPECT_FALSE(match.is_decided());
    EXPECT_EQ(match.totals(), scores({330, 370}));
    match.finish_round(round_of({90, 20}));
    ASSERT_TRUE(match.is_decided());
    EXPECT_EQ(match.totals(), scores({420, 390}));
    EXPECT_EQ(match.rounds_finished(), 3);
    EXPECT_EQ(winners(match), (Seats{true, false}));
}

// triominos.md §10.2
TEST(Match, TheRoundInWhichTheLimitIsPassedIsPlayedToItsEnd) {
    Match match{to_points(100, LimitReached::exceed, LimitWinner::highest), 2};
    match.observe(scores({101, 0}));
    EXPECT_EQ(match.first_past_limit(), Seat{0});
    EXPECT_FALSE(match.is_decided());
    match.finish_round(round_of({105, 130}));
    EXPECT_TRUE(match.is_decided());
    EXPECT_EQ(winners(match), (Seats{false, true}));
}

// triominos.md §10.3
TEST(Match, ToExceedTheLimitTakesMoreThanToReachIt) {
    for (const auto reached : {LimitReached::exceed, LimitReached::reach}) {
        Match match{to_points(400, reached, LimitWinner::highest), 2};
        match.finish_round(round_of({399, 0}));
        EXPECT_FALSE(match.is_decided());
        match.finish_round(round_of({1, 0}));
        EXPECT_EQ(match.is_decided(), reached == LimitReached::reach);
    }
    Match match{to_points(400, LimitReached::exceed, LimitWinner::highest), 2};
    match.finish_round(round_of({401, 0}));
    EXPECT_TRUE(match.is_decided());
}

// triominos.md §10.4
TEST(Match, ATotalThatFallsBackHasStillPassedTheLimit) {
    Match match{to_points(100, LimitReached::exceed, LimitWinner::highest), 3};
    match.finish_round(round_of({60, 70, 0}));
    match.observe(scores({10, 20, 0}));
    EXPECT_FALSE(match.first_past_limit().has_value());
    match.observe(scores({10, 31, 0}));  // 70 + 31
    match.observe(scores({10, 6, 0}));
    EXPECT_EQ(match.first_past_limit(), Seat{1});
    match.finish_round(round_of({30, -20, 0}));
    ASSERT_TRUE(match.is_decided());
    EXPECT_EQ(match.totals(), scores({90, 50, 0}));
    EXPECT_EQ(winners(match), (Seats{true, false, false}));
}

// triominos.md §10.4
TEST(Match, TheRunningTotalIncludesEarlierRounds) {
    Match match{to_points(100, LimitReached::reach, LimitWinner::highest), 2};
    match.finish_round(round_of({-50, 40}));
    match.observe(scores({100, 59}));
    EXPECT_FALSE(match.first_past_limit().has_value());
    match.observe(scores({100, 60}));
    EXPECT_EQ(match.first_past_limit(), Seat{1});
}

// triominos.md §10.5
TEST(Match, ThePointsAtTheEndOrTheFirstPastTheLimitWin) {
    for (const auto winner : {LimitWinner::highest, LimitWinner::first}) {
        Match match{to_points(100, LimitReached::reach, winner), 3};
        match.observe(scores({0, 40, 100}));
        match.observe(scores({0, 140, 100}));
        EXPECT_EQ(match.first_past_limit(), Seat{2});
        match.finish_round(round_of({10, 140, 75}));
        ASSERT_TRUE(match.is_decided());
        const bool first = winner == LimitWinner::first;
        EXPECT_EQ(winners(match), (Seats{false, !first, first}));
    }
}

// triominos.md §10.6
TEST(Match, AFixedNumberOfRoundsIsPlayed) {
    MatchRules rules;
    rules.kind = MatchKind::rounds;
    rules.rounds = 3;
    Match match{rules, 2};
    match.observe(scores({5000, 0}));  // no limit here
    for (int played = 1; played <= 3; ++played) {
        EXPECT_FALSE(match.is_decided());
        match.finish_round(round_of({500, 400}));
        EXPECT_EQ(match.rounds_finished(), played);
    }
    ASSERT_TRUE(match.is_decided());
    EXPECT_EQ(match.totals(), scores({1500, 1200}));
    EXPECT_EQ(winners(match), (Seats{true, false}));
}

// triominos.md §10.7
TEST(Match, TiesShareTheWin) {
    Match single{MatchRules{}, 3};
    single.finish_round(round_of({8, 3, 8}));
    EXPECT_EQ(winners(single), (Seats{true, false, true}));

    Match points{to_points(10, LimitReached::reach, LimitWinner::highest), 2};
    points.finish_round(round_of({12, 12}));
    EXPECT_EQ(winners(points), (Seats{true, true}));

    MatchRules two_rounds;
    two_rounds.kind = MatchKind::rounds;
    two_rounds.rounds = 2;
    Match rounds{two_rounds, 2};
    rounds.finish_round(round_of({1, 2}));
    rounds.finish_round(round_of({2, 1}));
    EXPECT_EQ(winners(rounds), (Seats{true, true}));
}

// triominos.md §12.6
TEST(Match, WithoutPointsRoundsWonAreCounted) {
    MatchRules rules;
    rules.kind = MatchKind::rounds;
    rules.rounds = 2;
    Match match{rules, 3};
    const RoundResult first{scores({0, 0, 0}), highest(scores({1, 0, 1})), true};
    const RoundResult second{scores({0, 0, 0}), highest(scores({0, 0, 1})), true};
    match.finish_round(first);  // shared: one for each
    EXPECT_EQ(match.totals(), scores({1, 0, 1}));
    match.finish_round(second);
    EXPECT_EQ(match.totals(), scores({1, 0, 2}));
    EXPECT_EQ(winners(match), (Seats{false, false, true}));
}

TEST(Match, OfTwoTheOneLeftWinsAtOnce) {
    for (const auto& rules :
         {MatchRules{}, to_points(10, LimitReached::reach, LimitWinner::first)}) {
        Match match{rules, 2};
        EXPECT_FALSE(match.has_resigned(Seat{0}));
        match.resign(Seat{0});
        EXPECT_TRUE(match.has_resigned(Seat{0}));
        EXPECT_TRUE(match.is_decided());
        EXPECT_EQ(winners(match), (Seats{false, true}));
    }
}

TEST(Match, WhoGaveUpCannotWin) {
    Match single{MatchRules{}, 3};
    single.resign(Seat{0});
    EXPECT_FALSE(single.is_decided());
    single.finish_round(round_of({9, 2, 5}));
    EXPECT_EQ(winners(single), (Seats{false, false, true}));

    Match shared{MatchRules{}, 3};
    shared.resign(Seat{1});
    shared.finish_round(round_of({9, 9, 9}));
    EXPECT_EQ(winners(shared), (Seats{true, false, true}));

    Match first{to_points(10, LimitReached::reach, LimitWinner::first), 3};
    first.resign(Seat{2});
    first.finish_round(round_of({3, 2, 12}));
    EXPECT_EQ(winners(first), (Seats{true, false, false}));
}

TEST(Match, AloneWhoGivesUpLeavesNoWinner) {
    Match match{MatchRules{}, 1};
    match.resign(Seat{0});
    EXPECT_TRUE(match.is_decided());
    EXPECT_EQ(winners(match), (Seats{false}));
}

TEST(Match, IsComparable) {
    Match one{MatchRules{}, 2};
    Match other{MatchRules{}, 2};
    EXPECT_EQ(one, other);
    one.finish_round(round_of({1, 2}));
    EXPECT_NE(one, other);
}

}  // namespace
}  // namespace tercet
