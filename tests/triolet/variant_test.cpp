#include "triolet/variant.hpp"

#include <cstdint>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "support/triolet_table.hpp"
#include "triolet/game.hpp"

namespace tercet::triolet {
namespace {

using Code = RuleProblem::Code;
using Numbers = std::vector<std::int64_t>;

const RuleField<Variant>& field(std::string_view name) {
    for (const auto& each : rule_fields()) {
        if (each.name == name) return each;
    }
    throw std::invalid_argument{"no field " + std::string{name}};
}

RuleValue number(std::int64_t value) { return value; }
RuleValue word(const char* value) { return std::string{value}; }

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
        EXPECT_EQ(field("players").read(each.variant), RuleValue(Numbers{2, 4}));
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
TEST(Fields, AreTheTableOfTheRuleBook) {
    std::ifstream file{"docs/rules/triolet.md"};
    const std::string book{std::istreambuf_iterator<char>{file}, {}};
    std::vector<std::string> names;
    std::size_t last = 0;
    for (const auto& each : rule_fields()) {
        names.emplace_back(each.name);
        const std::size_t found = book.find("\n| `" + names.back() + "` | ");
        ASSERT_NE(found, std::string::npos) << each.name;
        EXPECT_GT(found, last) << each.name << " is in another place";
        last = found;
    }
    EXPECT_EQ(names, (std::vector<std::string>{
                         "players", "rack_size", "out_of_play", "exchange_minimum", "trio_bonus",
                         "triolet_bonus", "squares", "stall", "match", "limit", "limit_reached",
                         "limit_winner", "rounds", "turn_seconds"}));
    for (const auto& each : presets()) {
        EXPECT_NE(book.find("\n| `" + std::string{each.name} + "`"), std::string::npos);
    }
}

// triolet.md §14.2
TEST(Fields, TakeTheNumbersOfTheTableAndNoOthers) {
    struct Range {
        const char* name;
        std::int64_t min;
        std::int64_t max;
    };
    for (const auto& [name, min, max] : std::vector<Range>{{"rack_size", 3, 3},
                                                           {"out_of_play", 0, 71},
                                                           {"exchange_minimum", 1, 83},
                                                           {"trio_bonus", 0, 1000},
                                                           {"triolet_bonus", 0, 1000},
                                                           {"stall", 0, 100},
                                                           {"limit", 1, 100'000},
                                                           {"rounds", 1, 1000},
                                                           {"turn_seconds", 1, 86'400}}) {
        SCOPED_TRACE(name);
        const auto& domain = field(name).domain;
        EXPECT_TRUE(domain.contains(number(min)));
        EXPECT_TRUE(domain.contains(number(max)));
        EXPECT_FALSE(domain.contains(number(min - 1)));
        EXPECT_FALSE(domain.contains(number(max + 1)));
        EXPECT_FALSE(domain.contains(number(4'294'967'299)));
        EXPECT_FALSE(domain.contains(word("3")));
    }
    EXPECT_TRUE(field("turn_seconds").domain.contains(std::monostate{}));
    const auto& players = field("players").domain;
    EXPECT_TRUE(players.contains(Numbers{2, 4}));
    EXPECT_TRUE(players.contains(Numbers{3, 3}));
    EXPECT_FALSE(players.contains(Numbers{1, 4}));
    EXPECT_FALSE(players.contains(Numbers{2, 5}));
    EXPECT_FALSE(players.contains(Numbers{2}));
    EXPECT_FALSE(players.contains(Numbers{2, 3, 4}));
    EXPECT_FALSE(players.contains(number(2)));
}

// triolet.md §14.2
TEST(Fields, TakeTheWordsOfTheTableAndNoOthers) {
    struct Choice {
        const char* name;
        std::vector<const char*> words;
    };
    for (const auto& [name, words] :
         std::vector<Choice>{{"squares", {"own-first-turn", "first-four"}},
                             {"match", {"single", "points", "rounds"}},
                             {"limit_reached", {"exceed", "reach"}},
                             {"limit_winner", {"highest", "first"}}}) {
        SCOPED_TRACE(name);
        EXPECT_EQ(field(name).domain.choices.size(), words.size());
        for (const auto* each : words) EXPECT_TRUE(field(name).domain.contains(word(each)));
        EXPECT_FALSE(field(name).domain.contains(word("other")));
        EXPECT_FALSE(field(name).domain.contains(number(0)));
    }
}

/// A value of the domain that differs from the default, where there is one.
RuleValue another(const RuleDomain& domain, const RuleValue& value) {
    using Kind = RuleDomain::Kind;
    switch (domain.kind) {
        case Kind::choice: {
            const auto first = std::string{domain.choices[0]};
            return std::get<std::string>(value) == first ? std::string{domain.choices[1]} : first;
        }
        case Kind::integer: return value == number(domain.max) ? domain.min : domain.max;
        case Kind::optional_integer: return domain.min;
        case Kind::integers: return Numbers{3, 3};
        case Kind::flag:
        case Kind::by_seats: break;
    }
    throw std::invalid_argument{"no field of Triolet is like that"};
}

// triolet.md §14.2
TEST(Fields, CanEachBeChangedOnTopOfAPreset) {
    for (const auto& preset : presets()) {
        for (const auto& changed : rule_fields()) {
            SCOPED_TRACE(changed.name);
            const RuleValue value = another(changed.domain, changed.read(preset.variant));
            ASSERT_TRUE(changed.domain.contains(value));
            Variant variant = preset.variant;
            changed.write(variant, value);
            EXPECT_EQ(changed.read(variant), value);
            EXPECT_EQ(variant == preset.variant, changed.name == "rack_size");
            EXPECT_FALSE(problem(variant));
            for (const auto& other : rule_fields()) {
                if (other.name == changed.name) continue;
                EXPECT_EQ(other.read(variant), other.read(preset.variant)) << other.name;
            }
        }
    }
}

TEST(Fields, DescribeAVariantCompletely) {
    for (const auto& preset : presets()) {
        Variant copy = presets().front().variant;
        for (const auto& each : rule_fields()) each.write(copy, each.read(preset.variant));
        EXPECT_EQ(copy, preset.variant);
    }
}

// triolet.md §14.2
TEST(Problem, NamesTheFieldOfABadValue) {
    const auto field_of_problem = [](auto change) {
        Variant variant;
        change(variant);
        const auto found = problem(variant);
        if (!found) return std::string{"none"};
        EXPECT_EQ(found->code, Code::bad_value);
        return found->field;
    };
    EXPECT_EQ(field_of_problem([](Variant&) {}), "none");
    EXPECT_EQ(field_of_problem([](Variant& v) { v.least_players = 1; }), "players");
    EXPECT_EQ(field_of_problem([](Variant& v) { v.most_players = 5; }), "players");
    EXPECT_EQ(field_of_problem([](Variant& v) { v.rack_size = 4; }), "rack_size");
    EXPECT_EQ(field_of_problem([](Variant& v) { v.rack_size = 2; }), "rack_size");
    EXPECT_EQ(field_of_problem([](Variant& v) { v.out_of_play = 72; }), "out_of_play");
    EXPECT_EQ(field_of_problem([](Variant& v) { v.exchange_minimum = 0; }), "exchange_minimum");
    EXPECT_EQ(field_of_problem([](Variant& v) { v.trio_bonus = -1; }), "trio_bonus");
    EXPECT_EQ(field_of_problem([](Variant& v) { v.triolet_bonus = 1001; }), "triolet_bonus");
    EXPECT_EQ(field_of_problem([](Variant& v) { v.stall = 101; }), "stall");
    EXPECT_EQ(field_of_problem([](Variant& v) { v.match.limit = 0; }), "limit");
    EXPECT_EQ(field_of_problem([](Variant& v) { v.match.rounds = 0; }), "rounds");
    EXPECT_EQ(field_of_problem([](Variant& v) { v.turn_seconds = 0; }), "turn_seconds");
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
