#pragma once

#include <compare>
#include <optional>
#include <variant>

#include "heap/tile.hpp"

namespace tercet::heap {

struct Place {
    Tile tile;

    auto operator<=>(const Place&) const = default;
};
struct Pass {
    bool operator==(const Pass&) const = default;
};
using Move = std::variant<Place, Pass>;

/// What was drawn, if anything was; unknown if nobody recorded it.
struct Chance {
    bool has_drawn = false;
    std::optional<Tile> tile;

    bool operator==(const Chance&) const = default;
};

struct Action {
    Move move;
    Chance chance;

    bool operator==(const Action&) const = default;
};

inline int tiles_drawn(const Action& action) { return action.chance.has_drawn ? 1 : 0; }
inline Action as_others_see(const Action& action) {
    return {action.move, {action.chance.has_drawn, {}}};
}
inline bool ends_turn(const Move&) { return true; }

enum class Refusal {
    round_is_over,
    not_held,
    too_low,
    can_place,     ///< who can place may not pass
    wrong_draw,    ///< a tile must be drawn, or none
    not_in_stock,  ///< what is said to be drawn is elsewhere
};

}  // namespace tercet::heap
