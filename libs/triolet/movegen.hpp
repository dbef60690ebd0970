#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/random.hpp"
#include "triolet/move.hpp"
#include "triolet/position.hpp"

namespace tercet::triolet {

/// Certain tiles in a certain order along a line: a placement but for where it starts.
struct Pattern {
    Line line = Line::row;
    std::uint8_t size = 1;
    bool has_gap = false;  ///< two tiles, on both sides of one that lies there
    std::array<Value, 3> values{};
    int joker = -1;  ///< which of them is one

    Place at(Square first) const {
        Place place;
        int index = first.index();
        for (int i = 0; i < size; ++i) {
            place.tiles.push_back(
                {Square::from_index(index), values[static_cast<std::size_t>(i)], i == joker});
            index += step(line) * (has_gap ? 2 : 1);
        }
        return place;
    }
};

/// Calls visit(Pattern, SquareSet) for every way to lay out some of the tiles, with all squares
/// that it may start from: what the board allows, but for 2x2 and 3x3 blocks.
template <class Visit>
void for_each_pattern(const Board& board, const Tiles& tiles, Visit visit);

/// The same for all racks that can be drawn from these tiles.
template <class Visit>
void for_each_pattern_of_racks(const Board& board, const Tiles& tiles, Visit visit);

/// Calls visit(Place) for every legal placement of known tiles, each once.
template <class Visit>
void for_each_placement(const Position& position, Visit visit);

/// Whether there is any for the seat to move; or for these tiles.
bool has_placement(const Position& position);
bool has_placement(const Position& position, const Tiles& tiles);

/// What is left to the seat to move where no tile can be placed: an exchange of the whole rack, or
/// else a pass.
Move move_without_placement(const Position& position);
/// What is played for the seat to move when its time is up: a pass if that is allowed, an exchange
/// of its dearest tile if not, and else the placement that scores most. Its rack is known.
Move move_out_of_time(const Position& position);
/// Whether an allowed move can be that one, as far as the known tiles tell.
bool can_be_out_of_time(const Position& position, const Move& move);
/// Whether a clock runs: in every turn (triolet.md §13.1).
inline bool is_timed(const Position&) { return true; }
/// Whether the time for a turn ends with it: every move does (triolet.md §13.1).
inline bool ends_turn(const Move&) { return true; }
/// A placement, every one equally likely; without one an exchange of some tiles, every choice
/// equally likely; without that a pass.
Move random_move(const Position& position, Random& random);
/// What chance may add to a move. Every tile is known. Of tiles alike it takes the one drawn for
/// one that was put back: with very many tiles out of play they then come a little too seldom.
Chance random_chance(const Position& position, const Move& move, Random& random);
/// Plays a random_move() with a random_chance(). Every tile is known.
void play_random_move(Position& position, Random& random);

namespace detail {

constexpr int kNoJoker = -1;

/// Free squares where a value fits across the line that a pattern runs along, as seen from where
/// the pattern starts: for its first, its second and its third square.
template <int Step>
struct Across {
    Across() = default;
    Across(const Board& board, Line cross, int value)
        : first{board.fitting(cross, static_cast<Value>(value))},
          second{first.template before<Step>()},
          third{first.template before<2 * Step>()} {}

    SquareSet first, second, third;
};

/// The tiles of a rack, or of more, by what they show.
template <std::size_t MostValues>
struct Hand {
    explicit Hand(const Tiles& held) : tiles{held}, has_joker{held.contains(Tile::joker())} {
        constexpr std::uint32_t kNumbers = (1U << static_cast<unsigned>(kValueCount)) - 1U;
        for (auto rest = held.kinds() & kNumbers; rest != 0; rest &= rest - 1) {
            values.push_back(std::countr_zero(rest));
        }
    }

    const Tiles& tiles;
    bool has_joker;
    StaticVector<int, MostValues> values;  ///< of the numbers, each once
};

/// The patterns along one line. All sets are of squares where a pattern may start.
template <Line Along>
class Lane {
public:
    Lane(const Board& board, const SquareSet& reachable)
        : board_{board},
          reach_two_{reachable | reachable.template before<kStep>()},
          reach_three_{reach_two_ | reachable.template before<2 * kStep>()} {
        const SquareSet taken_before = board.taken().template after<kStep>();
        const SquareSet taken_two_before = board.taken().template after<2 * kStep>();
        const SquareSet taken_third = board.taken().template before<2 * kStep>();
        const SquareSet taken_fourth = board.taken().template before<3 * kStep>();
        alone_ = kBoardSquares - taken_before - taken_third;
        one_before_ = kBoardSquares - taken_two_before - taken_third;
        open_ = kBoardSquares - taken_before - taken_fourth;
    }

    /// Two of the tiles.
    template <std::size_t MostValues, class Visit>
    void for_each_pair(const Hand<MostValues>& hand, Visit& visit) const {
        std::array<Across<kStep>, MostValues> acrosses;
        for (std::size_t i = 0; i < hand.values.size(); ++i) {
            acrosses[i] = Across<kStep>{board_, kCross, hand.values[i]};
        }
        for (std::size_t i = 0; i < hand.values.size(); ++i) {
            const int value = hand.values[i];
            const Across<kStep>& one = acrosses[i];
            if (hand.tiles.count(Tile{value}) > 1)
                visit_pairs(value, value, one, one, false, visit);
            for (std::size_t j = i + 1; j < hand.values.size(); ++j) {
                visit_pairs(value, hand.values[j], one, acrosses[j], false, visit);
            }
            for (int joker = 0; hand.has_joker && joker + value <= kTrioSum; ++joker) {
                const Across<kStep> other{board_, kCross, joker};
                visit_pairs(value, joker, one, other, true, visit);
            }
        }
    }

    /// All three, as a trio of their own. With a joker there is one value that it can have.
    template <class Visit>
    void for_each_trio(const Tiles& tiles, Visit& visit) const {
        const int rest = kTrioSum - tiles.value();
        const int jokers = tiles.count(Tile::joker());
        const bool is_trio = jokers == 0 ? rest == 0 : jokers == 1 && rest >= 0;
        if (tiles.size() != kRackSize || !is_trio) return;
        std::array<Tile, kRackSize> order{tiles.nth(0), tiles.nth(1), tiles.nth(2)};
        do {
            Pattern pattern{Along, kRackSize, false, {}, kNoJoker};
            for (std::size_t i = 0; i < order.size(); ++i) {
                const bool is_joker = order[i].is_joker();
                pattern.values[i] = static_cast<Value>(is_joker ? rest : order[i].kind());
                if (is_joker) pattern.joker = static_cast<int>(i);
            }
            visit(pattern, Across<kStep>(board_, kCross, pattern.values[0]).first &
                               Across<kStep>(board_, kCross, pattern.values[1]).second &
                               Across<kStep>(board_, kCross, pattern.values[2]).third &
                               reach_three_ & open_);
        } while (std::next_permutation(order.begin(), order.end()));
    }

private:
    static constexpr int kStep = step(Along);
    static constexpr Line kCross = across(Along);

    /// Two tiles in both orders; two numbers alike in one.
    template <class Visit>
    void visit_pairs(int one, int other, const Across<kStep>& across_one,
                     const Across<kStep>& across_other, bool other_is_joker, Visit& visit) const {
        if (one + other > kTrioSum) return;
        const auto a = static_cast<Value>(one);
        const auto b = static_cast<Value>(other);
        // Side by side: by themselves, or as a trio with a tile that lies before or after them.
        const SquareSet third = board_.showing(static_cast<Value>(kTrioSum - one - other));
        const SquareSet in_line =
            reach_two_ & (alone_ | (third.template after<kStep>() & one_before_) |
                          (third.template before<2 * kStep>() & open_));
        // Or on both sides of it.
        const SquareSet around = third.template before<kStep>() & open_;
        const int last_is_joker = other_is_joker ? 1 : kNoJoker;
        visit(Pattern{Along, 2, false, {a, b}, last_is_joker},
              across_one.first & across_other.second & in_line);
        visit(Pattern{Along, 2, true, {a, b}, last_is_joker},
              across_one.first & across_other.third & around);
        if (one == other && !other_is_joker) return;
        const int first_is_joker = other_is_joker ? 0 : kNoJoker;
        visit(Pattern{Along, 2, false, {b, a}, first_is_joker},
              across_other.first & across_one.second & in_line);
        visit(Pattern{Along, 2, true, {b, a}, first_is_joker},
              across_other.first & across_one.third & around);
    }

    const Board& board_;
    SquareSet reach_two_;    ///< one of two squares is reachable
    SquareSet reach_three_;  ///< one of three
    SquareSet alone_;        ///< free before the first square, and after the second
    SquareSet one_before_;   ///< free two before the first, and after the second
    SquareSet open_;         ///< free before the first, and after the third
};

}  // namespace detail

namespace detail {

template <std::size_t MostValues, class Visit>
void for_each_single(const Board& board, const SquareSet& reachable, const Hand<MostValues>& hand,
                     Visit& visit) {
    const auto visit_single = [&](int value, int joker) {
        const auto shown = static_cast<Value>(value);
        visit(Pattern{Line::row, 1, false, {shown}, joker},
              board.fitting(Line::row, shown) & board.fitting(Line::column, shown) & reachable);
    };
    for (const int value : hand.values) visit_single(value, kNoJoker);
    for (int value = 0; hand.has_joker && value < kValueCount; ++value) visit_single(value, 0);
}

/// Those of them that there are.
inline Tiles held_of(const std::array<Tile, kRackSize>& wanted, const Tiles& tiles) {
    Tiles held;
    for (const Tile tile : wanted) {
        if (held.count(tile) < tiles.count(tile)) held.insert(tile);
    }
    return held;
}

/// Calls visit(Tiles) for three of the tiles that may be a trio, each choice once.
template <class Visit>
void for_each_trio_of(const Tiles& tiles, Visit visit) {
    const auto visit_held = [&](const std::array<Tile, kRackSize>& trio) {
        if (const Tiles held = held_of(trio, tiles); held.size() == kRackSize) visit(held);
    };
    for (int one = 0; one < kValueCount; ++one) {
        for (int two = one; one + two <= kTrioSum; ++two) {
            const int rest = kTrioSum - one - two;
            if (rest >= two) visit_held({Tile{one}, Tile{two}, Tile{rest}});
            visit_held({Tile{one}, Tile{two}, Tile::joker()});
        }
    }
}

}  // namespace detail

template <class Visit>
void for_each_pattern(const Board& board, const Tiles& tiles, Visit visit) {
    const SquareSet reachable = board.reachable();
    const detail::Hand<kRackSize> hand{tiles};
    detail::for_each_single(board, reachable, hand, visit);
    if (tiles.size() < 2) return;
    const detail::Lane<Line::row> rows{board, reachable};
    const detail::Lane<Line::column> columns{board, reachable};
    rows.for_each_pair(hand, visit);
    rows.for_each_trio(tiles, visit);
    columns.for_each_pair(hand, visit);
    columns.for_each_trio(tiles, visit);
}

template <class Visit>
void for_each_pattern_of_racks(const Board& board, const Tiles& tiles, Visit visit) {
    const SquareSet reachable = board.reachable();
    const detail::Hand<kValueCount> hand{tiles};
    detail::for_each_single(board, reachable, hand, visit);
    const detail::Lane<Line::row> rows{board, reachable};
    const detail::Lane<Line::column> columns{board, reachable};
    rows.for_each_pair(hand, visit);
    columns.for_each_pair(hand, visit);
    detail::for_each_trio_of(tiles, [&](const Tiles& trio) {
        rows.for_each_trio(trio, visit);
        columns.for_each_trio(trio, visit);
    });
}

template <class Visit>
void for_each_placement(const Position& position, Visit visit) {
    if (position.is_over()) return;
    for_each_pattern(position.board(), position.rack(position.to_move()).known,
                     [&](const Pattern& pattern, const SquareSet& starts) {
                         starts.for_each([&](Square first) {
                             const Place place = pattern.at(first);
                             if (!position.refusal_of_block(place)) visit(place);
                         });
                     });
}

}  // namespace tercet::triolet
