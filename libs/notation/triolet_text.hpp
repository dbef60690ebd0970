#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/expected.hpp"
#include "triolet/board.hpp"
#include "triolet/move.hpp"
#include "triolet/square.hpp"
#include "triolet/tile.hpp"

namespace tercet::notation {

/// Why a text is not a tile or an action of Triolet.
enum class TrioletTextProblem {
    not_an_action,        ///< neither a placement nor an exchange nor a pass
    no_such_tile,         ///< neither 0 to 15 nor a joker
    joker_without_value,  ///< a placed joker is declared as a value
    bad_square,           ///< not A1 to O15
    too_many_tiles,       ///< more than a rack holds
    nothing_given,        ///< `swap` without a tile
};

/// `11`, `*`.
std::string text_of(triolet::Tile tile);
/// `H8`.
std::string text_of(triolet::Square square);
/// `11@H8 *3@H9`.
std::string text_of(const triolet::Place& place);
/// `11@H8 3@H9 +4 +?`, `swap 5 * +3 +4`, `pass`.
std::string text_of(const triolet::Action& action);

/// A tile by its name; none for `?`.
Expected<std::optional<triolet::Tile>, TrioletTextProblem> parse_triolet_tile(
    std::string_view text);

/// An action as somebody wrote it, in normal form: placed tiles by row, then column.
Expected<triolet::Action, TrioletTextProblem> parse_triolet_action(std::string_view text);

/// The board as lines of text: special squares are named, `[ ]` marks the tiles of the last
/// placement, `*` a joker.
std::string board_text(const triolet::Board& board, const triolet::Place* last);

}  // namespace tercet::notation
