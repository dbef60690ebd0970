#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "notation/json.hpp"
#include "wasm/engine.hpp"

// How a page asks the engine, and matches to ask about.

namespace tercet::wasm {

using notation::Json;

/// What is to be shown after a change, which is on a line of its own, becomes `changed`.
inline Json ask(const Json& request) {
    const std::string text = answer(request.dump());
    const auto end = text.find('\n');
    Json answered = *notation::parse_json(text.substr(0, end));
    if (end != std::string::npos) {
        answered["changed"] = *notation::parse_json(text.substr(end + 1));
    }
    return answered;
}

inline Json json(const char* text) { return *notation::parse_json(text); }

inline Json begun(const std::string& game, const Json& rules,
                  const std::vector<std::string>& players, const std::string& seed) {
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

inline Json about(const char* what, const Json& saved) {
    Json request;
    request["do"] = what;
    request["saved"] = saved;
    return request;
}

inline Json shown(const Json& saved, const Json& seat) {
    Json request = about("show", saved);
    request["seat"] = seat;
    return ask(request);
}

/// What a page shows after a change, of what it showed before.
inline Json shown_after(Json before, const Json& changed) {
    for (const auto& [key, value] : changed.items()) {
        if (key == "log_from") continue;
        Json whole = value;
        if (key == "log") {
            whole = before["log"];
            const auto from = changed["log_from"].get<std::size_t>();
            EXPECT_LE(from, whole.size());
            while (whole.size() > from) whole.erase(whole.size() - 1);
            for (const Json& line : value) whole.push_back(line);
        }
        EXPECT_TRUE(before.contains(key)) << key;
        before[key] = std::move(whole);
    }
    return before;
}

inline Json played(const Json& saved, const std::string& move) {
    Json request = about("play", saved);
    request["move"] = move;
    return ask(request);
}

/// Calls visit(saved) before every action of a match among bots, and at the end.
inline void for_each_position(Json saved, const std::function<void(const Json&)>& visit) {
    for (;;) {
        visit(saved);
        const Json sight = shown(saved, nullptr);
        if (sight["match"]["decided"].get<bool>()) return;
        const Json next = ask(about(sight["end"].is_null() ? "bot" : "next", saved));
        ASSERT_TRUE(next.contains("saved")) << next.dump();
        saved = next["saved"];
    }
}

/// The match after a command, such as `bot` or `undo`.
inline Json after(const char* what, const Json& saved) {
    const Json answered = ask(about(what, saved));
    EXPECT_TRUE(answered.contains("saved")) << answered.dump();
    return answered["saved"];
}

/// The same match, with other players.
inline Json with_players(Json saved, const Json& players) {
    saved["players"] = players;
    return saved;
}

/// The match with a person in each seat, but for the computers named.
inline Json among(const Json& saved, std::size_t persons) {
    Json players = saved["players"];
    for (std::size_t seat = 0; seat < persons; ++seat) players[seat] = "person";
    return with_players(saved, players);
}

/// A match among bots for each game, with everything that scores.
inline std::vector<Json> some_matches() {
    return {begun("triominos", Json::object(), {"random", "greedy"}, "7"),
            begun("triolet", Json::object(), {"random", "greedy"}, "7")};
}

}  // namespace tercet::wasm
