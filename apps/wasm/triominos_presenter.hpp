#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "game/points.hpp"
#include "game/seat.hpp"
#include "notation/triominos_notation.hpp"
#include "table/audience.hpp"
#include "wasm/json_text.hpp"

namespace tercet::wasm {

/// Triominos as a page shows it.
struct TriominosPresenter {
    using Notation = notation::TriominosNotation;
    using Game = Notation::Game;
    using Sight = table::Sight<Game>;

    /// A move without its chance as an action of a record.
    static std::string action_text(std::string_view move);
    /// The part of a placement that is its tile.
    static void describe(JsonText& placement, const triominos::Place& place);
    /// The tile on the table, and who put it there when.
    static void write_placed(JsonText& board, const triominos::Place& place, Seat seat,
                             std::size_t action);
    static void write_points(JsonText& json, Sight position, const Game::Move& move);
    static void write_refusal(JsonText& json, const Game::Refusal& refusal);
    static std::string_view kind(const Game::Move& move);
    /// Who went out first, if that ended the round.
    static std::optional<Seat> out(Sight position);
    /// What a seat's points at the end of a round are made of.
    static void write_end_parts(JsonText& json, Sight position, Seat seat, Points gain);
    static int stock(Sight position) { return position->pool_size(); }
    /// Tiles of Triominos make no groups.
    static void add_groups(JsonText&, Sight, const Game::Move&) {}
    /// What stays the same all the match: how many tiles of each kind there are.
    static void add_lasting(JsonText& shown);
    /// What else changes with the table.
    static void add_to_show(JsonText& shown, Sight position);
};

}  // namespace tercet::wasm
