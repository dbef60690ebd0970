#include "table/dealer.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "support/games.hpp"
#include "support/played_matches.hpp"

namespace tercet::table {
namespace {

const MatchSeed kSeed{Random::State{1, 2, 3, 4}};

template <class Game>
class SeededDealers : public ::testing::Test {};
TYPED_TEST_SUITE(SeededDealers, Games, GameNames);

TYPED_TEST(SeededDealers, AnswerTheSameHoweverOftenTheyAreAsked) {
    using Game = TypeParam;
    SeededDealer<Game> dealer{kSeed};
    SeededDealer<Game> other{kSeed};
    const auto& variant = Game::presets().front().variant;
    const auto first = dealer.deal(variant, 2, {1, 0, 0});
    EXPECT_TRUE(dealer.deal(variant, 2, {1, 0, 0}) == first);
    EXPECT_TRUE(other.deal(variant, 2, {1, 0, 0}) == first);
    EXPECT_FALSE(dealer.deal(variant, 2, {2, 0, 0}) == first);
}

/// All that is drawn in a round, whoever draws it, tile by tile.
TEST(SeededDealer, GivesEveryoneTheSameTilesInTheSameOrder) {
    using Game = triominos::Game;
    const auto drawn_by = [](std::uint64_t players) {
        Random random{players};
        SeededDealer<Game> dealer{kSeed};
        Table<Game> table{Game::presets().front().variant, 2};
        std::vector<triominos::Tile> drawn;
        table.apply(Dealt<Game>{dealer.deal(table.variant(), 2, table.moment())});
        while (table.phase() == Phase::to_act) {
            const auto move = some_move<Game>(table.position(), random);
            const auto chance = dealer.chance(table.position(), move, table.moment());
            if (chance) drawn.push_back(*chance);
            table.apply(Acted<Game>{table.position().to_move(), {move, chance}});
        }
        return drawn;
    };
    const auto one = drawn_by(1);
    const auto other = drawn_by(2);
    ASSERT_FALSE(one.empty() || other.empty());
    for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) {
        EXPECT_EQ(one[i], other[i]) << "draw " << i;
    }
}

TEST(MatchSeed, EveryDecisionHasAGeneratorOfItsOwn) {
    std::set<std::uint64_t> first_numbers;
    for (int round = 1; round <= 3; ++round) {
        for (int action = 1; action <= 20; ++action) {
            for (int seat = 0; seat < kMaxSeats; ++seat) {
                Random random = kSeed.for_decision(Seat{seat}, {round, action, 0});
                first_numbers.insert(random.next());
            }
        }
    }
    EXPECT_EQ(first_numbers.size(), 3U * 20U * kMaxSeats);
}

TEST(MatchSeed, AllOfItsBitsCount) {
    const Moment deal{1, 0, 0};
    std::set<std::array<std::uint64_t, 4>> beginnings;
    for (std::size_t word = 0; word < 4; ++word) {
        for (unsigned bit = 1; bit < 64; ++bit) {
            Random::State state{1, 2, 3, 4};
            state[word] ^= std::uint64_t{1} << bit;
            Random random = MatchSeed{state}.for_tiles(deal);
            beginnings.insert({random.next(), random.next(), random.next(), random.next()});
        }
    }
    EXPECT_EQ(beginnings.size(), 4U * 63U);
}

}  // namespace
}  // namespace tercet::table
