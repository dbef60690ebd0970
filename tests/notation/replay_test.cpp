#include "notation/replay.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "notation/json.hpp"
#include "notation/words.hpp"
#include "support/self_played.hpp"
#include "support/triominos_table.hpp"
#include "support/written_match.hpp"

namespace tercet::notation {
namespace {

using triominos::DealProblem;
using triominos::Refusal;
using triominos::table::listed;
using Step = ReplayStep<TriominosNotation>;

std::vector<std::int64_t> numbers(const Scores& scores) {
    return std::vector<std::int64_t>(scores.begin(), scores.end());
}

TEST(Replay, TheGoodExamplesVerifyWithEqualScores) {
    const auto lines = data_lines("triominos_good.jsonl");
    EXPECT_EQ(lines.size(), 40U);
    for (const auto& line : lines) {
        const auto record = parse_record(line);
        ASSERT_TRUE(record) << line;
        ASSERT_TRUE(record->rounds.back().scores && record->rounds.back().end);
        const auto replay = replayed(*record);
        ASSERT_TRUE(replay) << sentence(replay.error()) << line;
        std::vector<std::int64_t> totals(record->seats.size());
        for (const auto& round : record->rounds) {
            for (std::size_t i = 0; i < totals.size(); ++i) totals[i] += (*round.scores)[i];
        }
        EXPECT_EQ(numbers(replay->points), totals);
        EXPECT_EQ(replay->end, record->rounds.back().end);
        EXPECT_FALSE(replay->has_unknown);
    }
}

TEST(Replay, TheTamperedExamplesAreRefusedWhereTheyAreWrong) {
    const auto lines = data_lines("triominos_tampered.jsonl");
    EXPECT_EQ(lines.size(), 40U);
    for (const auto& line : lines) {
        const auto replay = replayed(*parse_record(line));
        ASSERT_FALSE(replay) << line;
        const Json json = *parse_json(line);
        const Json& wrong = json["wrong"];
        EXPECT_EQ(replay.error().round, whole_number(wrong["round"])) << line;
        if (wrong.contains("action")) {
            EXPECT_EQ(replay.error().action, whole_number(wrong["action"])) << line;
        } else {
            EXPECT_EQ(wrong["what"], "scores");
            EXPECT_EQ(replay.error().action, 0) << line;
            ASSERT_TRUE(why<TallyProblem>(replay));
            EXPECT_EQ(why<TallyProblem>(replay)->code, TallyProblem::Code::other_scores);
        }
    }
}

TEST(Replay, SelfPlayedMatchesVerify) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        for_each_self_played(seed, [](const Record& record) {
            const auto replay = replayed(record);
            ASSERT_TRUE(replay) << sentence(replay.error()) << write_record(record);
            EXPECT_EQ(numbers(replay->points), record.rounds[0].scores);
            EXPECT_EQ(replay->end, record.rounds[0].end);
            EXPECT_TRUE(replay->table.match().is_decided());
            EXPECT_TRUE(replay->table.position().is_over());
            EXPECT_FALSE(replay->has_unknown);
        });
    }
}

TEST(Replay, EveryActionIsShownWithItsPoints) {
    for_each_self_played(3, [](const Record& record) {
        const RoundRecord& round = record.rounds[0];
        int next = 0;
        Scores sum{static_cast<int>(record.seats.size())};
        const auto replay = Replayer<TriominosNotation>{record}.run([&](const Step& step) {
            if (step.is_end()) return;
            EXPECT_EQ(step.round, 1);
            EXPECT_EQ(step.action, next++);
            EXPECT_EQ(step.played != nullptr, step.action > 0);
            if (step.action == 0) {
                EXPECT_EQ(step.seat.index(), round.starter);
                return;
            }
            EXPECT_EQ(TriominosNotation::write_action(*step.played),
                      round.actions[static_cast<std::size_t>(step.action) - 1]);
            sum[step.seat] += step.points;
            if (!step.table.position().is_over()) {
                EXPECT_EQ(step.table.position().scores(), sum);
            }
        });
        ASSERT_TRUE(replay);
        EXPECT_EQ(next, static_cast<int>(round.actions.size()) + 1);
    });
}

TEST(Replay, AnUnfinishedRoundIsInOrderAfterEachOfItsActions) {
    for_each_self_played(4, [](Record record) {
        auto& round = record.rounds[0];
        round.end.reset();
        round.scores.reset();
        while (!round.actions.empty()) {
            round.actions.pop_back();
            const auto replay = replayed(record);
            ASSERT_TRUE(replay) << sentence(replay.error());
            EXPECT_EQ(replay->end, std::nullopt);
            EXPECT_EQ(replay->points, replay->table.position().scores());
        }
    });
}

TEST(Replay, AFinishedRoundThatDoesNotSayHowItEndedIsInOrder) {
    Record record = self_played({"classic", {}}, {"random", "random"}, 6);
    record.rounds[0].end.reset();
    const auto replay = replayed(record);
    ASSERT_TRUE(replay);
    EXPECT_TRUE(replay->end.has_value());
}

TEST(Replay, ARecordWithoutRoundsIsInOrder) {
    Record record = self_played({"classic", {}}, {"random", "random"}, 6);
    record.rounds.clear();
    const auto replay = replayed(record);
    ASSERT_TRUE(replay);
    EXPECT_FALSE(replay->table.has_round());
    EXPECT_EQ(numbers(replay->points), (std::vector<std::int64_t>{0, 0}));
}

// triominos.md §3.1
TEST(Replay, TheOpeningTileMayBeWrittenTurned) {
    const Record record = self_played({"classic", {}}, {"random", "greedy", "random"}, 9);
    const auto straight = replayed(record);
    ASSERT_TRUE(straight);
    const std::string tile = record.rounds[0].actions[0].substr(0, 3);
    for (const std::string& turned :
         {tile.substr(1) + tile[0], tile.substr(2) + tile.substr(0, 2)}) {
        Record other = record;
        other.rounds[0].actions[0] = turned + "@0,0";
        const auto replay = replayed(other);
        ASSERT_TRUE(replay) << turned;
        EXPECT_EQ(replay->table.position(), straight->table.position());
    }
}

// triominos.md §3.1: a record that was kept with the opening tile turned, as its next placement
// tells.
TEST(Replay, AnOpeningKeptTurnedIsReadAsItLay) {
    const std::string rules = R"(goliath-2023,rack_size={"2":2})";
    const auto replay_of = [&](const std::vector<std::string>& actions) {
        return replayed(written_match(rules, {written_round({"012 345", "112 555"}, actions)}));
    };
    const auto straight = replay_of({"012@0,0", "121@1,0"});
    ASSERT_TRUE(straight) << sentence(straight.error());
    for (const std::string opening : {"120@0,0", "201@0,0"}) {
        const auto as_normal = replay_of({opening, "121@1,0"});
        ASSERT_TRUE(as_normal) << sentence(as_normal.error());
        EXPECT_EQ(as_normal->table.position(), straight->table.position());
    }
    const auto as_written = replay_of({"120@0,0", "211@0,1"});
    ASSERT_TRUE(as_written) << sentence(as_written.error());
    const auto& opening = as_written->table.position().board().placed()[0];
    EXPECT_EQ(text_of(triominos::Action{opening, {}}), "120@0,0");
    // Neither reading takes it: the record is refused where the tile does not fit.
    const auto neither = replay_of({"201@0,0", "211@0,1"});
    ASSERT_FALSE(neither);
    EXPECT_EQ(neither.error().action, 2);
    ASSERT_TRUE(why<Refusal>(neither));
    EXPECT_EQ(why<Refusal>(neither)->code, Refusal::Code::corners_differ);
    // The turn does not excuse a wrong cell.
    const auto elsewhere = replay_of({"120@0,2", "211@0,3"});
    ASSERT_FALSE(elsewhere);
    EXPECT_EQ(elsewhere.error().action, 1);
}

TEST(Replay, EveryRefusalIsReachedThroughARecord) {
    using Code = Refusal::Code;
    struct Case {
        Code code;
        std::string rules;
        std::vector<std::string> racks;
        std::vector<std::string> actions;  ///< the last is refused
    };
    const std::string small = R"(goliath-2023,rack_size={"2":2})";
    const std::string unable = R"(classic,draws=0,rack_size={"2":2})";
    const std::vector<Case> cases = {
        {Code::round_is_over,
         R"(goliath-2023,rack_size={"2":1})",
         {"012", "345"},
         {"012@0,0", "pass"}},
        {Code::opening_is_a_placement, small, {"012 345", "000 555"}, {"draw 111"}},
        {Code::opening_is_a_placement, small, {"012 345", "000 555"}, {"pass"}},
        {Code::opening_cell_is_fixed, small, {"012 345", "000 555"}, {"012@0,1"}},
        {Code::tile_not_held, small, {"012 345", "000 555"}, {"000@0,0"}},
        {Code::tile_not_drawn, small, {"012 345", "011 555"}, {"012@0,0", "draw 444", "101@0,1"}},
        {Code::tile_on_table, small, {"012 345", "000 555"}, {"012@0,0", "012@0,1"}},
        {Code::cell_taken, small, {"012 345", "011 555"}, {"012@0,0", "011@0,0"}},
        {Code::cell_not_adjacent, small, {"012 345", "011 555"}, {"012@0,0", "011@0,2"}},
        {Code::corners_differ, small, {"012 345", "011 555"}, {"012@0,0", "011@0,1"}},
        {Code::no_draw_left,
         small,
         {"012 345", "444 555"},
         {"012@0,0", "draw 334", "draw 335", "draw 344", "draw 355"}},
        {Code::pool_is_empty,
         R"(classic,draws=10,rack_size={"2":24})",
         {"000 001 002 003 004 005 011 012 013 014 015 022 023 024 025 033 034 035 044 045 055 111 "
          "112 "
          "113",
          "114 115 122 123 124 125 133 134 135 144 145 155 222 223 224 225 233 234 235 244 245 255 "
          "333 "
          "334"},
         {"000@0,0", "draw 335", "draw 344", "draw 345", "draw 355", "draw 444", "draw 445",
          "draw 455", "draw 555", "draw ?"}},
        {Code::tile_not_in_pool, small, {"012 345", "444 555"}, {"012@0,0", "draw 345"}},
        {Code::tile_not_in_pool, small, {"012 345", "444 555"}, {"012@0,0", "draw 012"}},
        {Code::drawn_tile_must_be_placed,
         small,
         {"012 345", "444 555"},
         {"012@0,0", "draw 011", "draw 333"}},
        {Code::drawn_tile_must_be_placed,
         small,
         {"012 345", "444 555"},
         {"012@0,0", "draw 333", "draw 334", "draw 011", "pass"}},
        {Code::draw_before_passing, small, {"012 345", "444 555"}, {"012@0,0", "pass"}},
        {Code::placement_possible, unable, {"012 345", "011 555"}, {"012@0,0", "pass"}},
    };
    for (const auto& [code, rules, racks, actions] : cases) {
        const auto replay = replayed(written_match(rules, {written_round(racks, actions)}));
        ASSERT_FALSE(replay) << actions.back();
        ASSERT_TRUE(why<Refusal>(replay)) << sentence(replay.error());
        EXPECT_EQ(why<Refusal>(replay)->code, code) << sentence(replay.error());
        EXPECT_EQ(replay.error().round, 1);
        EXPECT_EQ(replay.error().action, static_cast<int>(actions.size()));
        EXPECT_EQ(replay.error().text, actions.back());
    }
}

TEST(Replay, AnActionThatCannotBeReadIsRefusedAtItsPlace) {
    const std::vector<std::pair<std::string, TriominosTextProblem>> cases = {
        {"resign", TriominosTextProblem::not_an_action},
        {"021@0,1", TriominosTextProblem::no_such_tile},
        {"draw 666", TriominosTextProblem::no_such_tile},
        {"draw 210", TriominosTextProblem::no_such_tile},
        {"draw 201", TriominosTextProblem::turned_name},
        {"draw", TriominosTextProblem::no_drawn_tile},
        {"011@0", TriominosTextProblem::bad_cell},
        {"011@256,0", TriominosTextProblem::cell_too_far},
    };
    for (const auto& [text, problem] : cases) {
        const auto replay =
            replayed(written_match(R"(classic,rack_size={"2":2})",
                                   {written_round({"012 345", "011 555"}, {"012@0,0", text})}));
        ASSERT_TRUE(why<TriominosTextProblem>(replay)) << text;
        EXPECT_EQ(*why<TriominosTextProblem>(replay), problem) << text;
        EXPECT_EQ(replay.error().action, 2);
    }
}

TEST(Replay, AnImpossibleDealIsRefusedAtItsRound) {
    using Code = DealProblem::Code;
    const auto code = [](const std::vector<std::string>& racks, std::int64_t starter) {
        const auto replay = replayed(written_match(R"(classic,rack_size={"2":2})",
                                                   {written_round(racks, {"012@0,0"}, starter)}));
        EXPECT_FALSE(replay);
        EXPECT_EQ(replay.error().round, 1);
        EXPECT_EQ(replay.error().action, 0);
        const auto* problem = why<DealProblem>(replay);
        return problem != nullptr ? std::optional{problem->code} : std::nullopt;
    };
    EXPECT_EQ(code({"012 345", "000"}, 0), Code::wrong_rack_size);
    EXPECT_EQ(code({"012 345", "345 000"}, 0), Code::tile_dealt_twice);
    EXPECT_EQ(code({"012 345", "000 001"}, 2), Code::no_such_starter);
    const auto replay = replayed(
        written_match(R"(classic,rack_size={"2":2})", {written_round({"012 345", "021 000"}, {})}));
    ASSERT_TRUE(why<RackTextProblem<TriominosTextProblem>>(replay));
    EXPECT_EQ(sentence(replay.error()).find("round 1: \"021\" on the rack of seat 1: no such tile"),
              0U);
}

TEST(Replay, RulesThatCannotBePlayedAreRefused) {
    using Code = RuleProblem::Code;
    const std::vector<std::pair<std::string, Code>> cases = {
        {"house", Code::unknown_preset},
        {"classic,colour=red", Code::unknown_field},
        {"classic,draws=4294967297", Code::bad_value},
        {R"(classic,rack_size={"2":29})", Code::too_many_tiles_dealt},
        {"classic,scoring=none,match=points", Code::no_points_to_count},
        {R"(classic,rack_size={"3":7})", Code::seats_not_allowed},
    };
    for (const auto& [rules, code] : cases) {
        const auto replay = replayed(written_match(rules, {written_round({"012", "345"}, {})}));
        ASSERT_TRUE(why<RuleProblem>(replay)) << rules;
        EXPECT_EQ(why<RuleProblem>(replay)->code, code) << rules;
        EXPECT_EQ(replay.error().round, 0) << rules;
    }
}

TEST(Replay, TheNumberOfSeatsIsSaidAsItIs) {
    Record record = written_match("classic", {written_round({"", ""}, {})});
    for (const std::size_t seats : {0U, 7U, 256U, 10'000U}) {
        record.seats.assign(seats, "x");
        const auto replay = replayed(record);
        ASSERT_TRUE(why<RuleProblem>(replay));
        EXPECT_EQ(why<RuleProblem>(replay)->value, std::to_string(seats));
    }
}

/// Why a record is refused for what it says of a round as a whole.
std::optional<TallyProblem::Code> tally(const Record& record, int round = 1) {
    const auto replay = replayed(record);
    if (replay) return std::nullopt;
    EXPECT_EQ(replay.error().round, round);
    EXPECT_EQ(replay.error().action, 0);
    const auto* problem = why<TallyProblem>(replay);
    EXPECT_NE(problem, nullptr) << sentence(replay.error());
    return problem != nullptr ? std::optional{problem->code} : std::nullopt;
}

TEST(Replay, WrongScoresAreRefusedAtTheirRound) {
    using Code = TallyProblem::Code;
    for_each_self_played(11, [](const Record& record) {
        for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
            for (const std::int64_t by : {std::int64_t{1}, std::int64_t{-1}, std::int64_t{1} << 32,
                                          -(std::int64_t{1} << 32), std::int64_t{1} << 62}) {
                Record wrong = record;
                (*wrong.rounds[0].scores)[seat] += by;
                EXPECT_EQ(tally(wrong), Code::other_scores);
            }
        }
        Record wrong = record;
        wrong.rounds[0].scores->push_back(0);
        EXPECT_EQ(tally(wrong), Code::scores_for_seats);
        wrong.rounds[0].scores->clear();
        EXPECT_EQ(tally(wrong), Code::scores_for_seats);
        wrong.rounds[0].scores->resize(10'000);
        EXPECT_EQ(tally(wrong), Code::scores_for_seats);
    });
}

TEST(Replay, AWrongEndingIsRefusedAtItsRound) {
    using Code = TallyProblem::Code;
    for_each_self_played(12, [](const Record& record) {
        for (const auto ending :
             {Ending::out, Ending::blocked, Ending::stalled, Ending::resigned, Ending::abandoned}) {
            Record other = record;
            other.rounds[0].end = ending;
            const bool is_true = ending == record.rounds[0].end;
            EXPECT_EQ(tally(other), is_true ? std::nullopt : std::optional{Code::other_ending});
        }
        Record early = record;
        early.rounds[0].actions.pop_back();
        early.rounds[0].scores.reset();
        EXPECT_EQ(tally(early), Code::round_goes_on);
        early.rounds[0].end = Ending::stalled;
        EXPECT_EQ(tally(early), Code::round_goes_on);
    });
}

TEST(Replay, AnInterruptedRoundSaysWhy) {
    for (const auto ending : {Ending::resigned, Ending::abandoned}) {
        Record record = self_played({"classic", {}}, {"random", "greedy"}, 13);
        record.rounds[0].actions.resize(9);
        record.rounds[0].end = ending;
        record.rounds[0].scores.reset();
        const auto replay = replayed(record);
        ASSERT_TRUE(replay);
        EXPECT_EQ(replay->end, ending);
        EXPECT_FALSE(replay->table.match().is_decided());
        record.rounds[0].scores = numbers(replay->table.position().scores());
        EXPECT_EQ(tally(record), std::nullopt);
        record.rounds[0].scores->front() += 25;
        EXPECT_EQ(tally(record), TallyProblem::Code::other_scores);
    }
}

TEST(Replay, ThereIsOneRackForEachSeat) {
    Record record = self_played({"classic", {}}, {"random", "greedy"}, 14);
    record.rounds[0].racks.pop_back();
    EXPECT_EQ(tally(record), TallyProblem::Code::racks_for_seats);
    record.rounds[0].racks.resize(100'000);
    EXPECT_EQ(tally(record), TallyProblem::Code::racks_for_seats);
}

}  // namespace
}  // namespace tercet::notation
