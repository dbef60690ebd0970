#include "triolet/point_table.hpp"

#include <cstdint>

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "support/played_rounds.hpp"
#include "triolet/game.hpp"
#include "triolet/scoring.hpp"

namespace tercet::triolet {
namespace {

TEST(PointTable, ScoresAsTheSlowWayDoes) {
    long compared = 0;
    const auto compare = [&](const Position& position, const auto&) {
        if (position.board().empty()) return;
        const PointTable table{position.variant(), position.board()};
        const Tiles& rack = position.rack(position.to_move()).known;
        for_each_pattern(position.board(), rack, [&](const Pattern& pattern, const auto& starts) {
            starts.for_each([&](Square first) {
                const Place place = pattern.at(first);
                ASSERT_EQ(table.points_of(pattern, first),
                          points_before(position.variant(), position.board(), place));
                ++compared;
            });
        });
    };
    for (const std::uint64_t seed : {1U, 2U, 3U}) for_each_played_position<Game>(seed, compare);
    EXPECT_GT(compared, 10'000);
}

}  // namespace
}  // namespace tercet::triolet
