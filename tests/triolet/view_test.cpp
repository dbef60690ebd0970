#include "triolet/view.hpp"

#include <vector>

#include <gtest/gtest.h>

#include "support/triolet_table.hpp"

namespace tercet::triolet {
namespace {

// triolet.md §15.1
TEST(View, DoesNotTellRacksDrawsOrExchangesApart) {
    const auto view_of_0 = [](const char* rack_1, const char* rack_2, const char* first,
                              const char* second) {
        return View{table::round(Variant{}, {"5 6 7", rack_1, rack_2}, {"5@H8 +1", first, second}),
                    Seat{0}};
    };
    const View view = view_of_0("1 2 3", "4 4 4", "1@H9 +9", "swap 4 4 +8 +8");
    EXPECT_EQ(view, view_of_0("1 15 14", "* * 0", "1@H9 +12", "swap * 0 +2 +3"));
    EXPECT_EQ(view, view_of_0("? ? ?", "? ? ?", "1@H9 +?", "swap ? ? +? +?"));
}

TEST(Sample, GivesEveryUnseenTileToARackEquallyOften) {
    const View view{table::round(Variant{}, {"5 15 *", "0 0 0"}), Seat{0}};
    Random random{3U};
    std::vector<int> held(kKindCount, 0);
    constexpr int kTimes = 20'000;
    for (int i = 0; i < kTimes; ++i) {
        sample(view, random).rack(Seat{1}).known.for_each([&](Tile tile) {
            ++held[static_cast<std::size_t>(tile.kind())];
        });
    }
    for (int kind = 0; kind < kKindCount; ++kind) {
        const int copies = view.table().unseen().count(Tile::from_kind(kind));
        EXPECT_NEAR(held[static_cast<std::size_t>(kind)], kTimes * 3.0 * copies / 80, 480);
        EXPECT_TRUE(copies > 0 || held[static_cast<std::size_t>(kind)] == 0);
    }
}

}  // namespace
}  // namespace tercet::triolet
