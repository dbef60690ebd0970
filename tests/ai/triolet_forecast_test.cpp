#include <algorithm>

#include <gtest/gtest.h>

#include "ai/triolet/forecast.hpp"
#include "base/random.hpp"
#include "support/played_rounds.hpp"
#include "triolet/game.hpp"

namespace tercet::ai {
namespace {

using triolet::Game;
using triolet::Position;
using triolet::Tile;
using triolet::Tiles;

Tiles tiles_not_on_board(const Position& position) {
    Tiles tiles = position.unseen();
    for_each_seat(position.seats(), [&](Seat seat) { tiles += position.rack(seat).known; });
    return tiles;
}

/// The slow twin: placement by placement.
double most(const Position& position, const Tiles& rack) {
    Points most = 0;
    triolet::for_each_pattern(position.board(), rack,
                              [&](const triolet::Pattern& pattern, const auto& starts) {
                                  starts.for_each([&](triolet::Square first) {
                                      const auto place = pattern.at(first);
                                      if (!position.refusal_of_block(place)) {
                                          most = std::max(most, position.points_of(place));
                                      }
                                  });
                              });
    return most;
}

/// Every order in which tiles can be drawn.
double mean(const Position& position, Tiles rack, int draws, Tiles from) {
    if (draws == 0 || from.empty()) return most(position, rack);
    double sum = 0;
    from.for_each([&, from](Tile tile) {
        Tiles more = rack;
        more.insert(tile);
        Tiles rest = from;
        rest.erase(tile);
        sum += mean(position, more, draws - 1, rest);
    });
    return sum / from.size();
}

Tiles drawn(int count, Tiles& from, Random& random) {
    Tiles tiles;
    for (int i = 0; i < count && !from.empty(); ++i) {
        const Tile tile = triolet::random_tile(from, random);
        from.erase(tile);
        tiles.insert(tile);
    }
    return tiles;
}

TEST(TrioletForecast, FindsWhatEveryRackScores) {
    Random random{3};
    int compared = 0;
    for_each_played_position<Game>(12, [&](const Position& position, const auto&) {
        const Tiles tiles = tiles_not_on_board(position);
        const TrioletForecast forecast{position, tiles};
        for (int i = 0; i < 20; ++i) {
            Tiles from = tiles;
            const Tiles rack = drawn(1 + i % 3, from, random);
            ASSERT_EQ(forecast.best(rack), most(position, rack));
            ++compared;
        }
    });
    EXPECT_GT(compared, 2'000);
}

TEST(TrioletForecast, IsTheMeanOverAllDraws) {
    Random random{4};
    int compared = 0;
    for_each_played_position<Game>(13, [&](const Position& position, const auto&) {
        Tiles from = tiles_not_on_board(position);
        const TrioletForecast forecast{position, from};
        if (from.size() < 20 && random.below(4) != 0) return;
        const int draws = from.size() < 10 ? 3 : from.size() < 25 ? 2 : 1;
        const Tiles kept = drawn(3 - draws, from, random);
        ASSERT_NEAR(forecast.best_after_draws(kept, draws, from), mean(position, kept, draws, from),
                    1e-9);
        ++compared;
    });
    EXPECT_GT(compared, 100);
}

TEST(TrioletForecast, WithTooFewTilesDrawsThoseThatThereAre) {
    const Position position = [] {
        Random random{5};
        return random_position<Game>(Game::presets().front().variant, 2, random);
    }();
    Tiles one;
    one.insert(Tile{15});
    const TrioletForecast forecast{position, Tiles::all()};
    EXPECT_EQ(forecast.best_after_draws({}, 3, one), 30);  // alone on the centre, which doubles it
    EXPECT_EQ(forecast.best_after_draws({}, 3, {}), 0);
}

}  // namespace
}  // namespace tercet::ai
