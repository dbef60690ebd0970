#include "ai/win_chance.hpp"

#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace tercet::ai {
namespace {

Scores scores(const std::vector<Points>& points) {
    Scores all{static_cast<int>(points.size())};
    for (std::size_t i = 0; i < points.size(); ++i) all[Seat{static_cast<int>(i)}] = points[i];
    return all;
}

RoundResult ended(const std::vector<Points>& points) {
    return {scores(points), highest(scores(points)), false};
}

constexpr double kDeviation = 85;

Outcome outcome(const MatchRules& rules, const std::vector<Points>& before,
                const std::vector<Points>& round, int seat = 0) {
    Match match{rules, static_cast<int>(round.size())};
    if (!before.empty()) match.finish_round(ended(before));
    return WinChance{match, rules, Seat{seat}, kDeviation}.of(ended(round), match);
}
double chance(const MatchRules& rules, const std::vector<Points>& before,
              const std::vector<Points>& round, int seat = 0) {
    return outcome(rules, before, round, seat).chance;
}
double value(const std::vector<Points>& round) { return outcome({}, {}, round).value; }

constexpr MatchRules kTo400{MatchKind::points, 400, LimitReached::exceed, LimitWinner::highest, 1};
constexpr MatchRules kThreeRounds{MatchKind::rounds, 400, LimitReached::exceed,
                                  LimitWinner::highest, 3};

TEST(WinChance, TwoSeatsShareTheChance) {
    for (const MatchRules& rules : {MatchRules{}, kTo400, kThreeRounds}) {
        for (const Points ahead : {-300, -40, -1, 0, 1, 40, 300}) {
            const std::vector<Points> round{100 + ahead, 100};
            EXPECT_NEAR(chance(rules, {}, round, 0) + chance(rules, {}, round, 1), 1, 1e-12);
            EXPECT_NEAR(outcome(rules, {}, round, 0).value + outcome(rules, {}, round, 1).value, 1,
                        1e-12);
        }
    }
}

TEST(WinChance, MorePointsAreNeverWorse) {
    for (const MatchRules& rules : {MatchRules{}, kTo400, kThreeRounds}) {
        double before = 0;
        for (Points own = -200; own < 600; own += 7) {
            const Outcome now = outcome(rules, {}, {own, 150, 90});
            EXPECT_GE(now.value, before) << own;
            EXPECT_LE(now.value, 1);
            EXPECT_GE(now.chance, 0);
            EXPECT_LE(now.chance, 1);
            before = now.value;
        }
        EXPECT_GT(before, 0.9);
    }
}

TEST(WinChance, ARoundThatIsOverIsWonOrNot) {
    EXPECT_EQ(chance({}, {}, {101, 100}), 1);
    EXPECT_EQ(chance({}, {}, {100, 101}), 0);
    EXPECT_EQ(chance({}, {}, {100, 100}), 0.5);
}

TEST(WinChance, AWinCountsMoreThanItsHeight) {
    const double tie = value({100, 100});
    const double narrow = value({130, 100});
    const double high = value({300, 100});
    EXPECT_NEAR(tie, 0.5, 1e-12);
    EXPECT_GT(narrow - tie, 5 * (high - narrow));
    EXPECT_GT(high, narrow);
}

// triominos.md §10.5
TEST(WinChance, AMatchIsWonByItsTotals) {
    EXPECT_EQ(chance(kTo400, {300, 390}, {150, 20}), 1);
    EXPECT_EQ(chance(kTo400, {300, 390}, {100, 20}), 0);
    EXPECT_EQ(chance(kTo400, {300, 390}, {110, 20}), 0.5);
    EXPECT_LT(chance(kTo400, {0, 300}, {50, 0}), 0.1);
}

TEST(WinChance, ManySeatsShareTheChance) {
    for (const int seats : {2, 3, 4, 6}) {
        const std::vector<Points> level(static_cast<std::size_t>(seats), 50);
        EXPECT_NEAR(chance(kThreeRounds, {}, level), 1.0 / seats, 1e-12);
        std::vector<Points> apart = level;
        for (std::size_t i = 0; i < apart.size(); ++i) apart[i] += static_cast<Points>(20 * i);
        const Match match{{}, seats};
        double sum = 0;
        double sum_before_end = 0;
        for (int seat = 0; seat < seats; ++seat) {
            sum += chance(kThreeRounds, {}, apart, seat);
            const WinChance win_chance{match, {}, Seat{seat}, kDeviation};
            sum_before_end += win_chance.before_end(scores(apart), match, 0.8, 0).chance;
        }
        EXPECT_NEAR(sum, 1, 0.05) << seats;
        EXPECT_NEAR(sum_before_end, 1, 0.05) << seats;
    }
}

TEST(WinChance, ALeadIsWorthMoreWhenLessIsToCome) {
    EXPECT_GT(chance(kTo400, {250, 250}, {100, 50}), chance(kTo400, {0, 0}, {100, 50}));
    const Match match{{}, 2};
    const WinChance win_chance{match, {}, Seat{0}, kDeviation};
    EXPECT_GT(win_chance.before_end(scores({90, 50}), match, 0.1, 0).chance,
              win_chance.before_end(scores({90, 50}), match, 0.9, 0).chance);
    EXPECT_EQ(win_chance.before_end(scores({90, 50}), match, 0.5, 0).margin, 40);
}

// triominos.md §10.5: whoever passes the limit first has won, whatever comes.
TEST(WinChance, WhoPassedTheLimitFirstHasWon) {
    const MatchRules rules{MatchKind::points, 100, LimitReached::reach, LimitWinner::first, 1};
    Match match{rules, 2};
    match.observe(scores({105, 20}));
    for (const int seat : {0, 1}) {
        const WinChance win_chance{Match{rules, 2}, rules, Seat{seat}, kDeviation};
        const double won = seat == 0 ? 1 : 0;
        EXPECT_EQ(win_chance.of(ended({90, 140}), match).chance, won);
        EXPECT_EQ(win_chance.before_end(scores({90, 140}), match, 0.5, 0).chance, won);
        EXPECT_NE(win_chance.before_end(scores({90, 20}), Match{rules, 2}, 0.5, 0).chance, won);
    }
}

}  // namespace
}  // namespace tercet::ai
