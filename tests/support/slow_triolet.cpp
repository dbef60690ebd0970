#include "support/slow_triolet.hpp"

#include <algorithm>
#include <utility>

namespace tercet::slow_triolet {
namespace {

constexpr int kSide = 15;
constexpr int kTrio = 15;
constexpr Spot kCentre{7, 7};

std::array<Spot, 4> beside(const Spot& spot) {
    return {{{spot.row - 1, spot.col},
             {spot.row + 1, spot.col},
             {spot.row, spot.col - 1},
             {spot.row, spot.col + 1}}};
}

}  // namespace

Hand all_tiles() {
    const std::vector<int> copies = {9, 9, 8, 8, 7, 8, 6, 6, 4, 4, 3, 3, 2, 2, 1, 1, 2};
    Hand tiles;
    for (int tile = 0; tile <= kJoker; ++tile) {
        for (int i = 0; i < copies[static_cast<std::size_t>(tile)]; ++i) tiles.insert(tile);
    }
    return tiles;
}

int points(const Hand& hand) {
    int sum = 0;
    for (const int tile : hand) sum += tile == kJoker ? 0 : tile;
    return sum;
}

Hand tiles_of(const Placing& placing) {
    Hand tiles;
    for (const Laid& laid : placing) tiles.insert(laid.placed_tile.tile());
    return tiles;
}

char special_at(const Spot& spot) {
    // The board is the same from all four sides: its upper left quarter, with the middle lines.
    static const std::vector<std::string> quarter = {".......R",  //
                                                     ".R..3...",  //
                                                     "........",  //
                                                     ".......2",  //
                                                     ".3..2...",  //
                                                     "........",  //
                                                     "........",  //
                                                     "R..2...2"};
    const int row = std::min(spot.row, kSide - 1 - spot.row);
    const int col = std::min(spot.col, kSide - 1 - spot.col);
    return quarter[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)];
}

std::string text(const Placing& placing) {
    std::string result;
    for (const auto& [spot, placed_tile] : placing) {
        result += (result.empty() ? "" : " ") + std::string{placed_tile.is_joker ? "*" : ""} +
                  std::to_string(placed_tile.value) + "@" + static_cast<char>('A' + spot.row) +
                  std::to_string(spot.col + 1);
    }
    return result;
}

void Table::put(const Placing& placing) {
    for (const Laid& laid : placing) tiles_[laid.spot] = laid.placed_tile;
}

void Table::take_back(const Placing& placing) {
    for (const Laid& laid : placing) tiles_.erase(laid.spot);
}

Group Table::group_through(const Spot& spot, int down, int right) const {
    Spot first = spot;
    while (is_taken({first.row - down, first.col - right})) {
        first = {first.row - down, first.col - right};
    }
    Group group;
    for (Spot at = first; is_taken(at); at = {at.row + down, at.col + right}) group.push_back(at);
    return group;
}

std::set<Group> Table::groups_through(const Placing& placing) const {
    std::set<Group> groups;
    for (const Laid& laid : placing) {
        for (const auto& [down, right] : {std::pair{0, 1}, std::pair{1, 0}}) {
            const Group group = group_through(laid.spot, down, right);
            if (group.size() > 1) groups.insert(group);
        }
    }
    return groups;
}

std::set<Group> Table::groups() const {
    Placing all;
    for (const auto& [spot, placed_tile] : tiles_) all.push_back({spot, placed_tile});
    return groups_through(all);
}

bool Table::is_full_square(const Spot& corner, int size) const {
    for (int row = corner.row; row < corner.row + size; ++row) {
        for (int col = corner.col; col < corner.col + size; ++col) {
            if (!is_taken({row, col})) return false;
        }
    }
    return true;
}

bool Table::has_square_with(const Placing& placing, int size) const {
    for (const Laid& laid : placing) {
        for (int row = laid.spot.row - size + 1; row <= laid.spot.row; ++row) {
            for (int col = laid.spot.col - size + 1; col <= laid.spot.col; ++col) {
                if (is_full_square({row, col}, size)) return true;
            }
        }
    }
    return false;
}

int Table::sum(const Group& group) const {
    int sum = 0;
    for (const Spot& spot : group) sum += tiles_.at(spot).value;
    return sum;
}

std::set<Fault> Table::faults_of_squares(const std::vector<Spot>& spots) const {
    if (spots.empty()) return {Fault::no_tiles};
    const std::set<Spot> placed{spots.begin(), spots.end()};
    if (placed.size() < spots.size()) return {Fault::square_taken};
    if (std::any_of(spots.begin(), spots.end(), [&](auto& spot) { return is_taken(spot); })) {
        return {Fault::square_taken};
    }
    std::set<Fault> faults;
    std::set<int> rows;
    std::set<int> cols;
    bool touches = false;
    for (const Spot& spot : spots) {
        rows.insert(spot.row);
        cols.insert(spot.col);
        for (const Spot& other : beside(spot)) touches = touches || is_taken(other);
    }
    if (tiles_.empty() && placed.count(kCentre) == 0) faults.insert(Fault::misses_centre);
    if (!tiles_.empty() && !touches) faults.insert(Fault::touches_nothing);
    if (rows.size() > 1 && cols.size() > 1) {
        faults.insert(Fault::not_in_line);
        return faults;
    }
    for (int row = *rows.begin(); row <= *rows.rbegin(); ++row) {
        for (int col = *cols.begin(); col <= *cols.rbegin(); ++col) {
            const Spot between{row, col};
            if (placed.count(between) == 0 && !is_taken(between)) faults.insert(Fault::gap);
            if (placed.count(between) == 0 && placed.size() == 3) {
                faults.insert(Fault::three_not_a_trio);
            }
        }
    }
    return faults;
}

std::set<Fault> Table::faults_of_values(const Placing& placing) const {
    std::set<Fault> faults;
    for (const Group& group : groups_through(placing)) {
        if (group.size() > 3) faults.insert(Fault::group_too_long);
        if (group.size() == 3 && sum(group) != kTrio) faults.insert(Fault::trio_not_fifteen);
        if (group.size() == 2 && sum(group) > kTrio) faults.insert(Fault::pair_too_high);
    }
    return faults;
}

int Table::points(const triolet::Variant& rules, const Group& group) const {
    if (group.size() == 3) return kTrio + rules.trio_bonus;
    int points = 0;
    for (const Spot& spot : group) points += tiles_.at(spot).points();
    return points;
}

int Table::premium(const triolet::Variant& rules, const Laid& laid) const {
    const char special = special_at(laid.spot);
    const int more = special == '2' ? 1 : special == '3' ? 2 : 0;
    int most = 0;
    for (const Group& group : groups_through({laid})) {
        const int multiplied = group.size() == 3 ? points(rules, group) : laid.placed_tile.points();
        most = std::max(most, more * multiplied);
    }
    return most;
}

int Table::points(const triolet::Variant& rules, const Placing& placing) const {
    const auto groups = groups_through(placing);
    if (groups.empty()) return 2 * placing[0].placed_tile.points();  // a single tile on the centre
    int total = 0;
    for (const Group& group : groups) total += points(rules, group);
    for (const Laid& laid : placing) total += premium(rules, laid);
    const bool is_triolet = placing.size() == 3 && tiles_of(placing).count(kJoker) == 0;
    return total + (is_triolet ? rules.triolet_bonus : 0);
}

}  // namespace tercet::slow_triolet
