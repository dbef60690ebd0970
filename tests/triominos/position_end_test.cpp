#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "support/triominos_table.hpp"
#include "triominos/game.hpp"
#include "triominos/movegen.hpp"
#include "triominos/position.hpp"
#include "triominos/scoring.hpp"

// The end of a round: out, equal turns, blocked, and who has won.

namespace tercet::triominos {
namespace {

using table::List;
using Seats = std::vector<bool>;

using table::scores;
Seats winners(const Position& position) { return table::listed(position.result().winners); }

Variant with_scoring(Variant rules, Scoring scoring) {
    rules.scoring = scoring;
    return rules;
}

/// A preset with these racks and without drawing, where a round is soon blocked: only tiles with
/// two zeros fit the opening tile 000.
Position blocked(const char* preset, const std::vector<std::string>& racks, Scoring scoring) {
    const int seats = static_cast<int>(racks.size());
    Variant rules =
        with_scoring(table::preset(preset, seats, table::tiles(racks[0]).size()), scoring);
    rules.draws = 0;
    Position position = table::round(rules, racks, {"000@0,0"});
    for (int i = 0; i < seats; ++i) {
        EXPECT_FALSE(position.is_over());
        table::play(position, {"pass"});
    }
    EXPECT_TRUE(position.is_over());
    EXPECT_EQ(position.ending(), Ending::blocked);
    EXPECT_TRUE(position.is_settled());
    return position;
}

// triominos.md §9.1
TEST(Out, ScoresTheBonusAndTheValuesLeftOnOtherRacks) {
    Position position =
        table::round(table::preset("goliath-2023", 3, 2), {"000 001", "345 555", "111 222"},
                     {"000@0,0", "draw 445", "draw 455", "draw 344", "pass"});
    table::play(position, {"draw 005", "005@0,1"});
    EXPECT_FALSE(position.is_over());
    table::play(position, {"010@0,-1"});
    ASSERT_TRUE(position.is_over());
    EXPECT_EQ(position.ending(), Ending::out);
    EXPECT_EQ(position.first_out(), Seat{0});
    EXPECT_TRUE(position.is_settled());
    const Points left = 12 + 15 + 13 + 14 + 11 + 3 + 6;
    EXPECT_EQ(scores(position), (List{0 + 1 + 25 + left, -25, -5 + 5}));
    EXPECT_EQ(winners(position), (Seats{true, false, false}));
}

// triominos.md §9.1
TEST(Out, EndsTheRoundAtOnceWithoutEqualTurns) {
    for (const auto* preset : {"goliath-2023", "classic-fr"}) {
        Variant rules = table::preset(preset, 3, 1);
        rules.out_bonus = 100;
        const Position position =
            table::round(rules, {"345", "000", "001"}, {"000@0,0"}, /*starter=*/1);
        EXPECT_TRUE(position.is_over());
        EXPECT_EQ(scores(position), (List{0, 0 + 100 + 12 + 1, 0}));
    }
}

// triominos.md §9.2
TEST(EqualTurns, TheOthersPlayOnUntilTheTurnWouldComeBackToTheStarter) {
    for (const auto* preset : {"classic", "classic-es", "classic-pt"}) {
        Position position = table::round(table::preset(preset, 3, 1), {"345", "000", "234"},
                                         {"000@0,0"}, /*starter=*/1);
        EXPECT_EQ(position.first_out(), Seat{1});
        EXPECT_FALSE(position.is_over());
        EXPECT_FALSE(position.is_settled());
        EXPECT_EQ(scores(position), (List{0, 0, 0}));  // written down at the end
        table::play(position, {"draw 001", "001@0,1"});
        EXPECT_FALSE(position.is_over());
        EXPECT_EQ(position.to_move(), Seat{0});
        table::play(position, {"draw 002", "020@0,-1"});
        ASSERT_TRUE(position.is_over());
        EXPECT_EQ(position.ending(), Ending::out);
        // What is left now, 345 and 234, counts.
        EXPECT_EQ(scores(position), (List{-5 + 2, 25 + 12 + 9, -5 + 1}));
    }
}

// triominos.md §9.2
TEST(EqualTurns, TheLastSeatBeforeTheStarterEndsTheRoundByGoingOut) {
    Position position = table::round(table::preset("classic", 2, 2), {"000 123", "001 002"},
                                     {"000@0,0", "001@0,1"});
    table::play(position, {"draw 555", "draw 455", "draw 445", "pass", "020@0,-1"});
    ASSERT_TRUE(position.is_over());
    EXPECT_EQ(position.first_out(), Seat{1});
    EXPECT_EQ(scores(position), (List{-25, 1 + 2 + 25 + 6 + 15 + 14 + 13}));
}

// triominos.md §9.2
TEST(EqualTurns, ALostTurnIsATurn) {
    Position position = table::round(table::preset("classic", 2, 1), {"000", "555"}, {"000@0,0"});
    table::play(position, {"draw 455", "draw 445", "draw 444"});
    EXPECT_FALSE(position.is_over());
    table::play(position, {"pass"});
    EXPECT_TRUE(position.is_over());
    EXPECT_EQ(scores(position), (List{25 + 15 + 14 + 13 + 12, -25}));
}

// triominos.md §9.2
TEST(EqualTurns, EverySeatHasHadAsManyTurns) {
    for (const auto& preset : presets()) {
        for (int seats = 1; seats <= kMaxSeats; ++seats) {
            if (!preset.variant.allows(seats)) continue;
            Random random{static_cast<std::uint64_t>(40 + seats)};
            int ended_later = 0;
            for (int i = 0; i < 60; ++i) {
                Position position = random_position<Game>(preset.variant, seats, random);
                PerSeat<int> turns{seats};
                while (!position.is_over()) {
                    const Seat seat = position.to_move();
                    const Move move = random_move(position, random);
                    if (!std::holds_alternative<Draw>(move)) ++turns[seat];
                    position.play(move, random_chance(position, move, random));
                    ended_later += position.first_out() && !position.is_over() ? 1 : 0;
                }
                if (position.ending() != Ending::out) continue;
                for_each_seat(seats, [&](Seat seat) {
                    const int most = turns[position.starter()];
                    EXPECT_LE(turns[seat], most);
                    EXPECT_GE(turns[seat], preset.variant.equal_turns ? most : most - 1);
                });
            }
            EXPECT_EQ(ended_later > 0, preset.variant.equal_turns && seats > 1);
        }
    }
}

// triominos.md §9.3
TEST(EqualTurns, ASecondPlayerOutScoresOnlyThePlacement) {
    Position position = table::round(table::preset("classic", 3, 1), {"345", "000", "001"},
                                     {"000@0,0", "001@0,1"}, /*starter=*/1);
    EXPECT_TRUE(position.rack(Seat{2}).empty());
    EXPECT_FALSE(position.is_over());
    EXPECT_EQ(position.first_out(), Seat{1});
    table::play(position, {"draw 555", "draw 455", "draw 445", "pass"});
    ASSERT_TRUE(position.is_over());
    EXPECT_EQ(position.first_out(), Seat{1});
    EXPECT_EQ(scores(position), (List{-25, 25 + 12 + 15 + 14 + 13, 1}));
}

// triominos.md §9.4
TEST(Blocked, TheRoundEndsWhenAllHavePassedAndNobodyCanPlace) {
    for (const auto& preset : presets()) {
        const Position position =
            blocked(preset.name.data(), {"000 345", "111 011", "123 234"}, Scoring::standard);
        EXPECT_EQ(position.first_out(), std::nullopt);
        EXPECT_FALSE(position.may_be_blocked());  // it is
    }
}

/// What happened since the last placement of a round.
struct LastPasses {
    int lost = 0;             ///< with tiles left in the pool
    int dry = 0;              ///< with nothing left to draw
    bool after_draw = false;  ///< the first of those came right after a draw
};

/// Plays a random round; what led to its end if that is a block.
std::optional<LastPasses> last_passes(Position& position, Random& random) {
    LastPasses passes;
    while (!position.is_over()) {
        const Move move = random_move(position, random);
        if (std::holds_alternative<Place>(move)) passes = {};
        if (std::holds_alternative<Pass>(move)) {
            if (position.pool_size() > 0) {
                ++passes.lost;
            } else if (passes.dry++ == 0) {
                passes.after_draw = position.draws() > 0;
            }
        }
        position.play(move, random_chance(position, move, random));
    }
    return position.ending() == Ending::blocked ? std::optional{passes} : std::nullopt;
}

// triominos.md §9.4, §9.5
TEST(Blocked, EveryoneHasPassedOnceWithAnEmptyPool) {
    for (const int draws : {1, 3}) {
        Variant rules = table::preset("classic");
        rules.draws = draws;
        int rounds = 0;
        int with_lost_turns = 0;
        int after_the_last_draw = 0;
        for (int seats = 1; seats <= 4; ++seats) {
            Random random{static_cast<std::uint64_t>(seats)};
            for (int i = 0; i < 400; ++i) {
                Position position = random_position<Game>(rules, seats, random);
                const auto passes = last_passes(position, random);
                if (!passes) continue;
                ++rounds;
                EXPECT_EQ(passes->dry, seats);
                with_lost_turns += passes->lost > 0 ? 1 : 0;
                after_the_last_draw += passes->after_draw ? 1 : 0;
                EXPECT_EQ(position.pool_size(), 0);
                for_each_seat(seats, [&](Seat seat) {
                    EXPECT_FALSE(position.rack(seat).empty());
                    EXPECT_TRUE(position.board().fitting(position.rack(seat).known).empty());
                });
            }
        }
        EXPECT_GT(rounds, 100);
        EXPECT_GT(after_the_last_draw, 0);
        EXPECT_TRUE(with_lost_turns > 0 || draws == 3);  // so rare then that it is left to chance
    }
}

// triominos.md §9.5
TEST(Blocked, APassByChoiceBlocksNothing) {
    Variant rules = table::preset("goliath-2023", 2, 2);
    rules.draws = 0;
    // Seat 0 holds 001, which fits; seat 1 holds nothing that does.
    Position position = table::round(rules, {"000 001", "123 345"}, {"000@0,0"});
    table::play(position, {"pass", "pass", "pass"});
    EXPECT_FALSE(position.is_over());
    EXPECT_FALSE(position.may_be_blocked());
    EXPECT_EQ(table::code(position, "pass"), Refusal::Code::placement_possible);
    table::play(position, {"001@0,1"});
    EXPECT_EQ(position.ending(), Ending::out);
}

// triominos.md §9.6
TEST(Blocked, EachPaysTheOwnRack) {
    for (const auto* preset : {"goliath-2023", "classic-fr"}) {
        const Position position =
            blocked(preset, {"000 345", "111 011", "123 234"}, Scoring::standard);
        EXPECT_EQ(scores(position), (List{-12, -5, -15}));
        EXPECT_EQ(winners(position), (Seats{false, true, false}));
    }
}

// triominos.md §9.7
TEST(Blocked, TheLowestRackTakesTheOthers) {
    for (const auto* preset : {"classic", "classic-es", "classic-pt"}) {
        const Position position =
            blocked(preset, {"000 345", "111 011", "123 234"}, Scoring::standard);
        EXPECT_EQ(scores(position), (List{0, 12 + 15 - 5, 0}));
        EXPECT_EQ(winners(position), (Seats{false, true, false}));
    }
}

// triominos.md §9.8
TEST(Blocked, TiedForTheLowestNobodyScores) {
    const Position position =
        blocked("classic", {"000 014", "111 011", "123 234"}, Scoring::standard);
    EXPECT_EQ(scores(position), (List{0, 0, 0}));
    EXPECT_EQ(winners(position), (Seats{true, true, true}));
}

// triominos.md §9.6, §9.7
TEST(Blocked, AlonePaysTheOwnRackUnderBothRules) {
    for (const auto rule : {Blocked::own, Blocked::lowest}) {
        Variant rules = table::preset("classic", 1, 3);
        rules.draws = 0;
        rules.blocked = rule;
        const Position position = table::round(rules, {"000 345 234"}, {"000@0,0", "pass"});
        EXPECT_EQ(position.ending(), Ending::blocked);
        EXPECT_EQ(scores(position), (List{-21}));
        EXPECT_EQ(winners(position), (Seats{true}));
    }
}

// triominos.md §9.9
TEST(Winner, HasTheMostPointsNotTheEmptyRack) {
    Variant rules = table::preset("goliath-2023", 2, 2);
    rules.out_bonus = 0;
    const Position position =
        table::round(rules, {"000 001", "005 111"}, {"000@0,0", "005@0,1", "010@0,-1"});
    EXPECT_EQ(position.first_out(), Seat{0});
    EXPECT_EQ(scores(position), (List{0 + 1 + 3, 5}));
    EXPECT_EQ(winners(position), (Seats{false, true}));
}

// triominos.md §9.9
TEST(Winner, HasTheMostPointsInEveryRound) {
    Random random{8U};
    int beaten = 0;
    for (int i = 0; i < 300; ++i) {
        Position round = random_position<Game>(table::preset("classic-fr"), 2, random);
        play_out<Game>(round, random);
        const RoundResult result = round.result();
        EXPECT_EQ(result.scores, round.scores());
        EXPECT_EQ(result.winners, highest(round.scores()));
        EXPECT_FALSE(result.counts_wins);
        beaten += round.first_out() && !result.winners[*round.first_out()] ? 1 : 0;
    }
    EXPECT_GT(beaten, 0);
}

// triominos.md §9.1, §9.6, §9.7, §9.8
TEST(Scores, AddUp) {
    for (const auto& preset : presets()) {
        for (int seats = 1; seats <= kMaxSeats; ++seats) {
            if (!preset.variant.allows(seats)) continue;
            Random random{static_cast<std::uint64_t>(seats)};
            for (int i = 0; i < 60; ++i) {
                Position position = random_position<Game>(preset.variant, seats, random);
                Scores expected{seats};
                while (!position.is_over()) {
                    const Move move = random_move(position, random);
                    expected[position.to_move()] += position.points_of(move);
                    position.play(move, random_chance(position, move, random));
                }
                PerSeat<int> left{seats};
                for_each_seat(seats, [&](Seat s) { left[s] = position.rack(s).known.value(); });
                if (const auto out = position.first_out()) {
                    expected[*out] += 25;
                    for (const int value : left) expected[*out] += value;
                } else {
                    const Scores added = blocked_points(preset.variant, left);
                    for_each_seat(seats, [&](Seat s) { expected[s] += added[s]; });
                }
                ASSERT_EQ(position.scores(), expected) << preset.name << ' ' << seats;
            }
        }
    }
}

// triominos.md §10.4
TEST(Scores, MayPassTheLimitOfAMatchAndFallBack) {
    Variant rules = table::preset("goliath-2023", 2, 2);
    rules.draws = 0;
    rules.match = {MatchKind::points, 10, LimitReached::exceed, LimitWinner::highest, 1};
    Position position{rules, table::deal(rules, {"555 444", "111 222"})};
    Match match{rules.match, 2};
    for (const auto* text : {"555@0,0", "pass", "pass"}) {
        table::play(position, {text});
        match.observe(position.scores());
    }
    ASSERT_TRUE(position.is_over());
    EXPECT_EQ(scores(position), (List{15 - 12, -9}));
    match.finish_round(position.result());
    EXPECT_TRUE(match.is_decided());
    EXPECT_EQ(table::listed(match.winners()), (Seats{true, false}));
}

}  // namespace
}  // namespace tercet::triominos
