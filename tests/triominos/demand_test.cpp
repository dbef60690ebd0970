#include "triominos/demand.hpp"

#include <vector>

#include <gtest/gtest.h>

#include "support/triominos_table.hpp"

namespace tercet::triominos {
namespace {

/// Every demand there is, from three open corners to three pips.
std::vector<Demand> demands() {
    std::vector<Demand> list;
    for (Pip a = 0; a <= kOpen; ++a) {
        for (Pip b = 0; b <= kOpen; ++b) {
            for (Pip c = 0; c <= kOpen; ++c) list.push_back({{a, b, c}});
        }
    }
    return list;
}

int open_corners(const Demand& demand) {
    int count = 0;
    for (const Pip pip : demand.pips) count += pip == kOpen ? 1 : 0;
    return count;
}

// triominos.md §3.3
TEST(Demand, IsMetWhereEveryCornerGivenIsEqual) {
    for (const Demand& demand : demands()) {
        TileSet::all().for_each([&](Tile tile) {
            for (int steps = 0; steps < 3; ++steps) {
                const Corners corners = corners_of(tile, Rotation{steps});
                bool same = true;
                for (std::size_t i = 0; i < 3; ++i) {
                    same = same && (demand.pips[i] == kOpen || demand.pips[i] == corners[i]);
                }
                EXPECT_EQ(demand.is_met_by(corners), same);
            }
        });
    }
}

TEST(Demand, TilesMeetingItMeetItInSomeTurn) {
    for (const Demand& demand : demands()) {
        TileSet::all().for_each([&](Tile tile) {
            bool meets = false;
            for (int steps = 0; steps < 3; ++steps) {
                meets = meets || demand.is_met_by(corners_of(tile, Rotation{steps}));
            }
            EXPECT_EQ(tiles_meeting(demand).contains(tile), meets);
            if (!meets) return;
            EXPECT_TRUE(demand.is_met_by(corners_of(tile, rotation_meeting(tile, demand))));
        });
    }
}

// triominos.md §1.5
TEST(Demand, WithTwoCornersGivenATileFitsInOneTurnOnly) {
    for (const Demand& demand : demands()) {
        if (open_corners(demand) > 1) continue;
        tiles_meeting(demand).for_each([&](Tile tile) {
            int turns = 0;
            for (int steps = 0; steps < 3; ++steps) {
                turns += demand.is_met_by(corners_of(tile, Rotation{steps})) ? 1 : 0;
            }
            EXPECT_EQ(turns, tile.is_triple() ? 3 : 1);
            EXPECT_TRUE(!tile.is_triple() || rotation_meeting(tile, demand) == Rotation{0});
        });
    }
}

// triominos.md §1.2
TEST(Demand, NoTileIsItsMirrorImage) {
    EXPECT_EQ(tiles_meeting({{0, 1, 2}}), TileSet::of(table::tile("012")));
    EXPECT_EQ(tiles_meeting({{2, 0, 1}}), TileSet::of(table::tile("012")));
    EXPECT_TRUE(tiles_meeting({{0, 2, 1}}).empty());
    EXPECT_TRUE(tiles_meeting({{5, 3, 1}}).empty());
}

// triominos.md §3.3
TEST(Demand, AnEdgeIsMetByTwoToSixTiles) {
    EXPECT_EQ(tiles_meeting({{kOpen, 1, 4}}), table::tiles("014 114 144 145"));
    EXPECT_EQ(tiles_meeting({{4, 1, kOpen}}), table::tiles("114 124 134 144"));
    for (const Demand& demand : demands()) {
        if (open_corners(demand) != 1) continue;
        EXPECT_GE(tiles_meeting(demand).size(), 2);
        EXPECT_LE(tiles_meeting(demand).size(), 6);
    }
    EXPECT_EQ(tiles_meeting({}), TileSet::all());
}

}  // namespace
}  // namespace tercet::triominos
