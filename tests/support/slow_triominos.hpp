#pragma once

#include <array>
#include <iosfwd>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "game/ending.hpp"
#include "triominos/variant.hpp"

/// Triominos once more, straight from the rule sheets: maps and sets, nothing kept that can be
/// worked out anew, no care for speed. It shares only the fields of the rule set with the engine
/// that it checks.
namespace tercet::slow {

/// Three numbers, clockwise. As a tile: never decreasing. On the table: from the apex.
using Digits = std::array<int, 3>;

/// A triangle; it points up when row + col is even. Rows grow downwards.
struct Spot {
    int row = 0;
    int col = 0;
    auto operator<=>(const Spot&) const = default;
};

/// A corner of the lattice: columns half a side apart, rows a height apart.
struct Point {
    int x = 0;
    int y = 0;
    auto operator<=>(const Point&) const = default;
};

/// A tile as it lies: what it shows, clockwise from the apex, and where.
struct Placing {
    Digits shown{};
    Spot spot;
    auto operator<=>(const Placing&) const = default;
};

/// All 56.
std::set<Digits> all_tiles();
int value(const Digits& tile);
int value(const std::set<Digits>& tiles);
/// Turned clockwise by that many thirds.
Digits turned(const Digits& digits, int times);
/// The tile that shows these digits, or none.
std::optional<Digits> tile_showing(const Digits& shown);
/// Clockwise from the apex.
std::array<Point, 3> corners(const Spot& spot);
std::string text(const Digits& digits);
std::string text(const Placing& placing);
/// For the messages of failed tests.
std::ostream& operator<<(std::ostream& out, const Placing& placing);
std::ostream& operator<<(std::ostream& out, const Spot& spot);

/// What lies on the table.
class Table {
public:
    const std::map<Spot, Digits>& tiles() const { return tiles_; }
    bool is_taken(const Spot& spot) const { return tiles_.count(spot) > 0; }
    void put(const Placing& placing) { tiles_[placing.spot] = placing.shown; }

    /// Free spots that share an edge with a tile.
    std::set<Spot> free_beside() const;
    /// The number shown at every corner touched.
    std::map<Point, int> numbers() const;
    /// Every way in which one of the tiles may be placed. The opening is written unrotated.
    std::set<Placing> fitting(const std::set<Digits>& tiles) const;
    /// How many full hexagons a tile on this spot would complete.
    int hexagons_completed(const Spot& spot) const;
    bool is_bridge(const Spot& spot) const;

private:
    std::map<Spot, Digits> tiles_;
};

/// A round from the deal to its end.
class Round {
public:
    Round(const triominos::Variant& rules, std::vector<std::set<Digits>> racks, int starter);

    // What is allowed now, with the points of the move itself.
    std::map<Placing, int> placements() const;
    std::optional<int> draw_points() const;
    std::optional<int> pass_points() const;

    // Only what is allowed.
    void place(const Placing& placing);
    void draw(const Digits& tile);
    void pass();

    int to_move() const;
    const Table& table() const { return table_; }
    const std::vector<std::set<Digits>>& racks() const { return racks_; }
    const std::set<Digits>& pool() const { return pool_; }
    const std::vector<Digits>& drawn() const { return drawn_; }
    const std::vector<int>& scores() const { return scores_; }
    std::optional<Ending> ending() const { return ending_; }
    /// The tiles that may be placed now, if they fit.
    std::set<Digits> playable() const;

private:
    struct Turn {
        int seat;
        bool passed;
        bool stuck;  ///< passed, with nothing to draw and no tile of the rack that fits
    };

    std::size_t seats() const { return racks_.size(); }
    std::set<Digits>& rack() { return racks_[static_cast<std::size_t>(to_move())]; }
    int& score() { return scores_[static_cast<std::size_t>(to_move())]; }
    bool fits_somewhere(const std::set<Digits>& tiles) const;
    bool nothing_to_draw() const;
    bool has_drawn_all() const;
    bool must_place_drawn() const;
    int points(const Placing& placing) const;
    /// Of the latest turns, one for each seat.
    bool all_of_last_turns(bool Turn::*what) const;
    bool all_had_equal_turns() const;
    void finish_turn(const Turn& turn);
    void finish_out();
    void finish_blocked();

    triominos::Variant rules_;
    Table table_;
    std::vector<std::set<Digits>> racks_;
    std::set<Digits> pool_;
    int starter_;
    std::vector<Turn> turns_;    ///< those that are over
    std::vector<Digits> drawn_;  ///< in the turn in progress
    std::vector<int> scores_;
    std::optional<int> first_out_;
    std::optional<Ending> ending_;
};

}  // namespace tercet::slow
