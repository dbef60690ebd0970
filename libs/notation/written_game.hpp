#pragma once

#include <concepts>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "game/points.hpp"
#include "game/turn_based.hpp"

namespace tercet::notation {

/// A game in writing: what records and commands are written against beside the game itself. All of
/// it is text for people or for files.
template <class Notation>
concept WrittenGame = TurnBased<typename Notation::Game> &&
    requires(const typename Notation::Game::Position& seen,
             const typename Notation::Game::Action& action,
             const typename Notation::Game::Refusal& refusal,
             const typename Notation::DealProblem& deal_problem,
             const typename Notation::TextProblem& text_problem, std::string_view text,
             std::span<const std::string> texts) {
    {*Notation::parse_tile(text)};
    /// An action in normal form. Those that are written after it may tell how it was meant.
    {
        *Notation::parse_action(text, seen, texts)
        } -> std::convertible_to<typename Notation::Game::Action>;
    { Notation::write_action(action) } -> std::same_as<std::string>;

    /// Which moves other than placements are allowed, with the points they cost.
    { Notation::other_moves(seen) } -> std::same_as<std::map<std::string, Points>>;
    /// The table after an action, what was just placed marked; and what it holds besides.
    { Notation::board_text(seen, std::optional{action}) } -> std::same_as<std::string>;
    { Notation::stock_text(seen) } -> std::same_as<std::string>;

    { Notation::sentence(refusal) } -> std::same_as<std::string>;
    { Notation::sentence(deal_problem) } -> std::same_as<std::string>;
    { Notation::sentence(text_problem) } -> std::same_as<std::string>;
};

}  // namespace tercet::notation
