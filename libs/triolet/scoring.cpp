#include "triolet/scoring.hpp"

#include <algorithm>

namespace tercet::triolet {

SquareSet BoardWith::taken() const {
    SquareSet taken = board_.taken();
    for (const PlacedTile& placed_tile : place_.tiles) taken.insert(placed_tile.square);
    return taken;
}

Group BoardWith::run(int start, int step) const {
    Group group;
    for (int at = start; 0 <= at && at < kIndexCount; at += step) {
        const Square square = Square::from_index(at);
        const auto* placed = std::find_if(
            place_.tiles.begin(), place_.tiles.end(),
            [&](const PlacedTile& placed_tile) { return placed_tile.square == square; });
        if (placed == place_.tiles.end() && !board_.is_taken(square)) break;
        const PlacedTile placed_tile = placed == place_.tiles.end() ? board_.at(square) : *placed;
        ++group.size;
        group.sum += placed_tile.value;
        group.points += placed_tile.points();
    }
    return group;
}

Group BoardWith::group_at(Square square, Line line) const {
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
Points premium_gain(const Groups& groups, const PlacedTile& placed_tile, Points trio) {
    Points most = 0;
    for (const Line line : kLines) {
        const int size = groups.group_at(placed_tile.square, line).size;
        if (size == 2) most = std::max(most, placed_tile.points());
        if (size == 3) most = std::max(most, trio);
    }
    return most * (multiplier(placed_tile.square) - 1);
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
        const PlacedTile& placed_tile = place.tiles[0];
        gain.tile = placed_tile.points();
        gain.premium = (multiplier(placed_tile.square) - 1) * placed_tile.points();
        return gain;
    }
    bool has_joker = false;
    for (const PlacedTile& placed_tile : place.tiles) {
        has_joker = has_joker || placed_tile.is_joker;
        if (multiplier(placed_tile.square) > 1)
            gain.premium += premium_gain(groups, placed_tile, trio);
    }
    if (place.tiles.size() == 3 && !has_joker) gain.triolet = variant.triolet_bonus;
    return gain;
}

}  // namespace

Gain gain_before(const Variant& variant, const Board& board, const Place& place) {
    return gain(variant, BoardWith{board, place}, place);
}

Points points_before(const Variant& variant, const Board& board, const Place& place) {
    return gain_before(variant, board, place).total();
}

Points points_after(const Variant& variant, const Board& board, const Place& place) {
    return gain(variant, board, place).total();
}

}  // namespace tercet::triolet
