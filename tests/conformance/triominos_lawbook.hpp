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
#include <variant>
#include <vector>

#include "conformance/lawbook.hpp"
#include "support/slow_triominos.hpp"
#include "triominos/game.hpp"

namespace tercet::triominos {

// From the engine's types to those of its slow twin, by what the types say of themselves.

inline slow::Digits digits(Tile tile) {
    const auto [a, b, c] = tile.corners();
    return {a, b, c};
}

inline std::set<slow::Digits> digits(TileSet tiles) {
    std::set<slow::Digits> all;
    tiles.for_each([&](Tile tile) { all.insert(digits(tile)); });
    return all;
}

inline slow::Spot spot(Cell cell) { return {cell.row, cell.col}; }

inline slow::Placing placing(const Place& place) {
    return {slow::turned(digits(place.tile), place.rotation.steps()), spot(place.cell)};
}

/// As in a record.
inline std::string text(const Action& action) {
    if (const auto* place = std::get_if<Place>(&action.move)) return slow::text(placing(*place));
    if (std::holds_alternative<Pass>(action.move)) return "pass";
    return "draw " + (action.chance ? slow::text(digits(*action.chance)) : "?");
}

/// What lies on the racks, all of it known.
inline PerSeat<TileSet> racks(const Position& position) {
    PerSeat<TileSet> tiles{position.seats()};
    for_each_seat(position.seats(), [&](Seat seat) { tiles[seat] = position.rack(seat).known; });
    return tiles;
}

/// What the end of a round adds to the points of its moves, if these tiles are left on the racks.
inline Scores points_at_the_end(const Position& over, const PerSeat<TileSet>& left) {
    const Variant& rules = over.variant();
    const int seats = over.seats();
    Scores points{seats};
    PerSeat<int> values{seats};
    int all = 0;
    for_each_seat(seats, [&](Seat seat) {
        left[seat].for_each([&](Tile tile) { values[seat] += tile.value(); });
        all += values[seat];
    });
    if (over.ending() == Ending::out) {
        const Seat first = *over.first_out();
        if (rules.scoring == Scoring::standard) points[first] = rules.out_bonus + all;
        if (rules.scoring == Scoring::simple) points[first] = 5;
        return points;
    }
    if (rules.scoring != Scoring::standard) return points;
    for_each_seat(seats, [&](Seat seat) {
        bool is_lowest = true;
        for_each_seat(seats, [&](Seat other) {
            if (other != seat && values[other] <= values[seat]) is_lowest = false;
        });
        if (rules.blocked == Blocked::own) points[seat] = -values[seat];
        if (rules.blocked == Blocked::lowest && is_lowest) points[seat] = all - 2 * values[seat];
    });
    return points;
}

/// Any rules at all: the fields are drawn one by one, the extremes more often than the middle.
inline Table<Game> house_table(std::uint64_t seed) {
    Random random{seed};
    const auto& preset = any_of(presets(), random);
    const int seats = 1 + static_cast<int>(random.below(kMaxSeats));
    const int most = kTileCount / seats;
    const int some = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(most)));

    Variant rules = preset.variant;
    rules.rack_size.fill(0);
    rules.rack_size[static_cast<std::size_t>(seats)] =
        any_of(std::array{1, 2, 6, 7, 9, most, some}, random);
    rules.draws = any_of(std::array{0, 1, 2, 3, 3, 3, 10}, random);
    rules.draw_cost = any_of(std::array{0, 5, 100}, random);
    rules.lost_turn_cost = any_of(std::array{0, 10, 100}, random);
    rules.after_draw = any_of(std::array{AfterDraw::drawn, AfterDraw::any}, random);
    rules.drawn_tile = any_of(std::array{DrawnTile::must, DrawnTile::may}, random);
    rules.empty_pool_pass = any_of(std::array{EmptyPoolPass::unable, EmptyPoolPass::any}, random);
    rules.equal_turns = any_of(std::array{false, true}, random);
    rules.blocked = any_of(std::array{Blocked::own, Blocked::lowest}, random);
    rules.bridge_bonus = any_of(std::array{0, 40, 1000}, random);
    rules.hexagon_bonus =
        any_of(std::array{std::array{50, 60, 70}, std::array{1, 1000, 0}}, random);
    rules.out_bonus = any_of(std::array{0, 25, 1000}, random);
    rules.scoring = any_of(
        std::array{Scoring::standard, Scoring::standard, Scoring::simple, Scoring::none}, random);
    return {described<Game>(preset, rules), rules, seats};
}

}  // namespace tercet::triominos

namespace tercet {

template <>
struct Lawbook<triominos::Game> {
    using Game = triominos::Game;
    using Position = Game::Position;
    using Move = Game::Move;

    static Table<Game> house_table(std::uint64_t seed) { return triominos::house_table(seed); }

    static std::string text(const Game::Action& action) { return triominos::text(action); }

    /// Two of them are equal: their sheets differ only in what players may choose not to do.
    static std::map<std::string_view, std::uint64_t> fingerprints() {
        return {
            {"goliath-2023", 17883691295220434563U}, {"classic", 15279012435080664829U},
            {"classic-fr", 17883691295220434563U},   {"classic-es", 13770804344404027176U},
            {"classic-pt", 8080993448713052816U},
        };
    }

    static std::vector<Move> idle_moves(const Position& position) {
        std::vector<Move> moves;
        for (const Move& move : {Move{triominos::Draw{}}, Move{triominos::Pass{}}}) {
            if (!position.refusal(move)) moves.push_back(move);
        }
        return moves;
    }

    /// Moods: whatever the rules allow; place if possible; draw and pass rather often; the most
    /// points, which makes bridges and hexagons; as far away as possible, which makes long arms.
    static Move willful_move(const Position& position, std::uint64_t mood, Random& random) {
        const auto places = placements<Game>(position);
        const auto idle = idle_moves(position);
        const auto chosen = [&](const auto& moves) -> Move { return any_of(moves, random); };
        if (places.empty()) return chosen(idle);
        switch (mood % 5) {
            case 0: return chosen(legal_moves<Game>(position));
            case 1: return random_move(position, random);
            case 2: return !idle.empty() && random.below(2) == 0 ? chosen(idle) : chosen(places);
            case 3:
                return *std::max_element(places.begin(), places.end(), [&](auto& x, auto& y) {
                    return position.points_of(x) < position.points_of(y);
                });
            default:
                return *std::max_element(places.begin(), places.end(), [&](auto& x, auto& y) {
                    return distance(x.cell) < distance(y.cell);
                });
        }
    }

private:
    static int distance(triominos::Cell cell) {
        return std::abs(2 * cell.row) + std::abs(cell.col);
    }
};

}  // namespace tercet
