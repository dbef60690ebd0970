#include "triolet/view.hpp"

#include <vector>

#include <gtest/gtest.h>

#include "support/triolet_table.hpp"
#include "triolet/game.hpp"
#include "triolet/movegen.hpp"

namespace tercet::triolet {
namespace {

/// Calls visit(position) all along random games of every preset and number of players.
template <class Visit>
void for_many_positions(Visit visit) {
    for (const auto& preset : presets()) {
        for (int seats = 2; seats <= 4; ++seats) {
            Random random{static_cast<std::uint64_t>(seats)};
            Position position = Game::random_position(preset.variant, seats, random);
            for (;;) {
                visit(position);
                if (position.is_over()) break;
                play_random_move(position, random);
            }
        }
    }
}

// triolet.md §15.1
TEST(View, HoldsWhatASeatMayKnow) {
    for_many_positions([](const Position& position) {
        for_each_seat(position.seats(), [&](Seat seat) {
            const View view{position, seat};
            const Position& table = view.table();
            EXPECT_EQ(view.seat(), seat);
            EXPECT_EQ(table.board(), position.board());
            EXPECT_EQ(table.scores(), position.scores());
            EXPECT_EQ(table.to_move(), position.to_move());
            EXPECT_EQ(table.is_first_turn(), position.is_first_turn());
            EXPECT_EQ(table.bag_size(), position.bag_size());
            EXPECT_EQ(table.ending(), position.ending());
            EXPECT_EQ(table.starter(), position.starter());
            EXPECT_EQ(table.rack(seat), position.rack(seat));
            Tiles unseen = position.unseen();
            for_each_seat(position.seats(), [&](Seat other) {
                if (other == seat) return;
                EXPECT_EQ(table.rack(other), (Rack{{}, position.rack(other).size()}));
                unseen += position.rack(other).known;
            });
            EXPECT_EQ(table.unseen(), unseen);
        });
    });
}

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

// triolet.md §15.1
TEST(Sample, CannotBeToldFromTheTruth) {
    Random random{1U};
    for_many_positions([&](const Position& position) {
        for_each_seat(position.seats(), [&](Seat seat) {
            const View view{position, seat};
            const Position sampled = sample(view, random);
            EXPECT_EQ(sampled.hidden(), 0);
            ASSERT_EQ(View(sampled, seat), view);
        });
    });
}

TEST(Sample, CanBePlayedOn) {
    Random random{2U};
    int played = 0;
    for_many_positions([&](const Position& position) {
        if (position.board().tile_count() % 7 != 3 || position.is_over()) return;
        Position sampled = sample(View{position, Seat{0}}, random);
        play_out<Game>(sampled, random);
        EXPECT_TRUE(sampled.is_over());
        ++played;
    });
    EXPECT_GT(played, 5);
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
