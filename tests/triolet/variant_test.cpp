#include "triolet/variant.hpp"

#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "support/rule_checks.hpp"
#include "support/triolet_table.hpp"
#include "triolet/game.hpp"

namespace tercet::triolet {
namespace {

using Code = RuleProblem::Code;
using Numbers = std::vector<std::int64_t>;

// triolet.md §14.1
TEST(Presets, AreTheSheetAndTheBooklet) {
    ASSERT_EQ(presets().size(), 2U);
    EXPECT_EQ(presets()[0].name, "gigamic-2017");
    EXPECT_EQ(presets()[1].name, "djgames-1996");
    for (const auto& each : presets()) {
        EXPECT_FALSE(each.sheets.empty());
        EXPECT_FALSE(problem(each.variant)) << each.name;
    }
    EXPECT_EQ(table::preset("gigamic-2017"), Variant{});
}

// triolet.md §14.1
TEST(Presets, DifferInTheSquaresAlone) {
    Variant booklet = table::preset("djgames-1996");
    EXPECT_EQ(table::preset("gigamic-2017").squares, Squares::own_first_turn);
    EXPECT_EQ(booklet.squares, Squares::first_four);
    booklet.squares = Squares::own_first_turn;
    EXPECT_EQ(booklet, table::preset("gigamic-2017"));
}

// triolet.md §14.2
TEST(Presets, HaveTheDefaultsOfTheTable) {
    for (const auto& each : presets()) {
        EXPECT_EQ(each.variant.least_players, 2);
        EXPECT_EQ(each.variant.most_players, 4);
        EXPECT_EQ(each.variant.rack_size, 3);
        EXPECT_EQ(each.variant.out_of_play, 3);
        EXPECT_EQ(each.variant.exchange_minimum, 5);
        EXPECT_EQ(each.variant.trio_bonus, 15);
        EXPECT_EQ(each.variant.triolet_bonus, 50);
        EXPECT_EQ(each.variant.stall, 3);
        EXPECT_EQ(each.variant.match.kind, MatchKind::single);
        EXPECT_EQ(each.variant.match.limit, 1000);
        EXPECT_EQ(each.variant.match.limit_reached, LimitReached::reach);
        EXPECT_EQ(each.variant.match.limit_winner, LimitWinner::highest);
        EXPECT_EQ(each.variant.match.rounds, 1);
        EXPECT_EQ(each.variant.turn_seconds, std::nullopt);
    }
}

// triolet.md §14.2
TEST(Fields, TakeTheValuesOfTheTableAndNoOthers) {
    expect_numbers<Game>("rack_size", 3, 3);
    expect_numbers<Game>("out_of_play", 0, 71);
    expect_numbers<Game>("exchange_minimum", 1, 83);
    expect_numbers<Game>("trio_bonus", 0, 1000);
    expect_numbers<Game>("triolet_bonus", 0, 1000);
    expect_numbers<Game>("stall", 0, 100);
    expect_words<Game>("squares", {"own-first-turn", "first-four"});
    expect_match_fields<Game>();
    const RuleDomain& players = domain<Game>("players");
    EXPECT_TRUE(players.contains(Numbers{2, 4}));
    EXPECT_TRUE(players.contains(Numbers{3, 3}));
    EXPECT_FALSE(players.contains(Numbers{1, 4}));
    EXPECT_FALSE(players.contains(Numbers{2, 5}));
    EXPECT_FALSE(players.contains(Numbers{2}));
    EXPECT_FALSE(players.contains(Numbers{2, 3, 4}));
    EXPECT_FALSE(players.contains(number(2)));
}

// triolet.md §14.2
TEST(Problem, NamesTheFieldOfABadValue) {
    EXPECT_EQ(field_of_problem<Game>([](Variant&) {}), "none");
    EXPECT_EQ(field_of_problem<Game>([](Variant& v) { v.least_players = 1; }), "players");
    EXPECT_EQ(field_of_problem<Game>([](Variant& v) { v.most_players = 5; }), "players");
    EXPECT_EQ(field_of_problem<Game>([](Variant& v) { v.rack_size = 4; }), "rack_size");
    EXPECT_EQ(field_of_problem<Game>([](Variant& v) { v.rack_size = 2; }), "rack_size");
    EXPECT_EQ(field_of_problem<Game>([](Variant& v) { v.out_of_play = 72; }), "out_of_play");
    EXPECT_EQ(field_of_problem<Game>([](Variant& v) { v.exchange_minimum = 0; }),
              "exchange_minimum");
    EXPECT_EQ(field_of_problem<Game>([](Variant& v) { v.trio_bonus = -1; }), "trio_bonus");
    EXPECT_EQ(field_of_problem<Game>([](Variant& v) { v.triolet_bonus = 1001; }), "triolet_bonus");
    EXPECT_EQ(field_of_problem<Game>([](Variant& v) { v.stall = 101; }), "stall");
    EXPECT_EQ(field_of_problem<Game>([](Variant& v) { v.match.limit = 0; }), "limit");
    EXPECT_EQ(field_of_problem<Game>([](Variant& v) { v.match.rounds = 0; }), "rounds");
    EXPECT_EQ(field_of_problem<Game>([](Variant& v) { v.turn_seconds = 0; }), "turn_seconds");
}

// triolet.md §14.2
TEST(Problem, UnknownNamesAreRefused) {
    const auto unknown_field = variant_of<Game>({"", {{"draws", number(3)}}});
    ASSERT_FALSE(unknown_field.has_value());
    EXPECT_EQ(unknown_field.error().code, Code::unknown_field);
    EXPECT_EQ(unknown_field.error().field, "draws");
    const auto bad_value = variant_of<Game>({"djgames-1996", {{"rack_size", number(4)}}});
    ASSERT_FALSE(bad_value.has_value());
    EXPECT_EQ(bad_value.error().code, Code::bad_value);
    EXPECT_EQ(bad_value.error().field, "rack_size");
    EXPECT_EQ(variant_of<Game>({"classic", {}}).error().code, Code::unknown_preset);
    EXPECT_EQ(*variant_of<Game>({"", {}}), table::preset("gigamic-2017"));
}

// triolet.md §14.3
TEST(Problem, TheFewestPlayersAreNotMoreThanTheMost) {
    for (int least = 2; least <= 4; ++least) {
        for (int most = 2; most <= 4; ++most) {
            Variant variant;
            variant.least_players = least;
            variant.most_players = most;
            const auto found = problem(variant);
            EXPECT_EQ(found.has_value(), least > most);
            if (!found) continue;
            EXPECT_EQ(found->code, Code::fewest_above_most);
            EXPECT_EQ(found->field, "players");
        }
    }
}

// triolet.md §3.1
TEST(Variant, AllowsTheNumbersOfPlayersOfItsField) {
    Variant variant;
    for (int seats = 0; seats <= 7; ++seats) {
        EXPECT_EQ(variant.allows(seats), 2 <= seats && seats <= 4);
    }
    variant.least_players = variant.most_players = 3;
    for (int seats = 0; seats <= 7; ++seats) EXPECT_EQ(variant.allows(seats), seats == 3);
}

}  // namespace
}  // namespace tercet::triolet
