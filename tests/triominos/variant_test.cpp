#include "triominos/variant.hpp"

#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/rule_checks.hpp"
#include "support/triominos_table.hpp"
#include "triominos/game.hpp"

namespace tercet::triominos {
namespace {

using Code = RuleProblem::Code;
using Numbers = std::vector<std::int64_t>;

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
TEST(Fields, TakeTheValuesOfTheTableAndNoOthers) {
    expect_numbers<Game>("draws", 0, 10);
    expect_numbers<Game>("draw_cost", 0, 100);
    expect_numbers<Game>("lost_turn_cost", 0, 100);
    expect_numbers<Game>("bridge_bonus", 0, 1000);
    expect_numbers<Game>("out_bonus", 0, 1000);
    expect_words<Game>("after_draw", {"drawn", "any"});
    expect_words<Game>("drawn_tile", {"must", "may"});
    expect_words<Game>("empty_pool_pass", {"unable", "any"});
    expect_words<Game>("blocked", {"own", "lowest"});
    expect_words<Game>("scoring", {"standard", "simple", "none"});
    expect_match_fields<Game>();
    EXPECT_TRUE(domain<Game>("equal_turns").contains(true));
    EXPECT_FALSE(domain<Game>("equal_turns").contains(word("yes")));
    EXPECT_TRUE(domain<Game>("hexagon_bonus").contains(Numbers{0, 1000, 70}));
    EXPECT_FALSE(domain<Game>("hexagon_bonus").contains(Numbers{50, 60}));
    EXPECT_FALSE(domain<Game>("hexagon_bonus").contains(Numbers{50, 60, 1001}));
    EXPECT_TRUE(domain<Game>("rack_size").contains(BySeats{{1, 56}, {6, 1}}));
    EXPECT_FALSE(domain<Game>("rack_size").contains(BySeats{{2, 57}}));
    EXPECT_FALSE(domain<Game>("rack_size").contains(BySeats{{7, 6}}));
    EXPECT_FALSE(domain<Game>("rack_size").contains(BySeats{{2, 0}}));
    EXPECT_FALSE(domain<Game>("rack_size").contains(BySeats{}));
}

// triominos.md §13.2
TEST(Problem, NamesTheFieldOfABadValue) {
    EXPECT_EQ(field_of_problem<Game>([](Variant&) {}), "none");
    EXPECT_EQ(field_of_problem<Game>([](Variant& v) { v.draws = 11; }), "draws");
    EXPECT_EQ(field_of_problem<Game>([](Variant& v) { v.draw_cost = -1; }), "draw_cost");
    EXPECT_EQ(field_of_problem<Game>([](Variant& v) { v.lost_turn_cost = 101; }), "lost_turn_cost");
    EXPECT_EQ(field_of_problem<Game>([](Variant& v) { v.bridge_bonus = 1001; }), "bridge_bonus");
    EXPECT_EQ(field_of_problem<Game>([](Variant& v) { v.hexagon_bonus[2] = -1; }), "hexagon_bonus");
    EXPECT_EQ(field_of_problem<Game>([](Variant& v) { v.out_bonus = -25; }), "out_bonus");
    EXPECT_EQ(field_of_problem<Game>([](Variant& v) { v.match.limit = 0; }), "limit");
    EXPECT_EQ(field_of_problem<Game>([](Variant& v) { v.match.rounds = 0; }), "rounds");
    EXPECT_EQ(field_of_problem<Game>([](Variant& v) { v.turn_seconds = 0; }), "turn_seconds");
    EXPECT_EQ(field_of_problem<Game>([](Variant& v) { v.rack_size.fill(0); }), "rack_size");
    EXPECT_EQ(field_of_problem<Game>([](Variant& v) { v.rack_size[1] = 57; }), "rack_size");
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
