#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "ai/analysis.hpp"
#include "base/random.hpp"
#include "notation/move_text.hpp"
#include "wasm/json_text.hpp"

namespace tercet::wasm {

/// What a person may do best, and what it is worth. Presenter tells how the game is shown.
template <class Presenter>
class Hint {
public:
    using Notation = typename Presenter::Notation;
    using Game = typename Notation::Game;

    /// The best moves of the seat of the view, whose turn it is, best first. The same sight gives
    /// the same hint: the seed of the match, which dealt what is hidden, has no part in it.
    static std::string of(const typename Game::View& view) {
        ai::Serial serial;
        Random random{kSeed};
        const auto judged =
            ai::Analyst<Game>{{serial}, kAsMaster}.judge(view, std::nullopt, random);
        JsonText json;
        json.object([&] {
            json.key("advice").list([&] {
                for (std::size_t i = 0; i < std::min(judged.size(), kMostMoves); ++i) {
                    write(json, view, judged[i]);
                }
            });
        });
        return json.take();
    }

private:
    static constexpr std::size_t kMostMoves = 3;
    static constexpr std::uint64_t kSeed = 1;
    /// Its playouts take a browser a fraction of a second.
    static constexpr std::nullopt_t kAsMaster = std::nullopt;

    static void write(JsonText& json, const typename Game::View& view,
                      const ai::Judged<typename Game::Move>& judged) {
        json.object([&] {
            json.member("move", notation::move_text<Notation>(judged.move));
            Presenter::write_points(json.key("points"), view, judged.move);
            if (const auto* place = std::get_if<typename Game::Placement>(&judged.move)) {
                Presenter::describe(json, *place);
            }
            json.member("chance", judged.mean().chance).member("margin", judged.mean().margin);
        });
    }
};

}  // namespace tercet::wasm
