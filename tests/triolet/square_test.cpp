#include "triolet/square.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "support/triolet_table.hpp"

namespace tercet::triolet {
namespace {

std::vector<Square> all_squares() {
    std::vector<Square> all;
    for (int row = 0; row < kSide; ++row) {
        for (int col = 0; col < kSide; ++col) all.emplace_back(row, col);
    }
    return all;
}

// triolet.md §2.1
TEST(Square, IsOneOfFifteenRowsAndColumns) {
    std::set<std::string> names;
    for (const Square square : all_squares()) {
        const std::string name = notation::text_of(square);
        names.insert(name);
        EXPECT_EQ(name[0], static_cast<char>('A' + square.row()));
        EXPECT_EQ(std::stoi(name.substr(1)), square.col() + 1);
        EXPECT_EQ(table::square(name), square);
        EXPECT_EQ(Square::from_index(square.index()), square);
    }
    EXPECT_EQ(names.size(), 225U);
    EXPECT_EQ(notation::text_of(kCentre), "H8");
    EXPECT_FALSE(Square::is_on_board(-1, 0) || Square::is_on_board(0, -1));
    EXPECT_FALSE(Square::is_on_board(15, 0) || Square::is_on_board(0, 15));
    EXPECT_TRUE(Square::is_on_board(0, 0) && Square::is_on_board(14, 14));
}

TEST(Square, OrdersByRowThenColumn) {
    const auto all = all_squares();
    EXPECT_TRUE(std::is_sorted(all.begin(), all.end()));
    EXPECT_LT(table::square("A15"), table::square("B1"));
}

TEST(Square, TheNextOfALineIsAStepAway) {
    EXPECT_EQ(Square::from_index(kCentre.index() + step(Line::row)), table::square("H9"));
    EXPECT_EQ(Square::from_index(kCentre.index() + step(Line::column)), table::square("I8"));
    EXPECT_EQ(across(Line::row), Line::column);
    EXPECT_EQ(across(Line::column), Line::row);
}

/// The picture of the rule book, row by row.
std::vector<std::string> picture() {
    std::ifstream book{"docs/rules/triolet.md"};
    std::vector<std::string> rows;
    for (std::string line; std::getline(book, line) && rows.size() < 15;) {
        const bool is_row = line.size() == 18 && line.substr(1, 2) == "  " &&
                            line[0] == static_cast<char>('A' + static_cast<int>(rows.size()));
        if (is_row) rows.push_back(line.substr(3));
    }
    return rows;
}

// triolet.md §2.2
TEST(Premium, SquaresAreThoseOfThePicture) {
    const auto rows = picture();
    ASSERT_EQ(rows.size(), 15U);
    const std::map<char, Premium> meaning = {{'.', Premium::none},
                                             {'2', Premium::twice},
                                             {'*', Premium::twice},
                                             {'3', Premium::thrice},
                                             {'R', Premium::replay}};
    std::map<Premium, int> count;
    for (const Square square : all_squares()) {
        const char drawn =
            rows[static_cast<std::size_t>(square.row())][static_cast<std::size_t>(square.col())];
        ASSERT_EQ(meaning.count(drawn), 1U) << drawn;
        EXPECT_EQ(premium_at(square), meaning.at(drawn)) << notation::text_of(square);
        EXPECT_EQ(drawn == '*', square == kCentre);
        ++count[premium_at(square)];
    }
    EXPECT_EQ(count[Premium::twice], 9);
    EXPECT_EQ(count[Premium::thrice], 8);
    EXPECT_EQ(count[Premium::replay], 8);
}

// triolet.md §2.2
TEST(Premium, SquaresLookTheSameFromEverySide) {
    for (const Square square : all_squares()) {
        const Premium special = premium_at(square);
        EXPECT_EQ(special, premium_at({square.col(), square.row()}));
        EXPECT_EQ(special, premium_at({square.row(), 14 - square.col()}));
        EXPECT_EQ(special, premium_at({14 - square.row(), square.col()}));
    }
}

// triolet.md §2.3
TEST(Premium, SquaresOfALineAreMoreThanTwoApart) {
    for (const Square one : all_squares()) {
        for (const Square other : all_squares()) {
            const bool are_special =
                premium_at(one) != Premium::none && premium_at(other) != Premium::none;
            const bool are_in_line = one.row() == other.row() || one.col() == other.col();
            if (one == other || !are_special || !are_in_line) continue;
            EXPECT_GT(std::abs(one.row() - other.row()) + std::abs(one.col() - other.col()), 2);
        }
    }
}

// triolet.md §2.4
TEST(Placement, IsWrittenByItsSquaresFromTheTopLeft) {
    const Place place = table::place("11@H8 3@H9");
    ASSERT_EQ(place.tiles.size(), 2U);
    EXPECT_EQ(place.tiles[0], (PlacedTile{table::square("H8"), 11, false}));
    EXPECT_EQ(place.tiles[1], (PlacedTile{table::square("H9"), 3, false}));
    EXPECT_EQ(table::place("3@H9 11@H8"), place);
    EXPECT_EQ(notation::text_of(table::place("2@O3 *7@I3")), "*7@I3 2@O3");
    EXPECT_EQ(table::place("*7@I8").tiles[0], (PlacedTile{table::square("I8"), 7, true}));
    EXPECT_EQ(table::place("*7@I8").tiles[0].tile(), Tile::joker());
}

/// A set of squares and its slow twin.
struct Twins {
    SquareSet fast;
    std::set<Square> slow;
};

Twins random_twins(Random& random) {
    Twins twins;
    for (auto count = random.below(120); count > 0; --count) {
        const Square square{static_cast<int>(random.below(15)), static_cast<int>(random.below(15))};
        twins.fast.insert(square);
        twins.slow.insert(square);
    }
    return twins;
}

std::set<Square> listed(const SquareSet& set) {
    std::set<Square> list;
    set.for_each([&](Square square) { list.insert(square); });
    return list;
}

TEST(SquareSet, HoldsWhatASetHolds) {
    Random random{1U};
    for (int i = 0; i < 300; ++i) {
        Twins twins = random_twins(random);
        for (int j = 0; j < 10; ++j) {
            const Square square{static_cast<int>(random.below(15)),
                                static_cast<int>(random.below(15))};
            twins.fast.erase(square);
            twins.slow.erase(square);
        }
        EXPECT_EQ(listed(twins.fast), twins.slow);
        EXPECT_EQ(twins.fast.size(), static_cast<int>(twins.slow.size()));
        EXPECT_EQ(twins.fast.empty(), twins.slow.empty());
        for (const Square square : all_squares()) {
            EXPECT_EQ(twins.fast.contains(square), twins.slow.count(square) == 1);
        }
        int n = 0;
        for (const Square square : twins.slow) EXPECT_EQ(twins.fast.nth(n++), square);
    }
}

TEST(SquareSet, CombinesAsSetsDo) {
    Random random{2U};
    for (int i = 0; i < 300; ++i) {
        const Twins one = random_twins(random);
        const Twins other = random_twins(random);
        std::set<Square> both;
        std::set<Square> either = one.slow;
        std::set<Square> without = one.slow;
        for (const Square square : other.slow) {
            if (one.slow.count(square) == 1) both.insert(square);
            either.insert(square);
            without.erase(square);
        }
        EXPECT_EQ(listed(one.fast & other.fast), both);
        EXPECT_EQ(listed(one.fast | other.fast), either);
        EXPECT_EQ(listed(one.fast - other.fast), without);
        EXPECT_EQ(one.fast == other.fast, one.slow == other.slow);
    }
}

template <int Steps>
void expect_shifts(const Twins& twins) {
    std::set<Square> before;
    std::set<Square> after;
    for (const Square square : twins.slow) {
        const int index = square.index();
        if (index >= Steps) before.insert(Square::from_index(index - Steps));
        if (index + Steps < kIndexCount) after.insert(Square::from_index(index + Steps));
    }
    EXPECT_EQ(listed(twins.fast.before<Steps>()), before);
    EXPECT_EQ(listed(twins.fast.after<Steps>()), after);
}

TEST(SquareSet, IsShiftedByStepsOfTheIndex) {
    Random random{3U};
    for (int i = 0; i < 100; ++i) {
        const Twins twins = random_twins(random);
        expect_shifts<1>(twins);
        expect_shifts<2>(twins);
        expect_shifts<3>(twins);
        expect_shifts<16>(twins);
        expect_shifts<32>(twins);
        expect_shifts<48>(twins);
    }
}

TEST(SquareSet, FlipsASquareInAndOut) {
    Random random{4U};
    const SquareSet before = random_twins(random).fast;
    for (const Square square : all_squares()) {
        SquareSet set = before;
        set.flip(square);
        EXPECT_EQ(set.contains(square), !before.contains(square));
        set.flip(square);
        EXPECT_EQ(set, before);
    }
}

// triolet.md §2.1
TEST(SquareSet, KnowsAllSquaresOfTheBoard) {
    EXPECT_EQ(kBoardSquares.size(), 225);
    for (const Square square : all_squares()) EXPECT_TRUE(kBoardSquares.contains(square));
    EXPECT_EQ(listed(SquareSet::of(kCentre)), std::set<Square>{kCentre});
}

}  // namespace
}  // namespace tercet::triolet
