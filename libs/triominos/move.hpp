#pragma once

#include <compare>
#include <optional>
#include <variant>

#include "triominos/lattice.hpp"
#include "triominos/tile.hpp"

namespace tercet::triominos {

struct Place {
    Tile tile;
    Cell cell;
    Rotation rotation;

    constexpr auto operator<=>(const Place&) const = default;  // NOLINT(modernize-use-nullptr)
};
struct Draw {
    constexpr bool operator==(const Draw&) const = default;
};
struct Pass {
    constexpr bool operator==(const Pass&) const = default;
};

/// What a player decides, and nothing more.
using Move = std::variant<Place, Draw, Pass>;

/// What chance adds to a move: the tile drawn, or none where nothing is drawn or nobody recorded
/// it.
using Chance = std::optional<Tile>;

/// A move with its chance: one line of a game record.
struct Action {
    Move move;
    Chance chance;

    constexpr bool operator==(const Action&) const = default;
};

/// How many tiles chance added, known or not.
constexpr int tiles_drawn(const Action& action) {
    return std::holds_alternative<Draw>(action.move) ? 1 : 0;
}

}  // namespace tercet::triominos
