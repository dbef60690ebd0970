// A whole game: what is allowed in its course, and what comes of it.

#include <algorithm>
#include <utility>

#include "support/slow_triolet.hpp"

namespace tercet::slow_triolet {
namespace {

constexpr int kSide = 15;
constexpr int kRack = 3;

bool is_on_board(const Spot& spot) {
    return 0 <= spot.row && spot.row < kSide && 0 <= spot.col && spot.col < kSide;
}

/// Every choice of one to three squares of a line, up to a little more than a group apart.
std::vector<std::vector<Spot>> choices_of_squares() {
    std::vector<std::vector<Spot>> choices;
    for (int row = 0; row < kSide; ++row) {
        for (int col = 0; col < kSide; ++col) {
            const Spot first{row, col};
            choices.push_back({first});
            for (const auto& [down, right] : {std::pair{0, 1}, std::pair{1, 0}}) {
                for (int i = 1; i <= 3; ++i) {
                    const Spot second{row + i * down, col + i * right};
                    choices.push_back({first, second});
                    for (int j = i + 1; j <= 4; ++j) {
                        choices.push_back({first, second, {row + j * down, col + j * right}});
                    }
                }
            }
        }
    }
    const auto is_outside = [](const std::vector<Spot>& spots) {
        return !std::all_of(spots.begin(), spots.end(), is_on_board);
    };
    choices.erase(std::remove_if(choices.begin(), choices.end(), is_outside), choices.end());
    return choices;
}

std::vector<Spot> spots_of(const Placing& placing) {
    std::vector<Spot> spots;
    for (const Laid& laid : placing) spots.push_back(laid.spot);
    return spots;
}

bool holds(const Hand& hand, const Hand& wanted) {
    return std::includes(hand.begin(), hand.end(), wanted.begin(), wanted.end());
}

void take_out(Hand& hand, const Hand& tiles) {
    for (const int tile : tiles) hand.erase(hand.find(tile));
}

}  // namespace

Round::Round(const triolet::Variant& rules, std::vector<Hand> racks, int starter)
    : rules_{rules}, racks_{std::move(racks)}, starter_{starter}, scores_(racks_.size(), 0) {
    for (int tile = 0; tile <= kJoker; ++tile) {
        fewest_unseen_[tile] = static_cast<int>(unseen().count(tile));
    }
}

Hand Round::unseen() const {
    Hand left = all_tiles();
    for (const Hand& rack : racks_) take_out(left, rack);
    for (const auto& [spot, placed_tile] : table_.tiles())
        left.erase(left.find(placed_tile.tile()));
    return left;
}

int Round::bag_size() const { return static_cast<int>(unseen().size()) - rules_.out_of_play; }

int Round::to_move() const {
    if (turns_.empty()) return starter_;
    const Turn& last = turns_.back();
    return last.plays_again ? last.seat : (last.seat + 1) % static_cast<int>(seats());
}

bool Round::is_first_turn() const {
    return std::none_of(turns_.begin(), turns_.end(),
                        [&](const Turn& turn) { return turn.seat == to_move(); });
}

bool Round::bans_2x2(const Table& after) const {
    if (rules_.squares == triolet::Squares::own_first_turn) return is_first_turn();
    return after.tiles().size() == 4;
}

std::set<Fault> Round::faults(const Placing& placing) const {
    auto faults = table_.faults_of_squares(spots_of(placing));
    const Hand tiles = tiles_of(placing);
    if (!holds(rack(), tiles)) faults.insert(Fault::tile_not_held);
    if (tiles.count(kJoker) > 1) faults.insert(Fault::two_jokers);
    if (faults.count(Fault::no_tiles) + faults.count(Fault::square_taken) > 0) return faults;
    Table after = table_;
    after.put(placing);
    faults.merge(faults_in(after, placing));
    return faults;
}

std::set<Fault> Round::faults_in(const Table& after, const Placing& placing) const {
    auto faults = after.faults_of_values(placing);
    if (bans_2x2(after) && after.has_square_with(placing, 2)) faults.insert(Fault::completes_2x2);
    if (after.has_square_with(placing, 3)) faults.insert(Fault::completes_3x3);
    return faults;
}

void Round::add_layouts(const std::vector<Spot>& spots, const Hand& left, const Placing& begun,
                        std::vector<Placing>& found) const {
    if (begun.size() == spots.size()) return found.push_back(begun);
    for (const int tile : std::set<int>{left.begin(), left.end()}) {
        Hand rest = left;
        take_out(rest, {tile});
        for (int value = 0; value < kJoker; ++value) {
            if (tile != kJoker && tile != value) continue;
            Placing more = begun;
            more.push_back({spots[begun.size()], {value, tile == kJoker}});
            add_layouts(spots, rest, more, found);
        }
    }
}

std::vector<Placing> Round::layouts(const std::vector<Spot>& spots) const {
    std::vector<Placing> found;
    add_layouts(spots, rack(), {}, found);
    return found;
}

std::map<Placing, int> Round::placements() const {
    static const auto choices = choices_of_squares();
    std::map<Placing, int> found;
    if (ending_) return found;
    Table after = table_;
    for (const auto& spots : choices) {
        if (!table_.faults_of_squares(spots).empty()) continue;
        for (const Placing& placing : layouts(spots)) {
            if (tiles_of(placing).count(kJoker) > 1) continue;
            after.put(placing);
            if (faults_in(after, placing).empty()) found[placing] = after.points(rules_, placing);
            after.take_back(placing);
        }
    }
    return found;
}

bool Round::can_exchange(const Hand& given) const {
    const auto count = static_cast<int>(given.size());
    return !ending_ && may_exchange() && 1 <= count && count <= bag_size() && holds(rack(), given);
}

bool Round::can_pass(const std::map<Placing, int>& placements) const {
    return !ending_ && !may_exchange() && placements.empty();
}

int Round::draws_after_placing(int tiles) const {
    return std::min(kRack - static_cast<int>(rack().size()) + tiles, bag_size());
}

bool Round::can_draw(const Hand& drawn) const {
    const Hand before = unseen();
    if (!holds(before, drawn)) return false;
    int most_out_of_play = 0;
    for (const auto& [tile, fewest] : fewest_unseen_) {
        const auto left = static_cast<int>(before.count(tile) - drawn.count(tile));
        most_out_of_play += std::min(left, fewest);
    }
    return most_out_of_play >= rules_.out_of_play;
}

void Round::draw(const Hand& drawn) {
    rack().insert(drawn.begin(), drawn.end());
    const Hand left = unseen();
    for (auto& [tile, fewest] : fewest_unseen_) {
        fewest = std::min(fewest, static_cast<int>(left.count(tile)));
    }
}

void Round::place(const Placing& placing, const Hand& drawn) {
    const int seat = to_move();
    take_out(rack(), tiles_of(placing));
    table_.put(placing);
    scores_[static_cast<std::size_t>(seat)] += table_.points(rules_, placing);
    draw(drawn);
    const bool is_out = rack().empty();
    const bool plays_again = std::any_of(placing.begin(), placing.end(), [](const Laid& laid) {
        return special_at(laid.spot) == 'R';
    });
    turns_.push_back({seat, Kind::placement, plays_again});
    if (is_out) finish(Ending::out, seat);
}

void Round::exchange(const Hand& given, const Hand& drawn) {
    // What is put aside is neither in the bag nor on the rack while others are drawn.
    const int seat = to_move();
    draw(drawn);
    take_out(rack(), given);
    turns_.push_back({seat, Kind::exchange, false});
    const auto limit = static_cast<std::size_t>(rules_.stall) * seats();
    if (limit > 0 && last_turns_are(Kind::exchange, limit)) finish(Ending::stalled, seat);
}

void Round::pass() {
    const int seat = to_move();
    turns_.push_back({seat, Kind::pass, false});
    if (last_turns_are(Kind::pass, seats())) finish(Ending::blocked, seat);
}

bool Round::last_turns_are(Kind kind, std::size_t count) const {
    if (turns_.size() < count) return false;
    return std::all_of(turns_.end() - static_cast<std::ptrdiff_t>(count), turns_.end(),
                       [kind](const Turn& turn) { return turn.kind == kind; });
}

void Round::finish(Ending ending, int seat) {
    ending_ = ending;
    for (std::size_t i = 0; i < seats(); ++i) {
        const int left = slow_triolet::points(racks_[i]);
        if (ending == Ending::out) scores_[static_cast<std::size_t>(seat)] += left;
        if (ending != Ending::out) scores_[i] -= left;
    }
}

}  // namespace tercet::slow_triolet
