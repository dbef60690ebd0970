#include "support/slow_triominos.hpp"

#include <algorithm>
#include <cstddef>
#include <ostream>
#include <utility>

namespace tercet::slow {

using triominos::AfterDraw;
using triominos::Blocked;
using triominos::DrawnTile;
using triominos::EmptyPoolPass;
using triominos::Scoring;

namespace {

/// The spots near enough to have a corner in common, and some that have none.
std::vector<Spot> nearby(const Spot& spot) {
    std::vector<Spot> spots;
    for (int row = spot.row - 1; row <= spot.row + 1; ++row) {
        for (int col = spot.col - 2; col <= spot.col + 2; ++col) {
            if (Spot{row, col} != spot) spots.push_back({row, col});
        }
    }
    return spots;
}

bool has_corner(const Spot& spot, const Point& point) {
    const auto points = corners(spot);
    return std::find(points.begin(), points.end(), point) != points.end();
}

/// Two corners in common.
bool share_edge(const Spot& one, const Spot& other) {
    int common = 0;
    for (const Point& point : corners(one)) common += has_corner(other, point) ? 1 : 0;
    return common == 2;
}

/// Whether no corner that the tile touches shows another number.
bool agrees(const std::map<Point, int>& numbers, const Placing& placing) {
    const auto points = corners(placing.spot);
    for (std::size_t i = 0; i < 3; ++i) {
        const auto shown = numbers.find(points[i]);
        if (shown != numbers.end() && shown->second != placing.shown[i]) return false;
    }
    return true;
}

}  // namespace

std::set<Digits> all_tiles() {
    std::set<Digits> tiles;
    for (int a = 0; a <= 5; ++a) {
        for (int b = 0; b <= 5; ++b) {
            for (int c = 0; c <= 5; ++c) {
                if (a <= b && b <= c) tiles.insert({a, b, c});
            }
        }
    }
    return tiles;
}

int value(const Digits& tile) { return tile[0] + tile[1] + tile[2]; }

int value(const std::set<Digits>& tiles) {
    int sum = 0;
    for (const Digits& tile : tiles) sum += value(tile);
    return sum;
}

Digits turned(const Digits& digits, int times) {
    Digits result = digits;
    for (int i = 0; i < times; ++i) result = {result[2], result[0], result[1]};
    return result;
}

std::optional<Digits> tile_showing(const Digits& shown) {
    for (int times = 0; times < 3; ++times) {
        const Digits tile = turned(shown, times);
        if (tile[0] <= tile[1] && tile[1] <= tile[2]) return tile;
    }
    return std::nullopt;
}

std::array<Point, 3> corners(const Spot& spot) {
    const int x = spot.col;
    const int top = spot.row;
    const int bottom = spot.row + 1;
    const bool points_up = (spot.row + spot.col) % 2 == 0;
    if (points_up) return {{{x, top}, {x + 1, bottom}, {x - 1, bottom}}};
    return {{{x, bottom}, {x - 1, top}, {x + 1, top}}};
}

std::string text(const Digits& digits) {
    std::string result;
    for (const int digit : digits) result += std::to_string(digit);
    return result;
}

std::string text(const Placing& placing) {
    return text(placing.shown) + "@" + std::to_string(placing.spot.row) + "," +
           std::to_string(placing.spot.col);
}

std::ostream& operator<<(std::ostream& out, const Placing& placing) { return out << text(placing); }

std::ostream& operator<<(std::ostream& out, const Spot& spot) {
    return out << spot.row << ',' << spot.col;
}

std::set<Spot> Table::free_beside() const {
    std::set<Spot> spots;
    for (const auto& [taken, shown] : tiles_) {
        for (const Spot& spot : nearby(taken)) {
            if (share_edge(taken, spot) && !is_taken(spot)) spots.insert(spot);
        }
    }
    return spots;
}

std::map<Point, int> Table::numbers() const {
    std::map<Point, int> numbers;
    for (const auto& [spot, shown] : tiles_) {
        const auto points = corners(spot);
        for (std::size_t i = 0; i < 3; ++i) numbers[points[i]] = shown[i];
    }
    return numbers;
}

std::set<Placing> Table::fitting(const std::set<Digits>& tiles) const {
    std::set<Placing> found;
    if (tiles_.empty()) {
        for (const Digits& tile : tiles) found.insert({tile, {0, 0}});
        return found;
    }
    const auto shown = numbers();
    for (const Spot& spot : free_beside()) {
        for (const Digits& tile : tiles) {
            for (int times = 0; times < 3; ++times) {
                const Placing placing{turned(tile, times), spot};
                if (agrees(shown, placing)) found.insert(placing);
            }
        }
    }
    return found;
}

int Table::hexagons_completed(const Spot& spot) const {
    int completed = 0;
    for (const Point& point : corners(spot)) {
        int others = 0;
        for (const Spot& other : nearby(spot)) {
            others += has_corner(other, point) && is_taken(other) ? 1 : 0;
        }
        completed += others == 5 ? 1 : 0;
    }
    return completed;
}

bool Table::is_bridge(const Spot& spot) const {
    std::vector<Spot> neighbours;
    for (const Spot& other : nearby(spot)) {
        if (share_edge(spot, other) && is_taken(other)) neighbours.push_back(other);
    }
    if (neighbours.size() != 1) return false;
    for (const Point& point : corners(spot)) {
        if (has_corner(neighbours[0], point)) continue;
        // The opposite corner: does it meet a tile?
        for (const Spot& other : nearby(spot)) {
            if (has_corner(other, point) && is_taken(other)) return true;
        }
    }
    return false;
}

Round::Round(const triominos::Variant& rules, std::vector<std::set<Digits>> racks, int starter)
    : rules_{rules},
      racks_{std::move(racks)},
      pool_{all_tiles()},
      starter_{starter},
      scores_(racks_.size(), 0) {
    for (const auto& dealt : racks_) {
        for (const Digits& tile : dealt) pool_.erase(tile);
    }
}

int Round::to_move() const {
    return static_cast<int>((static_cast<std::size_t>(starter_) + turns_.size()) % seats());
}

std::set<Digits> Round::playable() const {
    if (ending_) return {};
    if (!drawn_.empty() && rules_.after_draw == AfterDraw::drawn) return {drawn_.back()};
    return racks_[static_cast<std::size_t>(to_move())];
}

bool Round::fits_somewhere(const std::set<Digits>& tiles) const {
    return !table_.fitting(tiles).empty();
}

bool Round::nothing_to_draw() const { return pool_.empty() || rules_.draws == 0; }

bool Round::has_drawn_all() const {
    return rules_.draws > 0 && static_cast<int>(drawn_.size()) == rules_.draws;
}

bool Round::must_place_drawn() const {
    return rules_.drawn_tile == DrawnTile::must && !drawn_.empty() &&
           fits_somewhere({drawn_.back()});
}

int Round::points(const Placing& placing) const {
    const auto completed = static_cast<std::size_t>(table_.hexagons_completed(placing.spot));
    const bool is_bridge = table_.is_bridge(placing.spot);
    switch (rules_.scoring) {
        case Scoring::none: return 0;
        case Scoring::simple: return 1 + (is_bridge ? 1 : static_cast<int>(completed));
        case Scoring::standard: break;
    }
    int bonus = 0;
    if (is_bridge) bonus = rules_.bridge_bonus;
    if (completed > 0) bonus = rules_.hexagon_bonus[completed - 1];
    return value(placing.shown) + bonus;
}

std::map<Placing, int> Round::placements() const {
    std::map<Placing, int> found;
    for (const Placing& placing : table_.fitting(playable())) found[placing] = points(placing);
    return found;
}

std::optional<int> Round::draw_points() const {
    const bool is_opening = table_.tiles().empty();
    if (ending_ || is_opening || nothing_to_draw() || has_drawn_all() || must_place_drawn()) {
        return std::nullopt;
    }
    return rules_.scoring == Scoring::standard ? -rules_.draw_cost : 0;
}

std::optional<int> Round::pass_points() const {
    const bool is_opening = table_.tiles().empty();
    if (ending_ || is_opening || must_place_drawn()) return std::nullopt;
    if (!nothing_to_draw() && !has_drawn_all()) return std::nullopt;
    if (nothing_to_draw()) {
        const bool by_choice =
            rules_.empty_pool_pass == EmptyPoolPass::any && !all_of_last_turns(&Turn::passed);
        if (!by_choice && fits_somewhere(playable())) return std::nullopt;
    }
    const bool costs = has_drawn_all() && rules_.scoring == Scoring::standard;
    return costs ? -rules_.lost_turn_cost : 0;
}

void Round::place(const Placing& placing) {
    score() += points(placing);
    table_.put(placing);
    rack().erase(*tile_showing(placing.shown));
    if (rack().empty() && !first_out_) {
        first_out_ = to_move();
        if (!rules_.equal_turns || rules_.scoring == Scoring::none) return finish_out();
    }
    finish_turn({to_move(), false, false});
}

void Round::draw(const Digits& tile) {
    score() += *draw_points();
    pool_.erase(tile);
    rack().insert(tile);
    drawn_.push_back(tile);
}

void Round::pass() {
    score() += *pass_points();
    finish_turn({to_move(), true, nothing_to_draw() && !fits_somewhere(rack())});
}

bool Round::all_of_last_turns(bool Turn::*what) const {
    if (turns_.size() < seats()) return false;
    return std::all_of(turns_.end() - static_cast<std::ptrdiff_t>(seats()), turns_.end(),
                       [what](const Turn& turn) { return turn.*what; });
}

bool Round::all_had_equal_turns() const {
    std::map<int, int> count;
    for (const Turn& turn : turns_) ++count[turn.seat];
    return count.size() == seats() && std::all_of(count.begin(), count.end(), [&](const auto& one) {
               return one.second == count[0];
           });
}

void Round::finish_turn(const Turn& turn) {
    turns_.push_back(turn);
    drawn_.clear();
    if (first_out_ && all_had_equal_turns()) return finish_out();
    if (all_of_last_turns(&Turn::stuck)) finish_blocked();
}

void Round::finish_out() {
    ending_ = Ending::out;
    const auto winner = static_cast<std::size_t>(*first_out_);
    if (rules_.scoring == Scoring::simple) scores_[winner] += 5;
    if (rules_.scoring != Scoring::standard) return;
    scores_[winner] += rules_.out_bonus;
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        if (seat != winner) scores_[winner] += value(racks_[seat]);
    }
}

void Round::finish_blocked() {
    ending_ = Ending::blocked;
    if (rules_.scoring != Scoring::standard) return;
    if (rules_.blocked == Blocked::own) {
        for (std::size_t seat = 0; seat < seats(); ++seat) scores_[seat] -= value(racks_[seat]);
        return;
    }
    std::multimap<int, std::size_t> by_value;
    for (std::size_t seat = 0; seat < seats(); ++seat) by_value.emplace(value(racks_[seat]), seat);
    const auto [lowest, winner] = *by_value.begin();
    if (by_value.count(lowest) > 1) return;
    scores_[winner] -= lowest;
    for (const auto& [others, seat] : by_value) {
        if (seat != winner) scores_[winner] += others;
    }
}

}  // namespace tercet::slow
