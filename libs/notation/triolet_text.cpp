#include "notation/triolet_text.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace tercet::notation {
namespace {

using triolet::Action;
using triolet::Pass;
using triolet::Place;
using triolet::PlacedTile;
using triolet::Square;
using triolet::Swap;
using triolet::Tile;
using Problem = TrioletTextProblem;

constexpr char kJoker = '*';

/// A whole number without sign or leading zeros, below a limit.
std::optional<int> parse_number(std::string_view text, int limit) {
    const bool is_number =
        !text.empty() && text.size() <= 2 &&
        std::all_of(text.begin(), text.end(), [](char c) { return '0' <= c && c <= '9'; });
    if (!is_number || (text.size() > 1 && text[0] == '0')) return std::nullopt;
    int number = 0;
    for (const char c : text) number = number * 10 + (c - '0');
    return number < limit ? std::optional{number} : std::nullopt;
}

Expected<Square, Problem> parse_square(std::string_view text) {
    if (text.size() < 2) return Unexpected{Problem::bad_square};
    const int row = text[0] - 'A';
    const auto number = parse_number(text.substr(1), triolet::kSide + 1);
    if (!number || !Square::is_on_board(row, *number - 1)) return Unexpected{Problem::bad_square};
    return Square{row, *number - 1};
}

/// `11@H8`, `*7@I8`.
Expected<PlacedTile, Problem> parse_placed_tile(std::string_view text) {
    const std::size_t at = text.find('@');
    const bool is_joker = text.starts_with(kJoker);
    const std::string_view shown = text.substr(is_joker ? 1 : 0, at - (is_joker ? 1 : 0));
    if (is_joker && shown.empty()) return Unexpected{Problem::joker_without_value};
    const auto value = parse_number(shown, triolet::kValueCount);
    if (!value) return Unexpected{Problem::no_such_tile};
    const auto square = parse_square(text.substr(at + 1));
    if (!square) return Unexpected{square.error()};
    return PlacedTile{*square, static_cast<triolet::Value>(*value), is_joker};
}

/// Takes the next word off a text whose words have one space between them.
std::string_view take_word(std::string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text = end == text.size() ? std::string_view{} : text.substr(end + 1);
    return word;
}

/// `+4 +?`: all that is left of the text.
Expected<triolet::Chance, Problem> parse_drawn(std::string_view text) {
    triolet::Chance drawn;
    while (!text.empty()) {
        const std::string_view word = take_word(text);
        if (!word.starts_with('+')) return Unexpected{Problem::not_an_action};
        const auto tile = parse_triolet_tile(word.substr(1));
        if (!tile) return Unexpected{tile.error()};
        if (drawn.size() == triolet::kRackSize) return Unexpected{Problem::too_many_tiles};
        drawn.push_back(*tile);
    }
    return drawn;
}

Expected<Action, Problem> parse_swap(std::string_view text) {
    Swap swap;
    while (!text.empty() && !text.starts_with('+')) {
        const auto tile = parse_triolet_tile(take_word(text));
        if (!tile) return Unexpected{tile.error()};
        if (swap.size() == triolet::kRackSize) return Unexpected{Problem::too_many_tiles};
        if (*tile) {
            swap.tiles.insert(**tile);
        } else {
            ++swap.unknown;
        }
    }
    if (swap.size() == 0) return Unexpected{Problem::nothing_given};
    const auto drawn = parse_drawn(text);
    if (!drawn) return Unexpected{drawn.error()};
    return Action{swap, *drawn};
}

Expected<Action, Problem> parse_place(std::string_view text) {
    Place place;
    while (!text.empty() && !text.starts_with('+')) {
        const std::string_view word = take_word(text);
        if (word.find('@') == std::string_view::npos) return Unexpected{Problem::not_an_action};
        const auto placed_tile = parse_placed_tile(word);
        if (!placed_tile) return Unexpected{placed_tile.error()};
        if (place.tiles.size() == triolet::kRackSize) return Unexpected{Problem::too_many_tiles};
        // In normal form.
        auto& placed_tiles = place.tiles;
        placed_tiles.push_back(*placed_tile);
        for (std::size_t i = placed_tiles.size() - 1;
             i > 0 && placed_tiles[i] < placed_tiles[i - 1]; --i) {
            std::swap(placed_tiles[i], placed_tiles[i - 1]);
        }
    }
    if (place.tiles.empty()) return Unexpected{Problem::not_an_action};
    const auto drawn = parse_drawn(text);
    if (!drawn) return Unexpected{drawn.error()};
    return Action{place, *drawn};
}

}  // namespace

std::string text_of(Tile tile) {
    return tile.is_joker() ? std::string{kJoker} : std::to_string(tile.kind());
}

std::string text_of(Square square) {
    return static_cast<char>('A' + square.row()) + std::to_string(square.col() + 1);
}

std::string text_of(const Place& place) {
    std::string text;
    for (const PlacedTile& placed_tile : place.tiles) {
        if (!text.empty()) text += ' ';
        if (placed_tile.is_joker) text += kJoker;
        text += std::to_string(placed_tile.value) + '@' + text_of(placed_tile.square);
    }
    return text;
}

std::string text_of(const Action& action) {
    std::string text = "pass";
    if (const auto* place = std::get_if<Place>(&action.move)) text = text_of(*place);
    if (const auto* swap = std::get_if<Swap>(&action.move)) {
        text = "swap";
        swap->tiles.for_each([&](Tile tile) { text += ' ' + text_of(tile); });
        for (int i = 0; i < swap->unknown; ++i) text += " ?";
    }
    for (const auto& tile : action.chance) text += " +" + (tile ? text_of(*tile) : "?");
    return text;
}

Expected<std::optional<Tile>, Problem> parse_triolet_tile(std::string_view text) {
    if (text == "?") return std::optional<Tile>{};
    if (text == "*") return std::optional{Tile::joker()};
    const auto value = parse_number(text, triolet::kValueCount);
    if (!value) return Unexpected{Problem::no_such_tile};
    return std::optional{Tile{*value}};
}

Expected<Action, Problem> parse_triolet_action(std::string_view text) {
    if (text == "pass") return Action{Pass{}, {}};
    if (text == "swap") return Unexpected{Problem::nothing_given};
    const bool has_stray_space =
        text.starts_with(' ') || text.ends_with(' ') || text.find("  ") != std::string_view::npos;
    if (has_stray_space) return Unexpected{Problem::not_an_action};
    if (text.starts_with("swap ")) return parse_swap(text.substr(5));
    return parse_place(text);
}

namespace {

std::string_view name_of(triolet::Premium special) {
    switch (special) {
        case triolet::Premium::none: return ".";
        case triolet::Premium::twice: return "x2";
        case triolet::Premium::thrice: return "x3";
        case triolet::Premium::replay: return "R";
    }
    return {};
}

std::string right_aligned(std::string_view text, std::size_t width) {
    return std::string(width - std::min(width, text.size()), ' ') + std::string{text};
}

}  // namespace

std::string board_text(const triolet::Board& board, const Place* last) {
    std::string text = " ";
    for (int col = 1; col <= triolet::kSide; ++col) {
        text += right_aligned(std::to_string(col), 4) + ' ';
    }
    text.pop_back();
    text += '\n';
    for (int row = 0; row < triolet::kSide; ++row) {
        std::string line(1, static_cast<char>('A' + row));
        for (int col = 0; col < triolet::kSide; ++col) {
            const Square square{row, col};
            std::string shown{name_of(premium_at(square))};
            if (board.is_taken(square)) {
                const PlacedTile placed_tile = board.at(square);
                shown = (placed_tile.is_joker ? "*" : "") + std::to_string(placed_tile.value);
            }
            const bool is_last =
                last != nullptr && std::any_of(last->tiles.begin(), last->tiles.end(),
                                               [&](const PlacedTile& placed_tile) {
                                                   return placed_tile.square == square;
                                               });
            line += is_last ? '[' : ' ';
            line += right_aligned(shown, 3);
            line += is_last ? ']' : ' ';
        }
        text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
    }
    return text;
}

}  // namespace tercet::notation
