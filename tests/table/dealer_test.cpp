#include "table/dealer.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "support/games.hpp"
#include "support/played_matches.hpp"
#include "table/decide.hpp"

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

/// People who deal real tiles and tell what one seat sees of them. `truth` shuffles.
template <class Game>
class EnteredDealer final : public Dealer<Game> {
public:
    EnteredDealer(const Table<Game>& truth, Viewer viewer) : truth_{truth}, viewer_{viewer} {}

    typename Game::Deal deal(const typename Game::Variant& variant, int seats,
                             const Moment& moment) override {
        return as_seen_by(viewer_, shuffled_.deal(variant, seats, moment));
    }
    typename Game::Chance chance(const typename Game::Position& position,
                                 const typename Game::Move& move, const Moment& moment) override {
        const auto chance = shuffled_.chance(truth_.position(), move, moment);
        if (viewer_.is(position.to_move())) return chance;
        return as_others_see(typename Game::Action{move, chance}).chance;
    }

private:
    const Table<Game>& truth_;
    Viewer viewer_;
    SeededDealer<Game> shuffled_{kSeed};
};

/// A command as seat 0 is told of it.
template <class Game>
Command<Game> told(Seat by, Command<Game> command) {
    auto* act = std::get_if<Act<Game>>(&command);
    if (act != nullptr && by != Seat{0}) {
        act->move = as_others_see(typename Game::Action{act->move, {}}).move;
    }
    return command;
}

TYPED_TEST(SeededDealers, PeopleMayDealRealTilesInTheirPlaceAndNotKnowThemAll) {
    using Game = TypeParam;
    const Seating people{PerSeat<bool>{3, true}};
    Random random{7};
    Table<Game> truth{Game::presets().front().variant, 3};
    Table<Game> noted = truth;
    SeededDealer<Game> dealer{kSeed};
    EnteredDealer<Game> entered{truth, Seat{0}};
    int actions = 0;
    while (truth.phase() != Phase::decided) {
        const bool deals = truth.phase() == Phase::to_deal;
        const Seat seat = deals ? Seat{0} : truth.position().to_move();
        const auto command = deals
                                 ? Command<Game>{BeginRound{}}
                                 : Command<Game>{Act<Game>{random_move(truth.position(), random)}};
        const auto noted_events = decide(noted, seat, told<Game>(seat, command), entered, people);
        ASSERT_TRUE(noted_events);
        const auto events = decide(truth, seat, command, dealer, people);
        ASSERT_TRUE(events);
        for (const auto& event : *events) truth.apply(event);
        if (truth.is_round_ended()) break;  // what nobody knows may leave it open
        for (const auto& event : *noted_events) noted.apply(event);
        EXPECT_TRUE(noted.view(Seat{0}) == truth.view(Seat{0}));
        ++actions;
    }
    EXPECT_GT(actions, 20);
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
