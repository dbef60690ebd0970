#include "table/decide.hpp"

#include <cstddef>
#include <optional>
#include <variant>

#include <gtest/gtest.h>

#include "support/games.hpp"
#include "support/played_matches.hpp"

namespace tercet::table {
namespace {

constexpr Seat kAnn{0};
constexpr Seat kBob{1};

template <class Game>
class Decide : public ::testing::Test {
protected:
    using Answer = typename Decision<Game>::Answer;

    /// A table where a match begins.
    void begin(int seats, int people, const MatchRules& rules = {}) {
        auto variant = Game::presets().front().variant;
        variant.match = rules;
        variant.turn_seconds = 30;
        table_.emplace(variant, seats);
        seating_ = {PerSeat<bool>{seats, false}};
        for (int i = 0; i < people; ++i) seating_.is_person[Seat{i}] = true;
    }

    Answer ask(Seat by, const Command<Game>& command) {
        return decide(*table_, by, command, dealer_, seating_);
    }
    /// Follows a command that must be possible; how many events it caused.
    std::size_t follow(Seat by, const Command<Game>& command) {
        const auto events = ask(by, command);
        EXPECT_TRUE(events);
        for (const auto& event : *events) table_->apply(event);
        return events->size();
    }
    void expect_obstacle(Obstacle obstacle, Seat by, const Command<Game>& command) {
        const auto answer = ask(by, command);
        ASSERT_FALSE(answer);
        const auto* found = std::get_if<Obstacle>(&answer.error());
        ASSERT_NE(found, nullptr);
        EXPECT_EQ(*found, obstacle);
    }

    Seat to_move() const { return table_->position().to_move(); }
    Seat not_to_move() const { return to_move().next(table_->seats()); }
    Command<Game> any_placement() { return Act<Game>{random_move(table_->position(), random_)}; }
    void place() { follow(to_move(), any_placement()); }
    void play_round() {
        follow(kAnn, BeginRound{});
        while (!table_->is_round_ended()) place();
    }

    std::optional<Table<Game>> table_;
    Seating seating_;
    Random random_{7};
    SeededDealer<Game> dealer_{MatchSeed{Random::State{1, 2, 3, 4}}};
};
TYPED_TEST_SUITE(Decide, Games, GameNames);

TYPED_TEST(Decide, ARoundBeginsAndIsPlayedInTurn) {
    this->begin(2, 2);
    this->expect_obstacle(Obstacle::no_round, kAnn, RunOutOfTime{});
    this->expect_obstacle(Obstacle::no_round, kAnn, TakeBack{});
    EXPECT_EQ(this->follow(kAnn, BeginRound{}), 1U);
    this->expect_obstacle(Obstacle::round_goes_on, kAnn, BeginRound{});
    this->expect_obstacle(Obstacle::not_your_turn, this->not_to_move(), this->any_placement());
    this->expect_obstacle(Obstacle::nothing_to_take_back, kAnn, TakeBack{});
    EXPECT_EQ(this->follow(this->to_move(), this->any_placement()), 1U);
    EXPECT_EQ(this->table_->past().events.size(), 1U);
}

TYPED_TEST(Decide, WhatTheGameRefusesIsRejectedWithItsReason) {
    this->begin(2, 2);
    this->follow(kAnn, BeginRound{});
    const auto answer = this->ask(this->to_move(), Act<TypeParam>{typename TypeParam::Pass{}});
    ASSERT_FALSE(answer);
    EXPECT_TRUE(std::holds_alternative<typename TypeParam::Refusal>(answer.error()));
}

TYPED_TEST(Decide, TheActionThatEndsARoundLaysItOpen) {
    this->begin(2, 2, {.kind = MatchKind::rounds, .rounds = 2});
    this->play_round();
    const auto& table = *this->table_;
    EXPECT_EQ(table.phase(), Phase::to_deal);
    EXPECT_EQ(table.match().rounds_finished(), 1);
    EXPECT_EQ(table.match().totals(), table.position().scores());
    this->expect_obstacle(Obstacle::round_is_over, this->to_move(), RunOutOfTime{});
    this->play_round();
    EXPECT_EQ(table.round(), 2);
    EXPECT_EQ(table.phase(), Phase::decided);
    this->expect_obstacle(Obstacle::match_is_decided, kAnn, BeginRound{});
    this->expect_obstacle(Obstacle::match_is_decided, kAnn, Resign{});
}

TYPED_TEST(Decide, AgainstComputersTheLatestOwnActionCanAlwaysBeTakenBack) {
    this->begin(2, 1);
    this->follow(kAnn, BeginRound{});
    std::optional<Table<TypeParam>> before;
    while (!this->table_->is_round_ended()) {
        if (this->to_move() == kAnn) before = this->table_;
        this->place();
    }
    EXPECT_EQ(this->table_->phase(), Phase::decided);
    this->follow(kAnn, TakeBack{});
    EXPECT_TRUE(*this->table_ == *before);
}

TYPED_TEST(Decide, AmongPeopleNothingIsTakenBackOnceSomethingWasSeen) {
    this->begin(2, 2);
    this->follow(kAnn, BeginRound{});
    this->place();  // the opening: in Triolet its player draws
    const bool was_seen = tiles_drawn(this->table_->past().events.back().action) > 0;
    if (was_seen) {
        this->expect_obstacle(Obstacle::something_was_seen, kAnn, TakeBack{});
    } else {
        this->follow(kAnn, TakeBack{});
        EXPECT_TRUE(this->table_->past().events.empty());
    }
    this->begin(2, 2);
    this->play_round();
    this->expect_obstacle(Obstacle::something_was_seen, kAnn, TakeBack{});
}

TYPED_TEST(Decide, AmongPeopleNothingIsTakenBackOnceAComputerActed) {
    this->begin(3, 2);
    this->follow(kAnn, BeginRound{});
    while (this->to_move() != kBob) this->place();
    this->place();
    ASSERT_EQ(this->to_move(), Seat{2});
    this->place();
    this->expect_obstacle(Obstacle::something_was_seen, kBob, TakeBack{});
}

TYPED_TEST(Decide, WhatAComputerDidForSomebodyIsNotTheirsToTakeBack) {
    this->begin(2, 1);
    this->follow(kAnn, BeginRound{});
    this->follow(kAnn, TakeOver{});
    while (this->table_->past().events.size() < 2) this->place();
    this->follow(kAnn, GiveBack{});
    this->expect_obstacle(Obstacle::nothing_to_take_back, kAnn, TakeBack{});
    while (this->to_move() != kAnn) this->place();
    const auto before = *this->table_;
    this->place();
    this->follow(kAnn, TakeOver{});
    EXPECT_EQ(this->follow(kAnn, TakeBack{}), 1U);
    EXPECT_TRUE(this->table_->past() == before.past());
}

TYPED_TEST(Decide, NobodyKnowsWhatTheClockDoesWithTilesThatNobodyKnows) {
    this->begin(2, 2);
    this->follow(kAnn, BeginRound{});
    while (!is_timed(this->table_->position())) this->place();
    const auto viewer = Viewer{this->not_to_move()};
    Table<TypeParam> known{this->table_->variant(), 2};
    known.apply(Dealt<TypeParam>{as_seen_by(viewer, this->table_->past().deal)});
    for (const auto& event : this->table_->past().events) {
        known.apply(Acted<TypeParam>{event.seat, event.action});
    }
    this->table_ = known;
    this->expect_obstacle(Obstacle::rack_is_unknown, this->to_move(), RunOutOfTime{});
}

// triominos.md §11.1, §11.3, triolet.md §13.1
TYPED_TEST(Decide, WhoseTimeIsUpActsAsTheRulesSay) {
    this->begin(2, 2);
    this->follow(kAnn, BeginRound{});
    if (!is_timed(this->table_->position())) {
        this->expect_obstacle(Obstacle::no_clock_runs, this->to_move(), RunOutOfTime{});
    }
    this->place();
    const Seat late = this->to_move();
    const auto expected = move_out_of_time(this->table_->position());
    const auto events = this->ask(late, RunOutOfTime{});
    ASSERT_TRUE(events);
    EXPECT_TRUE(events->front() == Event<TypeParam>{TimedOut{late}});
    const auto* acted = std::get_if<Acted<TypeParam>>(&events->at(1));
    ASSERT_NE(acted, nullptr);
    EXPECT_TRUE(acted->action.move == expected);
    EXPECT_EQ(acted->seat, late);
}

TYPED_TEST(Decide, NobodyIsLateWithoutAClock) {
    this->begin(2, 2);
    auto variant = this->table_->variant();
    variant.turn_seconds.reset();
    this->table_.emplace(variant, 2);
    this->follow(kAnn, BeginRound{});
    this->place();
    this->expect_obstacle(Obstacle::no_clock_runs, this->to_move(), RunOutOfTime{});
}

TYPED_TEST(Decide, OfTwoWhoGivesUpLoses) {
    this->begin(2, 2);
    this->follow(kAnn, BeginRound{});
    this->expect_obstacle(Obstacle::round_goes_on, kAnn, BeginRound{});
    EXPECT_EQ(this->follow(kAnn, Resign{}), 2U);
    EXPECT_EQ(this->table_->phase(), Phase::decided);
    EXPECT_TRUE(this->table_->is_round_ended());  // the racks are laid open
    EXPECT_FALSE(this->table_->match().winners()[kAnn]);
    EXPECT_TRUE(this->table_->match().winners()[kBob]);
    this->expect_obstacle(Obstacle::match_is_decided, kBob, TakeBack{});
}

TYPED_TEST(Decide, BetweenRoundsWhoGivesUpLosesAsWell) {
    this->begin(2, 1, {.kind = MatchKind::rounds, .rounds = 2});
    this->play_round();
    EXPECT_EQ(this->follow(kBob, Resign{}), 1U);
    EXPECT_EQ(this->table_->phase(), Phase::decided);
    EXPECT_TRUE(this->table_->match().winners()[kAnn]);
    this->expect_obstacle(Obstacle::match_is_decided, kAnn, TakeBack{});
}

TYPED_TEST(Decide, NobodyGivesUpOrIsReplacedBeforeTheFirstDeal) {
    this->begin(3, 3);
    this->expect_obstacle(Obstacle::no_round, kAnn, Resign{});
    this->expect_obstacle(Obstacle::no_round, kAnn, TakeOver{});
    this->expect_obstacle(Obstacle::no_round, kAnn, GiveBack{});
}

TYPED_TEST(Decide, OfThreeAComputerPlaysOnForWhoGivesUp) {
    this->begin(3, 3);
    this->follow(kAnn, BeginRound{});
    EXPECT_EQ(this->follow(kAnn, Resign{}), 2U);
    EXPECT_TRUE(this->table_->is_taken_over(kAnn));
    EXPECT_EQ(this->table_->phase(), Phase::to_act);
    this->expect_obstacle(Obstacle::has_resigned, kAnn, Resign{});
    this->expect_obstacle(Obstacle::has_resigned, kAnn, GiveBack{});
    while (!this->table_->is_round_ended()) this->place();
    EXPECT_FALSE(this->table_->match().winners()[kAnn]);
}

TYPED_TEST(Decide, ASeatIsTakenOverAndGivenBack) {
    this->begin(3, 3);
    this->follow(kAnn, BeginRound{});
    this->expect_obstacle(Obstacle::is_not_taken_over, kBob, GiveBack{});
    this->follow(kBob, TakeOver{});
    EXPECT_TRUE(this->table_->is_taken_over(kBob));
    this->expect_obstacle(Obstacle::is_taken_over, kBob, TakeOver{});
    this->follow(kBob, GiveBack{});
    EXPECT_FALSE(this->table_->is_taken_over(kBob));
}

}  // namespace
}  // namespace tercet::table
