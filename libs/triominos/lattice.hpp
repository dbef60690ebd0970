#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace tercet::triominos {

/// One triangle of the table. It points up when row + col is even, so a row alternates. Its corners
/// are listed clockwise from the apex, the lone corner (rows grow downwards):
///
///             A       B-------C
///            / .       .     /
///           / up.       . down
///          C-----B       . /
///                         A
struct Cell {
    std::int8_t row = 0;
    std::int8_t col = 0;

    constexpr bool points_up() const { return (row + col) % 2 == 0; }
    constexpr auto operator<=>(const Cell&) const = default;  // NOLINT(modernize-use-nullptr)
};

/// No cell that a tile can reach is further from the opening cell than this, in rows or columns.
inline constexpr int kFarthest = 55;

/// The cells that share an edge with this one. They are opposite its corners B, C and A.
constexpr std::array<Cell, 3> neighbours(Cell cell) {
    const int step = cell.points_up() ? 1 : -1;
    const auto at = [cell](int rows, int cols) {
        return Cell{static_cast<std::int8_t>(cell.row + rows),
                    static_cast<std::int8_t>(cell.col + cols)};
    };
    return {at(0, -step), at(0, step), at(step, 0)};
}

/// A point of the lattice where up to six cells meet: line r is the top of row r, and a cell (r, c)
/// reaches from x = c to x = c + 2.
struct Vertex {
    std::int8_t line = 0;
    std::int8_t x = 0;

    constexpr bool operator==(const Vertex&) const = default;
};

/// The corners of a cell, clockwise from the apex.
constexpr std::array<Vertex, 3> vertices(Cell cell) {
    const auto at = [cell](int line, int x) {
        return Vertex{static_cast<std::int8_t>(cell.row + line),
                      static_cast<std::int8_t>(cell.col + x)};
    };
    if (cell.points_up()) return {at(0, 1), at(1, 2), at(1, 0)};
    return {at(1, 1), at(0, 0), at(0, 2)};
}

/// The six cells around a vertex.
constexpr std::array<Cell, 6> cells_around(Vertex vertex) {
    std::array<Cell, 6> cells{};
    std::size_t count = 0;
    for (int row = vertex.line - 1; row <= vertex.line; ++row) {
        for (int col = vertex.x - 2; col <= vertex.x; ++col) {
            cells[count++] = {static_cast<std::int8_t>(row), static_cast<std::int8_t>(col)};
        }
    }
    return cells;
}

/// Cells and vertices as array indices. The table is unbounded, but 56 connected tiles and all they
/// touch span fewer than 62 rows and columns, so the lattice may be rolled up on 4,096 sites
/// without two of them ever meeting. Neighbours are constant offsets away, and the lowest bit of a
/// cell's site says which way it points.
namespace site {
inline constexpr int kCount = 4096;
inline constexpr int kRow = 65;  // odd, so that row + col keeps its parity

using Index = std::uint16_t;

constexpr Index wrapped(int index) { return static_cast<Index>(index & (kCount - 1)); }
constexpr Index of(Cell cell) { return wrapped(kRow * cell.row + cell.col); }
constexpr Index of(Vertex vertex) { return wrapped(kRow * vertex.line + vertex.x); }

/// From the site of a cell, which points up (even) or down (odd), to its vertices, clockwise from
/// the apex.
inline constexpr std::array<std::array<int, 3>, 2> kVertices = {
    {{1, kRow + 2, kRow}, {kRow + 1, 0, 2}}};

constexpr std::array<Index, 3> vertices(Index cell) {
    const auto& offsets = kVertices[cell % 2];
    return {wrapped(cell + offsets[0]), wrapped(cell + offsets[1]), wrapped(cell + offsets[2])};
}

/// In the order of neighbours(Cell).
constexpr std::array<Index, 3> neighbours(Index cell) {
    const int step = 1 - cell % 2 * 2;
    return {wrapped(cell - step), wrapped(cell + step), wrapped(cell + step * kRow)};
}

/// From the site of a vertex to the sites of the six cells around it.
inline constexpr std::array<int, 6> kCellsAround = {-kRow - 2, -kRow - 1, -kRow, -2, -1, 0};
}  // namespace site

}  // namespace tercet::triominos
