#include "game/seat.hpp"

#include <vector>

#include <gtest/gtest.h>

namespace tercet {
namespace {

// triominos.md §6.1
TEST(Seat, NextGoesRoundTheTable) {
    for (int seats = 1; seats <= kMaxSeats; ++seats) {
        Seat seat{0};
        for (int step = 1; step <= 2 * seats; ++step) {
            seat = seat.next(seats);
            EXPECT_EQ(seat.index(), step % seats) << seats;
        }
    }
}

TEST(Seat, AreOrderedByIndex) {
    EXPECT_EQ(Seat{}, Seat{0});
    EXPECT_LT(Seat{1}, Seat{2});
    EXPECT_NE(Seat{1}, Seat{5});
}

TEST(PerSeat, HoldsOneValueForEachSeat) {
    PerSeat<int> values{3, 7};
    EXPECT_EQ(values.seats(), 3);
    values[Seat{1}] = 9;
    EXPECT_EQ(std::vector<int>(values.begin(), values.end()), (std::vector<int>{7, 9, 7}));
    EXPECT_EQ(PerSeat<int>{4}[Seat{3}], 0);
    EXPECT_EQ(PerSeat<int>{}.seats(), 0);
}

TEST(PerSeat, ComparesSeatBySeat) {
    PerSeat<int> one{2};
    PerSeat<int> other{2};
    EXPECT_EQ(one, other);
    other[Seat{1}] = 1;
    EXPECT_NE(one, other);
    EXPECT_NE(one, PerSeat<int>{3});
}

TEST(PerSeat, IsVisitedFromSeatZeroOn) {
    for (int seats = 0; seats <= kMaxSeats; ++seats) {
        int expected = 0;
        for_each_seat(seats, [&](Seat seat) { EXPECT_EQ(seat.index(), expected++); });
        EXPECT_EQ(expected, seats);
    }
}

}  // namespace
}  // namespace tercet
