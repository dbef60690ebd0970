#include "wasm/engine.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "ai/players.hpp"
#include "ai/self_play.hpp"
#include "notation/games.hpp"
#include "notation/json.hpp"
#include "notation/placements.hpp"
#include "notation/recorder.hpp"
#include "notation/replay.hpp"

namespace tercet::wasm {
namespace {

using notation::Json;

Json ask(const Json& request) { return *notation::parse_json(answer(request.dump())); }

Json json(const char* text) { return *notation::parse_json(text); }

Json begun(const std::string& game, const Json& rules, const std::vector<std::string>& players,
           const std::string& seed) {
    Json request;
    request["do"] = "new";
    request["game"] = game;
    request["rules"] = rules;
    request["seats"] = players;
    request["players"] = players;
    request["seed"] = seed;
    const Json answered = ask(request);
    EXPECT_TRUE(answered.contains("saved")) << answered.dump();
    return answered["saved"];
}

Json about(const char* what, const Json& saved) {
    Json request;
    request["do"] = what;
    request["saved"] = saved;
    return request;
}

Json shown(const Json& saved, const Json& seat) {
    Json request = about("show", saved);
    request["seat"] = seat;
    return ask(request);
}

Json played(const Json& saved, const std::string& move) {
    Json request = about("play", saved);
    request["move"] = move;
    return ask(request);
}

/// Calls visit(saved) before every action of a match among bots, and at the end.
void for_each_position(Json saved, const std::function<void(const Json&)>& visit) {
    for (;;) {
        visit(saved);
        const Json sight = shown(saved, nullptr);
        if (sight["match"]["decided"].get<bool>()) return;
        const Json next = ask(about(sight["end"].is_null() ? "bot" : "next", saved));
        ASSERT_TRUE(next.contains("saved")) << next.dump();
        saved = next["saved"];
    }
}

/// The same match played by the program.
template <class Notation>
Json self_played(const Json& saved) {
    using Game = typename Notation::Game;
    auto record = *notation::parse_record(saved["record"].dump());
    record.rounds.clear();
    ai::Players<Game> players;
    for (const auto& name : record.seats) players.push_back(ai::make_player<Game>(name));
    Random random{static_cast<std::uint64_t>(std::stoull(saved["seed"].get<std::string>()))};
    ai::SelfPlay<Game> self_play{*variant_of<Game>(record.rules), players, random};
    notation::Recorder<Notation> recorder{record};
    self_play.play_match([&](const auto& position) { recorder.begin_round(position); },
                         [&](const auto& action, const auto&) { recorder.add(action); },
                         [&](const auto& position) { recorder.end_round(position); });
    return *notation::parse_json(notation::write_record(recorder.record()));
}

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

/// A match among bots for each game, with everything that scores.
std::vector<Json> some_matches() {
    return {begun("triominos", Json::object(), {"random", "greedy"}, "0"),
            begun("triolet", Json::object(), {"random", "greedy"}, "0")};
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
    return *notation::Replayer<Notation>{record}.run(ignore)->position;
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

/// The value of a rack as a player adds it up.
int counted(const Json& rack) {
    int value = 0;
    for (const Json& tile : rack) {
        const std::string name = tile.get<std::string>();
        if (name.size() == 3) {
            for (const char pip : name) value += pip - '0';
        } else if (name != "*") {
            value += std::stoi(name);
        }
    }
    return value;
}

/// What the end of a round gives a seat by the book: triominos.md 9 and 12, triolet.md 11.
std::map<std::string, int> end_by_the_book(const Json& sight, std::size_t seat) {
    const Json& end = sight["end"];
    const Json& rules = sight["rules"];
    const bool is_triominos = sight["game"] == "triominos";
    const bool is_standard = !is_triominos || rules["scoring"] == "standard";
    const int own = counted(end["racks"][seat]);
    int others = -own;
    bool is_lowest = true;
    for (std::size_t other = 0; other < end["racks"].size(); ++other) {
        const int value = counted(end["racks"][other]);
        others += value;
        is_lowest = is_lowest && (other == seat || value > own);
    }
    std::map<std::string, int> parts;
    if (end["how"] == "out") {
        if (end["out"] != seat) return parts;
        if (is_triominos && is_standard) parts["out"] = rules["out_bonus"].get<int>();
        if (is_triominos && rules["scoring"] == "simple") parts["out"] = 5;
        if (is_standard) parts["leftovers"] = others;
    } else if (is_standard) {
        const bool lowest_takes = is_triominos && rules["blocked"] == "lowest";
        if (!lowest_takes || is_lowest) parts["own_rack"] = -own;
        if (lowest_takes && is_lowest) parts["leftovers"] = others;
    }
    for (auto part = parts.begin(); part != parts.end();) {
        part = part->second == 0 ? parts.erase(part) : std::next(part);
    }
    return parts;
}

/// Every edition of both games, and rules that end in another way.
std::vector<Json> many_rule_sets(const std::string& game) {
    std::vector<Json> sets;
    notation::with_game(game, [&]<class Notation>() {
        for (const auto& preset : Notation::Game::presets()) {
            for (const char* rules :
                 {R"({})", R"({"scoring":"simple"})", R"({"scoring":"none"})", R"({"draws":0})",
                  R"({"draws":0,"blocked":"lowest"})", R"({"out_of_play":71})", R"({"stall":1})"}) {
                Json set = json(rules);
                set["preset"] = std::string{preset.name};
                set["match"] = "rounds";
                set["rounds"] = 3;
                Json request;
                request["do"] = "check";
                request["game"] = game;
                request["rules"] = set;
                request["seats"] = 3;
                if (ask(request)["problem"].is_null()) sets.push_back(set);
            }
        }
    });
    return sets;
}

/// The match of a game among bots after each of its rounds.
std::vector<Json> ends_of_rounds(const std::string& game, const Json& rules, int seed) {
    std::vector<Json> ends;
    Json saved = begun(game, rules, {"random", "greedy", "random"}, std::to_string(seed));
    notation::with_game(game, [&]<class Notation>() {
        const Json record = self_played<Notation>(saved);
        saved["record"]["rounds"] = Json::array();
        for (const Json& round : record["rounds"]) {
            saved["record"]["rounds"].push_back(round);
            ends.push_back(shown(saved, nullptr));
        }
    });
    return ends;
}

TEST(Engine, ThePartsOfTheEndAreThoseOfTheBookAndAddUp) {
    std::set<std::string> seen;
    const auto expect_book = [&](const Json& sight) {
        const Json& end = sight["end"];
        EXPECT_EQ(end["out"].is_null(), end["how"] != "out");
        for (std::size_t seat = 0; seat < sight["seats"].size(); ++seat) {
            const auto parts = end["parts"][seat].get<std::map<std::string, int>>();
            EXPECT_EQ(parts, end_by_the_book(sight, seat)) << sight["rules"] << end;
            int sum = 0;
            for (const auto& [name, points] : parts) {
                sum += points;
                seen.insert(sight["game"].get<std::string>() + " " + end["how"].get<std::string>() +
                            " " + name);
            }
            EXPECT_EQ(sum, end["gains"][seat]);
        }
    };
    for (const std::string game : {"triominos", "triolet"}) {
        for (const Json& rules : many_rule_sets(game)) {
            for (int seed = 0; seed < 10; ++seed) {
                for (const Json& sight : ends_of_rounds(game, rules, seed)) expect_book(sight);
            }
        }
    }
    EXPECT_EQ(seen,
              (std::set<std::string>{"triominos out out", "triominos out leftovers",
                                     "triominos blocked leftovers", "triominos blocked own_rack",
                                     "triolet out leftovers", "triolet blocked own_rack",
                                     "triolet stalled own_rack"}));
}

TEST(Engine, TheBoardIsWhatWasPlacedThisRound) {
    for (const Json& match : some_matches()) {
        for_each_position(match, [](const Json& saved) {
            const Json sight = shown(saved, nullptr);
            std::size_t tiles = 0;
            for (const Json& entry : sight["log"]) {
                if (entry["round"] != sight["round"] || entry["kind"] != "place") continue;
                const std::string text = entry["text"].get<std::string>();
                tiles += static_cast<std::size_t>(std::count(text.begin(), text.end(), '@'));
            }
            EXPECT_EQ(sight["board"].size(), tiles);
        });
    }
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
            Json match = begun(game, Json::object(), {"person", "greedy"}, "1");
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

Json tried(const Json& saved, const std::string& move) {
    Json request = about("try", saved);
    request["seat"] = shown(saved, nullptr)["to_move"];
    request["move"] = move;
    return ask(request);
}

/// The groups of laid tiles as a player finds them: from the left and from the top, tile by tile.
Json counted_groups(const std::map<std::pair<int, int>, int>& values,
                    const std::set<std::pair<int, int>>& laid) {
    Json groups = Json::array();
    for (const auto& [down, right] : {std::pair{0, 1}, std::pair{1, 0}}) {
        for (const auto& [first, _] : values) {
            if (values.count({first.first - down, first.second - right}) != 0) continue;
            Json group;
            int size = 0;
            int sum = 0;
            bool is_joined = false;
            for (auto at = first; values.count(at) != 0;
                 at = {at.first + down, at.second + right}) {
                group["squares"].push_back(Json::array({at.first, at.second}));
                sum += values.at(at);
                ++size;
                is_joined = is_joined || laid.count(at) != 0;
            }
            if (size < 2 || !is_joined) continue;
            const bool is_wrong = size > 3 || sum > 15 || (size == 3 && sum < 15);
            group["sum"] = sum;
            group["state"] = is_wrong ? "wrong" : sum == 15 ? "full" : "open";
            groups.push_back(group);
        }
    }
    return groups;
}

std::set<std::string> texts_of(const Json& list) {
    std::set<std::string> texts;
    for (const Json& each : list) texts.insert(each.dump());
    return texts;
}

TEST(Engine, ATryTellsTheGroupsOfLaidTilesAllowedOrNot) {
    std::set<std::string> states;
    Random random{5};
    const Json match = begun("triolet", Json::object(), {"random", "greedy"}, "2");
    for_each_position(match, [&](const Json& saved) {
        const Json sight = shown(saved, nullptr);
        if (!sight["end"].is_null()) return;
        std::map<std::pair<int, int>, int> lying;
        for (const Json& stone : sight["board"]) {
            lying[{stone["square"][0], stone["square"][1]}] = stone["value"].get<int>();
        }
        for (int attempt = 0; attempt < 20; ++attempt) {
            auto values = lying;
            std::set<std::pair<int, int>> laid;
            std::string move;
            for (int tile = 0; tile <= attempt % 3; ++tile) {
                // Anywhere near the middle, in a line or not, whatever is on the rack.
                const std::pair square{4 + static_cast<int>(random.below(7)),
                                       4 + static_cast<int>(random.below(7))};
                if (values.count(square) != 0) continue;
                const int value = static_cast<int>(random.below(16));
                values[square] = value;
                laid.insert(square);
                move += (move.empty() ? "" : " ") + std::to_string(value) + "@" +
                        static_cast<char>('A' + square.first) + std::to_string(square.second + 1);
            }
            if (laid.empty()) continue;
            const Json answered = tried(saved, move);
            ASSERT_EQ(answered.contains("points"), !answered.contains("refusal")) << answered;
            EXPECT_EQ(texts_of(answered["groups"]), texts_of(counted_groups(values, laid))) << move;
            for (const Json& group : answered["groups"]) states.insert(group["state"]);
        }
    });
    EXPECT_EQ(states, (std::set<std::string>{"open", "full", "wrong"}));
}

TEST(Engine, TheGroupsOfAnAllowedPlacementAreRight) {
    Json saved = begun("triolet", Json::object(), {"person", "person"}, "1");
    saved["record"]["rounds"][0]["racks"] = json(R"([["5","6","4"],["15","2","3"]])");
    saved["record"]["rounds"][0]["starter"] = 0;
    EXPECT_EQ(tried(saved, "5@H8")["groups"].dump(), "[]");
    EXPECT_EQ(tried(saved, "5@H8 6@H10")["refusal"]["code"], "gap");
    EXPECT_EQ(tried(saved, "5@H8 6@H10")["groups"].dump(), "[]");
    const Json whole = tried(saved, "5@H8 6@H9 4@H10");
    EXPECT_TRUE(whole.contains("points"));
    EXPECT_EQ(whole["groups"].dump(),
              R"([{"squares":[[7,7],[7,8],[7,9]],"sum":15,"state":"full"}])");
    EXPECT_FALSE(tried(saved, "swap 5").contains("groups"));
}

TEST(Engine, WhatIsTakenBackAndPlayedAgainComesOutTheSame) {
    for (const Json& match : some_matches()) {
        std::vector<std::string> line;
        Json last;
        for_each_position(match, [&](const Json& saved) { last = saved; });
        const auto actions = last["record"]["rounds"].back()["actions"].size();
        Json request = about("rewind", last);
        request["actions"] = actions / 2;
        Json saved = ask(request)["saved"];
        EXPECT_EQ(saved["record"]["rounds"].back()["actions"].size(), actions / 2);
        while (shown(saved, nullptr)["end"].is_null()) saved = ask(about("bot", saved))["saved"];
        EXPECT_EQ(saved.dump(), last.dump());
        request["actions"] = actions + 1;
        EXPECT_TRUE(ask(request).contains("problem"));
    }
}

TEST(Engine, WhoseTimeIsUpDrawsExchangesOrPasses) {
    for (const Json& match : some_matches()) {
        // The opening of Triominos is not timed, that of Triolet is.
        const bool is_triominos = match["record"]["game"] == "triominos";
        EXPECT_EQ(ask(about("timeout", match)).contains("problem"), is_triominos);
        Json saved = ask(about("bot", match))["saved"];
        for (int turns = 0; turns < 5; ++turns) {
            saved = ask(about("timeout", saved))["saved"];
            ASSERT_FALSE(saved.is_null());
        }
        const Json log = shown(saved, nullptr)["log"];
        ASSERT_EQ(log.size(), 6U);
        for (std::size_t i = 1; i < log.size(); ++i) EXPECT_NE(log[i]["kind"], "place");
    }
}

TEST(Engine, ASightTellsTheTimeOfATurnWhereAClockRuns) {
    for (const std::string game : {"triominos", "triolet"}) {
        const Json rules = json(R"({"turn_seconds":30})");
        for_each_position(begun(game, rules, {"random", "greedy"}, "0"), [&](const Json& saved) {
            const Json sight = shown(saved, nullptr);
            const bool is_opening = game == "triominos" && sight["board"].empty();
            const bool is_timed = !is_opening && sight["end"].is_null();
            EXPECT_EQ(sight["turn_seconds"].dump(), is_timed ? "30" : "null");
            EXPECT_EQ(ask(about("timeout", saved)).contains("saved"), is_timed);
        });
    }
    EXPECT_TRUE(shown(some_matches()[1], nullptr)["turn_seconds"].is_null());
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
    changed("rewind", [](Json& request) { request["actions"] = -1; });
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
