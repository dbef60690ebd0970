#pragma once

#include <compare>
#include <cstddef>
#include <optional>
#include <tuple>
#include <variant>

#include "base/static_vector.hpp"
#include "triolet/square.hpp"
#include "triolet/tile.hpp"

namespace tercet::triolet {

inline constexpr int kRackSize = 3;

/// A tile on a square. A joker shows the value that it was declared as.
struct PlacedTile {
    Square square;
    Value value = 0;
    bool is_joker = false;

    constexpr Tile tile() const { return is_joker ? Tile::joker() : Tile{value}; }
    constexpr int points() const { return is_joker ? 0 : value; }
    constexpr auto operator<=>(const PlacedTile&) const = default;  // NOLINT(modernize-use-nullptr)
};

/// One to three tiles of the rack. In normal form they stand in the order of their squares.
struct Place {
    StaticVector<PlacedTile, kRackSize> tiles;

    constexpr bool operator==(const Place&) const = default;
    /// By the first placed tile that differs; who has no further placed tile comes first.
    constexpr bool operator<(const Place& other) const {
        for (std::size_t i = 0; i < tiles.size() && i < other.tiles.size(); ++i) {
            if (tiles[i] != other.tiles[i]) return tiles[i] < other.tiles[i];
        }
        return tiles.size() < other.tiles.size();
    }
};
/// Tiles given back for as many others.
struct Swap {
    Tiles tiles;
    int unknown = 0;  ///< how many more, which nobody recorded

    constexpr int size() const { return tiles.size() + unknown; }
    constexpr bool operator==(const Swap&) const = default;
};
struct Pass {
    constexpr bool operator==(const Pass&) const = default;
};

/// What a player decides, and nothing more.
using Move = std::variant<Place, Swap, Pass>;

/// What chance adds to a move: the tiles drawn, none for one that nobody recorded.
using Chance = StaticVector<std::optional<Tile>, kRackSize>;

/// A move with its chance: one line of a game record.
struct Action {
    Move move;
    Chance chance;

    constexpr bool operator==(const Action&) const = default;
};

/// How many tiles chance added.
constexpr int tiles_drawn(const Action& action) { return static_cast<int>(action.chance.size()); }

}  // namespace tercet::triolet
