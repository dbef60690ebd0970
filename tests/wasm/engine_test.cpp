#include "wasm/engine.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "notation/games.hpp"
#include "notation/placements.hpp"
#include "notation/replay.hpp"
#include "wasm/asking.hpp"

namespace tercet::wasm {
namespace {

TEST(Engine, AMatchOfBotsIsThatOfTheProgramWithTheSameSeed) {
    notation::with_each_game([&]<class Notation>() {
        using Game = typename Notation::Game;
        const std::string game{Game::kName};
        for (const auto& preset : Game::presets()) {
            Json rules;
            rules["preset"] = std::string{preset.name};
            rules["match"] = "rounds";
            rules["rounds"] = 2;
            const std::string seed =
                game == "triolet" ? "9007199254740993" : "18446744073709551615";
            SCOPED_TRACE(game + " " + std::string{preset.name});
            Json last;
            for_each_position(begun(game, rules, {"random", "greedy", "random"}, seed),
                              [&](const Json& saved) { last = saved; });
            EXPECT_EQ(last["record"].dump(), self_played<Notation>(last).dump());
            EXPECT_EQ(last["seed"], seed);
        }
    });
}

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

TEST(Engine, ShowsThoseWhoWaitWhatTheyCouldPlace) {
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

TEST(Engine, ShowsEveryLegalMoveToWhoseTurnItIsAndToNobodyElse) {
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

TEST(Engine, ThePartsOfThePointsAddUp) {
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

TEST(Engine, TheBoardIsWhatWasPlacedThisRound) {
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
TEST(Engine, TellsWhenATurnEnds) {
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

TEST(Engine, TheBoardOfTrioletIsThatOfTheBook) {
    const Json sight = shown(some_matches()[1], nullptr);
    EXPECT_EQ(sight["grid"].dump(), R"({"size":15,"centre":[7,7]})");
    std::map<std::string, int> kinds;
    for (const Json& special : sight["special"]) ++kinds[special["kind"].get<std::string>()];
    EXPECT_EQ(kinds, (std::map<std::string, int>{{"replay", 8}, {"thrice", 8}, {"twice", 9}}));
    EXPECT_FALSE(shown(some_matches()[0], nullptr).contains("grid"));
}

/// Whatever others were dealt, a seat is shown the same.
TEST(Engine, ASightDoesNotDependOnWhatIsHidden) {
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

TEST(Engine, ARefusalIsACodeWithWhatItNames) {
    Json saved = begun("triominos", json(R"({"rack_size":{"2":3}})"), {"person", "person"}, "1");
    saved["record"]["rounds"][0]["racks"] = json(R"([["012","345","555"],["111","011","333"]])");
    saved["record"]["rounds"][0]["starter"] = 0;
    EXPECT_EQ(played(saved, "draw")["refusal"]["code"], "opening_is_a_placement");
    saved = played(saved, "012@0,0")["saved"];
    const Json refusal = played(saved, "333@0,1")["refusal"];
    EXPECT_EQ(refusal.dump(),
              R"({"code":"corners_differ","tile":"333","cell":[0,1],"demand":[1,0,-1]})");
    EXPECT_TRUE(played(saved, "nonsense").contains("problem"));

    saved = begun("triolet", Json::object(), {"person", "person"}, "1");
    saved["record"]["rounds"][0]["racks"] = json(R"([["5","6","7"],["15","2","3"]])");
    saved["record"]["rounds"][0]["starter"] = 0;
    saved = played(saved, "5@H8")["saved"];
    EXPECT_EQ(played(saved, "15@H9")["refusal"].dump(),
              R"({"code":"pair_too_high","square":[7,8],"count":20})");
    Json request = about("try", saved);
    request["seat"] = 1;
    request["move"] = "2@H9 3@I8";
    EXPECT_EQ(ask(request)["refusal"]["code"], "not_in_line");
    request["move"] = "2@H9";
    EXPECT_EQ(ask(request)["points"].dump(), R"({"total":7,"parts":{"pairs":7}})");

    // The other seat thinks ahead with its own tiles, and learns nothing of those it does not hold.
    request["seat"] = 0;
    request["move"] = "15@H9";
    EXPECT_EQ(ask(request)["refusal"]["code"], "tile_not_held");
    request["move"] = "6@H9";
    EXPECT_EQ(ask(request)["points"]["total"], 11);
    request["seat"] = 2;
    EXPECT_EQ(ask(request)["problem"], "there is no such seat");
}

/// The match with a person in each seat, but for the computers named.
Json among(const Json& saved, std::size_t persons) {
    Json players = saved["players"];
    for (std::size_t seat = 0; seat < persons; ++seat) players[seat] = "person";
    return with_players(saved, players);
}

TEST(Engine, WhatIsTakenBackAndPlayedAgainComesOutTheSame) {
    for (const Json& match : some_matches()) {
        Json last;
        for_each_position(match, [&](const Json& saved) { last = saved; });
        Json saved = among(last, 1);
        std::size_t actions = last["record"]["rounds"].back()["actions"].size();
        for (int times = 0; times < 5; ++times) {
            const Json back = shown(saved, nullptr)["takes_back"];
            EXPECT_EQ(back, 0);
            saved = after("undo", saved);
            const auto kept = saved["record"]["rounds"].back()["actions"].size();
            EXPECT_LT(kept, actions);
            EXPECT_EQ(shown(saved, nullptr)["to_move"], back);
            actions = kept;
        }
        saved = with_players(saved, last["players"]);
        while (shown(saved, nullptr)["end"].is_null()) saved = after("bot", saved);
        EXPECT_EQ(saved["record"]["rounds"].back().erase("incidents"), 1U);
        EXPECT_EQ(saved.dump(), last.dump());
        EXPECT_TRUE(shown(last, nullptr)["takes_back"].is_null());
        EXPECT_EQ(ask(about("undo", last))["problem"], "there is nothing to take back");
    }
}

/// Among people nothing is taken back once something hidden came to light.
TEST(Engine, AmongPeopleOnlyWhatShowedNothingIsTakenBack) {
    std::map<bool, int> seen;
    for (const Json& match : some_matches()) {
        for_each_position(match, [&](const Json& saved) {
            const Json sight = shown(saved, nullptr);
            const Json& log = sight["log"];
            if (log.empty() || log.back()["round"] != sight["round"]) return;
            const bool hides = log.back()["tiles"] == 0 && sight["end"].is_null();
            const Json among_two = among(saved, 2);
            EXPECT_EQ(!shown(among_two, nullptr)["takes_back"].is_null(), hides);
            EXPECT_EQ(ask(about("undo", among_two)).contains("saved"), hides);
            ++seen[hides];
        });
    }
    EXPECT_GT(seen[true], 0);
    EXPECT_GT(seen[false], 0);
}

/// Nobody's rack is on a screen that people share while another of them is to move.
TEST(Engine, ARackIsCoveredWhileAnotherPersonIsToMove) {
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
TEST(Engine, WhatChangesTheMatchTellsWhatIsShownThen) {
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

TEST(Engine, WhoseTimeIsUpDrawsExchangesOrPasses) {
    for (const std::string game : {"triominos", "triolet"}) {
        const Json match = begun(game, json(R"({"turn_seconds":30})"), {"random", "greedy"}, "0");
        // The opening of Triominos is not timed, that of Triolet is.
        EXPECT_EQ(ask(about("timeout", match)).contains("problem"), game == "triominos");
        Json saved = after("bot", match);
        for (int turns = 0; turns < 5; ++turns) saved = after("timeout", saved);
        const Json log = shown(saved, nullptr)["log"];
        ASSERT_EQ(log.size(), 6U);
        for (std::size_t i = 1; i < log.size(); ++i) EXPECT_NE(log[i]["kind"], "place");
        EXPECT_EQ(ask(about("timeout",
                            begun(game, Json::object(), {"random", "random"}, "0")))["problem"],
                  "no clock runs");
    }
}

/// 256 bits of chance; matches that are kept with 64 go on.
TEST(Engine, ASeedIsDigitsOfEitherLength) {
    const std::string seed = "00000000000000010000000000000002000000000000000300000000000000ff";
    std::set<std::string> deals;
    for (const std::string& each : {seed, "1" + seed.substr(1), seed.substr(0, 63) + "e"}) {
        deals.insert(begun("triolet", Json::object(), {"random", "random"}, each)["record"].dump());
    }
    EXPECT_EQ(deals.size(), 3U);
    for (const std::string& wrong : {seed + "0", seed.substr(1), seed.substr(0, 63) + "g"}) {
        Json request = json(R"({"do":"new","game":"triolet","rules":{},"seats":["a","b"]})");
        request["players"] = json(R"(["person","random"])");
        request["seed"] = wrong;
        EXPECT_NE(ask(request)["problem"].dump().find("64 hexadecimal digits"), std::string::npos);
    }
}

TEST(Engine, ASightTellsTheTimeOfATurnWhereAClockRuns) {
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

TEST(Engine, RulesAreCheckedBeforeAMatchBegins) {
    const auto checked = [](const char* request) { return ask(json(request)).dump(); };
    EXPECT_EQ(checked(R"({"do":"check","game":"triolet","rules":{},"seats":2})"),
              R"({"problem":null,"seats":{"fewest":2,"most":4}})");
    const auto problem = [](const char* request) {
        return (*notation::parse_json(answer(request)))["problem"].dump();
    };
    EXPECT_EQ(problem(R"({"do":"check","game":"triolet","rules":{"stall":101},"seats":2})"),
              R"({"code":"bad_value","field":"stall","value":"101"})");
    EXPECT_EQ(problem(R"({"do":"check","game":"triominos","rules":{},"seats":6})"),
              R"({"code":"seats_not_allowed","field":"seats","value":"6"})");
    EXPECT_EQ(problem(R"({"do":"check","game":"triolet","rules":{"stall":2.5},"seats":2})"),
              R"({"code":"bad_value","field":"stall","value":"2.5"})");
    EXPECT_EQ(problem(R"({"do":"check","game":"triolet","rules":{"stall":null},"seats":2})"),
              R"({"code":"bad_value","field":"stall","value":"null"})");
    EXPECT_EQ(problem(R"({"do":"check","game":"triolet","rules":{"players":[2,1e99]},"seats":2})"),
              R"({"code":"bad_value","field":"players","value":"[2,1e99]"})");
    const Json refused = ask(json(
        R"({"do":"new","game":"triominos","rules":{},"seats":["a"],"players":["person"],"seed":"1"})"));
    EXPECT_EQ(refused["rule_problem"]["code"], "seats_not_allowed");
    const Json rules = ask(json(R"({"do":"rules"})"));
    EXPECT_EQ(rules["triominos"]["presets"].size(), 5U);
    EXPECT_EQ(rules["triolet"]["fields"][0]["domain"]["kind"], "integers");
}

TEST(Engine, RulesSayHowManyCanPlay) {
    const Json rules = ask(json(R"({"do":"rules"})"));
    EXPECT_EQ(rules["triominos"]["seats"].dump(), R"({"fewest":1,"most":6})");
    EXPECT_EQ(rules["triolet"]["seats"].dump(), R"({"fewest":2,"most":4})");
    notation::with_each_game([&]<class Notation>() {
        const std::string game{Notation::Game::kName};
        for (const Json& preset : rules[game]["presets"]) {
            Json request;
            request["do"] = "check";
            request["game"] = game;
            request["rules"]["preset"] = preset["name"];
            for (int seats = 0; seats <= 8; ++seats) {
                request["seats"] = seats;
                const Json answered = ask(request);
                const bool is_in_range = answered["seats"]["fewest"] <= seats &&
                                         seats <= answered["seats"]["most"].get<int>();
                EXPECT_EQ(answered["problem"].is_null(), is_in_range) << request << answered;
            }
        }
    });
    const auto range = [](const char* choice) {
        Json request = json(R"({"do":"check","game":"triominos","seats":2})");
        request["rules"] = json(choice);
        return ask(request)["seats"].dump();
    };
    EXPECT_EQ(range(R"({"rack_size":{"2":9,"5":3}})"), R"({"fewest":2,"most":5})");
    EXPECT_EQ(range(R"({"preset":"classic","draws":99})"), R"({"fewest":1,"most":6})");
}

TEST(Engine, NonsenseIsAnsweredWithAProblem) {
    const Json match = begun("triolet", Json::object(), {"person", "greedy"}, "1");
    std::vector<std::string> requests = {"",
                                         "{",
                                         "[]",
                                         "17",
                                         "null",
                                         R"({"do":17})",
                                         R"({"do":"show"})",
                                         R"({"do":"check","game":"chess"})"};
    const auto changed = [&](const char* what, const std::function<void(Json&)>& change) {
        Json request = about(what, match);
        request["seat"] = 0;
        change(request);
        requests.push_back(request.dump());
    };
    changed("dance", [](Json&) {});
    changed("play", [](Json&) {});
    changed("undo", [](Json&) {});
    changed("timeout", [](Json&) {});
    changed("next", [](Json&) {});
    changed("show", [](Json& request) { request["seat"] = 2; });
    changed("show", [](Json& request) { request["seat"] = -1; });
    changed("show", [](Json& request) { request["saved"]["seed"] = 1; });
    changed("show", [](Json& request) { request["saved"]["seed"] = "18446744073709551616"; });
    changed("show", [](Json& request) { request["saved"]["players"] = Json::array({"person"}); });
    changed("show", [](Json& request) { request["saved"]["players"][0] = "Deep Blue"; });
    changed("show", [](Json& request) { request["saved"]["record"]["game"] = "chess"; });
    changed("show", [](Json& request) { request["saved"]["record"]["rounds"] = Json::array(); });
    changed("show",
            [](Json& request) { request["saved"]["record"]["rounds"][0]["racks"][0][0] = "?"; });
    changed("show", [](Json& request) {
        request["saved"]["record"]["rounds"][0]["actions"] = Json::array({"pass"});
    });
    for (const std::string& request : requests) {
        const Json answered = *notation::parse_json(answer(request));
        ASSERT_TRUE(answered.contains("problem")) << request << answered.dump();
        EXPECT_FALSE(answered["problem"].get<std::string>().empty());
    }
    // It is the turn of the person or of the bot, and a bot plays only for itself.
    const Json sight = shown(match, nullptr);
    EXPECT_EQ(ask(about("bot", match)).contains("problem"), sight["to_move"] == 0);
}

}  // namespace
}  // namespace tercet::wasm