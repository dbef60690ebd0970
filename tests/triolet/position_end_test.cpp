#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "support/triolet_table.hpp"
#include "triolet/game.hpp"
#include "triolet/movegen.hpp"
#include "triolet/position.hpp"

// The end of a game, and the match.

namespace tercet::triolet {
namespace {

using table::List;
using table::scores;

/// The other racks when player 4 goes out: those of the sheet's example, or others.
Position out(const std::string& rack_0, const std::string& rack_1, const std::string& rack_2) {
    return table::round(table::rules_with_bag(4, 0),
                        {"5 " + rack_0, "4 " + rack_1, "2 9 " + rack_2, "10 5 0"},
                        {"5@H8", "4@H9", "2@I9 9@J9", "10@G6 5@G7 0@G8"});
}

// triolet.md §11.1
TEST(Out, AddsTheOtherRacksAsInTheExampleOfTheSheet) {
    // "8 + 5 + 9 + 1 + 4 = 27"
    const Position position = out("8 5", "9 1", "4");
    EXPECT_EQ(position.ending(), Ending::out);
    EXPECT_TRUE(position.is_settled());
    EXPECT_EQ(scores(position), (List{10, 9, 30, 30 + 50 + 5 + 27}));
    EXPECT_EQ(table::listed(position.result().winners),
              (std::vector<bool>{false, false, false, true}));
}

// triolet.md §11.1
TEST(Out, CountsAJokerOnARackAsNothing) {
    EXPECT_EQ(scores(out("* 5", "9 *", "4")), (List{10, 9, 30, 85 + 18}));
}

// triolet.md §11.1
TEST(Out, NeedsAnEmptyBag) {
    Position position = table::written(Variant{}, 2, {"5@H7 5@H8 5@H9"});
    EXPECT_FALSE(position.is_over());
    EXPECT_EQ(position.rack(Seat{0}).size(), 3);
}

/// 15 on the centre, and nobody has a 0 or a joker.
const std::vector<std::string> kStuck = {"15 9 8", "7 7 6", "5 4 4", "13 1 2"};

// triolet.md §11.2
TEST(Blocked, EndsTheGameWhenAllHavePassed) {
    Position position = table::round(table::rules_with_bag(4, 0), kStuck, {"15@H8"});
    for (int passes = 0; passes < 4; ++passes) {
        EXPECT_FALSE(position.is_over());
        table::play(position, {"pass"});
    }
    EXPECT_EQ(position.ending(), Ending::blocked);
    EXPECT_TRUE(position.is_settled());
    EXPECT_EQ(scores(position), (List{30 - 17, -20, -13, -16}));
    EXPECT_EQ(table::listed(position.result().winners),
              (std::vector<bool>{true, false, false, false}));
}

// triolet.md §11.2
TEST(Blocked, IsCountedAnewAfterAPlacement) {
    // Seat 1 passes twice, but seat 0 places in between.
    Variant variant = table::rules_with_bag(2, 6);
    variant.exchange_minimum = kTileCount;
    const std::vector<std::string> racks = {"11 9 9", "13 14 15"};
    EXPECT_EQ(table::round(variant, racks, {"11@H8 +8", "pass", "pass"}).ending(), Ending::blocked);
    EXPECT_FALSE(table::round(variant, racks, {"11@H8 +4", "pass", "4@H9 +8", "pass"}).is_over());
}

// triolet.md §11.3
TEST(Stalled, EndsTheGameAfterThreeExchangesForEveryPlayer) {
    for (int seats = 2; seats <= 4; ++seats) {
        std::vector<std::string> racks = {"5 6 7", "1 2 3", "8 9 *", "10 0 0"};
        racks.resize(static_cast<std::size_t>(seats));
        Random random{static_cast<std::uint64_t>(seats)};
        Position position = table::round(Variant{}, racks, {"5@H8 +6"});
        for (int i = 0; i < 3 * seats; ++i) {
            ASSERT_FALSE(position.is_over());
            Swap swap;
            swap.tiles.insert(position.rack(position.to_move()).known.nth(0));
            position.play(swap, random_chance(position, swap, random));
        }
        EXPECT_EQ(position.ending(), Ending::stalled);
        for_each_seat(seats, [&](Seat seat) {
            const Points before = seat == Seat{0} ? 10 : 0;
            EXPECT_EQ(position.scores()[seat], before - position.rack(seat).known.value());
        });
    }
}

/// Exchanges on end until the game is over; at most that many.
int exchanges_to_the_end(Position position, int most) {
    int count = 0;
    for (; !position.is_over() && count < most; ++count) table::play(position, {"swap ?"});
    return count;
}

// triolet.md §11.3
TEST(Stalled, TakesAsManyExchangesAsTheFieldSays) {
    for (int stall = 1; stall <= 5; ++stall) {
        for (int seats = 2; seats <= 4; ++seats) {
            Variant variant;
            variant.stall = stall;
            EXPECT_EQ(exchanges_to_the_end(table::written(variant, seats), 1000), stall * seats);
            // A placement in between makes the count start again.
            EXPECT_EQ(
                exchanges_to_the_end(table::written(variant, seats, {"swap ?", "5@H8"}), 1000),
                stall * seats);
        }
    }
    Variant never;
    never.stall = 0;
    EXPECT_EQ(exchanges_to_the_end(table::written(never, 2), 1000), 1000);
}

/// What a seat's known tiles count.
Points left(const Position& position, Seat seat) { return position.rack(seat).known.value(); }

// triolet.md §11.1, §11.2, §11.3
TEST(End, OfEveryGameAddsUp) {
    int outs = 0;
    int blocks = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Random random{seed};
        const int seats = 2 + static_cast<int>(seed % 3);
        Variant variant;
        variant.out_of_play = seed % 2 == 0 ? 3 : 60;
        Position position = random_position<Game>(variant, seats, random);
        int passes = 0;
        int swaps = 0;
        while (!position.is_over()) {
            const Move move = random_move(position, random);
            Scores expected = position.scores();
            const Seat seat = position.to_move();
            expected[seat] += position.points_of(move);
            passes = std::holds_alternative<Pass>(move) ? passes + 1 : 0;
            swaps = std::holds_alternative<Swap>(move) ? swaps + 1 : 0;
            position.play(move, random_chance(position, move, random));
            const bool is_stalled = swaps == 3 * seats;
            const bool is_out = position.rack(seat).empty();
            ASSERT_EQ(position.is_over(), is_out || is_stalled || passes == seats);
            if (is_out) {
                ++outs;
                ASSERT_EQ(position.ending(), Ending::out);
                ASSERT_EQ(position.bag_size(), 0);
                for_each_seat(seats, [&](Seat other) { expected[seat] += left(position, other); });
            } else if (position.is_over()) {
                blocks += is_stalled ? 0 : 1;
                ASSERT_EQ(position.ending(), is_stalled ? Ending::stalled : Ending::blocked);
                for_each_seat(seats, [&](Seat other) { expected[other] -= left(position, other); });
            }
            ASSERT_EQ(position.scores(), expected);
        }
    }
    EXPECT_GT(outs, 50);
    EXPECT_GT(blocks, 5);
}

// triolet.md §11.4
TEST(End, TheMostPointsWinAndTiesShare) {
    Random random{9U};
    for (int i = 0; i < 50; ++i) {
        Position position = random_position<Game>(Variant{}, 2 + i % 3, random);
        play_out<Game>(position, random);
        const RoundResult result = position.result();
        EXPECT_EQ(result.scores, position.scores());
        EXPECT_EQ(result.winners, highest(position.scores()));
        EXPECT_FALSE(result.counts_wins);
    }
    // All have given back and drawn the same.
    Variant variant;
    variant.stall = 1;
    const Position tied = table::round(variant, {"5 6 7", "5 6 7"}, {"swap 5 +5", "swap 5 +5"});
    EXPECT_EQ(table::listed(tied.result().winners), (std::vector<bool>{true, true}));
}

RoundResult scored(const List& points) {
    Scores result{static_cast<int>(points.size())};
    for (std::size_t i = 0; i < points.size(); ++i) result[Seat{static_cast<int>(i)}] = points[i];
    return {result, highest(result), false};
}

/// The match of these rules after some games.
Match match(const Variant& variant, const std::vector<List>& games) {
    Match match{variant.match, static_cast<int>(games[0].size())};
    for (const auto& points : games) {
        EXPECT_FALSE(match.is_decided());
        match.observe(scored(points).scores);
        match.finish_round(scored(points));
    }
    return match;
}

// triolet.md §12.1, §12.4
TEST(TrioletMatch, IsASingleGameByDefault) {
    for (const auto& preset : presets()) {
        const Match won = match(preset.variant, {{200, 300}});
        EXPECT_TRUE(won.is_decided());
        EXPECT_EQ(table::listed(won.winners()), (std::vector<bool>{false, true}));
        EXPECT_EQ(table::listed(match(preset.variant, {{300, 300, 10}}).winners()),
                  (std::vector<bool>{true, true, false}));
    }
}

// triolet.md §12.2
TEST(TrioletMatch, GoesToAThousandPoints) {
    Variant variant;
    variant.match.kind = MatchKind::points;
    EXPECT_FALSE(match(variant, {{600, 500}, {399, 400}}).is_decided());
    const Match decided = match(variant, {{600, 700}, {400, 299}});
    EXPECT_TRUE(decided.is_decided());
    EXPECT_EQ(table::listed(decided.winners()), (std::vector<bool>{true, false}));
    variant.match.limit_reached = LimitReached::exceed;
    EXPECT_FALSE(match(variant, {{600, 500}, {400, 400}}).is_decided());
    EXPECT_TRUE(match(variant, {{600, 500}, {401, 400}}).is_decided());
    // Whoever was there first wins, though the other has more at the end of that game.
    Match raced{variant.match, 2};
    raced.finish_round(scored({600, 500}));
    raced.observe(scored({401, 0}).scores);
    raced.finish_round(scored({401, 700}));
    EXPECT_EQ(table::listed(raced.winners()), (std::vector<bool>{false, true}));
    variant.match.limit_winner = LimitWinner::first;
    raced = Match{variant.match, 2};
    raced.finish_round(scored({600, 500}));
    raced.observe(scored({401, 0}).scores);
    raced.finish_round(scored({401, 700}));
    EXPECT_EQ(table::listed(raced.winners()), (std::vector<bool>{true, false}));
}

// triolet.md §12.3, §12.4
TEST(TrioletMatch, OrIsANumberOfGames) {
    Variant variant;
    variant.match.kind = MatchKind::rounds;
    variant.match.rounds = 3;
    EXPECT_FALSE(match(variant, {{2000, 0}, {0, 1000}}).is_decided());
    const Match decided = match(variant, {{200, 0}, {0, 100}, {0, 100}});
    EXPECT_TRUE(decided.is_decided());
    EXPECT_EQ(table::listed(decided.winners()), (std::vector<bool>{true, true}));
}

}  // namespace
}  // namespace tercet::triolet
