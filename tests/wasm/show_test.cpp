#include "wasm/show.hpp"

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "notation/games.hpp"
#include "notation/placements.hpp"
#include "notation/replay.hpp"
#include "wasm/asking.hpp"

namespace tercet::wasm {
namespace {

using Offers = std::map<std::string, Points>;

Offers placements(const Json& offered) {
    Offers all;
    for (const Json& place : offered) {
        all.emplace(place["move"].get<std::string>(), place["points"]["total"].get<Points>());
    }
    return all;
}

Offers other_moves(const Json& moves) {
    Offers all;
    for (const auto& [name, points] : moves["other"].items()) {
        all.emplace(name, points["total"].get<Points>());
    }
    return all;
}

template <class Notation>
auto position_of(const Json& saved) {
    const auto record = *notation::parse_record(saved["record"].dump());
    const auto ignore = [](const auto&) {};
    return notation::Replayer<Notation>{record}.run(ignore)->table.position();
}

template <class Notation>
void expect_legal_moves(const Json& saved, const Json& moves) {
    const auto position = position_of<Notation>(saved);
    EXPECT_EQ(placements(moves["place"]), notation::placements<Notation>(position));
    EXPECT_EQ(other_moves(moves), Notation::other_moves(position));
}

TEST(Show, ShowsThoseWhoWaitWhatTheyCouldPlace) {
    std::size_t offered = 0;
    for (const Json& match : some_matches()) {
        for_each_position(match, [&](const Json& saved) {
            EXPECT_TRUE(shown(saved, nullptr)["ahead"].empty());
            for (int seat = 0; seat < 2; ++seat) {
                const Json sight = shown(saved, seat);
                const bool waits =
                    sight["to_move"] != seat && sight["end"].is_null() && !sight["board"].empty();
                notation::with_game(sight["game"].get<std::string>(), [&]<class Notation>() {
                    const auto ahead = position_of<Notation>(saved).as_if_turn_of(Seat{seat});
                    const auto expected = notation::placements<Notation>(ahead);
                    EXPECT_EQ(placements(sight["ahead"]), waits ? expected : Offers{});
                });
                offered += sight["ahead"].size();
            }
        });
    }
    EXPECT_GT(offered, 100U);
}

TEST(Show, ShowsEveryLegalMoveToWhoseTurnItIsAndToNobodyElse) {
    for (const Json& match : some_matches()) {
        for_each_position(match, [](const Json& saved) {
            const Json all = shown(saved, nullptr);
            EXPECT_TRUE(all["moves"].is_null());
            EXPECT_TRUE(all["rack"].is_null());
            const int seats = static_cast<int>(all["seats"].size());
            for (int seat = 0; seat < seats; ++seat) {
                const Json sight = shown(saved, seat);
                EXPECT_EQ(sight["rack"].size(),
                          all["seats"][static_cast<std::size_t>(seat)]["tiles"]);
                const bool is_its_turn = sight["to_move"] == seat && sight["end"].is_null();
                EXPECT_EQ(sight["moves"].is_null(), !is_its_turn);
                if (!is_its_turn) continue;
                notation::with_game(sight["game"].get<std::string>(), [&]<class Notation>() {
                    expect_legal_moves<Notation>(saved, sight["moves"]);
                });
            }
        });
    }
}

int sum_of_parts(const Json& points) {
    int sum = 0;
    for (const Json& part : points["parts"]) sum += part.get<int>();
    return sum;
}

TEST(Show, ThePartsOfThePointsAddUp) {
    std::set<std::string> seen;
    for (const Json& match : some_matches()) {
        for_each_position(match, [&](const Json& saved) {
            const Json sight = shown(saved, shown(saved, nullptr)["to_move"]);
            std::vector<int> points(sight["seats"].size(), 0);
            for (const Json& entry : sight["log"]) {
                EXPECT_EQ(sum_of_parts(entry["points"]), entry["points"]["total"]) << entry.dump();
                for (const auto& [part, _] : entry["points"]["parts"].items()) seen.insert(part);
                if (entry["round"] != sight["round"]) continue;
                points[entry["seat"].get<std::size_t>()] += entry["points"]["total"].get<int>();
            }
            if (!sight["moves"].is_null()) {
                for (const Json& place : sight["moves"]["place"]) {
                    EXPECT_EQ(sum_of_parts(place["points"]), place["points"]["total"]);
                }
            }
            for (std::size_t seat = 0; seat < points.size(); ++seat) {
                if (!sight["end"].is_null()) points[seat] += sight["end"]["gains"][seat].get<int>();
                EXPECT_EQ(points[seat], sight["seats"][seat]["points"]);
            }
        });
    }
    for (const char* part :
         {"tile", "bridge", "hexagon", "cost", "pairs", "trios", "special", "triolet"}) {
        EXPECT_EQ(seen.count(part), 1U) << part;
    }
}

/// The tiles that an action put on the board, as the story tells them.
Json placed_in(const Json& entry) {
    if (entry.contains("triangle")) return Json::array({entry["triangle"]});
    return entry.contains("placed") ? entry["placed"] : Json::array();
}

TEST(Show, TheBoardIsWhatWasPlacedThisRound) {
    for (const Json& match : some_matches()) {
        for_each_position(match, [](const Json& saved) {
            const Json sight = shown(saved, nullptr);
            Json placed = Json::array();
            for (const Json& entry : sight["log"]) {
                EXPECT_EQ(placed_in(entry).empty(), entry["kind"] != "place");
                if (entry["round"] != sight["round"]) continue;
                for (Json tile : placed_in(entry)) {
                    tile["seat"] = entry["seat"];
                    tile["action"] = entry["action"];
                    placed.push_back(std::move(tile));
                }
            }
            EXPECT_EQ(sight["board"], placed);
        });
    }
}

/// triominos.md §11.1, triolet.md §13.1: a draw goes on with the turn, everything else ends it.
TEST(Show, TellsWhenATurnEnds) {
    std::map<std::string, int> seen;
    for (const std::string game : {"triominos", "triolet"}) {
        const Json rules = json(R"({"turn_seconds":30})");
        Json before;
        for_each_position(begun(game, rules, {"random", "greedy"}, "7"), [&](const Json& saved) {
            const Json sight = shown(saved, nullptr);
            const Json turn = sight["clock"].is_null() ? Json{} : sight["clock"]["turn"];
            if (!turn.is_null() && !before.is_null()) {
                const Json& last = sight["log"].back();
                EXPECT_EQ(turn == before, last["kind"] == "draw") << last.dump();
                EXPECT_TRUE(turn != before || last["seat"] == sight["to_move"]) << last.dump();
                ++seen[last["kind"].get<std::string>()];
            }
            before = turn;
        });
    }
    for (const char* kind : {"draw", "pass", "place", "swap"}) EXPECT_GT(seen[kind], 0) << kind;
}

TEST(Show, TheBoardOfTrioletIsThatOfTheBook) {
    const Json sight = shown(some_matches()[1], nullptr);
    EXPECT_EQ(sight["grid"].dump(), R"({"size":15,"centre":[7,7]})");
    std::map<std::string, int> kinds;
    for (const Json& special : sight["special"]) ++kinds[special["kind"].get<std::string>()];
    EXPECT_EQ(kinds, (std::map<std::string, int>{{"replay", 8}, {"thrice", 8}, {"twice", 9}}));
    EXPECT_FALSE(shown(some_matches()[0], nullptr).contains("grid"));
}

/// Whatever others were dealt, a seat is shown the same.
TEST(Show, ASightDoesNotDependOnWhatIsHidden) {
    const auto expect_same_sight = [](const char* game, const char* one, const char* other) {
        const auto saved = [&](const char* racks) {
            Json match = begun(game, Json::object(), {"greedy", "greedy"}, "1");
            match["record"]["rounds"][0]["racks"] = json(racks);
            match["record"]["rounds"][0]["starter"] = 0;
            return match;
        };
        const Json first = shown(saved(one), 0);
        EXPECT_TRUE(first.contains("rack")) << first.dump();
        EXPECT_EQ(first.dump(), shown(saved(other), 0).dump());
        EXPECT_EQ(shown(saved(one), nullptr).dump(), shown(saved(other), nullptr).dump());
        EXPECT_NE(shown(saved(one), 1).dump(), shown(saved(other), 1).dump());
    };
    expect_same_sight(
        "triominos",
        R"([["000","001","002","003","004","005","011","012","013"],["111","112","113","114","115","122","123","124","125"]])",
        R"([["000","001","002","003","004","005","011","012","013"],["555","112","113","114","115","122","123","124","125"]])");
    expect_same_sight("triolet", R"([["5","6","7"],["1","2","3"]])",
                      R"([["5","6","7"],["15","*","*"]])");
}

/// Nobody's rack is on a screen that people share while another of them is to move.
TEST(Show, ARackIsCoveredWhileAnotherPersonIsToMove) {
    int covered = 0;
    for (const Json& match : some_matches()) {
        for_each_position(match, [&](const Json& saved) {
            const Json among_two = among(saved, 2);
            for (int seat = 0; seat < 2; ++seat) {
                const Json sight = shown(among_two, seat);
                const bool is_open = sight["to_move"] == seat || !sight["end"].is_null();
                EXPECT_EQ(sight["seat"].is_null(), !is_open);
                EXPECT_EQ(sight["rack"].is_null(), !is_open);
                EXPECT_TRUE(is_open || sight.dump() == shown(among_two, nullptr).dump());
                covered += is_open ? 0 : 1;
            }
        });
    }
    EXPECT_GT(covered, 50);
}

/// One question a move: what is shown after it, as far as it differs, comes with the match.
TEST(Show, WhatChangesTheMatchTellsWhatIsShownThen) {
    std::map<std::string, int> seen;
    const auto expect_told = [&](const char* what, const Json& saved) {
        Json request = about(what, saved);
        for (const Json& seat : {Json{}, Json(0), Json(1)}) {
            request["seat"] = seat;
            const Json answered = ask(request);
            const Json& changed = answered["changed"];
            EXPECT_EQ(answered["seat"], changed["seat"]);
            EXPECT_LE(changed["log"].size(), 1U);
            EXPECT_FALSE(changed.contains("rules"));
            for (const Json& viewer : {Json{}, Json(0), Json(1)}) {
                // Whoever looked before: its page may have been shown to another since.
                EXPECT_EQ(shown_after(shown(saved, viewer), changed).dump(),
                          shown(answered["saved"], seat).dump());
            }
        }
        ++seen[what];
    };
    const Json two_rounds = json(R"({"match":"rounds","rounds":2})");
    for (const std::string game : {"triominos", "triolet"}) {
        const Json match = begun(game, two_rounds, {"random", "greedy"}, "7");
        int count = 0;
        for_each_position(match, [&](const Json& saved) {
            const Json sight = shown(saved, nullptr);
            if (++count % 4 == 0 && !shown(among(saved, 1), nullptr)["takes_back"].is_null()) {
                expect_told("undo", among(saved, 1));
            }
            if (sight["match"]["decided"].get<bool>()) return;
            expect_told(sight["end"].is_null() ? "bot" : "next", saved);
        });
    }
    EXPECT_GT(seen["bot"], 50);
    EXPECT_GT(seen["undo"], 10);
    EXPECT_GT(seen["next"], 0);
}

TEST(Show, ASightTellsTheTimeOfATurnWhereAClockRuns) {
    for (const std::string game : {"triominos", "triolet"}) {
        const Json rules = json(R"({"turn_seconds":30})");
        for_each_position(begun(game, rules, {"random", "greedy"}, "0"), [&](const Json& saved) {
            const Json sight = shown(saved, nullptr);
            const bool is_opening = game == "triominos" && sight["board"].empty();
            const bool is_timed = !is_opening && sight["end"].is_null();
            EXPECT_EQ(sight["clock"].is_null(), !is_timed);
            if (is_timed) {
                EXPECT_EQ(sight["clock"]["seconds"], 30);
            }
            EXPECT_EQ(ask(about("timeout", saved)).contains("saved"), is_timed);
        });
    }
    EXPECT_TRUE(shown(some_matches()[1], nullptr)["clock"].is_null());
}

}  // namespace
}  // namespace tercet::wasm
