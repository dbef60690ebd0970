#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/points.hpp"
#include "game/seat.hpp"
#include "notation/json.hpp"
#include "notation/triolet_notation.hpp"

namespace tercet::wasm {

using notation::Json;

/// Triolet as a page shows it.
struct TrioletPresenter {
    using Notation = notation::TrioletNotation;
    using Game = Notation::Game;

    /// A move without its chance as an action of a record.
    static std::string action_text(std::string_view move) { return std::string{move}; }
    /// What a placement puts on the board.
    static Json placed(const triolet::Place& place);
    /// The part of a placement that is its tiles.
    static void describe(Json& placement, const triolet::Place& place);
    static Json points(const Game::Position& position, const Game::Move& move);
    static Json refusal(const Game::Refusal& refusal);
    static std::string kind(const Game::Move& move);
    /// Who went out first, if that ended the round.
    static std::optional<Seat> out(const Game::Position& position);
    /// What a seat's points at the end of a round are made of.
    static Json end_parts(const Game::Position& position, Seat seat, Points gain);
    static int stock(const Game::Position& position) { return position.bag_size(); }
    static Json copies();
    /// The groups that tiles make or join, wherever they are laid.
    static void add_groups(Json& tried, const Game::Position& position, const Game::Move& move);
    /// What else there is to see.
    static void add_sights(Json& shown, const Game::Position& position);
};

}  // namespace tercet::wasm
