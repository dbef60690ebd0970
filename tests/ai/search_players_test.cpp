// The levels that search: legal, repeatable, and blind to what their seat may not see.
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "ai/players.hpp"
#include "ai/search_player.hpp"
#include "support/games.hpp"
#include "support/played_rounds.hpp"

namespace tercet::ai {
namespace {

template <class Game>
class SearchPlayers : public ::testing::Test {};
TYPED_TEST_SUITE(SearchPlayers, Games, GameNames);

const std::vector<std::string> kQuick = {"club:playouts=20", "expert:playouts=20",
                                         "master:playouts=40"};

template <class Game>
typename Game::Move chosen(const std::string& bot, const typename Game::View& view,
                           Executor& executor) {
    Random random{5};
    return make_player<Game>(bot)->choose(view, random, {executor});
}
template <class Game>
typename Game::Move chosen(const std::string& bot, const typename Game::View& view) {
    Serial serial;
    return chosen<Game>(bot, view, serial);
}

template <class Game>
typename Game::View told(const typename Game::Position& position, const typename Game::Past& past) {
    const Match match{position.variant().match, position.seats()};
    return typename Game::View{position, position.to_move(), match, past};
}

/// Every n-th position of many rounds.
template <class Game, class Visit>
void for_some_positions(std::uint64_t seed, int n, Visit visit) {
    int count = 0;
    for_each_played_position<Game>(seed, [&](const auto& position, const auto& past) {
        if (++count % n == 0) visit(position, past);
    });
    ASSERT_GE(count, 10 * n);
}

TYPED_TEST(SearchPlayers, PlayByTheRules) {
    using Game = TypeParam;
    for_some_positions<Game>(1, 7, [&](const auto& position, const auto& past) {
        const auto view = told<Game>(position, past);
        for (const auto& bot : kQuick) EXPECT_FALSE(position.refusal(chosen<Game>(bot, view)));
        const auto seen = Game::View::of_everything(position, view.seat(), view.match());
        EXPECT_FALSE(position.refusal(chosen<Game>("seer:playouts=20", seen)));
    });
}

/// The work in another order, some of it twice as late.
class Backwards final : public Executor {
public:
    void run(int count, const std::function<void(int)>& task) override {
        for (int i = count - 1; i >= 0; i -= 2) task(i);
        for (int i = count - 2; i >= 0; i -= 2) task(i);
    }
};

TYPED_TEST(SearchPlayers, ChooseTheSameWhoeverDoesTheWork) {
    using Game = TypeParam;
    Backwards backwards;
    for_some_positions<Game>(2, 7, [&](const auto& position, const auto& past) {
        const auto view = told<Game>(position, past);
        for (const auto& bot : kQuick) {
            EXPECT_EQ(chosen<Game>(bot, view), chosen<Game>(bot, view, backwards)) << bot;
        }
    });
}

triominos::Past with_other_tiles(triominos::Past past, Seat seat, triominos::TileSet hidden) {
    // Each hidden tile stands for the next one.
    const auto other = [&](triominos::Tile tile) {
        if (!hidden.contains(tile)) return tile;
        for (int index = tile.index() + 1;; ++index) {
            const triominos::Tile next{index % triominos::kTileCount};
            if (hidden.contains(next)) return next;
        }
    };
    for_each_seat(past.deal.racks.seats(), [&](Seat holder) {
        if (holder == seat) return;
        triominos::TileSet tiles;
        past.deal.racks[holder].known.for_each(
            [&](triominos::Tile tile) { tiles.insert(other(tile)); });
        past.deal.racks[holder].known = tiles;
    });
    for (auto& [actor, action] : past.events) {
        if (actor != seat && action.chance) action.chance = other(*action.chance);
    }
    return past;
}

triolet::Past with_other_tiles(triolet::Past past, Seat seat, const triolet::Tiles&) {
    const auto other = [](triolet::Tile tile) {
        return triolet::Tile::from_kind((tile.kind() + 1) % triolet::kKindCount);
    };
    for_each_seat(past.deal.racks.seats(), [&](Seat holder) {
        if (holder == seat) return;
        triolet::Tiles tiles;
        past.deal.racks[holder].known.for_each(
            [&](triolet::Tile tile) { tiles.insert(other(tile)); });
        past.deal.racks[holder].known = tiles;
    });
    for (auto& [actor, action] : past.events) {
        if (actor == seat) continue;
        for (auto& drawn : action.chance) drawn = other(*drawn);
        if (auto* swap = std::get_if<triolet::Swap>(&action.move)) {
            triolet::Tiles tiles;
            swap->tiles.for_each([&](triolet::Tile tile) { tiles.insert(other(tile)); });
            swap->tiles = tiles;
        }
    }
    return past;
}

TYPED_TEST(SearchPlayers, ChooseTheSameWhateverOthersHold) {
    using Game = TypeParam;
    Random deals{7};
    for_some_positions<Game>(3, 7, [&](const auto& position, const auto& past) {
        const auto view = told<Game>(position, past);
        const auto others = sample(view, deals);
        const auto same =
            told<Game>(others, with_other_tiles(past, view.seat(), view.table().unseen()));
        ASSERT_TRUE(view == same);
        for (const auto& bot : {"novice", "casual", "club:playouts=20", "master:playouts=40"}) {
            EXPECT_EQ(chosen<Game>(bot, view), chosen<Game>(bot, same)) << bot;
        }
    });
}

TYPED_TEST(SearchPlayers, StopWhenTheyAreTold) {
    using Game = TypeParam;
    for_some_positions<Game>(4, 31, [&](const auto& position, const auto& past) {
        Serial serial;
        int asked = 0;
        Random random{5};
        const auto move = make_player<Game>("master:ms=1")
                              ->choose(told<Game>(position, past), random,
                                       {serial, [&] { return ++asked >= 3; }});
        EXPECT_FALSE(position.refusal(move));
        EXPECT_LE(asked, 3);
    });
}

}  // namespace
}  // namespace tercet::ai
