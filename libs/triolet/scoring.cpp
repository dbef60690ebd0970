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
    switch (special_at(square)) {
        case Special::twice: return 2;
        case Special::thrice: return 3;
        case Special::none:
        case Special::replay: break;
    }
    return 1;
}

/// Groups has group_at(Square, Line).
template <class Groups>
Points points(const Variant& variant, const Groups& groups, const Place& place) {
    const Points trio = kTrioSum + variant.trio_bonus;
    Points points = 0;
    bool has_group = false;
    for_each_group(place, [&](Square square, Line line) {
        const Group group = groups.group_at(square, line);
        if (group.size == 2) points += group.points;
        if (group.size == 3) points += trio;
        has_group = has_group || group.size > 1;
    });
    bool has_joker = false;
    for (const Stone& stone : place.stones) {
        has_joker = has_joker || stone.is_joker;
        const int times = multiplier(stone.square);
        if (times == 1) continue;
        if (!has_group) return times * stone.points();  // the opening, of a single tile
        // One of its groups is multiplied, whichever pays most.
        Points gain = 0;
        for (const Line line : kLines) {
            const Group group = groups.group_at(stone.square, line);
            if (group.size == 2) gain = std::max(gain, (times - 1) * stone.points());
            if (group.size == 3) gain = std::max(gain, (times - 1) * trio);
        }
        points += gain;
    }
    const bool is_triolet = place.stones.size() == 3 && !has_joker;
    return points + (is_triolet ? variant.triolet_bonus : 0);
}

}  // namespace

Points points_before(const Variant& variant, const Board& board, const Place& place) {
    return points(variant, Outlook{board, place}, place);
}

Points points_after(const Variant& variant, const Board& board, const Place& place) {
    return points(variant, board, place);
}

}  // namespace tercet::triolet
