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

void expect_only_own_tiles(const Position& truth, Seat seat) {
    const View view{truth, seat};
    const Position& table = view.table();
    EXPECT_EQ(view.seat(), seat);
    EXPECT_TRUE(table.board() == truth.board());
    EXPECT_EQ(table.scores(), truth.scores());
    EXPECT_EQ(table.pool_size(), truth.pool_size());
    EXPECT_EQ(table.ending(), truth.ending());
    EXPECT_EQ(table.to_move(), truth.to_move());
    EXPECT_EQ(table.draws(), truth.draws());

    int hidden = 0;
    TileSet unseen = truth.unseen();
    for_each_seat(truth.seats(), [&](Seat other) {
        EXPECT_EQ(table.rack(other).size(), truth.rack(other).size());
        if (other == seat) {
            EXPECT_EQ(table.rack(other), truth.rack(other));
            return;
        }
        EXPECT_EQ(table.rack(other).known, TileSet{}) << "a tile of seat " << other.index();
        hidden += truth.rack(other).size();
        unseen |= truth.rack(other).known;
    });
    EXPECT_EQ(table.hidden(), hidden);
    EXPECT_EQ(table.unseen(), unseen);
    EXPECT_EQ(table.unseen().size(), table.pool_size() + table.hidden());
    if (seat == truth.to_move()) {
        EXPECT_EQ(table.playable(), truth.playable());
    } else {
        EXPECT_EQ(table.playable(), TileSet{}) << "what another seat may place";
    }
}

TEST(TriominosHidden, AViewHoldsNoTileOfAnotherRack) {
    for_each_round<Game>(5, kFirstSeed, [](const PlayedRound<Game>& round, Random&) {
        Position position = round.start;
        for (const Action& action : round.actions) {
            for_each_seat(position.seats(),
                          [&](Seat seat) { expect_only_own_tiles(position, seat); });
            position.play(action.move, action.chance);
        }
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
    const Position truth = Game::random_position(rules, 2, random);
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
