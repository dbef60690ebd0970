// Records of Triolet, replayed.

#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "notation/json.hpp"
#include "notation/replay.hpp"
#include "notation/triolet_notation.hpp"
#include "notation/words.hpp"
#include "support/self_played.hpp"
#include "support/written_match.hpp"

namespace tercet::notation {
namespace {

using Replay = Expected<ReplaySummary<TrioletNotation>, ReplayProblem<TrioletNotation>>;
using Code = triolet::Refusal::Code;

Replay replay(const Record& record) {
    return Replayer<TrioletNotation>{record}.run([](const auto&) {});
}

Record game(const std::vector<std::string>& racks, const std::vector<std::string>& actions,
            const std::string& rules = "gigamic-2017") {
    Record record = written_match(rules, {written_round(racks, actions)});
    record.game = "triolet";
    return record;
}

TEST(TrioletReplay, TheGoodExamplesVerifyWithEqualScores) {
    const auto lines = data_lines("triolet_good.jsonl");
    EXPECT_EQ(lines.size(), 30U);
    for (const auto& line : lines) {
        const auto record = parse_record(line);
        ASSERT_TRUE(record) << line;
        const auto replayed = replay(*record);
        ASSERT_TRUE(replayed) << sentence(replayed.error()) << line;
        EXPECT_EQ(std::vector<std::int64_t>(replayed->points.begin(), replayed->points.end()),
                  record->rounds[0].scores);
        EXPECT_EQ(replayed->end, record->rounds[0].end);
        EXPECT_FALSE(replayed->has_unknown);
    }
}

TEST(TrioletReplay, TheTamperedExamplesAreRefusedWhereTheyAreWrong) {
    const auto lines = data_lines("triolet_tampered.jsonl");
    EXPECT_EQ(lines.size(), 30U);
    for (const auto& line : lines) {
        const auto replayed = replay(*parse_record(line));
        ASSERT_FALSE(replayed) << line;
        const Json json = *parse_json(line);
        const Json& wrong = json["wrong"];
        EXPECT_EQ(replayed.error().round, whole_number(wrong["round"])) << line;
        const int action =
            wrong.contains("action") ? static_cast<int>(*whole_number(wrong["action"])) : 0;
        EXPECT_EQ(replayed.error().action, action) << line;
    }
}

TEST(TrioletReplay, SelfPlayedMatchesVerify) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        for_each_self_played<TrioletNotation>(seed, [](const Record& record) {
            const auto replayed = replay(record);
            ASSERT_TRUE(replayed) << sentence(replayed.error()) << write_record(record);
            EXPECT_EQ(std::vector<std::int64_t>(replayed->points.begin(), replayed->points.end()),
                      record.rounds[0].scores);
            EXPECT_TRUE(replayed->table.match().is_decided());
            const auto again = parse_record(write_record(record));
            ASSERT_TRUE(again);
            EXPECT_EQ(*again, record);
        });
    }
}

// triolet.md §7.1, §9.9
TEST(TrioletReplay, TheOpeningOfTheSheet) {
    const std::vector<std::string> racks = {"3 4 11", "4 8 7"};
    const std::vector<std::string> actions = {"11@H8 3@H9 +3 +8", "8@I7 4@I8 +0 +1",
                                              "4@H6 3@I6 +1 +1", "7@J7 0@J8 +2 +2", "8@J6 +5"};
    const auto replayed = replay(game(racks, actions));
    ASSERT_TRUE(replayed) << sentence(replayed.error());
    EXPECT_EQ(replayed->points[Seat{0}], 25 + 37 + 60);
    EXPECT_EQ(replayed->points[Seat{1}], 27 + 52);

    const auto square = replay(game(racks, {actions[0], "4@I8 8@I9 +0 +1"}));
    ASSERT_FALSE(square);
    const auto* why = std::get_if<triolet::Refusal>(&square.error().why);
    ASSERT_NE(why, nullptr);
    EXPECT_EQ(why->code, Code::first_turn_completes_2x2);
    EXPECT_EQ(square.error().action, 2);
}

TEST(TrioletReplay, ExactlyAsManyTilesAreDrawnAsTheRackLacks) {
    for (const std::string action : {"11@H8 3@H9", "11@H8 3@H9 +3", "11@H8 3@H9 +3 +8 +1"}) {
        const auto replayed = replay(game({"3 4 11", "4 8 7"}, {action}));
        ASSERT_FALSE(replayed) << action;
        const auto* why = std::get_if<triolet::Refusal>(&replayed.error().why);
        ASSERT_NE(why, nullptr);
        EXPECT_EQ(why->code, Code::wrong_number_drawn);
        EXPECT_EQ(why->count, 2);
    }
}

TEST(TrioletReplay, ATileThatIsAccountedForElsewhereIsNotDrawn) {
    // There is one 15, and seat 1 holds it.
    const auto replayed = replay(game({"3 4 11", "15 14 7"}, {"11@H8 3@H9 +3 +15"}));
    ASSERT_FALSE(replayed);
    const auto* why = std::get_if<triolet::Refusal>(&replayed.error().why);
    ASSERT_NE(why, nullptr);
    EXPECT_EQ(why->code, Code::tile_not_in_bag);
    EXPECT_TRUE(replay(game({"3 4 11", "? 14 7"}, {"11@H8 3@H9 +3 +15"})));
    EXPECT_FALSE(replay(game({"3 4 11", "? 14 7"}, {"11@H8 3@H9 +3 +14"})));
}

TEST(TrioletReplay, WhatAnExchangeGivesBackCannotBeDrawnByIt) {
    EXPECT_FALSE(replay(game({"15 4 11", "4 8 7"}, {"swap 15 +15"})));
    EXPECT_TRUE(replay(game({"15 4 11", "4 8 7"}, {"swap 15 +3", "swap 4 +15"})));
    // Nobody saw what was given: it may be the 15.
    EXPECT_TRUE(replay(game({"? ? ?", "4 8 7"}, {"swap ? ? +? +?", "swap 4 +15"})));
}

TEST(TrioletReplay, AGameOnARealTableWithNothingKnown) {
    Record record = self_played<TrioletNotation>({"gigamic-2017", {}}, {"greedy", "random"}, 4);
    auto& round = record.rounds[0];
    for (auto& rack : round.racks) rack.assign(rack.size(), "?");
    for (auto& action : round.actions) {
        for (auto plus = action.find('+'); plus != std::string::npos;
             plus = action.find('+', plus + 1)) {
            action.replace(plus + 1, action.find(' ', plus) - plus - 1, "?");
            if (action.find(' ', plus) == std::string::npos) break;
        }
    }
    const auto replayed = replay(record);
    ASSERT_TRUE(replayed) << sentence(replayed.error());
    EXPECT_TRUE(replayed->has_unknown);
    (*round.scores)[0] += 1000;
    EXPECT_FALSE(replay(record));
}

}  // namespace
}  // namespace tercet::notation
