// What must hold at every moment of any game of Triolet.

#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include <gtest/gtest.h>

#include "conformance/triolet_lawbook.hpp"

namespace tercet::triolet {
namespace {

constexpr std::uint64_t kFirstSeed = 5000;

template <class Visit>
void for_each_round(std::uint64_t rounds_per_table, Visit visit) {
    tercet::for_each_round<Game>(rounds_per_table, kFirstSeed,
                                 [&](const auto& round, Random&) { visit(round); });
}

template <class Visit>
void for_each_position(std::uint64_t rounds_per_table, Visit visit) {
    tercet::for_each_position<Game>(rounds_per_table, kFirstSeed,
                                    [&](const auto& position, Random&) { visit(position); });
}

TEST(TrioletLaws, TilesAreConserved) {
    for_each_position(6, [](const Position& position) {
        slow::Hand all = hand(position.unseen());
        for_each_seat(position.seats(), [&](Seat seat) {
            const slow::Hand rack = hand(position.rack(seat).known);
            all.insert(rack.begin(), rack.end());
            EXPECT_EQ(position.rack(seat).unknown, 0);
        });
        const slow::Table table = table_of(position.board());
        for (const auto& [spot, placed_tile] : table.tiles()) all.insert(placed_tile.tile());
        EXPECT_EQ(all, slow::all_tiles());
        EXPECT_EQ(all.size(), 83U);
        EXPECT_GE(position.bag_size(), 0);
        EXPECT_EQ(position.hidden_on_racks(), 0);
        EXPECT_EQ(position.bag_size() + position.variant().out_of_play, position.unseen().size());
    });
}

TEST(TrioletLaws, RacksAreFullWhileTheBagLasts) {
    for_each_position(6, [](const Position& position) {
        for_each_seat(position.seats(), [&](Seat seat) {
            EXPECT_LE(position.rack(seat).size(), 3);
            EXPECT_TRUE(position.bag_size() == 0 || position.rack(seat).size() == 3);
        });
    });
}

TEST(TrioletLaws, EveryTrioIsFifteenAndNoPairMore) {
    for_each_position(6, [](const Position& position) {
        const slow::Table table = table_of(position.board());
        for (const auto& group : table.groups()) {
            EXPECT_LE(group.size(), 3U);
            EXPECT_TRUE(group.size() != 3 || table.sum(group) == 15) << table.sum(group);
            EXPECT_LE(table.sum(group), 15);
        }
    });
}

TEST(TrioletLaws, NoSquareOfNineIsEverFull) {
    int squares_of_four = 0;
    for_each_position(6, [&](const Position& position) {
        const slow::Table table = table_of(position.board());
        for (const auto& [spot, placed_tile] : table.tiles()) {
            EXPECT_FALSE(table.is_full_square(spot, 3));
            squares_of_four += table.is_full_square(spot, 2) ? 1 : 0;
        }
    });
    EXPECT_GT(squares_of_four, 1000) << "nothing was tried";
}

TEST(TrioletLaws, ScoresAddUp) {
    for_each_round(12, [](const PlayedRound<Game>& round) {
        Position position = round.start;
        Scores sum{position.seats()};
        for (const Action& action : round.actions) {
            EXPECT_EQ(position.scores(), sum) << "before " << text(action);
            EXPECT_TRUE(std::holds_alternative<Place>(action.move) ||
                        position.points_of(action.move) == 0);
            sum[position.to_move()] += position.points_of(action.move);
            position.play(action.move, action.chance);
        }
        const Scores added = points_at_the_end(position, racks(position));
        for_each_seat(position.seats(), [&](Seat seat) {
            EXPECT_EQ(position.scores()[seat], sum[seat] + added[seat]) << "seat " << seat.index();
        });
        EXPECT_TRUE(position.is_settled());
    });
}

TEST(TrioletLaws, TheHighestScoreWins) {
    for_each_round(12, [](const PlayedRound<Game>& round) {
        Position position = round.start;
        for (const Action& action : round.actions) position.play(action.move, action.chance);
        const RoundResult result = position.result();
        EXPECT_FALSE(result.counts_wins);
        for_each_seat(position.seats(), [&](Seat seat) {
            bool is_best = true;
            for (const Points other : position.scores()) {
                is_best = is_best && other <= position.scores()[seat];
            }
            EXPECT_EQ(result.winners[seat], is_best) << "seat " << seat.index();
        });
    });
}

TEST(TrioletLaws, WithoutTheGuardExchangesGoOnForEver) {
    Variant rules;
    rules.stall = 0;
    Random random{1};
    Position position = random_position<Game>(rules, 2, random);
    for (int i = 0; i < 1000; ++i) {
        Swap swap;
        swap.tiles.insert(random_tile(position.rack(position.to_move()).known, random));
        ASSERT_FALSE(position.refusal(swap));
        position.play(swap, random_chance(position, swap, random));
        ASSERT_FALSE(position.is_over());
        ASSERT_EQ(position.bag_size(), 74);
    }
}

/// Random moves spread over the legal placements as chance does: the sum of the squared errors is
/// near the number of placements, and six of its standard deviations off is not chance.
void expect_equally_likely(const Position& position) {
    std::map<slow::Placing, int> count;
    for (const Place& place : placements<Game>(position)) count[placing(place)] = 0;
    const auto legal = static_cast<int>(count.size());
    constexpr int kTimes = 150;
    Random random{17};
    for (int i = 0; i < kTimes * legal; ++i) {
        const Move move = random_move(position, random);
        const auto* place = std::get_if<Place>(&move);
        ASSERT_TRUE(place != nullptr);
        const auto found = count.find(placing(*place));
        ASSERT_TRUE(found != count.end()) << notation::text_of(*place);
        ++found->second;
    }
    double squares = 0;
    for (const auto& [place, times] : count) {
        squares += static_cast<double>((times - kTimes) * (times - kTimes)) / kTimes;
    }
    EXPECT_LT(std::abs(squares - legal), 6 * std::sqrt(2.0 * legal)) << legal << " placements";
}

/// The first position of some game that is as wanted.
template <class Wanted>
std::optional<Position> found(Wanted wanted) {
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        Random random{seed};
        Position position = random_position<Game>(presets()[0].variant, 2, random);
        for (; !position.is_over(); play_random_move(position, random)) {
            if (wanted(position)) return position;
        }
    }
    return std::nullopt;
}

TEST(TrioletLaws, RandomMovesWithAJokerAreEquallyLikely) {
    const auto position = found([](const Position& one) {
        return one.board().tile_count() > 10 &&
               one.rack(one.to_move()).known.contains(Tile::joker());
    });
    ASSERT_TRUE(position);
    EXPECT_GT(placements<Game>(*position).size(), 100U);
    expect_equally_likely(*position);
}

bool is_about_2x2(Refusal::Code code) {
    return code == Refusal::Code::first_turn_completes_2x2 ||
           code == Refusal::Code::first_four_are_2x2;
}

/// How many placements only the rule about blocks of four forbids.
int banned_blocks(const Position& position) {
    int banned = 0;
    const Tiles& rack = position.rack(position.to_move()).known;
    for_each_pattern(position.board(), rack, [&](const Pattern& pattern, const SquareSet& starts) {
        starts.for_each([&](Square first) {
            const auto refusal = position.refusal(pattern.at(first));
            banned += refusal && is_about_2x2(refusal->code) ? 1 : 0;
        });
    });
    return banned;
}

TEST(TrioletLaws, RandomMovesWithoutForbiddenBlocksAreEquallyLikely) {
    const auto position = found([](const Position& one) {
        return banned_blocks(one) >= 3 && placements<Game>(one).size() >= 5;
    });
    ASSERT_TRUE(position);
    expect_equally_likely(*position);
}

}  // namespace
}  // namespace tercet::triolet
