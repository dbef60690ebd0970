#include "triolet/scoring.hpp"

#include <algorithm>

namespace tercet::triolet {

SquareSet Outlook::taken() const {
    SquareSet taken = board_.taken();
    for (const Stone& stone : place_.stones) taken.insert(stone.square);
    return taken;
}

Group Outlook::run(int start, int step) const {
    Group group;
    for (int at = start; 0 <= at && at < kIndexCount; at += step) {
        const Square square = Square::from_index(at);
        const auto* placed =
            std::find_if(place_.stones.begin(), place_.stones.end(),
                         [&](const Stone& stone) { return stone.square == square; });
        if (placed == place_.stones.end() && !board_.is_taken(square)) break;
        const Stone stone = placed == place_.stones.end() ? board_.at(square) : *placed;
        ++group.size;
        group.sum += stone.value;
        group.points += stone.points();
    }
    return group;
}

Group Outlook::group_at(Square square, Line line) const {
    const Group before = run(square.index(), -step(line));
    const Group after = run(square.index() + step(line), step(line));
    return {before.size + after.size, before.sum + after.sum, before.points + after.points};
}

namespace {

int multiplier(Square square) {
    switch (premium_at(square)) {
        case Premium::twice: return 2;
        case Premium::thrice: return 3;
        case Premium::none:
        case Premium::replay: break;
    }
    return 1;
}

/// What a tile on a special square adds. One of its groups is multiplied, whichever pays most: a
/// trio as a whole, in a pair the tile alone. Groups has group_at(Square, Line).
template <class Groups>
Points premium_gain(const Groups& groups, const Stone& stone, Points trio) {
    Points most = 0;
    for (const Line line : kLines) {
        const int size = groups.group_at(stone.square, line).size;
        if (size == 2) most = std::max(most, stone.points());
        if (size == 3) most = std::max(most, trio);
    }
    return most * (multiplier(stone.square) - 1);
}

template <class Groups>
Gain gain(const Variant& variant, const Groups& groups, const Place& place) {
    const Points trio = kTrioSum + variant.trio_bonus;
    Gain gain;
    bool has_group = false;
    for_each_group(place, [&](Square square, Line line) {
        const Group group = groups.group_at(square, line);
        if (group.size == 2) gain.pairs += group.points;
        if (group.size == 3) gain.trios += trio;
        has_group = has_group || group.size > 1;
    });
    if (!has_group) {  // the opening, of a single tile
        const Stone& stone = place.stones[0];
        gain.tile = stone.points();
        gain.premium = (multiplier(stone.square) - 1) * stone.points();
        return gain;
    }
    bool has_joker = false;
    for (const Stone& stone : place.stones) {
        has_joker = has_joker || stone.is_joker;
        if (multiplier(stone.square) > 1) gain.premium += premium_gain(groups, stone, trio);
    }
    if (place.stones.size() == 3 && !has_joker) gain.triolet = variant.triolet_bonus;
    return gain;
}

}  // namespace

Gain gain_before(const Variant& variant, const Board& board, const Place& place) {
    return gain(variant, Outlook{board, place}, place);
}

Points points_before(const Variant& variant, const Board& board, const Place& place) {
    return gain_before(variant, board, place).total();
}

Points points_after(const Variant& variant, const Board& board, const Place& place) {
    return gain(variant, board, place).total();
}

}  // namespace tercet::triolet
