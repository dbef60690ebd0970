#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>

#include "ai/analysis.hpp"
#include "base/random.hpp"
#include "notation/move_text.hpp"
#include "wasm/answer_json.hpp"

namespace tercet::wasm {

/// What a person may do best, and what it is worth. Presenter tells how the game is shown.
template <class Presenter>
class Hint {
public:
    using Notation = typename Presenter::Notation;
    using Game = typename Notation::Game;

    /// The best moves of the seat of the view, whose turn it is, best first. The same sight gives
    /// the same hint: the seed of the match, which dealt what is hidden, has no part in it.
    static Json of(const typename Game::View& view) {
        ai::Serial serial;
        Random random{kSeed};
        const auto judged =
            ai::Analyst<Game>{{serial}, kAsMaster}.judge(view, std::nullopt, random);
        Json json;
        json["advice"] = Json::array();
        for (std::size_t i = 0; i < std::min(judged.size(), kMostMoves); ++i) {
            json["advice"].push_back(advice(view.table(), judged[i]));
        }
        return json;
    }

private:
    static constexpr std::size_t kMostMoves = 3;
    static constexpr std::uint64_t kSeed = 1;
    /// So many playouts take a browser a fraction of a second.
    static constexpr std::nullopt_t kAsMaster = std::nullopt;

    static Json advice(const typename Game::Position& table,
                       const ai::Judged<typename Game::Move>& judged) {
        Json json;
        json["move"] = notation::move_text<Notation>(judged.move);
        json["points"] = Presenter::points(table, judged.move);
        if (const auto* place = std::get_if<typename Game::Placement>(&judged.move)) {
            Presenter::describe(json, *place);
        }
        json["chance"] = judged.mean().chance;
        json["margin"] = judged.mean().margin;
        return json;
    }
};

}  // namespace tercet::wasm
