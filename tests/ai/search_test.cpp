#include "ai/search.hpp"

#include <cstdint>
#include <numeric>
#include <vector>

#include <gtest/gtest.h>

namespace tercet::ai {
namespace {

/// A game of one move, the higher the better, and much luck.
struct Lottery {
    using Move = int;

    explicit Lottery(int count) : moves(static_cast<std::size_t>(count)) {
        std::iota(moves.begin(), moves.end(), 0);
    }
    const std::vector<int>& candidates() const { return moves; }
    std::int64_t worlds() const { return most_worlds; }
    double world(std::uint64_t, Random& random) const {
        return static_cast<double>(random.below(1000)) / 1000;
    }
    Outcome playout(double luck, int move, Random) const {
        return {luck + 0.001 * move, luck, static_cast<double>(move)};
    }
    std::vector<int> moves;
    std::int64_t most_worlds = 1'000'000;
};

std::vector<Judged<int>> searched(const Lottery& lottery, std::int64_t playouts) {
    Serial serial;
    const Means means{serial};
    return Search<Lottery>{lottery, means, 1}.run(playouts);
}

TEST(Search, FindsTheBestBecauseLuckIsTheSameForAll) {
    for (const int count : {1, 2, 3, 7, 40}) {
        const auto judged = searched(Lottery{count}, 1);
        ASSERT_EQ(judged.size(), static_cast<std::size_t>(count));
        EXPECT_EQ(judged.front().move, count - 1);
        EXPECT_DOUBLE_EQ(judged.front().mean().margin, judged.front().playouts > 0 ? count - 1 : 0);
    }
}

TEST(Search, SpendsItsPlayoutsOnTheBest) {
    const auto judged = searched(Lottery{8}, 2400);
    int total = 0;
    for (const auto& each : judged) total += each.playouts;
    EXPECT_EQ(total, 2400 / 3 / 8 * 8 + 2400 / 3 / 4 * 4 + 2400 / 3 / 2 * 2);
    EXPECT_EQ(judged[0].playouts, 100 + 200 + 400);
    EXPECT_EQ(judged[7].playouts, 100);
    for (std::size_t i = 1; i < judged.size(); ++i) {
        EXPECT_LE(judged[i].playouts, judged[i - 1].playouts);
    }
}

TEST(Search, NeedsNoPlayoutForTheOnlyMove) {
    EXPECT_EQ(searched(Lottery{1}, 1000).front().playouts, 0);
    Serial serial;
    const Means means{serial};
    const Lottery lottery{1};
    EXPECT_EQ((Search<Lottery>{lottery, means, 1}.run_until_stopped().front().playouts), 0);
}

TEST(Search, WithoutPlayoutsLeavesThemAsTheyCame) {
    const auto judged = searched(Lottery{3}, 0);
    EXPECT_EQ(judged.front().move, 0);
    EXPECT_EQ(judged.front().playouts, 0);
}

TEST(Search, DoesNotSeeTheFewWorldsThatThereAreAgainAndAgain) {
    Lottery lottery{4};
    lottery.most_worlds = 5;
    const auto judged = searched(lottery, 100'000);
    EXPECT_EQ(judged.front().move, 3);
    EXPECT_EQ(judged.front().playouts, 10);
    Serial serial;
    const Means means{serial};
    EXPECT_EQ((Search<Lottery>{lottery, means, 1}.run_until_stopped().front().playouts), 5);
}

TEST(Search, GoesOnUntilItIsStopped) {
    Serial serial;
    int asked = 0;
    const Means means{serial, [&] { return ++asked == 100; }};
    const Lottery lottery{4};
    const auto judged = Search<Lottery>{lottery, means, 1}.run_until_stopped();
    EXPECT_EQ(asked, 100);
    EXPECT_EQ(judged.front().move, 3);
    EXPECT_GT(judged.front().playouts, 1000);
}

}  // namespace
}  // namespace tercet::ai
