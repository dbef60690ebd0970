// Records of real tables, where nobody wrote down some of the tiles.
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "notation/replay.hpp"
#include "notation/words.hpp"
#include "support/self_played.hpp"
#include "support/triominos_table.hpp"
#include "support/written_match.hpp"

namespace tercet::notation {
namespace {

using triominos::Refusal;
using triominos::Tile;
using triominos::TileSet;
using Code = Refusal::Code;

/// Replaces tiles on racks and in draws by question marks; placements show their tiles.
void forget(Record& record, const std::set<std::string>& tiles) {
    for (auto& round : record.rounds) {
        for (auto& rack : round.racks) {
            for (auto& tile : rack) {
                if (tiles.contains(tile)) tile = "?";
            }
        }
        for (auto& action : round.actions) {
            if (action.starts_with("draw ") && tiles.contains(action.substr(5))) action = "draw ?";
        }
    }
}

std::set<std::string> some_tiles(std::uint32_t percent, Random& random) {
    std::set<std::string> tiles;
    for (int index = 0; index < triominos::kTileCount; ++index) {
        if (random.below(100) < percent) tiles.insert(text_of(Tile{index}));
    }
    return tiles;
}

TEST(ReplayUnknown, WhatWasTrueStaysPossibleWhenTilesAreForgotten) {
    Random random{31};
    int open = 0;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        for_each_self_played(seed, [&](const Record& record) {
            for (const std::uint32_t percent : {5U, 30U, 70U, 100U}) {
                Record other = record;
                forget(other, some_tiles(percent, random));
                const auto replay = replayed(other);
                ASSERT_TRUE(replay) << sentence(replay.error()) << write_record(other);
                EXPECT_EQ(replay->has_unknown, other != record);
                EXPECT_EQ(replay->end, record.rounds[0].end);
                EXPECT_TRUE(replay->table.match().is_decided());
                const Scores& points = replay->points;
                EXPECT_EQ(std::vector<std::int64_t>(points.begin(), points.end()),
                          record.rounds[0].scores);
                open += replay->table.position().is_settled() ? 0 : 1;
            }
        });
    }
    EXPECT_GT(open, 100);
}

TEST(ReplayUnknown, AWholeMatchMayBeForgotten) {
    Random random{32};
    for (const std::string preset : {"goliath-2023", "classic", "classic-fr"}) {
        const Record record =
            self_played(*parse_rules(preset + ",match=points"), {"random", "greedy"}, 33);
        Record other = record;
        forget(other, some_tiles(50, random));
        const auto replay = replayed(other);
        ASSERT_TRUE(replay) << sentence(replay.error());
        EXPECT_TRUE(replay->has_unknown);
        EXPECT_TRUE(replay->table.match().is_decided());
    }
}

TEST(ReplayUnknown, ImpossibleScoresAreRefused) {
    Random random{34};
    int refused = 0;
    for_each_self_played(35, [&](const Record& record) {
        Record other = record;
        forget(other, some_tiles(60, random));
        const auto truth = replayed(other);
        ASSERT_TRUE(truth);
        for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
            for (const std::int64_t by : {-1000, 1000}) {
                Record wrong = other;
                (*wrong.rounds[0].scores)[seat] += by;
                const auto replay = replayed(wrong);
                ASSERT_FALSE(replay);
                ASSERT_TRUE(why<TallyProblem>(replay));
                EXPECT_EQ(why<TallyProblem>(replay)->code,
                          truth->table.position().is_settled()
                              ? TallyProblem::Code::other_scores
                              : TallyProblem::Code::impossible_scores);
                EXPECT_EQ(replay.error().action, 0);
                refused += truth->table.position().is_settled() ? 0 : 1;
            }
        }
    });
    EXPECT_GT(refused, 20);
}

/// All sets of `count` of the tiles.
void for_each_choice(TileSet tiles, int count, const std::function<void(TileSet)>& visit,
                     TileSet chosen = {}) {
    if (count == 0) return visit(chosen);
    while (!tiles.empty()) {
        const Tile tile = tiles.nth(0);
        tiles.erase(tile);
        TileSet more = chosen;
        more.insert(tile);
        for_each_choice(tiles, count - 1, visit, more);
    }
}

/// The values of the racks of a blocked round, for every way to deal the unseen tiles to them. What
/// fits is on no rack: else it could have been placed.
void for_each_leftover(const triominos::Position& position,
                       const std::function<void(const std::vector<int>&)>& visit) {
    std::vector<int> values;
    const std::function<void(TileSet)> deal = [&](TileSet unseen) {
        if (static_cast<int>(values.size()) == position.seats()) return visit(values);
        const auto& rack = position.rack(Seat{static_cast<int>(values.size())});
        for_each_choice(unseen, rack.unknown, [&](TileSet tiles) {
            values.push_back(rack.known.value() + tiles.value());
            deal(unseen - tiles);
            values.pop_back();
        });
    };
    deal(position.unseen() - position.board().fitting(position.unseen()));
}

using Numbers = std::vector<std::int64_t>;

/// What each seat gets from a blocked round.
Numbers settled(const std::string& blocked, const std::vector<int>& values) {
    Numbers points(values.size());
    int sum = 0;
    for (const int value : values) sum += value;
    for (std::size_t i = 0; i < values.size(); ++i) {
        bool is_lowest = true;
        for (std::size_t j = 0; j < values.size(); ++j) {
            is_lowest = is_lowest && (i == j || values[i] < values[j]);
        }
        if (blocked == "own") points[i] = -values[i];
        if (blocked == "lowest" && is_lowest) points[i] = sum - 2 * values[i];
    }
    return points;
}

/// Whether each list of scores, from `low` to `high` for every seat, is accepted just if it is
/// possible.
void expect_exactly(Record record, const std::set<Numbers>& possible, std::int64_t low,
                    std::int64_t high) {
    const std::size_t seats = record.seats.size();
    Numbers scores(seats, low);
    int accepted = 0;
    for (bool is_done = false; !is_done;) {
        record.rounds[0].scores = scores;
        const bool is_accepted = replayed(record).has_value();
        EXPECT_EQ(is_accepted, possible.contains(scores)) << testing::PrintToString(scores);
        accepted += is_accepted ? 1 : 0;
        std::size_t i = 0;
        while (i < seats && ++scores[i] > high) scores[i++] = low;
        is_done = i == seats;
    }
    EXPECT_EQ(accepted, static_cast<int>(possible.size()));
}

/// The position where a record ends, whatever its scores.
triominos::Position last_position(Record record) {
    record.rounds[0].scores.reset();
    const auto replay = replayed(record);
    EXPECT_TRUE(replay) << sentence(replay.error());
    EXPECT_FALSE(replay->table.position().is_settled());
    return replay->table.position();
}

// triominos.md §9.1
TEST(ReplayUnknown, ScoresOfGoingOutAreCheckedToBePossible) {
    for (const std::string racks : {"? ? ?", "012 ? ?", "555 012 ?"}) {
        Record record = written_match(
            R"(goliath-2023,rack_size={"2":3})",
            {written_round({"001 000 011", racks},
                           {"001@0,0", "draw ?", "draw ?", "draw ?", "pass", "000@0,1", "draw 222",
                            "draw 333", "draw 444", "pass", "110@0,-1"})});
        record.rounds[0].end = Ending::out;
        const auto position = last_position(record);
        const Scores before = position.scores();
        std::set<int> sums;
        // Only some of the ways, and all sums lie between the lowest and the highest of them.
        int known = 0;
        for_each_seat(2, [&](Seat seat) { known += position.rack(seat).known.value(); });
        std::vector<int> values;
        position.unseen().for_each([&](Tile tile) { values.push_back(tile.value()); });
        std::set<std::pair<int, int>> reached = {{0, 0}};
        for (const int value : values) {
            auto next = reached;
            for (const auto& [count, sum] : reached) next.insert({count + 1, sum + value});
            reached = next;
        }
        for (const auto& [count, sum] : reached) {
            if (count == position.hidden_on_racks()) sums.insert(sum + known);
        }
        for (int extra = -5; extra < 200; ++extra) {
            record.rounds[0].scores = Numbers{before[Seat{0}] + extra, before[Seat{1}]};
            EXPECT_EQ(replayed(record).has_value(), sums.contains(extra)) << extra;
            record.rounds[0].scores = Numbers{before[Seat{0}] + extra, before[Seat{1}] - 1};
            EXPECT_FALSE(replayed(record));
        }
    }
}

// triominos.md §9.6, §9.7, §9.8
TEST(ReplayUnknown, ScoresOfABlockedRoundAreCheckedToBePossible) {
    for (const std::string blocked : {"own", "lowest"}) {
        for (const std::vector<std::string>& racks :
             {std::vector<std::string>{"012 ?", "? 555"}, {"012 345", "? ?"}, {"012 ?", "? ?"}}) {
            Record record =
                written_match("classic,draws=0,blocked=" + blocked + R"(,rack_size={"2":2})",
                              {written_round(racks, {"012@0,0", "pass", "pass"})});
            record.rounds[0].end = Ending::blocked;
            const auto position = last_position(record);
            std::set<Numbers> possible;
            for_each_leftover(position, [&](const std::vector<int>& values) {
                Numbers points = settled(blocked, values);
                points[0] += 3;  // for 012
                possible.insert(points);
            });
            expect_exactly(record, possible, -35, 45);
        }
    }
}

TEST(ReplayUnknown, ScoresOfABlockedRoundOfThree) {
    for (const std::string blocked : {"own", "lowest"}) {
        Record record = written_match(
            "classic,draws=0,blocked=" + blocked + R"(,rack_size={"3":2})",
            {written_round({"012 ?", "444 ?", "555 ?"}, {"012@0,0", "pass", "pass", "pass"})});
        record.rounds[0].end = Ending::blocked;
        std::set<Numbers> possible;
        for_each_leftover(last_position(record), [&](const std::vector<int>& values) {
            Numbers points = settled(blocked, values);
            points[0] += 3;
            possible.insert(points);
        });
        if (blocked == "own") {
            expect_exactly(record, possible, -31, 4);
        } else {
            // One seat scores, or nobody: most other lists are wrong at once.
            for (std::int64_t points = -70; points < 70; ++points) {
                for (std::size_t seat = 0; seat < 3; ++seat) {
                    Numbers scores = {3, 0, 0};
                    scores[seat] += points;
                    record.rounds[0].scores = scores;
                    EXPECT_EQ(replayed(record).has_value(), possible.contains(scores))
                        << testing::PrintToString(scores);
                }
            }
        }
    }
}

TEST(ReplayUnknown, ARoundThatMayBeBlockedMayAlsoGoOn) {
    Record record = written_match(R"(classic,draws=0,empty_pool_pass=any,rack_size={"2":2})",
                                  {written_round({"012 ?", "? 555"}, {"012@0,0", "pass", "pass"})});
    EXPECT_TRUE(replayed(record));
    record.rounds[0].actions.emplace_back("101@0,1");
    EXPECT_TRUE(replayed(record));
    record.rounds[0].end = Ending::blocked;
    const auto replay = replayed(record);
    ASSERT_TRUE(why<TallyProblem>(replay));
    EXPECT_EQ(why<TallyProblem>(replay)->code, TallyProblem::Code::round_goes_on);
}

TEST(ReplayUnknown, WhereAKnownTileFitsNoRoundIsBlocked) {
    Record record = written_match(R"(goliath-2023,draws=0,rack_size={"2":2})",
                                  {written_round({"012 ?", "011 ?"}, {"012@0,0", "pass", "pass"})});
    record.rounds[0].end = Ending::blocked;
    const auto replay = replayed(record);
    ASSERT_TRUE(why<TallyProblem>(replay));
    EXPECT_EQ(why<TallyProblem>(replay)->code, TallyProblem::Code::round_goes_on);
}

/// Why the last action is refused; none if it is allowed.
std::optional<Code> refusal(const std::string& rules, const std::vector<std::string>& racks,
                            const std::vector<std::string>& actions) {
    const auto replay = replayed(written_match(rules, {written_round(racks, actions)}));
    if (replay) return std::nullopt;
    EXPECT_EQ(replay.error().action, static_cast<int>(actions.size())) << sentence(replay.error());
    return why<Refusal>(replay)->code;
}

TEST(ReplayUnknown, AnUnknownTileMayBeAnyThatIsNotAccountedFor) {
    const std::string rules = R"(goliath-2023,rack_size={"2":2})";
    EXPECT_EQ(refusal(rules, {"? 345", "011 ?"}, {"012@0,0"}), std::nullopt);
    EXPECT_EQ(refusal(rules, {"? 345", "011 ?"}, {"011@0,0"}), Code::tile_not_held);
    EXPECT_EQ(refusal(rules, {"? ?", "? ?"}, {"012@0,0", "012@0,1"}), Code::tile_on_table);
    EXPECT_EQ(refusal(rules, {"? ?", "? ?"}, {"012@0,0", "101@0,1"}), std::nullopt);
    EXPECT_EQ(refusal(rules, {"? ?", "? ?"}, {"012@0,0", "011@0,1"}), Code::corners_differ);
    EXPECT_EQ(refusal(rules, {"? ?", "555 ?"}, {"012@0,0", "draw 555"}), Code::tile_not_in_pool);
    EXPECT_EQ(refusal(rules, {"? ?", "555 ?"}, {"012@0,0", "draw 444"}), std::nullopt);
    EXPECT_EQ(refusal(rules, {"? ?", "555 ?"}, {"012@0,0", "draw 444", "draw 444"}),
              Code::tile_not_in_pool);
}

TEST(ReplayUnknown, ATileThatNobodySawDealtMayNotBePlacedTwice) {
    const std::string rules = R"(goliath-2023,rack_size={"2":2})";
    EXPECT_EQ(refusal(rules, {"? ?", "? ?"}, {"012@0,0", "101@0,1", "101@0,-1"}),
              Code::tile_on_table);
    EXPECT_EQ(refusal(rules, {"? 333", "? ?"}, {"012@0,0", "101@0,1", "draw ?", "333@1,0"}),
              Code::tile_not_drawn);
    EXPECT_EQ(refusal(rules, {"? 333", "? ?"}, {"012@0,0", "101@0,1", "draw ?", "draw 012"}),
              Code::tile_not_in_pool);
}

TEST(ReplayUnknown, ThereAreNoMoreTilesThanThereAre) {
    std::string half;
    for (int i = 0; i < 28; ++i) half += "? ";
    const std::string rules = R"(goliath-2023,rack_size={"2":28})";
    EXPECT_EQ(refusal(rules, {half, half}, {"012@0,0", "draw ?"}), Code::pool_is_empty);
    EXPECT_EQ(refusal(rules, {half, half}, {"012@0,0", "pass"}), std::nullopt);
}

TEST(ReplayUnknown, WhatCannotBeDecidedIsAccepted) {
    // The drawn tile would have to be placed if it fits, but nobody knows it.
    EXPECT_EQ(refusal(R"(goliath-2023,rack_size={"2":2})", {"012 ?", "? ?"},
                      {"012@0,0", "draw ?", "draw ?", "draw ?", "pass"}),
              std::nullopt);
    // Who can place may not pass, but nobody knows who can.
    EXPECT_EQ(
        refusal(R"(classic,draws=0,rack_size={"2":2})", {"012 ?", "? 555"}, {"012@0,0", "pass"}),
        std::nullopt);
    EXPECT_EQ(
        refusal(R"(classic,draws=0,rack_size={"2":2})", {"012 ?", "? 011"}, {"012@0,0", "pass"}),
        Code::placement_possible);
}

TEST(ReplayUnknown, OneUnknownTileIsEnoughToSaySo) {
    Record record = written_match(R"(goliath-2023,rack_size={"2":1})",
                                  {written_round({"?", "345"}, {"012@0,0"})});
    record.rounds[0].end = Ending::out;
    record.rounds[0].scores = Numbers{3 + 25 + 12, 0};
    const auto replay = replayed(record);
    ASSERT_TRUE(replay) << sentence(replay.error());
    EXPECT_TRUE(replay->has_unknown);
    EXPECT_TRUE(replay->table.position().is_settled());
}

}  // namespace
}  // namespace tercet::notation
