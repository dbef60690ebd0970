#include "table/history.hpp"

#include <gtest/gtest.h>

#include "support/games.hpp"
#include "support/played_matches.hpp"

namespace tercet::table {
namespace {

template <class Game>
class HistoryLaw : public ::testing::Test {};
TYPED_TEST_SUITE(HistoryLaw, Games, GameNames);

TYPED_TEST(HistoryLaw, WithoutWhatWasTakenBackItComesToTheSameTable) {
    using Game = TypeParam;
    History<Game> history;
    long taken_back = 0;
    long events_told = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        play_matches<Game>(
            seed, [&](const auto&, int) { history = {}; },
            [&](const Table<Game>& truth, const auto& events) {
                for (const auto& event : events) history.add(event);
                const bool is_back = std::holds_alternative<TakenBack>(events.front());
                taken_back += is_back ? 1 : 0;
                if (!is_back && ++events_told % 10 != 0) return;
                Table<Game> again{truth.variant(), truth.seats()};
                for (const auto& event : history.events()) {
                    ASSERT_FALSE(std::holds_alternative<TakenBack>(event));
                    again.apply(event);
                }
                ASSERT_TRUE(again == truth);
            });
    }
    EXPECT_GT(taken_back, 100);
}

}  // namespace
}  // namespace tercet::table
