#include "triolet/point_table.hpp"

#include <algorithm>

namespace tercet::triolet {

PointTable::PointTable(const Variant& variant, const Board& board)
    : trio_{kTrioSum + variant.trio_bonus}, triolet_{variant.triolet_bonus} {
    board.reachable().for_each([&](Square square) {
        const auto at = static_cast<std::size_t>(square.index());
        for (std::size_t i = 0; i < kLines.size(); ++i) {
            beside_[i][at] = look(board, square, kLines[i]);
        }
    });
}

PointTable::Beside PointTable::look(const Board& board, Square square, Line line) const {
    int size = 0;
    Points points = 0;
    for (const int direction : {-step(line), step(line)}) {
        // Rows do not run into each other: there is always a free index between them.
        for (int at = square.index() + direction; 0 <= at && at < kIndexCount; at += direction) {
            const Square other = Square::from_index(at);
            if (!board.is_taken(other)) break;
            ++size;
            points += board.at(other).points();
        }
    }
    const Points fixed = size == 0 ? 0 : size == 1 ? points : trio_;
    return {static_cast<std::int16_t>(fixed), static_cast<std::uint8_t>(size == 1),
            static_cast<std::uint8_t>(size)};
}

Points PointTable::premium(int at, Points tile, int size, int size_across) const {
    Points most = 0;
    for (const int group : {size, size_across}) {
        if (group == 2) most = std::max(most, tile);
        if (group == 3) most = std::max(most, trio_);
    }
    return premium_at(Square::from_index(at)) == Premium::twice ? most : 2 * most;
}

}  // namespace tercet::triolet
