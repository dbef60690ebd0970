#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "game/points.hpp"
#include "triolet/board.hpp"
#include "triolet/movegen.hpp"
#include "triolet/variant.hpp"

namespace tercet::triolet {

/// What patterns score on one board that is not empty. What lies beside each square is looked up
/// once, which pays for whoever asks about many: points_before() tells one at a time.
class PointTable {
public:
    PointTable(const Variant& variant, const Board& board);

    /// Of a pattern that may start there.
    Points points_of(const Pattern& pattern, Square first) const;

private:
    /// The tiles of one line on both sides of a free square, and what a tile between them scores:
    /// a fixed part and, in a pair, its own points.
    struct Beside {
        std::int16_t fixed = 0;
        std::uint8_t own = 0;
        std::uint8_t size = 0;
    };

    Beside look(const Board& board, Square square, Line line) const;
    const Beside& beside(Line line, int at) const {
        return beside_[line == Line::row ? 0 : 1][static_cast<std::size_t>(at)];
    }
    /// What a special square adds to a tile on it, in groups of these sizes.
    Points premium(int at, Points tile, int size, int size_across) const;

    std::array<std::array<Beside, kIndexCount>, 2> beside_{};
    Points trio_;
    Points triolet_;
};

inline Points PointTable::points_of(const Pattern& pattern, Square first) const {
    const Line cross = across(pattern.line);
    const int stride = step(pattern.line) * (pattern.has_gap ? 2 : 1);
    Points total = 0;
    Points sum = 0;
    int others = 0;  // that lie in the line already
    int special = -1;
    int at = first.index();
    for (int i = 0; i < pattern.size; ++i, at += stride) {
        const Points tile = i == pattern.joker ? 0 : pattern.values[static_cast<std::size_t>(i)];
        const Beside& side = beside(cross, at);
        total += side.fixed + side.own * tile;
        sum += tile;
        others += beside(pattern.line, at).size;
        const Premium premium = premium_at(Square::from_index(at));
        if (premium == Premium::twice || premium == Premium::thrice) special = i;
    }
    if (pattern.has_gap) others = 1;  // seen from both sides
    const int size = pattern.size + others;
    if (pattern.size == 1) {
        const Beside& side = beside(pattern.line, first.index());
        total += side.fixed + side.own * sum;
    } else {
        total += size == 2 ? sum : trio_;
    }
    if (pattern.size == 3 && pattern.joker < 0) total += triolet_;
    if (special < 0) return total;
    const Points tile =
        special == pattern.joker ? 0 : pattern.values[static_cast<std::size_t>(special)];
    at = first.index() + special * stride;
    return total + premium(at, tile, size, 1 + beside(cross, at).size);
}

}  // namespace tercet::triolet
