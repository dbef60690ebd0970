#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/expected.hpp"
#include "game/points.hpp"
#include "notation/record.hpp"
#include "notation/triominos_text.hpp"
#include "notation/written_game.hpp"
#include "triominos/game.hpp"

namespace tercet::notation {

/// Triominos in writing, as records and commands see it.
struct TriominosNotation {
    using Game = triominos::Game;
    using TextProblem = TriominosTextProblem;
    using DealProblem = triominos::DealProblem;

    static Expected<std::optional<triominos::Tile>, TextProblem> parse_tile(std::string_view text) {
        return notation::parse_tile(text);
    }
    static Expected<Game::Action, TextProblem> parse_action(
        std::string_view text, const Game::Position& position,
        std::span<const std::string> following = {}) {
        const auto action = notation::parse_action(text, position);
        if (!action || !position.board().empty()) return action;
        return opening_as_meant(*action, text, following);
    }
    static std::string write_tile(triominos::Tile tile) { return text_of(tile); }
    static std::string write_action(const Game::Action& action) { return text_of(action); }

    /// Which other moves are allowed, with the points they cost.
    static std::map<std::string, Points> other_moves(const Game::Position& position);

    /// The table after an action; the tile just placed is marked.
    static std::string board_text(const Game::Position& position,
                                  const std::optional<Game::Action>& last);
    /// What the table holds besides: `31 in the pool`.
    static std::string stock_text(const Game::Position& position);

    static std::string sentence(const Game::Refusal& refusal);
    static std::string sentence(const DealProblem& problem);
    static std::string sentence(TextProblem problem);
};
static_assert(WrittenGame<TriominosNotation>);

}  // namespace tercet::notation
