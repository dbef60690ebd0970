#include "table/table.hpp"

#include <cstddef>
#include <vector>

#include <gtest/gtest.h>

#include "support/games.hpp"
#include "support/played_matches.hpp"

namespace tercet::table {
namespace {

template <class Game>
class TableLaw : public ::testing::Test {};
TYPED_TEST_SUITE(TableLaw, Games, GameNames);

TYPED_TEST(TableLaw, WhatIsTakenBackNeverHappened) {
    using Game = TypeParam;
    std::vector<Table<Game>> by_actions;  // of the round in progress
    long taken_back = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        play_matches<Game>(
            seed, [&](const auto&, int) { by_actions.clear(); },
            [&](const Table<Game>& truth, const auto& events) {
                if (std::holds_alternative<Dealt<Game>>(events.front())) by_actions.clear();
                const std::size_t actions = truth.past().events.size();
                if (std::holds_alternative<TakenBack>(events.front())) {
                    const auto& before = by_actions.at(actions);
                    ASSERT_TRUE(truth.position() == before.position());
                    ASSERT_TRUE(truth.past() == before.past());
                    ASSERT_EQ(truth.match().totals(), before.match().totals());
                    ASSERT_EQ(truth.match().first_past_limit(), before.match().first_past_limit());
                    ASSERT_FALSE(truth.is_round_ended());
                    ++taken_back;
                }
                // Others have resigned or were replaced since: what was played is the same.
                by_actions.resize(actions, truth);
                by_actions.push_back(truth);
            });
    }
    EXPECT_GT(taken_back, 100);
}

TYPED_TEST(TableLaw, ChanceStandsWhereItStoodWhenAMomentComesAgain) {
    using Game = TypeParam;
    Random random{3};
    auto variant = Game::presets().front().variant;
    variant.match = {.kind = MatchKind::rounds, .rounds = 2};
    Table<Game> table{variant, 2};
    SeededDealer<Game> dealer{MatchSeed{random}};
    EXPECT_EQ(table.moment().round, 1);
    EXPECT_EQ(table.moment().action, 0);
    table.apply(Dealt<Game>{dealer.deal(variant, 2, table.moment())});
    int drawn = 0;
    for (int action = 1; !table.position().is_over(); ++action) {
        const Moment moment = table.moment();
        EXPECT_EQ(moment.round, 1);
        EXPECT_EQ(moment.action, action);
        EXPECT_EQ(moment.drawn, drawn);
        const auto& position = table.position();
        const auto move = random_move(position, random);
        const Acted<Game> acted{position.to_move(), {move, dealer.chance(position, move, moment)}};
        table.apply(acted);
        table.apply(TakenBack{1});
        EXPECT_EQ(table.moment().drawn, drawn);
        EXPECT_TRUE(dealer.chance(table.position(), move, table.moment()) == acted.action.chance);
        table.apply(acted);
        drawn += tiles_drawn(acted.action);
    }
    EXPECT_EQ(table.phase(), Phase::to_end);
}

}  // namespace
}  // namespace tercet::table
