#include "triominos/view.hpp"

#include <vector>

#include <gtest/gtest.h>

#include "support/triominos_table.hpp"
#include "triominos/game.hpp"
#include "triominos/movegen.hpp"

namespace tercet::triominos {
namespace {

/// Calls visit(position) all along random rounds of every preset and number of players.
template <class Visit>
void for_many_positions(Visit visit) {
    for (const auto& preset : presets()) {
        for (int seats = 1; seats <= kMaxSeats; ++seats) {
            if (!preset.variant.allows(seats)) continue;
            Random random{static_cast<std::uint64_t>(seats)};
            Position position = Game::random_position(preset.variant, seats, random);
            for (;;) {
                visit(position);
                if (position.is_over()) break;
                const Move move = random_move(position, random);
                position.play(move, random_chance(position, move, random));
            }
        }
    }
}

// triominos.md §14.1
TEST(View, HoldsWhatASeatMayKnow) {
    for_many_positions([](const Position& position) {
        for_each_seat(position.seats(), [&](Seat seat) {
            const View view{position, seat};
            const Position& table = view.table();
            EXPECT_EQ(view.seat(), seat);
            EXPECT_EQ(table.board(), position.board());
            EXPECT_EQ(table.scores(), position.scores());
            EXPECT_EQ(table.to_move(), position.to_move());
            EXPECT_EQ(table.draws(), position.draws());
            EXPECT_EQ(table.pool_size(), position.pool_size());
            EXPECT_EQ(table.is_over(), position.is_over());
            EXPECT_EQ(table.ending(), position.ending());
            EXPECT_EQ(table.starter(), position.starter());
            EXPECT_EQ(table.rack(seat), position.rack(seat));
            TileSet unseen = position.unseen();
            for_each_seat(position.seats(), [&](Seat other) {
                if (other == seat) return;
                EXPECT_EQ(table.rack(other), (Rack{{}, position.rack(other).size()}));
                unseen |= position.rack(other).known;
            });
            EXPECT_EQ(table.unseen(), unseen);
            if (position.to_move() == seat) {
                EXPECT_EQ(table.playable(), position.playable());
            } else {
                EXPECT_TRUE(table.playable().empty());
            }
        });
    });
}

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

// triominos.md §14.1
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
    for_many_positions([&](const Position& position) {
        if (position.board().placed().size() % 7 != 3) return;
        Position sampled = sample(View{position, Seat{0}}, random);
        play_out<Game>(sampled, random);
        EXPECT_TRUE(sampled.is_over());
    });
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
