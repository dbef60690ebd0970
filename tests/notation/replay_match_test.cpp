// Records of several rounds.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "notation/replay.hpp"
#include "notation/rules_text.hpp"
#include "notation/words.hpp"
#include "support/self_played.hpp"
#include "support/written_match.hpp"

namespace tercet::notation {
namespace {

using Code = TallyProblem::Code;

struct Refused {
    Code code;
    int round;

    bool operator==(const Refused&) const = default;
};

std::optional<Refused> refused(const Record& record) {
    const auto replay = replayed(record);
    if (replay) return std::nullopt;
    EXPECT_EQ(replay.error().action, 0);
    const auto* problem = why<TallyProblem>(replay);
    EXPECT_NE(problem, nullptr) << sentence(replay.error());
    return problem != nullptr ? std::optional{Refused{problem->code, replay.error().round}}
                              : std::nullopt;
}

Record match_of(const std::string& rules, std::uint64_t seed) {
    return self_played(*parse_rules(rules), {"random", "greedy", "random"}, seed);
}

Scores totals(const Record& record) {
    Scores sum{static_cast<int>(record.seats.size())};
    for (const auto& round : record.rounds) {
        for_each_seat(sum.seats(), [&](Seat seat) {
            sum[seat] +=
                static_cast<Points>((*round.scores)[static_cast<std::size_t>(seat.index())]);
        });
    }
    return sum;
}

// triominos.md §10.1
TEST(ReplayMatch, ASingleRoundIsTheWholeMatch) {
    for_each_self_played(1, [](Record record) {
        record.rounds.push_back(record.rounds[0]);
        EXPECT_EQ(refused(record), (Refused{Code::match_is_decided, 2}));
        record.rounds[1].end.reset();
        record.rounds[1].actions.clear();
        EXPECT_EQ(refused(record), (Refused{Code::match_is_decided, 2}));
    });
}

// triominos.md §10.6
TEST(ReplayMatch, AFixedNumberOfRounds) {
    Record record = match_of("classic,match=rounds,rounds=4", 2);
    ASSERT_EQ(record.rounds.size(), 4U);
    const auto replay = replayed(record);
    ASSERT_TRUE(replay) << sentence(replay.error());
    EXPECT_TRUE(replay->table.match().is_decided());
    EXPECT_EQ(replay->points, totals(record));
    EXPECT_EQ(replay->table.match().totals(), totals(record));
    record.rounds.push_back(record.rounds[2]);
    EXPECT_EQ(refused(record), (Refused{Code::match_is_decided, 5}));
}

TEST(ReplayMatch, AMatchMayBeUndecidedYet) {
    Record record = match_of("classic,match=rounds,rounds=4", 2);
    record.rounds.pop_back();
    const auto replay = replayed(record);
    ASSERT_TRUE(replay);
    EXPECT_FALSE(replay->table.match().is_decided());
    EXPECT_EQ(replay->points, totals(record));
}

// triominos.md §10.2, §10.3
TEST(ReplayMatch, RoundsUntilATotalPassesTheLimit) {
    for (const std::string preset : {"goliath-2023", "classic", "classic-fr"}) {
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            Record record = match_of(preset + ",match=points", seed);
            const auto replay = replayed(record);
            ASSERT_TRUE(replay) << sentence(replay.error());
            EXPECT_TRUE(replay->table.match().is_decided());
            EXPECT_EQ(replay->points, totals(record));
            record.rounds.push_back(record.rounds[0]);
            EXPECT_EQ(refused(record),
                      (Refused{Code::match_is_decided, static_cast<int>(record.rounds.size())}));
        }
    }
}

// triominos.md §10.4
TEST(ReplayMatch, ALimitPassedForAMomentDecidesTheMatch) {
    int fell_back = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Record record = match_of("goliath-2023,match=points,limit=120", seed);
        const Scores sum = totals(record);
        if (std::any_of(sum.begin(), sum.end(), [](Points total) { return total > 120; })) continue;
        ++fell_back;
        const auto replay = replayed(record);
        ASSERT_TRUE(replay) << sentence(replay.error());
        EXPECT_TRUE(replay->table.match().is_decided());
        record.rounds.push_back(record.rounds[0]);
        EXPECT_EQ(refused(record),
                  (Refused{Code::match_is_decided, static_cast<int>(record.rounds.size())}));
    }
    EXPECT_GT(fell_back, 0);
}

// triominos.md §10.5
TEST(ReplayMatch, TheFirstOneBeyondTheLimitWinsWhereTheRulesSaySo) {
    int differ = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const Record record = match_of("classic-fr,match=points,limit=200", seed);
        const auto replay = replayed(record);
        ASSERT_TRUE(replay);
        const auto winners = replay->table.match().winners();
        EXPECT_EQ(std::count(winners.begin(), winners.end(), true), 1);
        EXPECT_TRUE(winners[*replay->table.match().first_past_limit()]);
        differ += winners != highest(totals(record)) ? 1 : 0;
    }
    EXPECT_GT(differ, 0);
}

// triominos.md §12.4
TEST(ReplayMatch, WithoutPointsAMatchOfRoundsCountsWins) {
    const Record record = match_of("classic,scoring=none,match=rounds,rounds=7", 3);
    const auto replay = replayed(record);
    ASSERT_TRUE(replay) << sentence(replay.error());
    int wins = 0;
    for (const Points won : replay->table.match().totals()) wins += won;
    EXPECT_GE(wins, 7);
    EXPECT_EQ(replay->points, Scores{3});
}

TEST(ReplayMatch, OnlyTheLastRoundMayBeUnfinished) {
    const Record record = match_of("classic,match=rounds,rounds=3", 4);
    for (std::size_t round = 0; round < 2; ++round) {
        Record other = record;
        other.rounds[round].end.reset();
        EXPECT_EQ(refused(other),
                  (Refused{Code::round_is_unfinished, static_cast<int>(round) + 1}));
        other.rounds[round].end = Ending::abandoned;
        EXPECT_EQ(refused(other),
                  (Refused{Code::round_is_unfinished, static_cast<int>(round) + 1}));
        other = record;
        other.rounds[round].actions.pop_back();
        EXPECT_EQ(refused(other), (Refused{Code::round_goes_on, static_cast<int>(round) + 1}));
    }
    Record last = record;
    last.rounds[2].end.reset();
    last.rounds[2].scores.reset();
    last.rounds[2].actions.resize(3);
    EXPECT_EQ(refused(last), std::nullopt);
}

TEST(ReplayMatch, AWrongRoundIsNamed) {
    const Record record = match_of("goliath-2023,match=rounds,rounds=3", 5);
    for (std::size_t round = 0; round < 3; ++round) {
        const int number = static_cast<int>(round) + 1;
        Record other = record;
        other.rounds[round].scores->front() += 5;
        EXPECT_EQ(refused(other), (Refused{Code::other_scores, number}));
        other = record;
        other.rounds[round].actions[4] = "012@50,50";
        const auto replay = replayed(other);
        ASSERT_FALSE(replay);
        EXPECT_EQ(replay.error().round, number);
        EXPECT_EQ(replay.error().action, 5);
    }
}

TEST(ReplayMatch, TheScoresOfARoundMayBeLeftOut) {
    Record record = match_of("classic,match=rounds,rounds=3", 6);
    const Scores sum = totals(record);
    for (auto& round : record.rounds) round.scores.reset();
    const auto replay = replayed(record);
    ASSERT_TRUE(replay);
    EXPECT_EQ(replay->points, sum);
    EXPECT_TRUE(replay->table.match().is_decided());
}

TEST(ReplayMatch, TheRoundInProgressCounts) {
    Record record = match_of("goliath-2023,match=rounds,rounds=2", 7);
    record.rounds[1].end.reset();
    record.rounds[1].scores.reset();
    record.rounds[1].actions.resize(1);
    const auto replay = replayed(record);
    ASSERT_TRUE(replay);
    const Seat starter{static_cast<int>(record.rounds[1].starter)};
    record.rounds.pop_back();
    const Scores before = totals(record);
    for_each_seat(before.seats(), [&](Seat seat) {
        const Points added = replay->points[seat] - before[seat];
        EXPECT_EQ(added > 0, seat == starter) << seat.index();
    });
}

}  // namespace
}  // namespace tercet::notation
