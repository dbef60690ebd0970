#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/points.hpp"
#include "game/seat.hpp"
#include "notation/json.hpp"
#include "notation/triominos_notation.hpp"

namespace tercet::wasm {

using notation::Json;

/// Triominos as a page shows it.
struct TriominosPresenter {
    using Notation = notation::TriominosNotation;
    using Game = Notation::Game;

    /// A move without its chance as an action of a record.
    static std::string action_text(std::string_view move);
    /// What a placement puts on the table.
    static Json placed(const triominos::Place& place);
    /// The part of a placement that is its tile.
    static void describe(Json& placement, const triominos::Place& place);
    static Json points(const Game::Position& position, const Game::Move& move);
    static Json refusal(const Game::Refusal& refusal);
    static std::string kind(const Game::Move& move);
    /// Who went out first, if that ended the round.
    static std::optional<Seat> out(const Game::Position& position);
    /// What a seat's points at the end of a round are made of.
    static Json end_parts(const Game::Position& position, Seat seat, Points gain);
    static int stock(const Game::Position& position) { return position.pool_size(); }
    static Json copies();
    /// Tiles of Triominos make no groups.
    static void add_groups(Json&, const Game::Position&, const Game::Move&) {}
    /// What else there is to see.
    static void add_sights(Json& shown, const Game::Position& position);
};

}  // namespace tercet::wasm
