#include "triolet/board.hpp"

#include <bit>
#include <cassert>

namespace tercet::triolet {

namespace {

constexpr std::uint16_t kAllValues = 0xffff;

/// The values up to a sum that is left.
constexpr std::uint16_t up_to(int most) {
    return static_cast<std::uint16_t>((std::uint32_t{2} << static_cast<unsigned>(most)) - 1U);
}

constexpr bool is_on_board(int at) {
    return 0 <= at && at < kIndexCount && at % kStride < kSide && at / kStride < kSide;
}

}  // namespace

Board::Board() {
    for (auto& by_value : fitting_) by_value.fill(kBoardSquares);
    for (auto& by_square : fitting_values_) {
        by_square.fill(0);
        kBoardSquares.for_each([&](Square square) {
            by_square[static_cast<std::size_t>(square.index())] = kAllValues;
        });
    }
    shown_.fill(kFree);
}

PlacedTile Board::at(Square square) const {
    assert(is_taken(square));
    const std::uint8_t what = shown(square.index());
    return {square, static_cast<Value>(what & kValueMask), (what & kJoker) != 0};
}

SquareSet Board::reachable() const {
    if (empty()) return SquareSet::of(kCentre);
    const SquareSet beside =
        taken_.before<1>() | taken_.after<1>() | taken_.before<kStride>() | taken_.after<kStride>();
    return (beside & kBoardSquares) - taken_;
}

Group Board::run(int start, int step) const {
    Group group;
    for (int at = start; shown(at) != kFree; at += step) {
        ++group.size;
        group.sum += shown(at) & kValueMask;
        group.points += (shown(at) & kJoker) != 0 ? 0 : shown(at);
    }
    return group;
}

Group Board::group_at(Square square, Line line) const {
    assert(is_taken(square));
    const Group before = run(square.index(), -step(line));
    const Group after = run(square.index() + step(line), step(line));
    return {before.size + after.size, before.sum + after.sum, before.points + after.points};
}

void Board::put(const PlacedTile& placed_tile) {
    assert(!is_taken(placed_tile.square));
    show(placed_tile.square.index(),
         static_cast<std::uint8_t>(placed_tile.value | (placed_tile.is_joker ? kJoker : 0)));
    taken_.insert(placed_tile.square);
    showing_[placed_tile.value].insert(placed_tile.square);
    ++tile_count_;
    for (const Line line : kLines) refit_ends(placed_tile.square.index(), line);
}

void Board::take_back(Square square) {
    const PlacedTile placed_tile = at(square);
    show(square.index(), kFree);
    taken_.erase(square);
    showing_[placed_tile.value].erase(square);
    --tile_count_;
    for (const Line line : kLines) {
        const int one = step(line);
        const Group before = run(square.index() - one, -one);
        const Group after = run(square.index() + one, one);
        refit(square.index(), line, before.size + after.size, before.sum + after.sum);
        if (before.size > 0) refit_ends(square.index() - one, line);
        if (after.size > 0) refit_ends(square.index() + one, line);
        if (before.size == 0) refit_alone(square.index() - one, line, -one);
        if (after.size == 0) refit_alone(square.index() + one, line, one);
    }
}

void Board::refit_ends(int at, Line line) {
    const int one = step(line);
    const Group before = run(at, -one);
    const Group after = run(at + one, one);
    const int size = before.size + after.size;
    const int sum = before.sum + after.sum;
    for (const int direction : {-one, one}) {
        const int end = at + direction * (direction < 0 ? before.size : after.size + 1);
        if (!is_on_board(end)) continue;
        const Group beyond = run(end + direction, direction);
        refit(end, line, size + beyond.size, sum + beyond.sum);
    }
}

void Board::refit_alone(int at, Line line, int direction) {
    if (!is_on_board(at)) return;
    const Group beyond = run(at + direction, direction);
    refit(at, line, beyond.size, beyond.sum);
}

void Board::refit(int at, Line line, int size, int sum) {
    const int left = kTrioSum - sum;
    std::uint16_t values = 0;
    if (size == 0) values = kAllValues;
    if (size == 1) values = up_to(left);
    if (size == 2 && left >= 0) {
        values = static_cast<std::uint16_t>(1U << static_cast<unsigned>(left));
    }
    std::uint16_t& old = fitting_values_[index(line)][static_cast<std::size_t>(at)];
    const Square square = Square::from_index(at);
    for (unsigned changed = old ^ values; changed != 0; changed &= changed - 1) {
        fitting_[index(line)][static_cast<std::size_t>(std::countr_zero(changed))].flip(square);
    }
    old = values;
}

}  // namespace tercet::triolet
