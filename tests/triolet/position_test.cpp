#include "triolet/position.hpp"

#include <set>
#include <string>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "support/triolet_table.hpp"
#include "triolet/game.hpp"
#include "triolet/movegen.hpp"

// A game from its deal on: whose turn it is, filling up, the opening of the sheet.

namespace tercet::triolet {
namespace {

using Code = Refusal::Code;
using table::List;
using table::scores;

// triolet.md §3.2, §3.3
TEST(Position, StartsWithTheDeal) {
    const Position position = table::round(Variant{}, {"0 1 *", "5 5 ?", "? ? ?"}, {}, 2);
    EXPECT_TRUE(position.board().empty());
    EXPECT_EQ(position.seats(), 3);
    EXPECT_EQ(position.starter(), Seat{2});
    EXPECT_EQ(position.to_move(), Seat{2});
    EXPECT_EQ(position.rack(Seat{0}), (Rack{table::tiles("0 1 *"), 0}));
    EXPECT_EQ(position.rack(Seat{1}), (Rack{table::tiles("5 5"), 1}));
    EXPECT_EQ(position.rack(Seat{2}), (Rack{{}, 3}));
    EXPECT_EQ(position.hidden_on_racks(), 4);
    EXPECT_EQ(position.unseen().size(), 83 - 5);
    EXPECT_EQ(position.bag_size(), 83 - 9 - 3);
    EXPECT_EQ(scores(position), (List{0, 0, 0}));
    EXPECT_FALSE(position.is_over());
    EXPECT_FALSE(position.is_settled());
    EXPECT_FALSE(position.ending());
}

// triolet.md §9.9
TEST(Position, PlaysTheOpeningOfTheSheet) {
    struct Step {
        const char* action;
        Points points;
    };
    const std::vector<Step> steps = {{"11@H8 3@H9 +4 +3", 25},
                                     {"8@I7 4@I8 +7 +0", 27},
                                     {"4@H6 3@I6 +8 +1", 37},
                                     {"7@J7 0@J8 +9 +9", 52},
                                     {"8@J6 +2", 60}};
    for (const auto& preset : presets()) {
        Position position = table::round(preset.variant, {"11 3 15", "8 4 8"});
        List expected = {0, 0};
        for (const Step& step : steps) {
            const Seat seat = position.to_move();
            if (seat == Seat{1} && position.is_first_turn()) {
                const bool own = preset.variant.squares == Squares::own_first_turn;
                EXPECT_EQ(table::code(position, "4@I8 8@I9"),
                          own ? Code::first_turn_completes_2x2 : Code::first_four_are_2x2);
            }
            EXPECT_EQ(table::points(position, step.action), step.points) << step.action;
            table::play(position, {step.action});
            expected[static_cast<std::size_t>(seat.index())] += step.points;
            EXPECT_EQ(scores(position), expected);
            EXPECT_EQ(position.to_move(), seat.next(2));
        }
        EXPECT_EQ(scores(position), (List{122, 79}));
        EXPECT_EQ(position.board(), table::board("11@H8 3@H9 8@I7 4@I8 4@H6 3@I6 7@J7 0@J8 8@J6"));
    }
}

// triolet.md §4.1
TEST(Turn, GoesToTheNextSeatUnlessAReplaySquareIsCovered) {
    for (const auto& preset : presets()) {
        for (int seats = 2; seats <= 4; ++seats) {
            for (std::uint64_t seed = 0; seed < 10; ++seed) {
                Random random{seed};
                Position position = random_position<Game>(preset.variant, seats, random);
                EXPECT_EQ(position.to_move(), position.starter());
                while (!position.is_over()) {
                    const Seat seat = position.to_move();
                    const Move move = random_move(position, random);
                    position.play(move, random_chance(position, move, random));
                    bool plays_again = false;
                    if (const auto* place = std::get_if<Place>(&move)) {
                        for (const PlacedTile& placed_tile : place->tiles) {
                            plays_again |= premium_at(placed_tile.square) == Premium::replay;
                        }
                    }
                    if (position.is_over()) break;
                    EXPECT_EQ(position.to_move(), plays_again ? seat : seat.next(seats));
                }
            }
        }
    }
}

// triolet.md §4.2
TEST(Turn, IsAPlacementOrAnExchangeByFreeChoice) {
    Position position = table::round(Variant{}, {"5 6 7", "1 2 3"});
    for (int turn = 0; turn < 2; ++turn) {
        const std::string tile = turn == 0 ? "5" : "1";
        EXPECT_TRUE(table::allows(position, tile + (turn == 0 ? "@H8" : "@H9")));
        EXPECT_TRUE(table::allows(position, "swap " + tile));
        EXPECT_EQ(table::code(position, "pass"), Code::must_swap);
        if (turn == 0) table::play(position, {"5@H8 +9"});
    }
}

// triolet.md §4.3
TEST(Turn, EndsWithThreeTilesOnTheRackAsLongAsTheBagLasts) {
    for (int seats = 2; seats <= 4; ++seats) {
        Random random{static_cast<std::uint64_t>(seats)};
        Position position = random_position<Game>(Variant{}, seats, random);
        while (!position.is_over()) {
            const Seat seat = position.to_move();
            const int held = position.rack(seat).size();
            const int bag = position.bag_size();
            const Move move = random_move(position, random);
            const auto* place = std::get_if<Place>(&move);
            const int placed = place == nullptr ? 0 : static_cast<int>(place->tiles.size());
            position.play(move, random_chance(position, move, random));
            const int expected = std::min(3, held - placed + bag);
            EXPECT_EQ(position.rack(seat).size(), expected);
            EXPECT_EQ(position.bag_size(), bag - (expected - held + placed));
        }
    }
}

// triolet.md §4.3
TEST(Turn, NeedsAsManyTilesDrawnAsWerePlaced) {
    const Position position = table::round(Variant{}, {"11 3 15", "8 4 8"});
    for (const auto* text : {"11@H8 3@H9 +4", "11@H8 3@H9 +4 +4 +4"}) {
        EXPECT_EQ(table::refusal(position, text), (Refusal{Code::wrong_number_drawn, {}, {}, 2}));
    }
    EXPECT_EQ(position.refusal(table::action("11@H8")),
              (Refusal{Code::wrong_number_drawn, {}, {}, 1}));
    EXPECT_TRUE(table::allows(position, "11@H8 3@H9 +4 +?"));
}

// triolet.md §4.3
TEST(Turn, DrawsOnlyWhatIsLeft) {
    const Position position = table::round(Variant{}, {"15 14 2", "8 8 8"});
    // The only ones of their kind are on a rack, three eights of four too.
    for (const auto* tile : {"15", "14"}) {
        EXPECT_EQ(table::refusal(position, std::string{"2@H8 +"} + tile),
                  (Refusal{Code::tile_not_in_bag, table::tile(tile), {}, 0}));
    }
    EXPECT_TRUE(table::allows(position, "14@H8 +8"));
    EXPECT_EQ(table::refusal(position, "swap 2 14 +8 +8"),
              (Refusal{Code::tile_not_in_bag, Tile{8}, {}, 0}));
}

TEST(Turn, NothingFollowsTheEnd) {
    Random random{3U};
    Position position = random_position<Game>(Variant{}, 2, random);
    play_out<Game>(position, random);
    for (const auto* text : {"5@H8", "swap 5", "pass"}) {
        EXPECT_EQ(table::refusal(position, text), (Refusal{Code::round_is_over, {}, {}, 0}));
    }
}

// triolet.md §1.1, §3.2
TEST(Position, KeepsEveryTileInOnePlace) {
    for (const int out_of_play : {0, 3, 40}) {
        for (int seats = 2; seats <= 4; ++seats) {
            Random random{static_cast<std::uint64_t>(seats)};
            Variant variant;
            variant.out_of_play = out_of_play;
            Position position = random_position<Game>(variant, seats, random);
            while (!position.is_over()) {
                play_random_move(position, random);
                Tiles all = position.unseen();
                for_each_seat(seats, [&](Seat seat) { all += position.rack(seat).known; });
                position.board().taken().for_each(
                    [&](Square square) { all.insert(position.board().at(square).tile()); });
                ASSERT_EQ(all, Tiles::all());
                ASSERT_EQ(position.bag_size() + out_of_play, position.unseen().size());
                ASSERT_GE(position.bag_size(), 0);
            }
        }
    }
}

// triolet.md §7.2
TEST(Position, KnowsWhoHasHadATurn) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Random random{seed};
        Position position =
            random_position<Game>(Variant{}, 2 + static_cast<int>(seed % 3), random);
        std::set<Seat> have_moved;
        while (!position.is_over()) {
            // A replay turn is not a first turn either: its player has moved.
            ASSERT_EQ(position.is_first_turn(), have_moved.count(position.to_move()) == 0);
            have_moved.insert(position.to_move());
            play_random_move(position, random);
        }
    }
}

}  // namespace
}  // namespace tercet::triolet
