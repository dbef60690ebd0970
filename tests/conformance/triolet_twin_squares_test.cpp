// The slow twin itself: it plays what the rules show, and its choice of squares misses nothing.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "conformance/triolet_lawbook.hpp"

namespace tercet::triolet {
namespace {

/// The worked opening of the rules, and what they say of it.
TEST(TrioletTwin, PlaysTheWorkedOpening) {
    slow::Round round{Variant{}, {{11, 3, 4}, {8, 4, 7}}, 0};
    const auto points_of = [&](const slow::Placing& placing) {
        const auto offers = round.placements();
        const auto found = offers.find(placing);
        return found == offers.end() ? -1 : found->second;
    };
    const auto expect = [&](const slow::Placing& placing, int points, const slow::Hand& drawn) {
        EXPECT_EQ(points_of(placing), points) << slow::text(placing);
        round.place(placing, drawn);
    };
    expect({{{7, 7}, {11}}, {{7, 8}, {3}}}, 25, {3, 8});
    EXPECT_EQ(points_of({{{8, 7}, {4}}, {{8, 8}, {8}}}), -1) << "a 2x2 square on a first turn";
    expect({{{8, 6}, {8}}, {{8, 7}, {4}}}, 27, {0, 1});
    expect({{{7, 5}, {4}}, {{8, 5}, {3}}}, 37, {5, 6});
    expect({{{9, 6}, {7}}, {{9, 7}, {0}}}, 52, {2, 2});
    expect({{{9, 5}, {8}}}, 60, {1});
}

/// Every way to put one of the tiles on a square.
std::vector<PlacedTile> placed_tiles_on(Square square, const Tiles& tiles) {
    std::vector<PlacedTile> placed_tiles;
    for (int v = 0; v < kValueCount; ++v) {
        const auto value = static_cast<Value>(v);
        if (tiles.contains(Tile{v})) placed_tiles.push_back({square, value, false});
        if (tiles.contains(Tile::joker())) placed_tiles.push_back({square, value, true});
    }
    return placed_tiles;
}

/// How many placements are accepted of those that begin with these tiles and go on along a line,
/// however far apart.
std::size_t accepted(const Position& position, const Place& begun, const Tiles& left, Line line) {
    std::size_t count = 0;
    const bool is_counted_elsewhere = begun.tiles.size() == 1 && line == Line::column;
    if (!is_counted_elsewhere && !position.refusal(begun)) ++count;
    const int last = begun.tiles.back().square.index();
    for (int at = last + step(line); at < kIndexCount; at += step(line)) {
        const Square next = Square::from_index(at);
        if (!kBoardSquares.contains(next)) break;
        for (const PlacedTile& placed_tile : placed_tiles_on(next, left)) {
            Place more = begun;
            more.tiles.push_back(placed_tile);
            Tiles rest = left;
            rest.erase(placed_tile.tile());
            count += accepted(position, more, rest, line);
        }
    }
    return count;
}

TEST(TrioletTwin, AgreesOnEveryChoiceOfSquares) {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        const auto round = random_round(preset_tables<Game>()[seed], seed);
        Position fast = round.start;
        slow::Round slow = twin_of(fast);
        for (std::size_t step = 0; step < round.actions.size() * seed / 6; ++step) {
            fast.play(round.actions[step].move, round.actions[step].chance);
            play(slow, round.actions[step]);
        }
        const Tiles& rack = fast.rack(fast.to_move()).known;
        std::size_t count = 0;
        kBoardSquares.for_each([&](Square first) {
            for (const PlacedTile& placed_tile : placed_tiles_on(first, rack)) {
                Tiles rest = rack;
                rest.erase(placed_tile.tile());
                for (const Line line : kLines) {
                    count += accepted(fast, Place{{1, placed_tile}}, rest, line);
                }
            }
        });
        EXPECT_EQ(count, slow.placements().size());
    }
}

}  // namespace
}  // namespace tercet::triolet
