#include "table/audience.hpp"

#include <string>
#include <type_traits>
#include <vector>

#include <gtest/gtest.h>

#include "support/games.hpp"
#include "support/played_matches.hpp"

namespace tercet::table {
namespace {

template <class Game>
class Audience : public ::testing::Test {};
TYPED_TEST_SUITE(Audience, Games, GameNames);

std::vector<Viewer> viewers(int seats) {
    std::vector<Viewer> all{Viewer::watcher()};
    for_each_seat(seats, [&](Seat seat) { all.emplace_back(seat); });
    return all;
}

// The law that everything rests on which is shown or sent: triominos.md §14.1, triolet.md §15.1
TYPED_TEST(Audience, WhatAViewerIsToldComesToExactlyWhatItMayKnow) {
    using Game = TypeParam;
    std::vector<Table<Game>> told;
    long compared = 0;
    long differing = 0;
    for (std::uint64_t seed = 1; compared < 100'000; ++seed) {
        play_matches<Game>(
            seed,
            [&](const auto& variant, int seats) {
                told.assign(static_cast<std::size_t>(seats) + 1, Table<Game>{variant, seats});
            },
            [&](const Table<Game>& truth, const auto& events) {
                std::size_t index = 0;
                for (const Viewer viewer : viewers(truth.seats())) {
                    auto& table = told[index++];
                    for (const auto& event : events)
                        table.apply(seen_by<Game>(viewer, event).event());
                    const auto view = truth.view(viewer);
                    differing += !(table.view(viewer) == view) ||
                                 !(table.position() == view.table()) ||
                                 table.phase() != truth.phase();
                    ++compared;
                }
            });
        ASSERT_EQ(differing, 0) << "of " << compared << ", seed " << seed;
    }
}

// Who shows a position cannot be given one that holds anything hidden by mistake.
template <class Game>
constexpr bool kOnlyWhatIsKnownIsShown =
    std::is_constructible_v<Sight<Game>, typename Game::View>&&
        std::is_constructible_v<Sight<Game>, KnownTable<Game>> &&
    !std::is_constructible_v<Sight<Game>, typename Game::Position> &&
    !std::is_constructible_v<Sight<Game>, Table<Game>> &&
    !std::is_constructible_v<Seen<Game>, Event<Game>>;
static_assert(kOnlyWhatIsKnownIsShown<triominos::Game>);
static_assert(kOnlyWhatIsKnownIsShown<triolet::Game>);

}  // namespace
}  // namespace tercet::table
