#include "game/unknown_racks.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <numeric>

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace tercet {
namespace {

using Wanted = UnknownRackSearch::Wanted;

/// What is asked of a search.
struct Question {
    Supply supply;
    PerSeat<int> lacking;
    PerSeat<Wanted> wanted;
    std::optional<int> total;
};

bool is_met(const Wanted& wanted, int value) {
    return wanted.or_more ? value >= wanted.value : value == wanted.value;
}

/// Tries every way to deal the tiles, value by value and seat by seat.
bool can_be_dealt(const Question& question, std::size_t value, Seat seat, int left,
                  PerSeat<int> lacking, PerSeat<int> worth, int others) {
    if (value == question.supply.tiles.size()) {
        bool is_found = true;
        for_each_seat(lacking.seats(), [&](Seat each) {
            is_found = is_found && lacking[each] == 0 && is_met(question.wanted[each], worth[each]);
        });
        const int total = std::accumulate(worth.begin(), worth.end(), 0);
        return is_found && (!question.total || *question.total == total);
    }
    if (seat.index() == lacking.seats()) {
        const int dealt = question.supply.tiles[value] - left;
        others -= std::max(0, dealt - question.supply.surely_in_play[value]);
        if (others < 0) return false;
        const std::size_t next = value + 1;
        const int tiles = next < question.supply.tiles.size() ? question.supply.tiles[next] : 0;
        return can_be_dealt(question, next, Seat{}, tiles, lacking, worth, others);
    }
    for (int count = 0; count <= std::min(left, lacking[seat]); ++count) {
        auto rest = lacking;
        auto more = worth;
        rest[seat] -= count;
        more[seat] += count * static_cast<int>(value);
        if (can_be_dealt(question, value, Seat{seat.index() + 1}, left - count, rest, more,
                         others)) {
            return true;
        }
    }
    return false;
}

bool can_be_dealt(const Question& question) {
    return can_be_dealt(question, 0, Seat{}, question.supply.tiles[0], question.lacking,
                        PerSeat<int>{question.lacking.seats()}, question.supply.others_in_play);
}

bool is_found(const Question& question, SearchAllowance& allowance) {
    return UnknownRackSearch{question.supply, question.lacking, allowance}.can_deal(question.wanted,
                                                                                    question.total);
}

/// A few tiles on a few racks, and what they are said to be worth: nearly right.
Question some_question(Random& random) {
    Question question{{}, PerSeat<int>{2 + static_cast<int>(random.below(3))}, {}, {}};
    question.wanted = PerSeat<Wanted>{question.lacking.seats()};
    int total = 0;
    for_each_seat(question.lacking.seats(), [&](Seat seat) {
        question.lacking[seat] = static_cast<int>(random.below(3));
        for (int i = 0; i < question.lacking[seat]; ++i) {
            const auto value = random.below(16);
            ++question.supply.tiles[value];
            question.wanted[seat].value += static_cast<int>(value);
        }
        total += question.wanted[seat].value;
        if (random.below(3) == 0) {
            question.wanted[seat].value += static_cast<int>(random.below(5)) - 2;
        }
        question.wanted[seat].or_more = random.below(4) == 0;
    });
    question.supply.surely_in_play = question.supply.tiles;
    for (auto more = random.below(4); more > 0; --more) {
        const auto value = random.below(16);
        ++question.supply.tiles[value];
        question.supply.surely_in_play[value] += static_cast<int>(random.below(2));
    }
    for (int& tiles : question.supply.surely_in_play) {
        if (tiles > 0 && random.below(4) == 0) --tiles;
    }
    question.supply.others_in_play = static_cast<int>(random.below(4));
    if (random.below(2) == 0) question.total = total + static_cast<int>(random.below(3)) - 1;
    return question;
}

TEST(UnknownRackSearch, FindsExactlyWhatCanBeDealt) {
    Random random{61};
    int possible = 0;
    for (int i = 0; i < 3000; ++i) {
        const Question question = some_question(random);
        const bool expected = can_be_dealt(question);
        SearchAllowance allowance;
        ASSERT_EQ(is_found(question, allowance), expected) << i;
        possible += expected ? 1 : 0;
    }
    EXPECT_GT(possible, 600);
    EXPECT_LT(possible, 2400);
}

/// All tiles of Triominos that do not show 55 on six racks of eight: many ways, and few that fit.
Question hard_question() {
    Question question{{{1, 1, 2, 3, 4, 5, 6, 6, 6, 6, 4, 3, 2, 1, 0, 0}, {}, 0},
                      PerSeat<int>{6, 8},
                      PerSeat<Wanted>{6},
                      {}};
    question.supply.surely_in_play = question.supply.tiles;
    question.lacking[Seat{0}] = 7;
    int index = 0;
    for (const int value : {42, 19, 68, 67, 60, 60}) {
        question.wanted[Seat{index++}] = {value, false};
    }
    return question;
}

TEST(UnknownRackSearch, FindsAWayAmongVeryManySoon) {
    SearchAllowance allowance{10'000};
    EXPECT_TRUE(is_found(hard_question(), allowance));
    EXPECT_GT(allowance.steps(), 0);
}

TEST(UnknownRackSearch, SpendsNoMoreThanIsAllowed) {
    SearchAllowance allowance{1000};
    for (int i = 0; i < 20; ++i) EXPECT_TRUE(is_found(hard_question(), allowance));
    EXPECT_EQ(allowance.steps(), 0);
    // What does not look possible is still refused.
    Question impossible = hard_question();
    for (Wanted& wanted : impossible.wanted) wanted.value = 19;
    EXPECT_FALSE(is_found(impossible, allowance));
}

TEST(UnknownRackSearch, CountsItsTablesAsSteps) {
    const Question question = hard_question();
    SearchAllowance allowance;
    const UnknownRackSearch search{question.supply, question.lacking, allowance};
    EXPECT_LT(allowance.steps(), SearchAllowance::kStepsOfRecord - 1000);
}

TEST(UnknownRackSearch, RefusesNothingPossibleWithoutSteps) {
    Random random{62};
    int refused = 0;
    for (int i = 0; i < 1000; ++i) {
        const Question question = some_question(random);
        SearchAllowance none{0};
        const bool expected = can_be_dealt(question);
        const bool found = is_found(question, none);
        ASSERT_TRUE(found || !expected) << i;
        refused += found ? 0 : 1;
    }
    EXPECT_GT(refused, 50);
}

}  // namespace
}  // namespace tercet
