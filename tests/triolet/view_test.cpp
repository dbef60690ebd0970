#include "triolet/view.hpp"

#include <cmath>
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
        const double expected = kTimes * 3.0 * copies / 80;
        EXPECT_NEAR(held[static_cast<std::size_t>(kind)], expected, 6 * std::sqrt(expected));
    }
}

// triolet.md §15.1: who gives a tile back knows where it is, until somebody else draws.
TEST(Sample, LeavesInTheBagWhatTheSeatItselfPutThere) {
    Position position = table::round(Variant{}, {"15 1 1", "2 2 2", "3 3 3"}, {"swap 15 +4"});
    Random random{5U};
    const auto times_held_by_others = [&](Seat seat) {
        int held = 0;
        for (int i = 0; i < 2000; ++i) {
            const Position sampled = sample(View{position, seat}, random);
            for_each_seat(3, [&](Seat other) {
                held += sampled.rack(other).known.contains(Tile{15}) ? 1 : 0;
            });
        }
        return held;
    };
    EXPECT_EQ(View(position, Seat{0}).table().in_bag(), table::tiles("15"));
    EXPECT_EQ(times_held_by_others(Seat{0}), 0);
    EXPECT_GT(times_held_by_others(Seat{1}), 20);  // who cannot know
    table::play(position, {"2@H8 +5"});
    EXPECT_TRUE(View(position, Seat{0}).table().in_bag().empty());
    EXPECT_GT(times_held_by_others(Seat{0}), 20);
}

TEST(Sample, KnowsWhatTheSeatDrewBackItself) {
    const Position position =
        table::round(Variant{}, {"15 14 1", "2 2 2"}, {"swap 15 14 +1 +4", "swap 2 +3"});
    EXPECT_EQ(View(position, Seat{1}).table().in_bag(), table::tiles("2"));
    EXPECT_TRUE(View(position, Seat{0}).table().in_bag().empty());
}

}  // namespace
}  // namespace tercet::triolet
