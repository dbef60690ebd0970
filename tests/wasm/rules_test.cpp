#include "wasm/rules.hpp"

#include <string>

#include <gtest/gtest.h>

#include "notation/games.hpp"
#include "wasm/asking.hpp"

namespace tercet::wasm {
namespace {

TEST(Rules, RulesAreCheckedBeforeAMatchBegins) {
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

TEST(Rules, RulesSayHowManyCanPlay) {
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

}  // namespace
}  // namespace tercet::wasm
