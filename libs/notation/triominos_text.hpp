#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/expected.hpp"
#include "triominos/move.hpp"
#include "triominos/position.hpp"
#include "triominos/tile.hpp"

namespace tercet::notation {

/// Why a text is not a tile or an action of Triominos.
enum class TriominosTextProblem {
    not_an_action,  ///< neither a placement nor a draw nor a pass
    no_such_tile,   ///< not one of the 56, read clockwise
    turned_name,    ///< a tile, but its name starts with another corner
    no_drawn_tile,  ///< `draw` without the tile
    bad_cell,       ///< not `row,col`
    cell_too_far,   ///< no tile gets there
};

/// `345`.
std::string text_of(triominos::Tile tile);
/// `251@-3,4`.
std::string text_of(const triominos::Place& place);
/// `251@-3,4`, `draw 345`, `draw ?`, `pass`.
std::string text_of(const triominos::Action& action);

/// A tile by its name; none for `?`.
Expected<std::optional<triominos::Tile>, TriominosTextProblem> parse_tile(std::string_view text);

/// An action as somebody wrote it, in normal form: the opening tile comes unturned.
Expected<triominos::Action, TriominosTextProblem> parse_action(std::string_view text,
                                                               const triominos::Position& position);

/// How an opening was meant that is written turned. Its turn is immaterial, so it counts as
/// unturned; but a record whose next placement only fits the tile as written was kept with the tile
/// turned.
triominos::Action opening_as_meant(const triominos::Action& unturned, std::string_view written,
                                   std::span<const std::string> following);

/// The table as lines of text. The tile at `last`, if any, is marked with `*`.
std::string board_text(const triominos::Board& board, std::optional<triominos::Cell> last);

}  // namespace tercet::notation
