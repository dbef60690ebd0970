#include "ai/simple_players.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "support/triominos_table.hpp"
#include "triominos/game.hpp"

namespace tercet::ai {
namespace {

using triominos::Draw;
using triominos::Game;
using triominos::Pass;
using triominos::Place;
using triominos::Position;
namespace table = triominos::table;

std::vector<Place> placements(const Position& position) {
    std::vector<Place> all;
    triominos::for_each_placement(position, [&](const Place& place) { all.push_back(place); });
    return all;
}

/// Calls visit(position, view) before every move of some rounds among players who choose at random.
template <class Visit>
void for_each_position(std::uint64_t seed, Visit visit) {
    Random random{seed};
    for (const auto& preset : triominos::presets()) {
        for (int seats = 1; seats <= kMaxSeats; ++seats) {
            if (!preset.variant.allows(seats)) continue;
            Position position = Game::random_position(preset.variant, seats, random);
            while (!position.is_over()) {
                visit(position, Game::view(position, position.to_move()));
                const auto move = Game::random_move(position, random);
                position.play(move, Game::random_chance(position, move, random));
            }
        }
    }
}

TEST(RandomPlayer, EveryPlacementIsEquallyLikely) {
    const Position position = table::round(table::preset("goliath-2023"),
                                           {"012 ...", "011 111 112 222 ..."}, {"012@0,0"});
    const auto all = placements(position);
    ASSERT_GE(all.size(), 4U);
    const auto view = Game::view(position, Seat{1});
    RandomPlayer<Game> player;
    Random random{1};
    std::map<Place, int> count;
    constexpr int kTimes = 1000;
    for (std::size_t i = 0; i < kTimes * all.size(); ++i) {
        ++count[std::get<Place>(player.choose(view, random))];
    }
    EXPECT_EQ(count.size(), all.size());
    for (const auto& [place, times] : count) EXPECT_NEAR(times, kTimes, 5 * 32);
}

TEST(RandomPlayer, DrawsOrPassesOnlyWithoutAPlacement) {
    RandomPlayer<Game> player;
    Random random{2};
    for_each_position(3, [&](const Position& position, const triominos::View& view) {
        const auto move = player.choose(view, random);
        EXPECT_FALSE(position.refusal(move));
        EXPECT_EQ(std::holds_alternative<Place>(move), !placements(position).empty());
    });
}

TEST(GreedyPlayer, TakesTheMostPoints) {
    GreedyPlayer<Game> player;
    Random random{4};
    for_each_position(5, [&](const Position& position, const triominos::View& view) {
        const auto move = player.choose(view, random);
        EXPECT_FALSE(position.refusal(move));
        const auto all = placements(position);
        ASSERT_EQ(std::holds_alternative<Place>(move), !all.empty());
        if (all.empty()) return;
        // Ties go to the lowest tile, then to the upper, then to the left cell.
        Place best = all[0];
        for (const Place& place : all) {
            const Points more = position.points_of(place) - position.points_of(best);
            if (more > 0 || (more == 0 && place < best)) best = place;
        }
        EXPECT_EQ(std::get<Place>(move), best);
    });
}

TEST(GreedyPlayer, NeedsNoChance) {
    GreedyPlayer<Game> player;
    for_each_position(6, [&](const Position&, const triominos::View& view) {
        Random one{1};
        Random other{2};
        EXPECT_EQ(player.choose(view, one), player.choose(view, other));
        EXPECT_EQ(one, Random{1});
    });
}

TEST(SimplePlayers, ChooseTheSameWhateverOthersHold) {
    Random deals{7};
    for_each_position(8, [&](const Position&, const triominos::View& view) {
        const Position other = Game::sample(view, deals);
        const auto same = Game::view(other, view.seat());
        Random one{9};
        Random two{9};
        EXPECT_EQ(GreedyPlayer<Game>{}.choose(view, one), GreedyPlayer<Game>{}.choose(same, two));
        EXPECT_EQ(RandomPlayer<Game>{}.choose(view, one), RandomPlayer<Game>{}.choose(same, two));
    });
}

}  // namespace
}  // namespace tercet::ai
