#include "wasm/hint.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "wasm/asking.hpp"

namespace tercet::wasm {
namespace {

/// With its fractions, which records have none of.
Json hint(const Json& saved) { return Json::parse(answer(about("hint", saved).dump())); }

/// The same match with a person whose turn it is; nothing if the round is over.
std::optional<Json> asked_of_person(Json saved) {
    const Json sight = shown(saved, nullptr);
    if (!sight["end"].is_null()) return std::nullopt;
    saved["players"][sight["to_move"].get<std::size_t>()] = "person";
    return saved;
}

/// Calls visit(saved, what the person to move sees) now and then in a match of each game.
template <class Visit>
void for_some_turns(int every, Visit visit) {
    for (const Json& match : some_matches()) {
        int count = 0;
        for_each_position(match, [&](const Json& saved) {
            const auto asked = asked_of_person(saved);
            if (!asked || ++count % every != 0) return;
            visit(*asked, shown(*asked, shown(*asked, nullptr)["to_move"]));
        });
    }
}

Json tried(const Json& saved, const Json& seat, const Json& move) {
    Json request = about("try", saved);
    request["seat"] = seat;
    request["move"] = move;
    return ask(request);
}

TEST(Hint, IsAFewLegalMovesBestFirst) {
    std::set<std::string> others;
    int turns = 0;
    for_some_turns(5, [&](const Json& saved, const Json& sight) {
        ++turns;
        const Json advice = hint(saved)["advice"];
        const std::size_t offered = sight["moves"]["place"].size() + sight["moves"]["other"].size();
        ASSERT_GE(advice.size(), 1U);
        EXPECT_LE(advice.size(), 3U);
        EXPECT_GE(advice.size(), std::min<std::size_t>(offered, 2));
        double chance = 1;
        std::set<std::string> moves;
        for (const Json& each : advice) {
            const auto move = each["move"].get<std::string>();
            EXPECT_TRUE(moves.insert(move).second) << move;
            EXPECT_TRUE(played(saved, move).contains("saved")) << move;
            EXPECT_EQ(each["points"], tried(saved, sight["to_move"], move)["points"]) << move;
            EXPECT_LE(each["chance"].get<double>(), chance);
            chance = each["chance"].get<double>();
            EXPECT_GE(chance, 0);
            EXPECT_TRUE(each["margin"].is_number());
            bool is_placement = false;
            for (const Json& place : sight["moves"]["place"]) {
                if (place["move"] != move) continue;
                is_placement = true;
                const char* what = sight["game"] == "triolet" ? "placed" : "triangle";
                EXPECT_EQ(each[what], place[what]);
            }
            if (is_placement) continue;
            others.insert(move.substr(0, move.find(' ')));
            EXPECT_FALSE(each.contains("placed") || each.contains("triangle"));
        }
    });
    EXPECT_GE(turns, 10);
    EXPECT_TRUE(others.contains("draw"));
    EXPECT_TRUE(others.contains("swap"));
}

/// A match that differs in what the person to move cannot see, and in its seed; nothing if there
/// is none that easily.
std::optional<Json> otherwise_hidden(Json saved, const Json& sight) {
    const std::size_t other = sight["to_move"] == 0 ? 1 : 0;
    const auto rack_of_other = [&] {
        return shown(with_players(saved, {"greedy", "greedy"}), other)["rack"];
    };
    const Json held = rack_of_other();
    auto& round = saved["record"]["rounds"].back();
    saved["seed"] = "77";
    for (const auto& [tile, count] : sight["copies"].items()) {
        for (Json& dealt : round["racks"][other]) {
            if (dealt == tile || std::find(held.begin(), held.end(), dealt) == held.end()) continue;
            const Json before = dealt;
            dealt = tile;
            const Json changed = shown(saved, sight["to_move"]);
            const Json now = rack_of_other();
            if (changed.dump() == sight.dump() && now != held) return saved;
            dealt = before;
        }
    }
    return std::nullopt;
}

TEST(Hint, DoesNotDependOnWhatIsHidden) {
    std::set<std::string> games;
    for_some_turns(3, [&](const Json& saved, const Json& sight) {
        const auto game = sight["game"].get<std::string>();
        if (games.contains(game)) return;
        const auto other = otherwise_hidden(saved, sight);
        if (!other) return;
        games.insert(game);
        EXPECT_EQ(hint(saved).dump(), hint(*other).dump());
        EXPECT_EQ(hint(saved).dump(), hint(saved).dump());
    });
    EXPECT_EQ(games.size(), 2U);
}

TEST(Hint, IsForPersonsWhileARoundIsPlayed) {
    for (const Json& match : some_matches()) {
        EXPECT_EQ(hint(match)["problem"], "it is the turn of a bot");
        Json over;
        for_each_position(match, [&](const Json& saved) {
            if (over.is_null() && !shown(saved, nullptr)["end"].is_null()) over = saved;
        });
        over["players"] = Json::array({"person", "person"});
        EXPECT_EQ(hint(over)["problem"], "the round is over");
    }
}

}  // namespace
}  // namespace tercet::wasm
