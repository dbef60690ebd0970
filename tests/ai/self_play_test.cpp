#include "ai/self_play.hpp"

#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "ai/players.hpp"
#include "notation/record.hpp"
#include "notation/rules_text.hpp"
#include "support/self_played.hpp"

namespace tercet::ai {
namespace {

using notation::parse_rules;
using notation::Record;
using notation::self_played;
using triominos::Game;
using Names = std::vector<std::string>;

TEST(SelfPlay, TheSameSeedGivesTheSameMatch) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const Record first = self_played({"classic", {}}, {"random", "greedy"}, seed);
        EXPECT_EQ(first, self_played({"classic", {}}, {"random", "greedy"}, seed));
        EXPECT_NE(first, self_played({"classic", {}}, {"random", "greedy"}, seed + 1));
    }
}

TEST(SelfPlay, OtherPlayersGetTheSameDeal) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Record one = self_played({"classic", {}}, {"random", "greedy"}, seed);
        const Record other = self_played({"classic", {}}, {"greedy", "random"}, seed);
        EXPECT_EQ(one.rounds[0].racks, other.rounds[0].racks);
        EXPECT_EQ(one.rounds[0].starter, other.rounds[0].starter);
    }
}

// triominos.md §10.1, §10.2, §10.6
TEST(SelfPlay, AMatchIsPlayedToItsEnd) {
    const Names names = {"random", "greedy"};
    EXPECT_EQ(self_played(*parse_rules("classic"), names, 1).rounds.size(), 1U);
    EXPECT_EQ(self_played(*parse_rules("classic,match=rounds,rounds=5"), names, 1).rounds.size(),
              5U);
    EXPECT_GT(self_played(*parse_rules("classic,match=points,limit=1000"), names, 1).rounds.size(),
              3U);
}

TEST(SelfPlay, WhoeverListensHearsAllThatHappens) {
    Players<Game> players;
    for (int i = 0; i < 3; ++i) players.push_back(make_player<Game>("random"));
    const auto variant = variant_of<Game>(*parse_rules("classic,match=rounds,rounds=3"));
    Random random{5};
    SelfPlay<Game> self_play{*variant, players, random};
    int deals = 0;
    int ends = 0;
    table::Table<Game> mirror{*variant, 3};
    const Match match = self_play.play_match([&](const auto& event, const auto& table) {
        if (const auto* acted = std::get_if<table::Acted<Game>>(&event)) {
            ASSERT_FALSE(mirror.position().refusal(acted->action));
        }
        deals += std::holds_alternative<table::Dealt<Game>>(event) ? 1 : 0;
        ends += std::holds_alternative<table::RoundEnded<Game>>(event) ? 1 : 0;
        mirror.apply(event);
        EXPECT_EQ(mirror, table);
    });
    EXPECT_EQ(deals, 3);
    EXPECT_EQ(ends, 3);
    EXPECT_TRUE(match.is_decided());
    EXPECT_EQ(match.rounds_finished(), 3);
}

}  // namespace
}  // namespace tercet::ai
