// What a good player sees: positions of random rounds that call for it, found by what the rules
// say about them, not by what a player does.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "ai/endgame.hpp"
#include "ai/players.hpp"
#include "base/random.hpp"
#include "triolet/game.hpp"
#include "triominos/game.hpp"

namespace tercet::ai {
namespace {

const std::vector<std::string> kStrong = {"expert", "master:playouts=1500"};

template <class Game>
typename Game::Move chosen(const std::string& bot, const typename Game::Position& position) {
    Random random{1};
    return make_player<Game>(bot)->choose(typename Game::View{position, position.to_move()},
                                          random);
}

template <class Game>
struct Scored {
    Points points;
    typename Game::Placement placement;
};

/// Most points first.
template <class Game>
std::vector<Scored<Game>> scored(const typename Game::Position& position) {
    std::vector<Scored<Game>> all;
    for_each_placement(position, [&](const auto& placement) {
        all.push_back({position.points_of(placement), placement});
    });
    std::stable_sort(all.begin(), all.end(),
                     [](const auto& one, const auto& other) { return one.points > other.points; });
    return all;
}

/// Nobody has as good as won.
template <class Position>
bool is_close(const Position& position) {
    return std::abs(position.scores()[Seat{0}] - position.scores()[Seat{1}]) <= 20;
}

/// Calls visit(position) in rounds of two until it said yes that many times.
template <class Game, class Visit>
void until_found(int wanted, std::uint64_t seed, Visit visit) {
    Random random{seed};
    int found = 0;
    for (int round = 0; round < 5000 && found < wanted; ++round) {
        auto position = random_position<Game>(Game::presets().front().variant, 2, random);
        while (!position.is_over() && found < wanted) {
            if (visit(position)) ++found;
            play_random_move(position, random);
        }
    }
    EXPECT_EQ(found, wanted);
}

/// Just one tile fits a bridge or hexagon: who holds it can wait, but not for long if the other may
/// go out.
TEST(Tactics, TakesTheBridge) {
    using Game = triominos::Game;
    std::map<std::string, int> taken;
    until_found<Game>(25, 1, [&](const auto& position) {
        const Seat other = position.to_move().next(2);
        const auto all = scored<Game>(position);
        if (all.size() < 3 || all[0].points < 40 || all[1].points >= 20) return false;
        if (position.rack(other).size() > 1 || position.rack(position.to_move()).size() < 4) {
            return false;
        }
        if (!is_close(position)) return false;
        for (const auto& bot : kStrong) {
            const auto move = chosen<Game>(bot, position);
            if (move == Game::Move{all[0].placement}) ++taken[bot];
            const auto* place = std::get_if<triominos::Place>(&move);
            const bool is_wasted = place != nullptr && place->tile == all[0].placement.tile &&
                                   place->cell != all[0].placement.cell;
            EXPECT_FALSE(is_wasted) << bot;
        }
        return true;
    });
    for (const auto& bot : kStrong) EXPECT_GE(taken[bot], 22) << bot;
}

TEST(Tactics, GoesOut) {
    using Game = triominos::Game;
    until_found<Game>(25, 2, [](const auto& position) {
        const auto all = scored<Game>(position);
        const auto& others = position.rack(position.to_move().next(2));
        if (position.rack(position.to_move()).size() != 1 || all.empty()) return false;
        if (others.size() < 3 || position.pool_size() == 0) return false;
        for (const auto& bot : kStrong) {
            EXPECT_TRUE(std::holds_alternative<triominos::Place>(chosen<Game>(bot, position)));
        }
        return true;
    });
}

/// What each move is worth at the end, where nothing is hidden any more.
double exact_worth(const triominos::Position& position, const triominos::Move& move) {
    using Game = triominos::Game;
    const MatchRules& rules = position.variant().match;
    const WinChance win_chance{Match{rules, 2}, rules, position.to_move(), 85};
    auto after = position;
    after.play(move);
    return (Endgame<Game>{win_chance, position.to_move(), 1'000'000}.solve(after,
                                                                           win_chance.match()))
        ->chance;
}

/// Calls check(position, greedy's move, what it is worth, what the best is worth) at ends of rounds
/// that greedy players do not play well.
template <class Check>
void until_greed_fails(int wanted, std::uint64_t seed, Check check) {
    using Game = triominos::Game;
    until_found<Game>(wanted, seed, [&](const auto& position) {
        const auto all = scored<Game>(position);
        const int tiles = position.rack(Seat{0}).size() + position.rack(Seat{1}).size();
        if (position.pool_size() > 0 || tiles > 9 || all.size() < 2) return false;
        double best = 0;
        for (const auto& each : all) best = std::max(best, exact_worth(position, each.placement));
        const double greedy = exact_worth(position, all[0].placement);
        return check(position, all[0].placement, greedy, best);
    });
}

TEST(Tactics, FindsTheWinAtTheEnd) {
    until_greed_fails(15, 3, [](const auto& position, const auto&, double greedy, double best) {
        if (greedy >= 0.5 || best <= 0.5) return false;
        for (const auto& bot : kStrong) {
            const auto move = chosen<triominos::Game>(bot, position);
            EXPECT_GE(exact_worth(position, move), best - 1e-9) << bot;
        }
        return true;
    });
}

TEST(Tactics, DeniesTheHexagon) {
    using Game = triominos::Game;
    const auto best_reply = [](auto position, const triominos::Move& move) {
        position.play(move);
        const auto replies = scored<Game>(position);
        return position.is_over() || replies.empty() ? 0 : replies[0].points;
    };
    until_greed_fails(
        2, 4, [&](const auto& position, const auto& greed, double greedy, double best) {
            if (best < greedy + 0.02 || best_reply(position, greed) < 50) return false;
            std::vector<triominos::Move> deny;
            for (const auto& each : scored<Game>(position)) {
                if (best_reply(position, each.placement) < 40) deny.push_back(each.placement);
            }
            const auto is_best = [&](const auto& move) {
                return exact_worth(position, move) >= best - 1e-9;
            };
            if (deny.empty() || !std::all_of(deny.begin(), deny.end(), is_best)) return false;
            for (const auto& bot : kStrong) {
                EXPECT_LT(best_reply(position, chosen<Game>(bot, position)), 40) << bot;
            }
            return true;
        });
}

/// Where it would bring about as much to place it, but no more.
TEST(Tactics, KeepsTheJoker) {
    using Game = triolet::Game;
    const auto has_joker = [](const triolet::Place& place) {
        return std::any_of(place.tiles.begin(), place.tiles.end(),
                           [](const auto& placed_tile) { return placed_tile.is_joker; });
    };
    const auto gives_joker = [&](const triolet::Move& move) {
        const auto* place = std::get_if<triolet::Place>(&move);
        const auto* swap = std::get_if<triolet::Swap>(&move);
        return (place != nullptr && has_joker(*place)) ||
               (swap != nullptr && swap->tiles.contains(triolet::Tile::joker()));
    };
    std::map<std::string, int> kept;
    until_found<Game>(25, 5, [&](const auto& position) {
        const auto all = scored<Game>(position);
        if (!is_close(position) || position.bag_size() < 20 || all.size() < 5) return false;
        if (has_joker(all[0].placement)) return false;
        const auto with_joker = std::find_if(
            all.begin(), all.end(), [&](const auto& each) { return has_joker(each.placement); });
        if (with_joker == all.end() || with_joker->points + 5 < all[0].points) return false;
        for (const std::string bot : {"expert", "master"}) {
            if (!gives_joker(chosen<Game>(bot, position))) ++kept[bot];
        }
        return true;
    });
    EXPECT_GE(kept["expert"], 22);
    EXPECT_GE(kept["master"], 22);
}

}  // namespace
}  // namespace tercet::ai
