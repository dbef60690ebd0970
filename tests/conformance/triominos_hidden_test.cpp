// What a seat may know, and what it may not.

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

#include <gtest/gtest.h>

#include "conformance/triominos_lawbook.hpp"

namespace tercet::triominos {
namespace {

constexpr std::uint64_t kFirstSeed = 9000;

TEST(TriominosHidden, AViewDoesNotTellWhatAnotherSeatMayPlace) {
    for_each_position<Game>(5, kFirstSeed, [](const Position& truth, Random&) {
        for_each_seat(truth.seats(), [&](Seat seat) {
            const View view{truth, seat};
            EXPECT_EQ(view.table().draws(), truth.draws());
            EXPECT_EQ(view.table().pool_size(), truth.pool_size());
            EXPECT_EQ(view.table().playable(),
                      seat == truth.to_move() ? truth.playable() : TileSet{});
        });
    });
}

/// What else the tiles could be that a seat does not see: for every tile the one that takes its
/// place.
using Swaps = std::array<Tile, kTileCount>;

Swaps shuffled(TileSet tiles, bool only_two, Random& random) {
    Swaps swaps;
    TileSet::all().for_each(
        [&](Tile tile) { swaps[static_cast<std::size_t>(tile.index())] = tile; });
    const auto of = [&](Tile tile) -> Tile& {
        return swaps[static_cast<std::size_t>(tile.index())];
    };
    if (tiles.empty()) return swaps;
    if (only_two) {
        std::swap(of(random_tile(tiles, random)), of(random_tile(tiles, random)));
        return swaps;
    }
    TileSet left = tiles;
    tiles.for_each([&](Tile tile) {
        of(tile) = random_tile(left, random);
        left.erase(of(tile));
    });
    return swaps;
}

/// The first `count` actions again with other hidden tiles, if the rules allow them with those too.
std::optional<Position> replayed(const PlayedRound<Game>& round, std::size_t count,
                                 const Swaps& swaps) {
    const auto swapped = [&](Tile tile) { return swaps[static_cast<std::size_t>(tile.index())]; };
    Deal deal{PerSeat<Rack>{round.start.seats()}, round.start.starter()};
    for_each_seat(round.start.seats(), [&](Seat seat) {
        round.start.rack(seat).known.for_each(
            [&](Tile tile) { deal.racks[seat].known.insert(swapped(tile)); });
    });
    Position position{round.start.variant(), deal};
    for (std::size_t i = 0; i < count; ++i) {
        Action action = round.actions[i];
        if (action.chance) action.chance = swapped(*action.chance);
        if (position.refusal(action)) return std::nullopt;
        position.play(action.move, action.chance);
    }
    return position;
}

TEST(TriominosHidden, AViewIsTheSameWhateverIsHidden) {
    int compared = 0;
    for_each_round<Game>(10, kFirstSeed, [&](const PlayedRound<Game>& round, Random& random) {
        Position truth = round.start;
        for (std::size_t count = 0; count < round.actions.size(); ++count) {
            if (count > 0)
                truth.play(round.actions[count - 1].move, round.actions[count - 1].chance);
            if (random.below(8) != 0) continue;
            const Seat seat{
                static_cast<int>(random.below(static_cast<std::uint32_t>(truth.seats())))};
            TileSet hidden = TileSet::all() - truth.rack(seat).known;
            for (const Place& place : truth.board().placed()) hidden.erase(place.tile);
            const auto swaps = shuffled(hidden, random.below(2) == 0, random);
            const auto other = replayed(round, count, swaps);
            if (!other || other->is_over()) continue;
            EXPECT_TRUE(View(*other, seat) == View(truth, seat))
                << "seat " << seat.index() << " after action " << count;
            compared += *other == truth ? 0 : 1;
        }
    });
    EXPECT_GT(compared, 1000);
}

TEST(TriominosHidden, HiddenTilesAreSampledEquallyOften) {
    Variant rules = presets()[1].variant;
    rules.rack_size = {0, 0, 1, 0, 0, 0, 0};
    Random random{3};
    const Position truth = random_position<Game>(rules, 2, random);
    const View view{truth, Seat{0}};
    std::array<int, kTileCount> count{};
    for (int i = 0; i < 55 * 400; ++i) {
        const TileSet rack = sample(view, random).rack(Seat{1}).known;
        ASSERT_EQ(rack.size(), 1);
        ++count[static_cast<std::size_t>(rack.nth(0).index())];
    }
    for (std::size_t i = 0; i < count.size(); ++i) {
        const bool is_own = truth.rack(Seat{0}).known.contains(Tile{static_cast<int>(i)});
        EXPECT_NEAR(count[i], is_own ? 0 : 400, is_own ? 0 : 100) << "tile " << i;
    }
}

}  // namespace
}  // namespace tercet::triominos
