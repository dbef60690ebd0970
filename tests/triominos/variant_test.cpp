#include "triominos/variant.hpp"

#include <cstdint>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/triominos_table.hpp"

namespace tercet::triominos {
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

std::string rule_book() {
    std::ifstream file{"docs/rules/triominos.md"};
    return {std::istreambuf_iterator<char>{file}, {}};
}

// triominos.md §13.1
TEST(Presets, AreTheEditionsOfTheSheets) {
    std::vector<std::string> names;
    for (const auto& each : presets()) {
        names.emplace_back(each.name);
        EXPECT_FALSE(each.sheets.empty());
        EXPECT_FALSE(problem(each.variant)) << each.name;
    }
    EXPECT_EQ(names, (std::vector<std::string>{"goliath-2023", "classic", "classic-fr",
                                               "classic-es", "classic-pt"}));
}

/// One line of the table of presets.
struct Line {
    const char* name;
    std::vector<int> rack_size;  // for 1, 2, ... players
    bool equal_turns;
    Blocked blocked;
    int lost_turn_cost;
    DrawnTile drawn_tile;
    EmptyPoolPass empty_pool_pass;
    LimitReached limit_reached;
    LimitWinner limit_winner;
};

// triominos.md §13.1
TEST(Presets, DifferAsTheTableSays) {
    using enum LimitReached;
    using enum LimitWinner;
    const auto own = Blocked::own;
    const auto lowest = Blocked::lowest;
    const auto must = DrawnTile::must;
    const auto may = DrawnTile::may;
    const auto any = EmptyPoolPass::any;
    const auto unable = EmptyPoolPass::unable;
    const std::vector<Line> lines = {
        {"goliath-2023", {0, 9, 7, 7, 0, 0}, false, own, 10, must, any, exceed, highest},
        {"classic", {9, 9, 7, 7, 6, 6}, true, lowest, 10, may, unable, reach, highest},
        {"classic-fr", {0, 9, 7, 7, 0, 0}, false, own, 10, may, any, reach, first},
        {"classic-es", {9, 9, 6, 6, 0, 0}, true, lowest, 10, may, unable, reach, highest},
        {"classic-pt", {9, 9, 6, 6, 0, 0}, true, lowest, 0, may, unable, reach, highest},
    };
    ASSERT_EQ(lines.size(), presets().size());
    for (const Line& line : lines) {
        SCOPED_TRACE(line.name);
        const Variant variant = table::preset(line.name);
        for (int seats = 1; seats <= kMaxSeats; ++seats) {
            const int size = line.rack_size[static_cast<std::size_t>(seats - 1)];
            EXPECT_EQ(variant.rack_size_for(seats), size);
            EXPECT_EQ(variant.allows(seats), size > 0);
        }
        EXPECT_EQ(variant.equal_turns, line.equal_turns);
        EXPECT_EQ(variant.blocked, line.blocked);
        EXPECT_EQ(variant.lost_turn_cost, line.lost_turn_cost);
        EXPECT_EQ(variant.drawn_tile, line.drawn_tile);
        EXPECT_EQ(variant.empty_pool_pass, line.empty_pool_pass);
        EXPECT_EQ(variant.match.limit_reached, line.limit_reached);
        EXPECT_EQ(variant.match.limit_winner, line.limit_winner);
    }
}

// triominos.md §13.2
TEST(Presets, ShareTheOtherDefaults) {
    for (const auto& [name, sheets, variant] : presets()) {
        SCOPED_TRACE(name);
        EXPECT_EQ(variant.draws, 3);
        EXPECT_EQ(variant.draw_cost, 5);
        EXPECT_EQ(variant.after_draw, AfterDraw::drawn);
        EXPECT_EQ(variant.bridge_bonus, 40);
        EXPECT_EQ(variant.hexagon_bonus, (std::array<int, 3>{50, 60, 70}));
        EXPECT_EQ(variant.out_bonus, 25);
        EXPECT_EQ(variant.scoring, Scoring::standard);
        EXPECT_EQ(variant.match.kind, MatchKind::single);
        EXPECT_EQ(variant.match.limit, 400);
        EXPECT_EQ(variant.match.rounds, 1);
        EXPECT_EQ(variant.turn_seconds, std::nullopt);
    }
}

// triominos.md §5.7
TEST(Presets, SolitaireIsDealtNineTiles) {
    for (const auto* name : {"classic", "classic-es", "classic-pt"}) {
        EXPECT_EQ(table::preset(name).rack_size_for(1), 9);
    }
    for (const auto* name : {"goliath-2023", "classic-fr"}) {
        EXPECT_FALSE(table::preset(name).allows(1));
    }
}

TEST(Variant, AllowsOnlySeatsThatExist) {
    const Variant variant = table::preset("classic");
    for (const int seats : {-1, 0, 7, 1000}) EXPECT_FALSE(variant.allows(seats));
}

// triominos.md §13.2
TEST(Fields, AreTheTableOfTheRuleBook) {
    std::vector<std::string> names;
    for (const auto& each : rule_fields()) names.emplace_back(each.name);
    EXPECT_EQ(names, (std::vector<std::string>{
                         "rack_size", "draws", "draw_cost", "lost_turn_cost", "after_draw",
                         "drawn_tile", "empty_pool_pass", "equal_turns", "blocked", "bridge_bonus",
                         "hexagon_bonus", "out_bonus", "scoring", "match", "limit", "limit_reached",
                         "limit_winner", "rounds", "turn_seconds"}));

    const std::string book = rule_book();
    ASSERT_FALSE(book.empty());
    for (const auto& name : names) {
        EXPECT_NE(book.find("\n| `" + name + "` | "), std::string::npos) << name;
    }
    for (const auto& each : presets()) {
        EXPECT_NE(book.find("\n| `" + std::string{each.name} + "`"), std::string::npos)
            << each.name;
    }
}

// triominos.md §13.2
TEST(Fields, TakeTheValuesOfTheTableAndNoOthers) {
    struct Range {
        const char* name;
        std::int64_t min;
        std::int64_t max;
    };
    for (const auto& [name, min, max] : std::vector<Range>{{"draws", 0, 10},
                                                           {"draw_cost", 0, 100},
                                                           {"lost_turn_cost", 0, 100},
                                                           {"bridge_bonus", 0, 1000},
                                                           {"out_bonus", 0, 1000},
                                                           {"limit", 1, 100'000},
                                                           {"rounds", 1, 1000},
                                                           {"turn_seconds", 1, 86'400}}) {
        SCOPED_TRACE(name);
        const auto& domain = field(name).domain;
        EXPECT_TRUE(domain.contains(number(min)));
        EXPECT_TRUE(domain.contains(number(max)));
        EXPECT_FALSE(domain.contains(number(min - 1)));
        EXPECT_FALSE(domain.contains(number(max + 1)));
        EXPECT_FALSE(domain.contains(number(4'294'967'297)));
        EXPECT_FALSE(domain.contains(word("1")));
    }
    struct Choice {
        const char* name;
        std::vector<const char*> words;
    };
    for (const auto& [name, words] :
         std::vector<Choice>{{"after_draw", {"drawn", "any"}},
                             {"drawn_tile", {"must", "may"}},
                             {"empty_pool_pass", {"unable", "any"}},
                             {"blocked", {"own", "lowest"}},
                             {"scoring", {"standard", "simple", "none"}},
                             {"match", {"single", "points", "rounds"}},
                             {"limit_reached", {"exceed", "reach"}},
                             {"limit_winner", {"highest", "first"}}}) {
        SCOPED_TRACE(name);
        EXPECT_EQ(field(name).domain.choices.size(), words.size());
        for (const auto* each : words) EXPECT_TRUE(field(name).domain.contains(word(each)));
        EXPECT_FALSE(field(name).domain.contains(word("other")));
        EXPECT_FALSE(field(name).domain.contains(number(0)));
    }
    EXPECT_TRUE(field("equal_turns").domain.contains(true));
    EXPECT_FALSE(field("equal_turns").domain.contains(word("yes")));
    EXPECT_TRUE(field("turn_seconds").domain.contains(std::monostate{}));
    EXPECT_TRUE(field("hexagon_bonus").domain.contains(Numbers{0, 1000, 70}));
    EXPECT_FALSE(field("hexagon_bonus").domain.contains(Numbers{50, 60}));
    EXPECT_FALSE(field("hexagon_bonus").domain.contains(Numbers{50, 60, 1001}));
    EXPECT_TRUE(field("rack_size").domain.contains(BySeats{{1, 56}, {6, 1}}));
    EXPECT_FALSE(field("rack_size").domain.contains(BySeats{{2, 57}}));
    EXPECT_FALSE(field("rack_size").domain.contains(BySeats{{7, 6}}));
    EXPECT_FALSE(field("rack_size").domain.contains(BySeats{{2, 0}}));
    EXPECT_FALSE(field("rack_size").domain.contains(BySeats{}));
}

/// A value of the domain that differs from the one given.
RuleValue another(const RuleDomain& domain, const RuleValue& value) {
    using Kind = RuleDomain::Kind;
    switch (domain.kind) {
        case Kind::flag: return !std::get<bool>(value);
        case Kind::choice: {
            const auto first = std::string{domain.choices[0]};
            return std::get<std::string>(value) == first ? std::string{domain.choices[1]} : first;
        }
        case Kind::integer: return value == number(domain.max) ? domain.min : domain.max;
        case Kind::optional_integer: return domain.min;
        case Kind::integers: return Numbers{1, 2, 3};
        case Kind::by_seats: return BySeats{{2, 8}, {5, 4}};
    }
    return {};
}

// triominos.md §13.2
TEST(Fields, CanEachBeChangedOnTopOfAPreset) {
    for (const auto& preset : presets()) {
        for (const auto& changed : rule_fields()) {
            SCOPED_TRACE(changed.name);
            const RuleValue value = another(changed.domain, changed.read(preset.variant));
            ASSERT_TRUE(changed.domain.contains(value));
            Variant variant = preset.variant;
            changed.write(variant, value);
            EXPECT_EQ(changed.read(variant), value);
            EXPECT_NE(variant, preset.variant);
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

// triominos.md §13.2
TEST(Problem, NamesTheFieldOfABadValue) {
    const auto field_of_problem = [](auto change) {
        Variant variant = presets().front().variant;
        change(variant);
        const auto found = problem(variant);
        if (!found) return std::string{"none"};
        EXPECT_EQ(found->code, Code::bad_value);
        return found->field;
    };
    EXPECT_EQ(field_of_problem([](Variant&) {}), "none");
    EXPECT_EQ(field_of_problem([](Variant& v) { v.draws = 11; }), "draws");
    EXPECT_EQ(field_of_problem([](Variant& v) { v.draw_cost = -1; }), "draw_cost");
    EXPECT_EQ(field_of_problem([](Variant& v) { v.lost_turn_cost = 101; }), "lost_turn_cost");
    EXPECT_EQ(field_of_problem([](Variant& v) { v.bridge_bonus = 1001; }), "bridge_bonus");
    EXPECT_EQ(field_of_problem([](Variant& v) { v.hexagon_bonus[2] = -1; }), "hexagon_bonus");
    EXPECT_EQ(field_of_problem([](Variant& v) { v.out_bonus = -25; }), "out_bonus");
    EXPECT_EQ(field_of_problem([](Variant& v) { v.match.limit = 0; }), "limit");
    EXPECT_EQ(field_of_problem([](Variant& v) { v.match.rounds = 0; }), "rounds");
    EXPECT_EQ(field_of_problem([](Variant& v) { v.turn_seconds = 0; }), "turn_seconds");
    EXPECT_EQ(field_of_problem([](Variant& v) { v.rack_size.fill(0); }), "rack_size");
    EXPECT_EQ(field_of_problem([](Variant& v) { v.rack_size[1] = 57; }), "rack_size");
}

// triominos.md §13.3
TEST(Problem, NoMoreTilesCanBeDealtThanThereAre) {
    for (int seats = 1; seats <= kMaxSeats; ++seats) {
        const int most = kTileCount / seats;
        EXPECT_FALSE(problem(table::preset("classic", seats, most))) << seats;
        if (seats == 1) continue;  // 57 is not even a rack size
        EXPECT_EQ(problem(table::preset("classic", seats, most + 1)),
                  (RuleProblem{Code::too_many_tiles_dealt, "rack_size", std::to_string(seats)}));
    }
}

// triominos.md §13.4
TEST(Problem, WithoutPointsThereIsNoMatchToPoints) {
    for (const auto& preset : presets()) {
        Variant variant = preset.variant;
        variant.match.kind = MatchKind::points;
        EXPECT_FALSE(problem(variant));
        variant.scoring = Scoring::simple;
        EXPECT_FALSE(problem(variant));
        variant.scoring = Scoring::none;
        EXPECT_EQ(problem(variant), (RuleProblem{Code::no_points_to_count, "match", "points"}));
        variant.match.kind = MatchKind::rounds;
        EXPECT_FALSE(problem(variant));
        variant.match.kind = MatchKind::single;
        EXPECT_FALSE(problem(variant));
    }
}

}  // namespace
}  // namespace tercet::triominos
