#pragma once

#include <array>
#include <cstddef>
#include <iosfwd>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "game/ending.hpp"
#include "triolet/variant.hpp"

/// Triolet once more, straight from the rules: maps and sets, nothing kept that can be worked out
/// anew, no care for speed. It shares only the fields of the rule set with the engine that it
/// checks.
namespace tercet::slow_triolet {

/// In a rack or the bag: a number from 0 to 15, or this.
inline constexpr int kJoker = 16;

/// Some tiles, of which several may be alike.
using Hand = std::multiset<int>;

/// A square, rows and columns from 0.
struct Spot {
    int row = 0;
    int col = 0;
    auto operator<=>(const Spot&) const = default;
};

/// What a square shows.
struct PlacedTile {
    int value = 0;
    bool is_joker = false;
    auto operator<=>(const PlacedTile&) const = default;

    int points() const { return is_joker ? 0 : value; }
    int tile() const { return is_joker ? kJoker : value; }
};

struct Laid {
    Spot spot;
    PlacedTile placed_tile;
    auto operator<=>(const Laid&) const = default;
};

/// The tiles of a placement, by row and column.
using Placing = std::vector<Laid>;

/// All 83.
Hand all_tiles();
int points(const Hand& hand);
Hand tiles_of(const Placing& placing);
/// As printed: '.', '2', '3' or 'R'; the centre is a '2'.
char special_at(const Spot& spot);
std::string text(const Placing& placing);

/// What can be wrong with a placement: one for each rule.
enum class Fault {
    no_tiles,
    tile_not_held,
    two_jokers,
    square_taken,
    not_in_line,
    gap,
    misses_centre,
    touches_nothing,
    group_too_long,
    pair_too_high,
    trio_not_fifteen,
    three_not_a_trio,
    completes_2x2,
    completes_3x3,
};

/// The tiles beside each other on one line: two or more squares.
using Group = std::vector<Spot>;

/// What lies on the board.
class Table {
public:
    const std::map<Spot, PlacedTile>& tiles() const { return tiles_; }
    bool is_taken(const Spot& spot) const { return tiles_.count(spot) > 0; }
    void put(const Placing& placing);
    void take_back(const Placing& placing);

    /// Every group on the board.
    std::set<Group> groups() const;
    /// Those that one of these squares belongs to.
    std::set<Group> groups_through(const Placing& placing) const;
    /// Whether every square is taken, that many wide and high from the upper left corner on.
    bool is_full_square(const Spot& corner, int size) const;
    int sum(const Group& group) const;

    /// What is wrong with free squares to place on, whatever the tiles.
    std::set<Fault> faults_of_squares(const std::vector<Spot>& spots) const;

    // About a placement that lies on the board already:

    /// What is wrong with the values.
    std::set<Fault> faults_of_values(const Placing& placing) const;
    /// Whether one of its tiles belongs to a full square: it completed that.
    bool has_square_with(const Placing& placing, int size) const;
    int points(const triolet::Variant& rules, const Placing& placing) const;

private:
    int points(const triolet::Variant& rules, const Group& group) const;
    /// What the special square under one tile of a placement adds.
    int premium(const triolet::Variant& rules, const Laid& laid) const;
    Group group_through(const Spot& spot, int down, int right) const;

    std::map<Spot, PlacedTile> tiles_;
};

/// A game from the deal to its end.
class Round {
public:
    Round(const triolet::Variant& rules, std::vector<Hand> racks, int starter);

    // What is allowed now.
    std::set<Fault> faults(const Placing& placing) const;
    std::map<Placing, int> placements() const;  ///< with their points
    bool can_exchange(const Hand& given) const;
    /// With these placements to choose from.
    bool can_pass(const std::map<Placing, int>& placements) const;
    /// How many tiles are drawn after a placement of that many.
    int draws_after_placing(int tiles) const;
    /// Whether these can come from the bag, wherever the tiles out of play are.
    bool can_draw(const Hand& drawn) const;

    // Only what is allowed.
    void place(const Placing& placing, const Hand& drawn);
    void exchange(const Hand& given, const Hand& drawn);
    void pass();

    int to_move() const;
    bool is_first_turn() const;
    int bag_size() const;
    const Table& table() const { return table_; }
    const std::vector<Hand>& racks() const { return racks_; }
    /// Neither on the board nor on a rack: in the bag, or out of play.
    Hand unseen() const;
    const std::vector<int>& scores() const { return scores_; }
    std::optional<Ending> ending() const { return ending_; }

private:
    enum class Kind { placement, exchange, pass };
    struct Turn {
        int seat;
        Kind kind;
        bool plays_again;
    };

    std::size_t seats() const { return racks_.size(); }
    const Hand& rack() const { return racks_[static_cast<std::size_t>(to_move())]; }
    Hand& rack() { return racks_[static_cast<std::size_t>(to_move())]; }
    bool may_exchange() const { return bag_size() >= rules_.exchange_minimum; }
    bool bans_2x2(const Table& after) const;
    /// What is wrong with a placement on free squares, with the board as it is then.
    std::set<Fault> faults_in(const Table& after, const Placing& placing) const;
    /// Every way to lay tiles of the rack on these squares, the joker as any value.
    std::vector<Placing> layouts(const std::vector<Spot>& spots) const;
    void add_layouts(const std::vector<Spot>& spots, const Hand& left, const Placing& begun,
                     std::vector<Placing>& found) const;
    void draw(const Hand& drawn);
    bool last_turns_are(Kind kind, std::size_t count) const;
    void finish(Ending ending, int seat);

    triolet::Variant rules_;
    Table table_;
    std::vector<Hand> racks_;
    int starter_;
    std::vector<int> scores_;
    std::vector<Turn> turns_;
    /// Of each kind the fewest that were ever unseen. No more can be out of play: the rest
    /// was put back into the bag.
    std::map<int, int> fewest_unseen_;
    std::optional<Ending> ending_;
};

}  // namespace tercet::slow_triolet
