#include "notation/triominos_text.hpp"

#include <algorithm>
#include <charconv>
#include <vector>

namespace tercet::notation {
namespace {

using triominos::Action;
using triominos::Cell;
using triominos::Corners;
using triominos::Draw;
using triominos::Pass;
using triominos::Pip;
using triominos::Place;
using triominos::RotatedTile;
using triominos::Rotation;
using triominos::Tile;
using Problem = TriominosTextProblem;

std::string text_of(const Corners& corners) {
    std::string text;
    for (const Pip pip : corners) text += static_cast<char>('0' + pip);
    return text;
}

Expected<RotatedTile, Problem> parse_corners(std::string_view text) {
    if (text.size() != 3) return Unexpected{Problem::no_such_tile};
    Corners corners{};
    for (std::size_t i = 0; i < 3; ++i) {
        if (text[i] < '0' || text[i] > '5') return Unexpected{Problem::no_such_tile};
        corners[i] = static_cast<Pip>(text[i] - '0');
    }
    const auto turned = triominos::tile_showing(corners);
    if (!turned) return Unexpected{Problem::no_such_tile};
    return *turned;
}

/// A whole number without plus sign or leading zeros.
Expected<std::int8_t, Problem> parse_coordinate(std::string_view text) {
    const std::string_view digits = text.substr(text.starts_with('-') ? 1 : 0);
    const bool is_number = !digits.empty() && std::all_of(digits.begin(), digits.end(), [](char c) {
        return '0' <= c && c <= '9';
    });
    if (!is_number || (digits.size() > 1 && digits[0] == '0') || text == "-0") {
        return Unexpected{Problem::bad_cell};
    }
    int value = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failure != std::errc{} || value < -triominos::kFarthest || value > triominos::kFarthest) {
        return Unexpected{Problem::cell_too_far};
    }
    return static_cast<std::int8_t>(value);
}

Expected<Cell, Problem> parse_cell(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return Unexpected{Problem::bad_cell};
    const auto row = parse_coordinate(text.substr(0, comma));
    if (!row) return Unexpected{row.error()};
    const auto col = parse_coordinate(text.substr(comma + 1));
    if (!col) return Unexpected{col.error()};
    return Cell{*row, *col};
}

}  // namespace

std::string text_of(Tile tile) { return text_of(tile.corners()); }

std::string text_of(const Place& place) {
    return text_of(corners_of(place.tile, place.rotation)) + '@' + std::to_string(place.cell.row) +
           ',' + std::to_string(place.cell.col);
}

std::string text_of(const Action& action) {
    if (const auto* place = std::get_if<Place>(&action.move)) return text_of(*place);
    if (std::holds_alternative<Pass>(action.move)) return "pass";
    return "draw " + (action.chance ? text_of(*action.chance) : "?");
}

Expected<std::optional<Tile>, Problem> parse_tile(std::string_view text) {
    if (text == "?") return std::optional<Tile>{};
    const auto turned = parse_corners(text);
    if (!turned) return Unexpected{turned.error()};
    if (turned->rotation != Rotation{}) return Unexpected{Problem::turned_name};
    return std::optional{turned->tile};
}

namespace {

Expected<Place, Problem> parse_place(std::string_view text) {
    const std::size_t at = text.find('@');
    if (at == std::string_view::npos) return Unexpected{Problem::not_an_action};
    const auto turned = parse_corners(text.substr(0, at));
    if (!turned) return Unexpected{turned.error()};
    const auto cell = parse_cell(text.substr(at + 1));
    if (!cell) return Unexpected{cell.error()};
    return Place{turned->tile, *cell, turned->rotation};
}

}  // namespace

Expected<Action, Problem> parse_action(std::string_view text, const triominos::Position& position) {
    if (text == "pass") return Action{Pass{}, {}};
    if (text == "draw") return Unexpected{Problem::no_drawn_tile};
    if (text.starts_with("draw ")) {
        const auto tile = parse_tile(text.substr(5));
        if (!tile) return Unexpected{tile.error()};
        return Action{Draw{}, *tile};
    }
    auto place = parse_place(text);
    if (!place) return Unexpected{place.error()};
    if (position.board().empty()) place->rotation = Rotation{};
    return Action{*place, {}};
}

Action opening_as_meant(const Action& unturned, std::string_view written,
                        std::span<const std::string> following) {
    const auto opening = parse_place(written);
    if (!opening || opening->rotation == Rotation{}) return unturned;
    const auto next = std::find_if(following.begin(), following.end(), [](const std::string& text) {
        return parse_place(text).has_value();
    });
    if (next == following.end()) return unturned;
    const Place second = *parse_place(*next);
    const auto takes_second = [&second](const Place& first) {
        triominos::Board board;
        board.place(first);
        return board.is_frontier(second.cell) &&
               board.demand_at(second.cell).is_met_by(corners_of(second.tile, second.rotation));
    };
    const bool is_turned = opening->cell == Cell{} && takes_second(*opening) &&
                           !takes_second({opening->tile, opening->cell, Rotation{}});
    return is_turned ? Action{*opening, {}} : unturned;
}

namespace {

/// A sheet of characters that grows as needed to the right.
class Sheet {
public:
    explicit Sheet(int lines) : lines_(static_cast<std::size_t>(lines)) {}

    void put(int line, int column, std::string_view text) {
        auto& target = lines_[static_cast<std::size_t>(line)];
        const auto start = static_cast<std::size_t>(column);
        if (target.size() < start + text.size()) target.resize(start + text.size(), ' ');
        target.replace(start, text.size(), text);
    }
    /// Only where nothing stands yet.
    void put_below(int line, int column, std::string_view text) {
        for (std::size_t i = 0; i < text.size(); ++i) {
            auto& target = lines_[static_cast<std::size_t>(line)];
            const auto place = static_cast<std::size_t>(column) + i;
            if (place >= target.size() || target[place] == ' ') {
                put(line, column + static_cast<int>(i), text.substr(i, 1));
            }
        }
    }
    std::string text() const {
        std::string all;
        for (const auto& line : lines_)
            all += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
        return all;
    }

private:
    std::vector<std::string> lines_;
};

constexpr int kCellLines = 3;    // a row of cells is three lines high
constexpr int kCellColumns = 3;  // and the next cell starts three columns on, overlapping by half
constexpr int kMargin = 6;       // for the numbers of the rows

///       /\        \1__5/
///      /0*\        \ */      apex on the middle line, `*` for the last tile
///     /2__1\        \/
void draw_tile(Sheet& sheet, int line, int column, const Place& place, bool is_last) {
    const std::string pips = text_of(corners_of(place.tile, place.rotation));
    const std::string mark = is_last ? "*" : " ";
    if (place.cell.points_up()) {
        sheet.put(line, column + 2, "/\\");
        sheet.put(line + 1, column + 1, "/" + pips.substr(0, 1) + mark + "\\");
        sheet.put(line + 2, column, "/" + pips.substr(2, 1) + "__" + pips.substr(1, 1) + "\\");
    } else {
        sheet.put_below(line - 1, column + 1, "____");
        sheet.put(line, column, "\\" + pips.substr(1, 1) + "  " + pips.substr(2, 1) + "/");
        sheet.put(line + 1, column + 1, "\\" + pips.substr(0, 1) + mark + "/");
        sheet.put(line + 2, column + 2, "\\/");
    }
}

std::string right_aligned(int number, std::size_t width) {
    const std::string text = std::to_string(number);
    return std::string(width - std::min(width, text.size()), ' ') + text;
}

}  // namespace

std::string board_text(const triominos::Board& board, std::optional<Cell> last) {
    if (board.empty()) return "(the table is empty)\n";
    const auto& placed = board.placed();
    const auto [top, bottom] =
        std::minmax_element(placed.begin(), placed.end(),
                            [](const Place& a, const Place& b) { return a.cell.row < b.cell.row; });
    const auto [left, right] =
        std::minmax_element(placed.begin(), placed.end(),
                            [](const Place& a, const Place& b) { return a.cell.col < b.cell.col; });

    // One line for the numbers of the columns, one for the upper edges, then the rows.
    Sheet sheet{2 + kCellLines * (bottom->cell.row - top->cell.row + 1)};
    for (int col = left->cell.col; col <= right->cell.col; ++col) {
        const int column = kMargin + kCellColumns * (col - left->cell.col);
        sheet.put(0, column + 1, right_aligned(col, 3));
    }
    for (int row = top->cell.row; row <= bottom->cell.row; ++row) {
        sheet.put(2 + kCellLines * (row - top->cell.row) + 1, 0, right_aligned(row, 3));
    }
    for (const Place& place : placed) {
        draw_tile(sheet, 2 + kCellLines * (place.cell.row - top->cell.row),
                  kMargin + kCellColumns * (place.cell.col - left->cell.col), place,
                  place.cell == last);
    }
    return sheet.text();
}

}  // namespace tercet::notation
