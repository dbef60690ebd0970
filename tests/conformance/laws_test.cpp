// Laws that every game must keep, over random rounds under all its rules. A further game needs a
// Lawbook and a place in the list of games.hpp.

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "conformance/lawbook.hpp"
#include "conformance/triolet_lawbook.hpp"
#include "conformance/triominos_lawbook.hpp"
#include "game/turn_based.hpp"
#include "support/games.hpp"

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

TYPED_TEST_SUITE(Laws, Games, GameNames);

TYPED_TEST(Laws, EveryGeneratedMoveIsAccepted) {
    using Game = TypeParam;
    this->for_each_position([](const typename Game::Position& position, Random& random) {
        const auto moves = legal_moves<Game>(position);
        EXPECT_EQ(moves.empty(), position.is_over());
        for (const auto& move : moves) {
            EXPECT_FALSE(position.refusal(move));
            const typename Game::Action action{move, random_chance(position, move, random)};
            EXPECT_FALSE(position.refusal(action));
        }
        if (position.is_over()) return;
        const auto move = random_move(position, random);
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
        const auto moves = legal_moves<Game>(before);
        for (const auto& move : moves) {
            const auto chance = random_chance(before, move, random);
            const auto undo = position.play_undoably(move, chance);
            EXPECT_FALSE(position == before);
            position.undo(undo);
            ASSERT_TRUE(position == before);
        }
        EXPECT_TRUE(legal_moves<Game>(position) == moves) << "something stayed behind";
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
            ASSERT_TRUE(legal_moves<Game>(position) == legal_moves<Game>(positions.back()));
        }
        for (const auto& action : round.actions) position.play(action.move, action.chance);
        EXPECT_TRUE(position.is_over());
    });
}

template <class Game>
std::vector<typename Game::Placement> placements_of(const typename Game::Position& position) {
    std::vector<typename Game::Placement> all;
    for_each_placement(position, [&](const auto& place) { all.push_back(place); });
    return all;
}

TYPED_TEST(Laws, WhatASeatCanPlaceAheadItCanPlaceWhenItsTurnComes) {
    using Game = TypeParam;
    int turns = 0;
    this->for_each_round([&](const PlayedRound<Game>& round, Random&) {
        auto position = round.start;
        for (const auto& action : round.actions) {
            auto next = position;
            next.play(action.move, action.chance);
            const bool is_placement = std::holds_alternative<typename Game::Placement>(action.move);
            const bool is_same_table = !is_placement && !next.is_over();
            if (is_same_table && next.to_move() != position.to_move()) {
                ++turns;
                const auto ahead = position.as_if_turn_of(next.to_move());
                EXPECT_EQ(ahead.to_move(), next.to_move());
                EXPECT_EQ(ahead.scores(), position.scores());
                EXPECT_TRUE(placements_of<Game>(ahead) == placements_of<Game>(next));
            }
            position = next;
        }
    });
    EXPECT_GT(turns, 100);
}

// triominos.md §14.1, triolet.md §15.1
TYPED_TEST(Laws, ASampleLooksLikeTheTruth) {
    using Game = TypeParam;
    this->for_each_position([](const typename Game::Position& truth, Random& random) {
        for_each_seat(truth.seats(), [&](Seat seat) {
            const typename Game::View view{truth, seat};
            const auto sampled = sample(view, random);
            EXPECT_TRUE((typename Game::View{sampled, seat} == view)) << "seat " << seat.index();

            EXPECT_EQ(sampled.seats(), truth.seats());
            EXPECT_EQ(sampled.to_move(), truth.to_move());
            EXPECT_EQ(sampled.scores(), truth.scores());
            EXPECT_EQ(sampled.ending(), truth.ending());
            EXPECT_EQ(legal_moves<Game>(sampled).empty(), truth.is_over());
            if (seat != truth.to_move()) return;
            EXPECT_TRUE(legal_moves<Game>(sampled) == legal_moves<Game>(truth))
                << "seat " << seat.index() << " does not know what it may do";
        });
    });
}

TYPED_TEST(Laws, ASampleCanBePlayedOut) {
    using Game = TypeParam;
    this->for_each_position([](const typename Game::Position& truth, Random& random) {
        const Seat seat{static_cast<int>(random.below(static_cast<std::uint32_t>(truth.seats())))};
        auto sampled = sample(typename Game::View{truth, seat}, random);
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
        const auto view = typename Game::View{round.start, Seat{0}};
        ++seen;
        same += sample(view, random) == sample(view, random) ? 1 : 0;
        same += sample(view, random) == round.start ? 1 : 0;
    });
    // Under rules that deal all tiles to two players, either knows everything.
    EXPECT_LT(same, seen / 5);
}

TYPED_TEST(Laws, TheSameSeedGivesTheSameRound) {
    using Game = TypeParam;
    std::uint64_t seed = 0;
    for (const auto& table : tables<Game>()) {
        SCOPED_TRACE(described(table, ++seed));
        const auto one = random_round(table, seed);
        const auto other = random_round(table, seed);
        ASSERT_TRUE(one.start == other.start);
        ASSERT_TRUE(one.actions == other.actions);

        Random random{seed};
        Random same{seed};
        auto position = random_position<Game>(table.variant, table.seats, random);
        auto twin = random_position<Game>(table.variant, table.seats, same);
        play_out<Game>(position, random);
        play_out<Game>(twin, same);
        ASSERT_TRUE(position == twin);
        EXPECT_EQ(random, same);
    }
}

/// FNV-1a over the deal, the actions and the scores of rounds with every number of players.
template <TurnBased Game>
std::uint64_t fingerprint(const Preset<typename Game::Variant>& preset) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    const auto add = [&](std::string_view bytes) {
        for (const char byte : bytes) {
            hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
        }
    };
    for (int seats = 1; seats <= kMaxSeats; ++seats) {
        if (!preset.variant.allows(seats)) continue;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            Random random{seed};
            auto position = random_position<Game>(preset.variant, seats, random);
            add("starter " + std::to_string(position.starter().index()) + "\n");
            while (!position.is_over()) {
                const auto move = random_move(position, random);
                const auto chance = random_chance(position, move, random);
                add(Lawbook<Game>::text({move, chance}) + "\n");
                position.play(move, chance);
            }
            for (const Points points : position.scores()) add(std::to_string(points) + "\n");
        }
    }
    return hash;
}

/// Seeded games are part of what others rely on: the same bytes on every machine. A change here
/// changes the games of every seed ever written down.
TYPED_TEST(Laws, SeededRoundsAreTheSameForEver) {
    using Game = TypeParam;
    const auto fingerprints = Lawbook<Game>::fingerprints();
    EXPECT_EQ(fingerprints.size(), Game::presets().size());
    for (const auto& preset : Game::presets()) {
        ASSERT_EQ(fingerprints.count(preset.name), 1U) << preset.name;
        EXPECT_EQ(fingerprint<Game>(preset), fingerprints.at(preset.name)) << preset.name;
    }
}

// triominos.md §11.1, triolet.md §13.1
TYPED_TEST(Laws, AClockChangesNothing) {
    using Game = TypeParam;
    for (const auto& preset : Game::presets()) {
        auto timed = preset.variant;
        timed.turn_seconds = 1;
        Random random{2U};
        Random same{2U};
        auto position = random_position<Game>(preset.variant, 2, random);
        auto with_clock = random_position<Game>(timed, 2, same);
        play_out<Game>(position, random);
        play_out<Game>(with_clock, same);
        EXPECT_EQ(position.scores(), with_clock.scores());
        EXPECT_TRUE(position.board() == with_clock.board());
    }
}

// triominos.md §11.1, triolet.md §13.1. Of a rack that is known one move is that of the clock; of
// others what it does is never ruled out, and some moves are.
TYPED_TEST(Laws, WhatTheClockCanHaveDoneIsKnownAsFarAsTheTilesAre) {
    using Game = TypeParam;
    long ruled_out = 0;
    this->for_each_position([&](const typename Game::Position& position, Random& random) {
        if (position.is_over() || !is_timed(position)) return;
        const auto clock = move_out_of_time(position);
        const typename Game::Action action{clock, random_chance(position, clock, random)};
        const auto told = as_others_see(action).move;
        const auto watched = position.seen_by(Viewer::watcher());
        EXPECT_TRUE(can_be_out_of_time(position, told));
        EXPECT_TRUE(can_be_out_of_time(watched, told));
        for (int i = 0; i < 3; ++i) {
            const auto move = random_move(position, random);
            EXPECT_EQ(can_be_out_of_time(position, move), move == clock);
            const auto others_see = as_others_see(typename Game::Action{move, {}}).move;
            ruled_out += can_be_out_of_time(watched, others_see) ? 0 : 1;
        }
    });
    EXPECT_GT(ruled_out, 0);
}

// triominos.md §14.1, triolet.md §15.1
TYPED_TEST(Laws, AViewHoldsNoTileOfAnotherRack) {
    using Game = TypeParam;
    this->for_each_position([](const typename Game::Position& truth, Random&) {
        for_each_seat(truth.seats(), [&](Seat seat) {
            SCOPED_TRACE("seat " + std::to_string(seat.index()));
            const typename Game::View view{truth, seat};
            const auto& table = view.table();
            EXPECT_EQ(view.seat(), seat);
            EXPECT_TRUE(table.board() == truth.board());
            EXPECT_EQ(table.scores(), truth.scores());
            EXPECT_EQ(table.ending(), truth.ending());
            EXPECT_EQ(table.to_move(), truth.to_move());
            EXPECT_EQ(table.starter(), truth.starter());

            int hidden = 0;
            auto unseen = truth.unseen();
            for_each_seat(truth.seats(), [&](Seat other) {
                EXPECT_EQ(table.rack(other).size(), truth.rack(other).size());
                if (other == seat) {
                    EXPECT_TRUE(table.rack(other) == truth.rack(other));
                    return;
                }
                EXPECT_TRUE(table.rack(other).known.empty()) << "a tile of " << other.index();
                hidden += truth.rack(other).size();
                truth.rack(other).known.for_each([&](auto tile) { unseen.insert(tile); });
            });
            EXPECT_EQ(table.hidden_on_racks(), hidden);
            EXPECT_TRUE(table.unseen() == unseen);
        });
    });
}

}  // namespace
}  // namespace tercet
