// Laws that every game must keep, over random rounds under all its rules. A further game needs a
// Lawbook and a place in the list of Games.

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "conformance/lawbook.hpp"
#include "conformance/triolet_lawbook.hpp"
#include "conformance/triominos_lawbook.hpp"
#include "game/turn_based.hpp"

namespace tercet {
namespace {

/// Fewer where rounds are long and have many moves to choose from.
template <class Game>
constexpr std::uint64_t kRoundsPerTable = 20;
template <>
constexpr std::uint64_t kRoundsPerTable<triolet::Game> = 12;

constexpr std::uint64_t kFirstSeed = 1000;

template <class Game>
class Laws : public ::testing::Test {
protected:
    template <class Visit>
    static void for_each_round(Visit visit) {
        tercet::for_each_round<Game>(kRoundsPerTable<Game>, kFirstSeed, visit);
    }
    template <class Visit>
    static void for_each_position(Visit visit) {
        tercet::for_each_position<Game>(kRoundsPerTable<Game>, kFirstSeed, visit);
    }
};

using Games = ::testing::Types<triominos::Game, triolet::Game>;

struct Names {
    template <class Game>
    static std::string GetName(int) {  // NOLINT(readability-identifier-naming): the framework's
        return std::string{Game::kName};
    }
};
TYPED_TEST_SUITE(Laws, Games, Names);

TYPED_TEST(Laws, EveryGeneratedMoveIsAccepted) {
    using Game = TypeParam;
    this->for_each_position([](const typename Game::Position& position, Random& random) {
        const auto moves = Lawbook<Game>::legal_moves(position);
        EXPECT_EQ(moves.empty(), position.is_over());
        for (const auto& move : moves) {
            EXPECT_FALSE(position.refusal(move));
            const typename Game::Action action{move, Game::random_chance(position, move, random)};
            EXPECT_FALSE(position.refusal(action));
        }
        if (position.is_over()) return;
        const auto move = Game::random_move(position, random);
        EXPECT_TRUE(std::find(moves.begin(), moves.end(), move) != moves.end());
    });
}

TYPED_TEST(Laws, NothingIsAcceptedOnceTheRoundIsOver) {
    using Game = TypeParam;
    this->for_each_round([](const PlayedRound<Game>& round, Random&) {
        auto position = round.start;
        for (const auto& action : round.actions) {
            EXPECT_FALSE(position.is_over() || position.ending());
            position.play(action.move, action.chance);
        }
        EXPECT_TRUE(position.is_over());
        ASSERT_TRUE(position.ending());
        EXPECT_TRUE(is_by_rule(*position.ending()));
        for (const auto& action : round.actions) EXPECT_TRUE(position.refusal(action.move));

        const RoundResult result = position.result();
        EXPECT_EQ(result.scores, position.scores());
        EXPECT_TRUE(std::count(result.winners.begin(), result.winners.end(), true) > 0);
    });
}

TYPED_TEST(Laws, PlayThenUndoIsIdentity) {
    using Game = TypeParam;
    this->for_each_position([](const typename Game::Position& before, Random& random) {
        auto position = before;
        for (const auto& move : Lawbook<Game>::legal_moves(before)) {
            const auto chance = Game::random_chance(before, move, random);
            const auto undo = position.play_undoably(move, chance);
            EXPECT_FALSE(position == before);
            position.undo(undo);
            ASSERT_TRUE(position == before);
        }
    });
}

TYPED_TEST(Laws, AWholeRoundCanBeUndone) {
    using Game = TypeParam;
    this->for_each_round([](const PlayedRound<Game>& round, Random&) {
        std::vector<typename Game::Position> positions{round.start};
        std::vector<typename Game::Position::Undo> undos;
        auto position = round.start;
        for (const auto& action : round.actions) {
            undos.push_back(position.play_undoably(action.move, action.chance));
            positions.push_back(positions.back());
            positions.back().play(action.move, action.chance);
            ASSERT_TRUE(position == positions.back()) << "play() and play_undoably() differ";
        }
        while (!undos.empty()) {
            SCOPED_TRACE("undoing action " + std::to_string(undos.size()));
            position.undo(undos.back());
            undos.pop_back();
            positions.pop_back();
            ASSERT_TRUE(position == positions.back());
        }
        for (const auto& action : round.actions) position.play(action.move, action.chance);
        EXPECT_TRUE(position.is_over());
    });
}

TYPED_TEST(Laws, ASampleLooksLikeTheTruth) {
    using Game = TypeParam;
    this->for_each_position([](const typename Game::Position& truth, Random& random) {
        for_each_seat(truth.seats(), [&](Seat seat) {
            const auto view = Game::view(truth, seat);
            const auto sampled = Game::sample(view, random);
            EXPECT_TRUE(Game::view(sampled, seat) == view) << "seat " << seat.index();

            EXPECT_EQ(sampled.seats(), truth.seats());
            EXPECT_EQ(sampled.to_move(), truth.to_move());
            EXPECT_EQ(sampled.scores(), truth.scores());
            EXPECT_EQ(sampled.ending(), truth.ending());
            EXPECT_EQ(Lawbook<Game>::legal_moves(sampled).empty(), truth.is_over());
            if (seat != truth.to_move()) return;
            EXPECT_TRUE(Lawbook<Game>::legal_moves(sampled) == Lawbook<Game>::legal_moves(truth))
                << "seat " << seat.index() << " does not know what it may do";
        });
    });
}

TYPED_TEST(Laws, ASampleCanBePlayedOut) {
    using Game = TypeParam;
    this->for_each_position([](const typename Game::Position& truth, Random& random) {
        const Seat seat{static_cast<int>(random.below(static_cast<std::uint32_t>(truth.seats())))};
        auto sampled = Game::sample(Game::view(truth, seat), random);
        play_out<Game>(sampled, random);
        EXPECT_TRUE(sampled.is_over());
    });
}

TYPED_TEST(Laws, SamplesDiffer) {
    using Game = TypeParam;
    int seen = 0;
    int same = 0;
    this->for_each_round([&](const PlayedRound<Game>& round, Random& random) {
        if (round.start.seats() == 1) return;
        const auto view = Game::view(round.start, Seat{0});
        ++seen;
        same += Game::sample(view, random) == Game::sample(view, random) ? 1 : 0;
        same += Game::sample(view, random) == round.start ? 1 : 0;
    });
    // Under rules that deal all tiles to two players, either knows everything.
    EXPECT_LT(same, seen / 5);
}

TYPED_TEST(Laws, TheSameSeedGivesTheSameRound) {
    using Game = TypeParam;
    std::uint64_t seed = 0;
    for (const auto& table : Lawbook<Game>::tables()) {
        SCOPED_TRACE(table.name + ", seats " + std::to_string(table.seats) + ", seed " +
                     std::to_string(++seed));
        const auto one = random_round(table, seed);
        const auto other = random_round(table, seed);
        ASSERT_TRUE(one.start == other.start);
        ASSERT_TRUE(one.actions == other.actions);

        Random random{seed};
        Random same{seed};
        auto position = Game::random_position(table.variant, table.seats, random);
        auto twin = Game::random_position(table.variant, table.seats, same);
        play_out<Game>(position, random);
        play_out<Game>(twin, same);
        ASSERT_TRUE(position == twin);
        EXPECT_EQ(random, same);
    }
}

}  // namespace
}  // namespace tercet
