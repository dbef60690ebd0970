#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/triominos_table.hpp"
#include "triominos/game.hpp"
#include "triominos/movegen.hpp"
#include "triominos/position.hpp"

// Play, then undo, is the identity.

namespace tercet::triominos {
namespace {

/// Plays a random round to its end and takes everything back.
void expect_the_way_back(Position position, Random& random) {
    std::vector<Position> before;
    std::vector<Position::Undo> undos;
    while (!position.is_over()) {
        before.push_back(position);
        const Move move = random_move(position, random);
        undos.push_back(position.play_undoably(move, random_chance(position, move, random)));
    }
    while (!undos.empty()) {
        position.undo(undos.back());
        ASSERT_EQ(position, before.back());
        undos.pop_back();
        before.pop_back();
    }
}

TEST(Undo, TakesEveryRoundBack) {
    for (const auto& preset : presets()) {
        for (int seats = 1; seats <= kMaxSeats; ++seats) {
            if (!preset.variant.allows(seats)) continue;
            Random random{static_cast<std::uint64_t>(seats)};
            for (int i = 0; i < 10; ++i) {
                expect_the_way_back(Game::random_position(preset.variant, seats, random), random);
            }
        }
    }
}

TEST(Undo, TakesRoundsOfHouseRulesBack) {
    Random random{3U};
    for (const auto scoring : {Scoring::standard, Scoring::simple, Scoring::none}) {
        for (const auto after_draw : {AfterDraw::drawn, AfterDraw::any}) {
            for (const int draws : {0, 1, 10}) {
                Variant rules = table::preset("classic");
                rules.scoring = scoring;
                rules.after_draw = after_draw;
                rules.draws = draws;
                expect_the_way_back(Game::random_position(rules, 3, random), random);
            }
        }
    }
}

/// Takes each action of a round back at once before it is played.
void expect_every_step_back(Position position, const std::vector<std::string>& actions) {
    for (const auto& text : actions) {
        const Position before = position;
        const auto next = table::action(text);
        ASSERT_FALSE(position.refusal(next)) << text;
        const auto undo = position.play_undoably(next.move, next.chance);
        EXPECT_NE(position, before);
        position.undo(undo);
        ASSERT_EQ(position, before) << text;
        position.play(next.move, next.chance);
    }
}

TEST(Undo, TakesBackWhatIsNotKnown) {
    const Variant rules = table::preset("goliath-2023", 2, 3);
    expect_every_step_back(table::round(rules, {"? ? 012", "? 011 ?"}),
                           {"000@0,0", "draw ?", "draw 345", "draw ?", "001@0,1", "020@0,-1",
                            "draw 555", "draw ?", "draw ?", "pass"});
}

TEST(Undo, TakesBackTheEndOfARound) {
    expect_every_step_back(
        table::round(table::preset("classic", 3, 1), {"345", "000", "001"}, {}, 1),
        {"000@0,0", "001@0,1", "draw 002", "020@0,-1"});
    Variant rules = table::preset("goliath-2023", 2, 2);
    rules.draws = 0;
    expect_every_step_back(table::round(rules, {"000 345", "111 123"}),
                           {"000@0,0", "pass", "pass"});
}

TEST(Undo, PlaysTheSameAsPlay) {
    Random random{4U};
    Position position = Game::random_position(table::preset("classic"), 2, random);
    Position undoable = position;
    while (!position.is_over()) {
        const Move move = random_move(position, random);
        const Chance chance = random_chance(position, move, random);
        position.play(move, chance);
        (void)undoable.play_undoably(move, chance);
        ASSERT_EQ(position, undoable);
    }
}

}  // namespace
}  // namespace tercet::triominos
