#include "triominos/board.hpp"

#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "support/triominos_table.hpp"

namespace tercet::triominos {
namespace {

constexpr Cell cell_at(int row, int col) {
    return {static_cast<std::int8_t>(row), static_cast<std::int8_t>(col)};
}

using Where = std::pair<int, int>;
Where where(Cell cell) { return {cell.row, cell.col}; }
Where where(Vertex vertex) { return {vertex.line, vertex.x}; }

Board board_of(const std::vector<std::string>& placements) {
    Board board;
    for (const auto& text : placements) board.place(table::place(text));
    return board;
}

/// The figure of the rule book (§4.2): the cell 1,0 makes a bridge, then 1,1 completes two
/// hexagons, or three if 2,0 2,-1 and 1,-1 are filled before.
const std::vector<std::string> kFigure = {"000@0,0", "001@0,1", "140@0,2", "404@1,2",
                                          "424@1,3", "342@2,3", "434@2,2", "454@2,1"};

/// What there is to know about a board, worked out anew from the tiles on it.
struct Survey {
    explicit Survey(const Board& board) {
        for (const Place& place : board.placed()) {
            taken.insert(where(place.cell));
            const auto corners = vertices(place.cell);
            const Corners shown = corners_of(place.tile, place.rotation);
            for (std::size_t i = 0; i < 3; ++i) {
                pips[where(corners[i])] = shown[i];
                ++tiles_at[where(corners[i])];
            }
        }
        for (const Place& place : board.placed()) {
            for (const Cell cell : neighbours(place.cell)) {
                if (taken.count(where(cell)) == 0) frontier.insert(where(cell));
            }
        }
    }

    Demand demand(Cell cell) const {
        Demand demand;
        const auto corners = vertices(cell);
        for (std::size_t i = 0; i < 3; ++i) {
            const auto found = pips.find(where(corners[i]));
            if (found != pips.end()) demand.pips[i] = found->second;
        }
        return demand;
    }

    Shape shape(Cell cell) const {
        Shape shape;
        for (const Cell other : neighbours(cell)) {
            shape.edges += static_cast<int>(taken.count(where(other)));
        }
        for (const Vertex vertex : vertices(cell)) {
            const auto found = tiles_at.find(where(vertex));
            shape.corners += found == tiles_at.end() ? 0 : 1;
            shape.hexagons += found != tiles_at.end() && found->second == 5 ? 1 : 0;
        }
        return shape;
    }

    std::set<Where> taken;
    std::set<Where> frontier;
    std::map<Where, Pip> pips;
    std::map<Where, int> tiles_at;
};

void expect_agreement(const Board& board) {
    const Survey survey{board};
    std::set<Where> frontier;
    board.frontier().for_each([&](int slot) { frontier.insert(where(board.cell_of(slot))); });
    EXPECT_EQ(frontier, survey.frontier);
    for (int row = -60; row <= 60; ++row) {
        for (int col = -60; col <= 60; ++col) {
            const Cell cell = cell_at(row, col);
            EXPECT_EQ(board.is_taken(cell), survey.taken.count(where(cell)) == 1);
            EXPECT_EQ(board.is_frontier(cell), survey.frontier.count(where(cell)) == 1);
        }
    }
    std::map<Where, TileSet> fits;
    TileSet::all().for_each([&](Tile tile) {
        board.slots_for(tile).for_each(
            [&](int slot) { fits[where(board.cell_of(slot))].insert(tile); });
    });
    TileSet fitting;
    for (const auto& [row, col] : survey.frontier) {
        const Cell cell = cell_at(row, col);
        EXPECT_EQ(board.demand_at(cell), survey.demand(cell));
        EXPECT_EQ(board.shape_at(cell), survey.shape(cell));
        EXPECT_EQ(fits[where(cell)], tiles_meeting(survey.demand(cell)));
        fitting |= fits[where(cell)];
    }
    EXPECT_EQ(board.fitting(TileSet::all()), fitting);
}

/// Placements of all tiles in random order, each where it fits, until none does.
std::vector<Place> random_growth(Random& random) {
    Board board;
    TileSet left = TileSet::all();
    std::vector<Place> growth;
    const auto put = [&](const Place& place) {
        board.place(place);
        left.erase(place.tile);
        growth.push_back(place);
    };
    put({random_tile(left, random), Cell{}, Rotation{}});
    for (TileSet next = board.fitting(left); !next.empty(); next = board.fitting(left)) {
        const Tile tile = random_tile(next, random);
        const SlotSet slots = board.slots_for(tile);
        const int slot =
            slots.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(slots.size()))));
        put({tile, board.cell_of(slot), rotation_meeting(tile, board.demand_of(slot))});
    }
    return growth;
}

TEST(Board, StartsEmpty) {
    const Board board;
    EXPECT_TRUE(board.empty());
    EXPECT_TRUE(board.placed().empty());
    EXPECT_TRUE(board.frontier().empty());
    EXPECT_TRUE(board.fitting(TileSet::all()).empty());
    EXPECT_EQ(board.demand_at(Cell{}), Demand{});
    EXPECT_EQ(board.shape_at(Cell{}), Shape{});
}

// triominos.md §3.2, §3.3
TEST(Board, KnowsWhatItsTilesAskFor) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        Random random{seed};
        Board board;
        for (const Place& place : random_growth(random)) {
            board.place(place);
            expect_agreement(board);
            if (testing::Test::HasFailure()) return;
        }
    }
}

TEST(Board, RemembersTheOrderOfItsTiles) {
    const Board board = board_of(kFigure);
    ASSERT_EQ(board.placed().size(), kFigure.size());
    for (std::size_t i = 0; i < kFigure.size(); ++i) {
        EXPECT_EQ(board.placed()[i], table::place(kFigure[i]));
    }
}

TEST(Board, TakingBackIsTheIdentity) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Random random{seed};
        Board board;
        std::vector<Board> before;
        std::vector<Board::Undo> undos;
        for (const Place& place : random_growth(random)) {
            before.push_back(board);
            undos.push_back(board.place(place).undo);
        }
        while (!undos.empty()) {
            board.take_back(undos.back());
            ASSERT_EQ(board, before.back());
            undos.pop_back();
            before.pop_back();
        }
        EXPECT_EQ(board, Board{});
    }
}

TEST(Board, ReportsTheShapeThatWasForeseen) {
    Random random{9U};
    for (int i = 0; i < 30; ++i) {
        Board board;
        for (const Place& place : random_growth(random)) {
            const Shape foreseen = board.shape_at(place.cell);
            EXPECT_EQ(board.place(place).shape, foreseen);
        }
    }
}

TEST(Board, DiffersWhereATileDiffers) {
    const Board board = board_of({"012@0,0", "101@0,1"});
    EXPECT_EQ(board, board_of({"012@0,0", "101@0,1"}));
    EXPECT_NE(board, board_of({"012@0,0"}));
    EXPECT_NE(board, board_of({"012@0,0", "100@0,1"}));
}

// triominos.md §2.5
TEST(Board, ReachesAsFarAsItsTilesDo) {
    // Thirty-eight tiles side by side, given by the pips along the row: lower, upper, lower, ...
    const std::string pips = "3532211005544333244400033111422255302021";
    Board board;
    for (std::size_t i = 0; i + 2 < pips.size(); ++i) {
        const auto [left, apex, right] = std::tuple{pips[i], pips[i + 1], pips[i + 2]};
        const bool up = i % 2 == 0;
        const auto [tile, rotation] = table::shown({apex, up ? right : left, up ? left : right});
        board.place({tile, cell_at(0, static_cast<int>(i)), rotation});
    }
    ASSERT_EQ(board.placed().size(), 38U);
    expect_agreement(board);
    EXPECT_EQ(board.shape_at(cell_at(0, 38)), (Shape{1, 2, 0}));
    EXPECT_EQ(board.shape_at(cell_at(0, -1)), (Shape{1, 2, 0}));
}

TEST(Board, IsNotMisledByACellFarAway) {
    const Board board = board_of({"012@0,0", "101@0,1"});
    // 63 rows and a column on, a cell has the site of 0,0 and of its surroundings.
    for (const int sign : {-1, 1}) {
        for (int row = -1; row <= 1; ++row) {
            for (int col = -1; col <= 1; ++col) {
                const Cell far = cell_at(row + sign * 63, col + sign);
                EXPECT_EQ(site::of(far), site::of(cell_at(row, col)));
                EXPECT_FALSE(board.is_taken(far));
                EXPECT_FALSE(board.is_frontier(far));
            }
        }
    }
    EXPECT_FALSE(board.is_frontier(cell_at(127, 127)));
    EXPECT_FALSE(board.is_frontier(cell_at(-128, -128)));
}

// triominos.md §4.2
TEST(Board, ABridgeHasOneNeighbourAndATileAtTheOppositeCorner) {
    const Board board = board_of(kFigure);
    const Shape bridge = board.shape_at(cell_at(1, 0));
    EXPECT_EQ(bridge, (Shape{1, 3, 0}));
    EXPECT_TRUE(bridge.is_bridge());
    // One neighbour and nothing opposite; two neighbours.
    EXPECT_EQ(board.shape_at(cell_at(0, -1)), (Shape{1, 2, 0}));
    EXPECT_FALSE(board.shape_at(cell_at(0, -1)).is_bridge());
    EXPECT_EQ(board.shape_at(cell_at(1, 1)).edges, 2);
    EXPECT_FALSE(board.shape_at(cell_at(1, 1)).is_bridge());
}

// triominos.md §4.3
TEST(Board, CountsTheHexagonsThatATileCompletes) {
    Board board = board_of({"000@0,0", "001@0,1", "140@0,2", "404@1,2", "045@1,1"});
    EXPECT_EQ(board.shape_at(cell_at(1, 0)), (Shape{2, 3, 1}));

    board = board_of(kFigure);
    board.place(table::place("500@1,0"));
    EXPECT_EQ(board.shape_at(cell_at(1, 1)), (Shape{3, 3, 2}));
    for (const auto* text : {"545@2,0", "555@2,-1", "055@1,-1"}) {
        EXPECT_EQ(board.place(table::place(text)).shape.hexagons, 0);
    }
    EXPECT_EQ(board.shape_at(cell_at(1, 1)), (Shape{3, 3, 3}));
}

// triominos.md §4.4
TEST(Board, NoTileIsABridgeAndCompletesAHexagon) {
    Random random{21U};
    int bridges = 0;
    int hexagons = 0;
    for (int i = 0; i < 300; ++i) {
        Board board;
        for (const Place& place : random_growth(random)) {
            const Shape shape = board.place(place).shape;
            EXPECT_FALSE(shape.is_bridge() && shape.hexagons > 0);
            EXPECT_TRUE(shape.hexagons == 0 || shape.edges >= 2);
            bridges += shape.is_bridge() ? 1 : 0;
            hexagons += shape.hexagons;
        }
    }
    EXPECT_GT(bridges, 0);
    EXPECT_GT(hexagons, 0);
}

}  // namespace
}  // namespace tercet::triominos
