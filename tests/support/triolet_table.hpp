#pragma once

#include <cstddef>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "notation/triolet_text.hpp"
#include "triolet/board.hpp"
#include "triolet/deal.hpp"
#include "triolet/move.hpp"
#include "triolet/position.hpp"
#include "triolet/square.hpp"
#include "triolet/tile.hpp"
#include "triolet/variant.hpp"

/// Tables laid by hand: rules by name, racks and actions as the text of game records. For tests
/// alone: a wrong text throws.
namespace tercet::triolet::table {

/// "11", "*"; none for "?".
inline std::optional<Tile> tile_or_unknown(const std::string& text) {
    const auto parsed = notation::parse_triolet_tile(text);
    if (!parsed) throw std::invalid_argument{"no tile " + text};
    return *parsed;
}

inline Tile tile(const std::string& text) {
    const auto found = tile_or_unknown(text);
    if (!found) throw std::invalid_argument{"an unknown tile"};
    return *found;
}

/// "5 5 11 *": some tiles.
inline Tiles tiles(const std::string& text) {
    Tiles some;
    std::istringstream words{text};
    for (std::string word; words >> word;) some.insert(tile(word));
    return some;
}

/// "11@H8 3@H9 +4 +?", "swap 5 * +3 +4", "pass".
inline Action action(const std::string& text) {
    const auto parsed = notation::parse_triolet_action(text);
    if (!parsed) throw std::invalid_argument{"no action: " + text};
    return *parsed;
}

inline std::vector<Action> actions(const std::vector<std::string>& texts) {
    std::vector<Action> all;
    for (const auto& text : texts) all.push_back(action(text));
    return all;
}

inline Place place(const std::string& text) { return std::get<Place>(action(text).move); }

/// "H8".
inline Square square(const std::string& text) { return place("0@" + text).tiles[0].square; }

/// "9@F6 *7@F7 ...": any number of tiles on a board, whether or not they may lie there.
inline Board board(const std::string& text) {
    Board board;
    std::istringstream words{text};
    for (std::string word; words >> word;) board.put(place(word).tiles[0]);
    return board;
}

/// The rules of a preset.
inline Variant preset(std::string_view name) {
    for (const auto& each : presets()) {
        if (each.name == name) return each.variant;
    }
    throw std::invalid_argument{"no preset " + std::string{name}};
}

/// The default rules with that many tiles in the bag once these seats have been dealt racks of
/// three.
inline Variant rules_with_bag(int seats, int bag) {
    Variant variant;
    variant.out_of_play = kTileCount - seats * kRackSize - bag;
    return variant;
}

/// One text for each rack: its tiles, "?" for one that is not known.
inline Deal deal(const std::vector<std::string>& racks, int starter = 0) {
    const int seats = static_cast<int>(racks.size());
    Deal dealt{PerSeat<Rack>{seats}, Seat{starter}};
    for_each_seat(seats, [&](Seat seat) {
        std::istringstream words{racks[static_cast<std::size_t>(seat.index())]};
        for (std::string word; words >> word;) {
            if (const auto known = tile_or_unknown(word)) {
                dealt.racks[seat].known.insert(*known);
            } else {
                ++dealt.racks[seat].unknown;
            }
        }
    });
    return dealt;
}

/// Plays the actions, each of which must be allowed. Where no draws are written they are unknown.
inline void play(Position& position, const std::vector<std::string>& actions) {
    for (const auto& text : actions) {
        Action next = action(text);
        auto why_not = position.refusal(next.move);
        if (!why_not) {
            const int draws = next.chance.empty() ? position.draws_after(next.move) : 0;
            for (int i = 0; i < draws; ++i) next.chance.push_back(std::nullopt);
            why_not = position.refusal(next);
        }
        if (why_not) {
            throw std::logic_error{text + " is refused with code " +
                                   std::to_string(static_cast<int>(why_not->code))};
        }
        position.play(next.move, next.chance);
    }
}

/// A game begun with these racks and played so far.
inline Position round(const Variant& variant, const std::vector<std::string>& racks,
                      const std::vector<std::string>& actions = {}, int starter = 0) {
    Position position{variant, deal(racks, starter)};
    play(position, actions);
    return position;
}

/// The same among players whose racks nobody knows.
inline Position written(const Variant& variant, int seats,
                        const std::vector<std::string>& actions = {}) {
    return round(variant, std::vector<std::string>(static_cast<std::size_t>(seats), "? ? ?"),
                 actions);
}

/// Why a move is refused, or the draws that are written with it; none if they are not.
inline std::optional<Refusal> refusal(const Position& position, const std::string& text) {
    const Action next = action(text);
    return next.chance.empty() ? position.refusal(next.move) : position.refusal(next);
}

inline bool allows(const Position& position, const std::string& text) {
    return !refusal(position, text);
}

inline std::optional<Refusal::Code> code(const Position& position, const std::string& text) {
    const auto why_not = refusal(position, text);
    return why_not ? std::optional{why_not->code} : std::nullopt;
}

inline Points points(const Position& position, const std::string& text) {
    return position.points_of(action(text).move);
}

/// Points by seat, to compare with a list.
template <class T>
std::vector<T> listed(const PerSeat<T>& values) {
    return std::vector<T>(values.begin(), values.end());
}
using List = std::vector<Points>;
inline List scores(const Position& position) { return listed(position.scores()); }

}  // namespace tercet::triolet::table
