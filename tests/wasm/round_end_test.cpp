// What the end of a round gives, in an answer to a page.

#include <cstddef>
#include <iterator>
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

TEST(RoundEnd, ItsPartsAreThoseOfTheBookAndAddUp) {
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

}  // namespace
}  // namespace tercet::wasm
