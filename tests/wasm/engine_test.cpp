#include "wasm/engine.hpp"

#include <cstddef>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "notation/games.hpp"
#include "wasm/asking.hpp"
#include "wasm/played_by_program.hpp"

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
