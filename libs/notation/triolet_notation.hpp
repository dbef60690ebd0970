#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/expected.hpp"
#include "game/points.hpp"
#include "notation/record.hpp"
#include "notation/triolet_text.hpp"
#include "notation/written_game.hpp"
#include "triolet/game.hpp"

namespace tercet::notation {

/// Triolet in writing, as records and commands see it.
struct TrioletNotation {
    using Game = triolet::Game;
    using TextProblem = TrioletTextProblem;
    using DealProblem = triolet::DealProblem;

    static Expected<std::optional<triolet::Tile>, TextProblem> parse_tile(std::string_view text) {
        return parse_triolet_tile(text);
    }
    static Expected<Game::Action, TextProblem> parse_action(std::string_view text,
                                                            const Game::Position&,
                                                            std::span<const std::string> = {}) {
        return parse_triolet_action(text);
    }
    static std::string write_tile(triolet::Tile tile) { return text_of(tile); }
    static std::string write_action(const Game::Action& action) { return text_of(action); }

    /// Which other moves are allowed, with the points they cost.
    static std::map<std::string, Points> other_moves(const Game::Position& position);

    /// The board after an action; the tiles just placed are marked.
    static std::string board_text(const Game::Position& position,
                                  const std::optional<Game::Action>& last);
    /// What the table holds besides: `31 in the bag`.
    static std::string stock_text(const Game::Position& position);

    static std::string sentence(const Game::Refusal& refusal);
    static std::string sentence(const DealProblem& problem);
    static std::string sentence(TextProblem problem);
};
static_assert(WrittenGame<TrioletNotation>);

}  // namespace tercet::notation
