// What must hold at every moment of any round of Triominos.

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "conformance/triominos_lawbook.hpp"

namespace tercet::triominos {
namespace {

using Frontier = std::map<slow::Spot, std::set<slow::Digits>>;

/// The free cells beside a tile with the tiles that fit there, as the board has kept them.
Frontier kept_frontier(const Board& board) {
    Frontier frontier;
    board.frontier().for_each([&](int slot) {
        const Cell cell = board.cell_of(slot);
        EXPECT_TRUE(board.is_frontier(cell) && !board.is_taken(cell)) << spot(cell);
        EXPECT_TRUE(frontier.emplace(spot(cell), std::set<slow::Digits>{}).second) << spot(cell);
    });
    TileSet::all().for_each([&](Tile tile) {
        board.slots_for(tile).for_each(
            [&](int slot) { frontier.at(spot(board.cell_of(slot))).insert(digits(tile)); });
    });
    return frontier;
}

slow::Table copied(const Board& board) {
    slow::Table table;
    for (const Place& place : board.placed()) {
        EXPECT_FALSE(table.is_taken(spot(place.cell))) << placing(place);
        table.put(placing(place));
    }
    return table;
}

Frontier frontier_from_scratch(const Board& board) {
    const slow::Table table = copied(board);
    Frontier frontier;
    if (board.empty()) return frontier;
    for (const auto& free : table.free_beside()) frontier[free];
    for (const auto& [shown, where] : table.fitting(slow::all_tiles())) {
        frontier[where].insert(*slow::tile_showing(shown));
    }
    return frontier;
}

constexpr std::uint64_t kFirstSeed = 5000;

template <class Visit>
void for_each_round(std::uint64_t rounds_per_table, Visit visit) {
    tercet::for_each_round<Game>(rounds_per_table, kFirstSeed,
                                 [&](const auto& round, Random&) { visit(round); });
}

template <class Visit>
void for_each_position(std::uint64_t rounds_per_table, Visit visit) {
    tercet::for_each_position<Game>(rounds_per_table, kFirstSeed,
                                    [&](const auto& position, Random&) { visit(position); });
}

TEST(TriominosLaws, TilesAreConserved) {
    for_each_position(10, [](const Position& position) {
        TileSet seen = position.unseen();
        int count = seen.size();
        for_each_seat(position.seats(), [&](Seat seat) {
            seen |= position.rack(seat).known;
            count += position.rack(seat).size();
        });
        for (const Place& place : position.board().placed()) {
            seen.insert(place.tile);
            ++count;
        }
        EXPECT_EQ(seen, TileSet::all());
        EXPECT_EQ(count, kTileCount) << "a tile is in two places";
        EXPECT_EQ(position.hidden_on_racks(), 0);
        EXPECT_EQ(position.pool_size(), position.unseen().size());
    });
}

TEST(TriominosLaws, EveryCornerShowsOneNumberAndEveryTileReadsClockwise) {
    for_each_round(5, [](const PlayedRound<Game>& round) {
        Position position = round.start;
        for (const Action& action : round.actions) position.play(action.move, action.chance);
        std::map<slow::Point, int> numbers;
        for (const Place& place : position.board().placed()) {
            const auto lying = placing(place);
            EXPECT_EQ(slow::tile_showing(lying.shown), digits(place.tile)) << lying;
            const auto points = slow::corners(lying.spot);
            const auto vertices = triominos::vertices(place.cell);
            for (std::size_t i = 0; i < 3; ++i) {
                const int shown = numbers.emplace(points[i], lying.shown[i]).first->second;
                EXPECT_EQ(shown, lying.shown[i]) << lying;
                EXPECT_EQ(corners_of(place.tile, place.rotation)[i], lying.shown[i]) << lying;
                // The engine's lattice is the same one, counted from another point.
                EXPECT_EQ(vertices[i].line, points[i].y);
                EXPECT_EQ(vertices[i].x, points[i].x + 1);
            }
        }
    });
}

TEST(TriominosLaws, TheFrontierKeptIsTheFrontierFromScratch) {
    for_each_position(4, [](const Position& position) {
        const Board& board = position.board();
        const Frontier scratch = frontier_from_scratch(board);
        ASSERT_EQ(kept_frontier(board), scratch);
        TileSet wanted;
        TileSet::all().for_each([&](Tile tile) {
            for (const auto& [where, tiles] : scratch) {
                if (tiles.count(digits(tile)) > 0) wanted.insert(tile);
            }
        });
        EXPECT_EQ(board.fitting(TileSet::all()), wanted);
    });
}

TEST(TriominosLaws, TheFrontierIsRestoredByUndo) {
    for_each_round(5, [](const PlayedRound<Game>& round) {
        Position position = round.start;
        std::vector<Position::Undo> undos;
        for (const Action& action : round.actions) {
            undos.push_back(position.play_undoably(action.move, action.chance));
        }
        for (; !undos.empty(); undos.pop_back()) {
            position.undo(undos.back());
            if (undos.size() % 4 != 0) continue;
            ASSERT_EQ(kept_frontier(position.board()), frontier_from_scratch(position.board()))
                << "back before action " << undos.size();
        }
    });
}

TEST(TriominosLaws, ScoresAddUp) {
    for_each_round(20, [](const PlayedRound<Game>& round) {
        Position position = round.start;
        Scores sum{position.seats()};
        for (const Action& action : round.actions) {
            EXPECT_EQ(position.scores(), sum) << "before " << text(action);
            sum[position.to_move()] += position.points_of(action.move);
            position.play(action.move, action.chance);
        }
        const Scores added = points_at_the_end(position, racks(position));
        for_each_seat(position.seats(), [&](Seat seat) {
            EXPECT_EQ(position.scores()[seat], sum[seat] + added[seat]) << "seat " << seat.index();
        });
        EXPECT_TRUE(position.is_settled());
        const bool is_kept = position.variant().scoring != Scoring::none;
        EXPECT_TRUE(is_kept || position.scores() == Scores{position.seats()});
    });
}

/// The winners follow from the scores; without scores from who is out, then from the tiles left.
TEST(TriominosLaws, TheWinnersAreTheBest) {
    for_each_round(20, [](const PlayedRound<Game>& round) {
        Position position = round.start;
        for (const Action& action : round.actions) position.play(action.move, action.chance);
        const bool by_points = position.variant().scoring != Scoring::none;
        const auto merit = [&](Seat seat) {
            if (by_points) return position.scores()[seat];
            if (position.first_out() == seat) return 1;
            return -position.rack(seat).size();
        };
        const RoundResult result = position.result();
        EXPECT_EQ(result.counts_wins, !by_points);
        for_each_seat(position.seats(), [&](Seat seat) {
            bool is_best = true;
            for_each_seat(position.seats(),
                          [&](Seat other) { is_best = is_best && merit(other) <= merit(seat); });
            EXPECT_EQ(result.winners[seat], is_best) << "seat " << seat.index();
        });
    });
}

/// Unwilling to the end: draw while that is allowed, then pass; else the placement with most
/// points, of the drawn tile where the rules say that it must be placed.
TEST(TriominosLaws, WhoRunsOutOfTimeDoesNothingWillingly) {
    for_each_position(20, [](const Position& position) {
        if (position.is_over() || position.board().empty()) return;
        const Move move = move_out_of_time(position);
        ASSERT_FALSE(position.refusal(move)) << text({move, {}});
        const auto no_draw = position.refusal(Draw{});
        const auto no_pass = position.refusal(Pass{});
        EXPECT_EQ(std::holds_alternative<Draw>(move), !no_draw);
        EXPECT_EQ(std::holds_alternative<Pass>(move), no_draw && !no_pass);
        if (!no_draw || !no_pass) return;

        const bool must_place = no_pass->code == Refusal::Code::drawn_tile_must_be_placed;
        const Tile tile = std::get_if<Place>(&move)->tile;
        EXPECT_TRUE(!must_place || tile == no_pass->tile) << text({move, {}});
        for (const Place& place : placements<Game>(position)) {
            if (must_place && place.tile != no_pass->tile) continue;
            EXPECT_GE(position.points_of(move), position.points_of(place)) << text({move, {}});
        }
    });
}

TEST(TriominosLaws, RandomMovesAreEquallyLikely) {
    // Somewhere in the middle of a round, where there is a choice of several placements.
    Random random{7};
    Position position = random_position<Game>(presets()[1].variant, 2, random);
    while (placement_count(position) != 5 || position.board().empty()) {
        const Move move = random_move(position, random);
        position.play(move, random_chance(position, move, random));
        ASSERT_FALSE(position.is_over());
    }
    std::map<slow::Placing, int> count;
    for (int i = 0; i < 5000; ++i) {
        const Move move = random_move(position, random);
        ++count[placing(*std::get_if<Place>(&move))];
    }
    EXPECT_EQ(count.size(), 5U);
    for (const auto& [place, times] : count) EXPECT_NEAR(times, 1000, 150) << place;
}

}  // namespace
}  // namespace tercet::triominos
