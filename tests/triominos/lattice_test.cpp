#include "triominos/lattice.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "support/triominos_table.hpp"

namespace tercet::triominos {
namespace {

constexpr Cell cell_at(int row, int col) {
    return {static_cast<std::int8_t>(row), static_cast<std::int8_t>(col)};
}

/// Every cell that a tile can reach, with some to spare.
std::vector<Cell> cells() {
    std::vector<Cell> list;
    for (int row = -57; row <= 57; ++row) {
        for (int col = -57; col <= 57; ++col) list.push_back(cell_at(row, col));
    }
    return list;
}

std::set<std::pair<int, int>> vertex_set(Cell cell) {
    std::set<std::pair<int, int>> set;
    for (const Vertex vertex : vertices(cell)) set.insert({vertex.line, vertex.x});
    return set;
}

template <class List, class Item>
bool has(const List& list, const Item& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

/// A vertex as a point of the plane, y downwards.
struct Point {
    double x, y;
};
Point point_of(Vertex vertex) { return {vertex.x * 0.5, vertex.line * std::sqrt(0.75)}; }

// triominos.md §2.1
TEST(Lattice, CellsPointUpWhereRowAndColumnAddUpToAnEvenNumber) {
    EXPECT_TRUE((Cell{0, 0}.points_up()));
    EXPECT_FALSE((Cell{0, 1}.points_up()));
    EXPECT_FALSE((Cell{-1, 0}.points_up()));
    EXPECT_TRUE((Cell{-1, -3}.points_up()));
    for (const Cell cell : cells()) {
        EXPECT_NE(cell.points_up(), cell_at(cell.row, cell.col + 1).points_up());
        EXPECT_NE(cell.points_up(), cell_at(cell.row + 1, cell.col).points_up());
        // The apex is above the two other corners, or below.
        const auto [apex, second, third] = vertices(cell);
        EXPECT_EQ(second.line, third.line);
        EXPECT_EQ(apex.line < second.line, cell.points_up());
    }
}

// triominos.md §2.2
TEST(Lattice, CornersRunClockwiseFromTheApex) {
    for (const Cell cell : cells()) {
        const auto corners = vertices(cell);
        EXPECT_NE(corners[0].line, corners[1].line);
        const Point a = point_of(corners[0]);
        const Point b = point_of(corners[1]);
        const Point c = point_of(corners[2]);
        // With y downwards, a positive cross product turns clockwise. All sides have length 1.
        const double cross = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
        EXPECT_NEAR(cross, std::sqrt(0.75), 1e-9);
        EXPECT_NEAR(std::hypot(b.x - a.x, b.y - a.y), 1, 1e-9);
        EXPECT_NEAR(std::hypot(c.x - b.x, c.y - b.y), 1, 1e-9);
    }
    // An up cell: top, right, left. A down cell: bottom, left, right.
    const auto up = vertices(Cell{0, 0});
    EXPECT_GT(up[1].x, up[2].x);
    const auto down = vertices(Cell{0, 1});
    EXPECT_LT(down[1].x, down[2].x);
}

// triominos.md §2.3
TEST(Lattice, NeighboursShareExactlyTwoVertices) {
    for (const Cell cell : cells()) {
        const auto beside = neighbours(cell);
        const auto own = vertex_set(cell);
        // Of all cells near, exactly the neighbours share an edge.
        for (int row = cell.row - 3; row <= cell.row + 3; ++row) {
            for (int col = cell.col - 3; col <= cell.col + 3; ++col) {
                const Cell other = cell_at(row, col);
                if (other == cell) continue;
                const auto theirs = vertex_set(other);
                const auto common = std::count_if(
                    own.begin(), own.end(), [&](auto vertex) { return theirs.count(vertex); });
                EXPECT_EQ(common == 2, has(beside, other));
                EXPECT_LE(common, 2);
            }
        }
    }
}

// triominos.md §2.3
TEST(Lattice, NeighboursAreLeftRightAndBelowOrAbove) {
    for (const Cell cell : cells()) {
        const auto beside = neighbours(cell);
        EXPECT_TRUE(has(beside, cell_at(cell.row, cell.col - 1)));
        EXPECT_TRUE(has(beside, cell_at(cell.row, cell.col + 1)));
        EXPECT_TRUE(has(beside, cell_at(cell.row + (cell.points_up() ? 1 : -1), cell.col)));
    }
}

TEST(Lattice, NeighbourhoodIsMutualAndPointsTheOtherWay) {
    for (const Cell cell : cells()) {
        for (const Cell other : neighbours(cell)) {
            EXPECT_TRUE(has(neighbours(other), cell));
            EXPECT_NE(other.points_up(), cell.points_up());
        }
    }
}

TEST(Lattice, NeighboursAreOppositeTheCornersBCA) {
    for (const Cell cell : cells()) {
        const auto corners = vertices(cell);
        const auto beside = neighbours(cell);
        for (std::size_t i = 0; i < 3; ++i) {
            EXPECT_FALSE(has(vertices(beside[i]), corners[(i + 1) % 3]));
            EXPECT_TRUE(has(vertices(beside[i]), corners[i]));
            EXPECT_TRUE(has(vertices(beside[i]), corners[(i + 2) % 3]));
        }
    }
}

// triominos.md §2.4
TEST(Lattice, SixCellsMeetInAVertex) {
    for (const Cell cell : cells()) {
        for (const Vertex vertex : vertices(cell)) {
            const auto around = cells_around(vertex);
            EXPECT_TRUE(has(around, cell));
            for (std::size_t i = 0; i < 6; ++i) {
                EXPECT_TRUE(has(vertices(around[i]), vertex));
                EXPECT_EQ(std::count(around.begin(), around.end(), around[i]), 1);
                // They close a ring: each has two neighbours among the others.
                const auto beside = neighbours(around[i]);
                EXPECT_EQ(std::count_if(beside.begin(), beside.end(),
                                        [&](Cell other) { return has(around, other); }),
                          2);
            }
        }
    }
}

// triominos.md §2.5
TEST(Lattice, NoTileCanBeFurtherAwayThanTheFarthest) {
    // Every tile is a step from another, and a step changes a row or a column by one.
    for (const Cell cell : cells()) {
        for (const Cell other : neighbours(cell)) {
            EXPECT_EQ(std::abs(other.row - cell.row) + std::abs(other.col - cell.col), 1);
        }
    }
    EXPECT_EQ(kFarthest, kTileCount - 1);
}

// triominos.md §2.6
TEST(Lattice, APlacementIsWrittenWithThePipsFromTheApexAndTheCell) {
    const Place place = table::place("101@0,1");
    EXPECT_EQ(place.tile.corners(), (Corners{0, 1, 1}));
    EXPECT_EQ(place.cell, (Cell{0, 1}));
    const Corners pips = corners_of(place.tile, place.rotation);
    const auto corners = vertices(place.cell);
    const std::vector<std::pair<Vertex, Pip>> expected = {
        {{1, 2}, 1}, {{0, 1}, 0}, {{0, 3}, 1}};  // bottom, upper left, upper right
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(corners[i], expected[i].first);
        EXPECT_EQ(pips[i], expected[i].second);
    }
    EXPECT_EQ(table::place("251@-3,4").cell, (Cell{-3, 4}));
    EXPECT_EQ(table::place("251@-3,4").tile, table::tile("125"));
}

// triominos.md §2.5
TEST(Site, NoTwoCellsOfAWindowCollide) {
    // A window further down is the same one shifted, on the sites as on the table.
    for (const auto& [top, left] : {std::pair{0, 0}, {-58, -58}, {-30, 17}, {-57, 0}, {0, -57}}) {
        std::set<int> cell_sites;
        std::set<int> vertex_sites;
        for (int row = top; row < top + 62; ++row) {
            for (int col = left; col < left + 62; ++col) {
                EXPECT_TRUE(cell_sites.insert(site::of(cell_at(row, col))).second);
                const Vertex vertex{static_cast<std::int8_t>(row), static_cast<std::int8_t>(col)};
                EXPECT_TRUE(vertex_sites.insert(site::of(vertex)).second);
            }
        }
        EXPECT_LT(*cell_sites.rbegin(), site::kCount);
    }
}

TEST(Site, KeepsTheShapeOfTheLattice) {
    for (const Cell cell : cells()) {
        const site::Index here = site::of(cell);
        EXPECT_EQ(here % 2 == 0, cell.points_up());
        const auto corners = vertices(cell);
        const auto sites = site::vertices(here);
        for (std::size_t i = 0; i < 3; ++i) {
            EXPECT_EQ(sites[i], site::of(corners[i]));
            const auto around = cells_around(corners[i]);
            for (std::size_t k = 0; k < 6; ++k) {
                EXPECT_EQ(site::wrapped(sites[i] + site::kCellsAround[k]), site::of(around[k]));
            }
        }
    }
}

}  // namespace
}  // namespace tercet::triominos
