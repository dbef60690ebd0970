#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "triominos/deal.hpp"
#include "triominos/move.hpp"
#include "triominos/position.hpp"
#include "triominos/tile.hpp"
#include "triominos/variant.hpp"

/// Tables laid by hand: rules by name, racks and actions as the text of game records. For tests
/// alone: a wrong text throws.
namespace tercet::triominos::table {

/// What shows three digits clockwise: which tile it is, and how it is turned.
struct Shown {
    Tile tile;
    Rotation rotation;
};

inline Shown shown(const std::string& digits) {
    for (int index = 0; index < kTileCount; ++index) {
        for (int steps = 0; steps < 3; ++steps) {
            const auto [a, b, c] = corners_of(Tile{index}, Rotation{steps});
            const std::string text{static_cast<char>('0' + a), static_cast<char>('0' + b),
                                   static_cast<char>('0' + c)};
            if (text == digits) return {Tile{index}, Rotation{steps}};
        }
    }
    throw std::invalid_argument{"no tile shows " + digits};
}

inline Tile tile(const std::string& digits) { return shown(digits).tile; }

/// "012 345": a set of tiles.
inline TileSet tiles(const std::string& text) {
    TileSet set;
    std::istringstream words{text};
    for (std::string word; words >> word;) set.insert(tile(word));
    return set;
}

/// "251@-3,4": the corners clockwise from the apex, then row and column.
inline Place place(const std::string& text) {
    const auto at = text.find('@');
    const auto comma = text.find(',');
    const auto [what, turn] = shown(text.substr(0, at));
    return {what,
            {static_cast<std::int8_t>(std::stoi(text.substr(at + 1, comma - at - 1))),
             static_cast<std::int8_t>(std::stoi(text.substr(comma + 1)))},
            turn};
}

/// A placement, "draw 345", "draw ?" or "pass".
inline Action action(const std::string& text) {
    if (text == "pass") return {Pass{}, {}};
    if (text == "draw ?" || text == "draw") return {Draw{}, {}};
    if (text.rfind("draw ", 0) == 0) return {Draw{}, tile(text.substr(5))};
    return {place(text), {}};
}

inline std::vector<Action> actions(const std::vector<std::string>& texts) {
    std::vector<Action> all;
    for (const auto& text : texts) all.push_back(action(text));
    return all;
}

/// The rules of a preset.
inline Variant preset(std::string_view name) {
    for (const auto& each : presets()) {
        if (each.name == name) return each.variant;
    }
    throw std::invalid_argument{"no preset " + std::string{name}};
}

/// The rules of a preset for other rack sizes.
inline Variant preset(std::string_view name, int seats, int rack_size) {
    Variant variant = preset(name);
    variant.rack_size.fill(0);
    variant.rack_size[static_cast<std::size_t>(seats)] = rack_size;
    return variant;
}

/// One text for each rack: its tiles, "?" for one that is not known, and "..." to fill it up with
/// the lowest tiles that are neither on a rack nor named as `pool`.
inline Deal deal(const Variant& variant, const std::vector<std::string>& racks, int starter = 0,
                 const std::string& pool = "") {
    const int seats = static_cast<int>(racks.size());
    Deal dealt{PerSeat<Rack>{seats}, Seat{starter}};
    PerSeat<bool> fill{seats, false};
    TileSet left = TileSet::all() - tiles(pool);
    for_each_seat(seats, [&](Seat seat) {
        std::istringstream words{racks[static_cast<std::size_t>(seat.index())]};
        for (std::string word; words >> word;) {
            if (word == "?") {
                ++dealt.racks[seat].unknown;
            } else if (word == "...") {
                fill[seat] = true;
            } else {
                dealt.racks[seat].known.insert(tile(word));
                left.erase(tile(word));
            }
        }
    });
    for_each_seat(seats, [&](Seat seat) {
        while (fill[seat] && dealt.racks[seat].size() < variant.rack_size_for(seats)) {
            dealt.racks[seat].known.insert(left.nth(0));
            left.erase(left.nth(0));
        }
    });
    return dealt;
}

/// Plays the actions, each of which must be allowed.
inline void play(Position& position, const std::vector<std::string>& actions) {
    for (const auto& text : actions) {
        const Action next = action(text);
        const auto why_not = position.refusal(next);
        if (why_not) {
            throw std::logic_error{text + " is refused with code " +
                                   std::to_string(static_cast<int>(why_not->code))};
        }
        position.play(next.move, next.chance);
    }
}

/// A round begun with these racks and played so far.
inline Position round(const Variant& variant, const std::vector<std::string>& racks,
                      const std::vector<std::string>& actions = {}, int starter = 0) {
    Position position{variant, deal(variant, racks, starter)};
    play(position, actions);
    return position;
}

inline bool allows(const Position& position, const std::string& text) {
    return !position.refusal(action(text));
}

/// Why an action is refused; none if it is not.
inline std::optional<Refusal::Code> code(const Position& position, const std::string& text) {
    const auto why_not = position.refusal(action(text));
    return why_not ? std::optional{why_not->code} : std::nullopt;
}

/// Points by seat, to compare with a list.
template <class T>
std::vector<T> listed(const PerSeat<T>& values) {
    return std::vector<T>(values.begin(), values.end());
}
using List = std::vector<Points>;
inline List scores(const Position& position) { return listed(position.scores()); }

/// Of a tile that must or must not be played.
inline Refusal refusal(Refusal::Code code, const char* name) {
    return {code, tile(name), {}, {}, 0};
}

}  // namespace tercet::triominos::table
