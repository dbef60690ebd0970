#include "ai/endgame.hpp"

#include <algorithm>
#include <optional>

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "game/match.hpp"
#include "support/games.hpp"

namespace tercet::ai {
namespace {

/// The slow twin: all moves, to the end, without leaving any out.
template <class Game>
double worth(const typename Game::Position& position, const WinChance& win_chance, Match match,
             Seat seat) {
    match.observe(position.scores());
    if (position.is_over()) return win_chance.of(position.result(), match).value;
    std::optional<double> best;
    const auto look_at = [&](const typename Game::Move& move) {
        auto after = position;
        after.play(move, {});
        const double value = worth<Game>(after, win_chance, match, seat);
        if (!best) best = value;
        best = position.to_move() == seat ? std::max(*best, value) : std::min(*best, value);
    };
    for_each_placement(position, [&](const auto& placement) { look_at(placement); });
    const typename Game::Move pass = typename Game::Pass{};
    if (!position.refusal(pass)) look_at(pass);
    return best.value();
}

bool is_small_end(const triominos::Position& position) {
    return position.pool_size() == 0 &&
           position.rack(Seat{0}).size() + position.rack(Seat{1}).size() <= 7;
}
bool is_small_end(const triolet::Position& position) {
    return position.bag_size() == 0 &&
           position.rack(Seat{0}).size() + position.rack(Seat{1}).size() <= 3;
}

template <class Game>
class EndgameTest : public testing::Test {};
TYPED_TEST_SUITE(EndgameTest, Games, GameNames);

TYPED_TEST(EndgameTest, AgreesWithBruteForce) {
    using Game = TypeParam;
    Random random{7};
    int compared = 0;
    int decided = 0;  // it mattered what was played
    for (int round = 0; round < 150; ++round) {
        for (const auto& preset : Game::presets()) {
            if (!preset.variant.allows(2)) continue;
            auto position = random_position<Game>(preset.variant, 2, random);
            while (!position.is_over() && !is_small_end(position)) {
                play_random_move(position, random);
            }
            if (position.is_over()) continue;
            const Match match{preset.variant.match, 2};
            for (const Seat seat : {Seat{0}, Seat{1}}) {
                const WinChance win_chance{match, preset.variant.match, seat, 85};
                Endgame<Game> endgame{win_chance, seat, 1'000'000};
                const auto found = endgame.solve(position, match);
                ASSERT_TRUE(found);
                ASSERT_DOUBLE_EQ(found->value, worth<Game>(position, win_chance, match, seat));
                auto anyhow = position;
                while (!anyhow.is_over()) play_random_move(anyhow, random);
                decided += win_chance.of(anyhow.result(), match).value != found->value;
            }
            ++compared;
        }
        if (compared >= 200) break;
    }
    EXPECT_GE(compared, 50);
    EXPECT_GE(decided, 10);
}

TYPED_TEST(EndgameTest, GivesUpRatherThanGuess) {
    using Game = TypeParam;
    Random random{8};
    const auto& variant = Game::presets().front().variant;
    for (int round = 0; round < 100; ++round) {
        auto position = random_position<Game>(variant, 2, random);
        while (!position.is_over() && !is_small_end(position)) {
            play_random_move(position, random);
        }
        if (position.is_over()) continue;
        const WinChance win_chance{Match{variant.match, 2}, variant.match, Seat{0}, 85};
        EXPECT_FALSE((Endgame<Game>{win_chance, Seat{0}, 0}.solve(position, win_chance.match())));
        return;
    }
    FAIL() << "no round came that far";
}

}  // namespace
}  // namespace tercet::ai
