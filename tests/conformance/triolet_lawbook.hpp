#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "conformance/lawbook.hpp"
#include "notation/triolet_text.hpp"
#include "support/slow_triolet.hpp"
#include "triolet/game.hpp"

namespace tercet::triolet {

namespace slow = tercet::slow_triolet;

// From the engine's types to those of its slow twin, by what the types say of themselves.

inline slow::Hand hand(const Tiles& tiles) {
    slow::Hand all;
    tiles.for_each([&](Tile tile) { all.insert(tile.is_joker() ? slow::kJoker : tile.kind()); });
    return all;
}

/// Every tile that was drawn is known.
inline slow::Hand hand(const Chance& drawn) {
    Tiles tiles;
    for (const auto& tile : drawn) tiles.insert(tile.value());
    return hand(tiles);
}

inline slow::Placing placing(const Place& place) {
    slow::Placing laid;
    for (const PlacedTile& placed_tile : place.tiles) {
        laid.push_back({{placed_tile.square.row(), placed_tile.square.col()},
                        {placed_tile.value, placed_tile.is_joker}});
    }
    return laid;
}

inline slow::Table table_of(const Board& board) {
    slow::Table table;
    board.taken().for_each([&](Square square) {
        Place single;
        single.tiles.push_back(board.at(square));
        table.put(placing(single));
    });
    return table;
}

inline slow::Round twin_of(const Position& start) {
    std::vector<slow::Hand> racks;
    for_each_seat(start.seats(), [&](Seat seat) { racks.push_back(hand(start.rack(seat).known)); });
    return {start.variant(), racks, start.starter().index()};
}

inline void play(slow::Round& round, const Action& action) {
    const slow::Hand drawn = hand(action.chance);
    if (const auto* place = std::get_if<Place>(&action.move)) {
        round.place(placing(*place), drawn);
    } else if (const auto* swap = std::get_if<Swap>(&action.move)) {
        round.exchange(hand(swap->tiles), drawn);
    } else {
        round.pass();
    }
}

/// As in a record.
inline std::string text(const Action& action) { return notation::text_of(action); }

/// Every choice of some of the tiles, those alike once.
inline std::vector<Swap> choices_of(const Tiles& tiles) {
    std::vector<Swap> swaps;
    for (unsigned mask = 1; mask < 1U << static_cast<unsigned>(tiles.size()); ++mask) {
        Swap swap;
        unsigned index = 0;
        tiles.for_each([&](Tile tile) {
            if ((mask >> index++ & 1U) != 0) swap.tiles.insert(tile);
        });
        if (std::find(swaps.begin(), swaps.end(), swap) == swaps.end()) swaps.push_back(swap);
    }
    return swaps;
}

inline bool has_joker(const Place& place) {
    return std::any_of(place.tiles.begin(), place.tiles.end(),
                       [](const PlacedTile& placed_tile) { return placed_tile.is_joker; });
}

/// What the end of a round adds to the points of its moves, if these tiles are left on the racks.
inline Scores points_at_the_end(const Position& over, const PerSeat<Tiles>& left) {
    Scores points{over.seats()};
    for_each_seat(over.seats(), [&](Seat seat) {
        const Points value = slow::points(hand(left[seat]));
        if (over.ending() == Ending::out) {
            points[over.to_move()] += value;
        } else {
            points[seat] -= value;
        }
    });
    return points;
}

/// What lies on the racks, all of it known.
inline PerSeat<Tiles> racks(const Position& position) {
    PerSeat<Tiles> tiles{position.seats()};
    for_each_seat(position.seats(), [&](Seat seat) { tiles[seat] = position.rack(seat).known; });
    return tiles;
}

/// Any rules at all: the fields are drawn one by one, the extremes more often than the middle.
/// Many tiles are out of play rather often, which makes games short.
inline Table<Game> house_table(std::uint64_t seed) {
    Random random{seed};
    const auto& preset = any_of(presets(), random);
    const int seats = kMinPlayers + static_cast<int>(random.below(kMaxPlayers - kMinPlayers + 1));
    const int most = kTileCount - kMaxPlayers * kRackSize;
    const int some = static_cast<int>(random.below(static_cast<std::uint32_t>(most)));

    Variant rules = preset.variant;
    rules.out_of_play = any_of(std::array{0, 3, 40, 55, 60, 65, most - 1, most, some}, random);
    rules.exchange_minimum = any_of(std::array{1, 1, 2, 3, 5, 5, 20, kTileCount}, random);
    rules.trio_bonus = any_of(std::array{0, 15, 15, 1000}, random);
    rules.triolet_bonus = any_of(std::array{0, 50, 50, 1000}, random);
    rules.squares = any_of(std::array{Squares::own_first_turn, Squares::first_four}, random);
    rules.stall = any_of(std::array{0, 1, 3, 3}, random);
    // Without that guard a game need not end: nobody can place, and everybody exchanges.
    if (rules.stall == 0) rules.exchange_minimum = kTileCount;
    return {described<Game>(preset, rules), rules, seats};
}

}  // namespace tercet::triolet

namespace tercet {

template <>
struct Lawbook<triolet::Game> {
    using Game = triolet::Game;
    using Position = Game::Position;
    using Move = Game::Move;

    static Table<Game> house_table(std::uint64_t seed) { return triolet::house_table(seed); }

    static std::string text(const Game::Action& action) { return triolet::text(action); }

    static std::map<std::string_view, std::uint64_t> fingerprints() {
        return {{"gigamic-2017", 522927892443735945U}, {"djgames-1996", 13234541962090877123U}};
    }

    static std::vector<Move> idle_moves(const Position& position) {
        std::vector<Move> moves;
        if (position.is_over()) return moves;
        for (const auto& swap : triolet::choices_of(position.rack(position.to_move()).known)) {
            if (!position.refusal(swap)) moves.emplace_back(swap);
        }
        if (!position.refusal(triolet::Pass{})) moves.emplace_back(triolet::Pass{});
        return moves;
    }

    /// Moods: whatever the rules allow; place if possible; exchange rather often; the most points;
    /// jokers, then tiles close together, which makes squares; as far away as possible, where the
    /// replay squares are. None exchanges for ever while it can place.
    static Move willful_move(const Position& position, std::uint64_t mood, Random& random) {
        const auto places = placements<Game>(position);
        const auto idle = idle_moves(position);
        const auto chosen = [&](const auto& moves) -> Move { return any_of(moves, random); };
        const auto best = [&](auto merit) -> Move {
            return *std::max_element(places.begin(), places.end(),
                                     [&](auto& x, auto& y) { return merit(x) < merit(y); });
        };
        if (places.empty()) return chosen(idle);
        switch (mood % 6) {
            case 0: return chosen(legal_moves<Game>(position));
            case 1: return random_move(position, random);
            case 2: return !idle.empty() && random.below(2) == 0 ? chosen(idle) : chosen(places);
            case 3: return best([&](auto& place) { return position.points_of(place); });
            case 4:
                return best([&](auto& place) {
                    return std::pair{triolet::has_joker(place), crowd(position.board(), place)};
                });
            default: return best(distance);
        }
    }

private:
    /// How many tiles lie around those of a placement, corner to corner included, for each of its
    /// tiles.
    static int crowd(const triolet::Board& board, const triolet::Place& place) {
        int around = 0;
        board.taken().for_each([&](triolet::Square taken) {
            for (const auto& placed_tile : place.tiles) {
                const bool is_near = std::abs(taken.row() - placed_tile.square.row()) <= 1 &&
                                     std::abs(taken.col() - placed_tile.square.col()) <= 1;
                around += is_near ? 12 : 0;
            }
        });
        return around / static_cast<int>(place.tiles.size());
    }
    static int distance(const triolet::Place& place) {
        int farthest = 0;
        for (const auto& placed_tile : place.tiles) {
            const int rows = std::abs(placed_tile.square.row() - triolet::kCentre.row());
            const int cols = std::abs(placed_tile.square.col() - triolet::kCentre.col());
            farthest = std::max(farthest, rows + cols);
        }
        return farthest;
    }
};

}  // namespace tercet
