// The groups that laid tiles of Triolet make, in an answer to a page.

#include <map>
#include <set>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "wasm/asking.hpp"

namespace tercet::wasm {
namespace {

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

TEST(Groups, AreToldOfLaidTilesAllowedOrNot) {
    std::set<std::string> states;
    Random random{5};
    const Json match = begun("triolet", Json::object(), {"random", "greedy"}, "2");
    for_each_position(match, [&](const Json& saved) {
        const Json sight = shown(saved, nullptr);
        if (!sight["end"].is_null()) return;
        std::map<std::pair<int, int>, int> lying;
        for (const Json& placed_tile : sight["board"]) {
            lying[{placed_tile["square"][0], placed_tile["square"][1]}] =
                placed_tile["value"].get<int>();
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

TEST(Groups, AreThoseOfTheTilesSideBySide) {
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

}  // namespace
}  // namespace tercet::wasm
