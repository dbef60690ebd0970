#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "support/triominos_table.hpp"
#include "triominos/game.hpp"
#include "triominos/position.hpp"

// Scoring for children: `simple` and `none`.

namespace tercet::triominos {
namespace {

using table::List;
using Seats = std::vector<bool>;

using table::scores;
Seats winners(const Position& position) { return table::listed(position.result().winners); }

Variant rules_of(std::string_view preset, int seats, int rack_size, Scoring scoring) {
    Variant rules = table::preset(preset, seats, rack_size);
    rules.scoring = scoring;
    return rules;
}

// triominos.md §12.1
TEST(SimpleScoring, CountsTilesAndFigures) {
    Position position = table::round(
        rules_of("classic", 1, kTileCount, Scoring::simple), {"..."},
        {"000@0,0", "001@0,1", "140@0,2", "404@1,2", "424@1,3", "342@2,3", "434@2,2", "454@2,1"});
    EXPECT_EQ(scores(position), (List{8}));
    EXPECT_EQ(position.points_of(table::place("500@1,0")), 2);
    table::play(position, {"500@1,0"});
    EXPECT_EQ(position.points_of(table::place("045@1,1")), 3);
    table::play(position, {"545@2,0", "555@2,-1", "055@1,-1"});
    EXPECT_EQ(position.points_of(table::place("045@1,1")), 4);
    table::play(position, {"045@1,1"});
    EXPECT_EQ(scores(position), (List{8 + 2 + 3 + 4}));
}

// triominos.md §12.1, §12.2
TEST(SimpleScoring, GivesFiveToTheFirstOutAndNothingForLeftovers) {
    const Variant rules = rules_of("classic", 3, 1, Scoring::simple);
    Position position = table::round(rules, {"345", "000", "001"}, {"000@0,0"}, /*starter=*/1);
    EXPECT_FALSE(position.is_over());  // equal turns hold
    table::play(position, {"001@0,1", "draw 555", "draw 455", "draw 445", "pass"});
    ASSERT_TRUE(position.is_over());
    EXPECT_TRUE(position.is_settled());
    EXPECT_EQ(scores(position), (List{0, 1 + 5, 1}));
    EXPECT_EQ(winners(position), (Seats{false, true, false}));
    EXPECT_FALSE(position.result().counts_wins);
}

// triominos.md §12.2
TEST(SimpleScoring, HasNoMinusPoints) {
    for (const auto& preset : presets()) {
        Variant rules = preset.variant;
        rules.scoring = Scoring::simple;
        Random random{14U};
        for (int i = 0; i < 20; ++i) {
            Position position = random_position<Game>(rules, 3, random);
            while (!position.is_over()) {
                const Scores before = position.scores();
                const Move move = random_move(position, random);
                EXPECT_GE(position.points_of(move), 0);
                position.play(move, random_chance(position, move, random));
                for_each_seat(3,
                              [&](Seat seat) { EXPECT_GE(position.scores()[seat], before[seat]); });
            }
        }
    }
}

// triominos.md §12.2
TEST(SimpleScoring, ABlockAddsAndSubtractsNothing) {
    for (const auto* preset : {"goliath-2023", "classic"}) {
        Variant rules = rules_of(preset, 2, 2, Scoring::simple);
        rules.draws = 0;
        const Position position =
            table::round(rules, {"000 345", "111 123"}, {"000@0,0", "pass", "pass"});
        EXPECT_EQ(position.ending(), Ending::blocked);
        EXPECT_EQ(scores(position), (List{1, 0}));
        EXPECT_EQ(winners(position), (Seats{true, false}));
    }
}

// triominos.md §12.3
TEST(NoScoring, AllScoresStayZero) {
    for (const auto& preset : presets()) {
        Variant rules = preset.variant;
        rules.scoring = Scoring::none;
        Random random{15U};
        for (int i = 0; i < 20; ++i) {
            Position position = random_position<Game>(rules, 4, random);
            play_out<Game>(position, random);
            EXPECT_EQ(scores(position), (List{0, 0, 0, 0}));
            EXPECT_TRUE(position.is_settled());
            EXPECT_TRUE(position.result().counts_wins);
        }
    }
}

// triominos.md §12.4
TEST(NoScoring, TheFirstOutWinsAtOnce) {
    for (const auto& preset : presets()) {
        const Position position = table::round(rules_of(preset.name, 3, 1, Scoring::none),
                                               {"345", "000", "001"}, {"000@0,0"}, /*starter=*/1);
        ASSERT_TRUE(position.is_over());
        EXPECT_EQ(position.ending(), Ending::out);
        EXPECT_EQ(winners(position), (Seats{false, true, false}));
    }
}

// triominos.md §12.5
TEST(NoScoring, BlockedTheFewestTilesWin) {
    Variant rules = rules_of("classic", 3, 3, Scoring::none);
    rules.draws = 0;
    // Seats 0 and 1 have placed one tile each, and seat 1 holds the higher values.
    const Position position = table::round(rules, {"000 111 112", "003 555 455", "122 123 134"},
                                           {"000@0,0", "003@0,1", "pass", "pass", "pass"});
    ASSERT_TRUE(position.is_over());
    EXPECT_EQ(position.ending(), Ending::blocked);
    EXPECT_EQ(winners(position), (Seats{true, true, false}));

    const Position one = table::round(rules, {"000 111 112", "233 555 455", "122 123 134"},
                                      {"000@0,0", "pass", "pass", "pass"});
    EXPECT_EQ(winners(one), (Seats{true, false, false}));
}

// triominos.md §12.6
TEST(NoScoring, AMatchCountsTheRoundsWon) {
    Variant rules = rules_of("classic", 3, 3, Scoring::none);
    rules.draws = 0;
    rules.match.kind = MatchKind::rounds;
    rules.match.rounds = 2;
    Match match{rules.match, 3};
    match.finish_round(table::round(rules, {"000 111 112", "003 555 455", "122 123 134"},
                                    {"000@0,0", "003@0,1", "pass", "pass", "pass"})
                           .result());
    EXPECT_EQ(table::listed(match.totals()), (List{1, 1, 0}));
    match.finish_round(table::round(rules, {"000 111 112", "233 555 455", "122 123 134"},
                                    {"000@0,0", "pass", "pass", "pass"})
                           .result());
    EXPECT_EQ(table::listed(match.totals()), (List{2, 1, 0}));
    EXPECT_EQ(table::listed(match.winners()), (Seats{true, false, false}));
}

}  // namespace
}  // namespace tercet::triominos
