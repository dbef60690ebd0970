#include "triominos/view.hpp"

#include <vector>

#include <gtest/gtest.h>

#include "support/triominos_table.hpp"

namespace tercet::triominos {
namespace {

// triominos.md §14.1
TEST(View, DoesNotTellRacksOrPoolApart) {
    const Variant rules = table::preset("goliath-2023", 3, 3);
    const auto view_of_0 = [&](const char* rack_1, const char* rack_2, const char* draw) {
        return View{table::round(rules, {"012 333 444", rack_1, rack_2}, {"012@0,0", draw}),
                    Seat{0}};
    };
    const View view = view_of_0("011 022 023", "555 455 445", "draw 001");
    EXPECT_EQ(view, view_of_0("000 111 222", "145 245 255", "draw 002"));
    EXPECT_EQ(view, view_of_0("555 455 445", "011 022 023", "draw 345"));
    EXPECT_EQ(view, view_of_0("? ? ?", "? ? ?", "draw ?"));
}

// triominos.md §14.1
TEST(View, ShowsADrawnTileOnlyToWhoDrewIt) {
    const Position position = table::round(table::preset("goliath-2023", 2, 3),
                                           {"012 333 444", "011 022 023"}, {"012@0,0", "draw 001"});
    EXPECT_EQ(View(position, Seat{1}).table().playable(), table::tiles("001"));
    const View other{position, Seat{0}};
    EXPECT_TRUE(other.table().playable().empty());
    EXPECT_EQ(other.table().playable_unknown(), 1);
    EXPECT_TRUE(other.table().unseen().contains(table::tile("001")));
    // Whether the drawn tile must be placed would give it away.
    EXPECT_EQ(table::code(position, "draw ?"), Refusal::Code::drawn_tile_must_be_placed);
    EXPECT_TRUE(table::allows(other.table(), "draw ?"));
}

TEST(Sample, GivesEveryUnseenTileToARackEquallyOften) {
    const Position position =
        table::round(table::preset("goliath-2023", 2, 3), {"012 333 444", "011 022 023"});
    const View view{position, Seat{0}};
    Random random{3U};
    std::vector<int> held(kTileCount, 0);
    constexpr int kTimes = 20'000;
    for (int i = 0; i < kTimes; ++i) {
        sample(view, random).rack(Seat{1}).known.for_each([&](Tile tile) {
            ++held[static_cast<std::size_t>(tile.index())];
        });
    }
    TileSet::all().for_each([&](Tile tile) {
        const bool own = position.rack(Seat{0}).known.contains(tile);
        EXPECT_NEAR(held[static_cast<std::size_t>(tile.index())], own ? 0 : kTimes * 3.0 / 53,
                    own ? 0 : 6 * 33);
    });
}

}  // namespace
}  // namespace tercet::triominos
