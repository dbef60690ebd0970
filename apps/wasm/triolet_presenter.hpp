#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "game/points.hpp"
#include "game/seat.hpp"
#include "notation/triolet_notation.hpp"
#include "table/audience.hpp"
#include "wasm/json_text.hpp"

namespace tercet::wasm {

/// Triolet as a page shows it.
struct TrioletPresenter {
    using Notation = notation::TrioletNotation;
    using Game = Notation::Game;
    using Sight = table::Sight<Game>;

    /// A move without its chance as an action of a record.
    static std::string action_text(std::string_view move) { return std::string{move}; }
    /// The part of a placement that is its tiles.
    static void describe(JsonText& placement, const triolet::Place& place);
    /// The tiles on the board, and who put them there when.
    static void write_placed(JsonText& board, const triolet::Place& place, Seat seat,
                             std::size_t action);
    static void write_points(JsonText& json, Sight position, const Game::Move& move);
    static void write_refusal(JsonText& json, const Game::Refusal& refusal);
    static std::string_view kind(const Game::Move& move);
    /// Who went out first, if that ended the round.
    static std::optional<Seat> out(Sight position);
    /// What a seat's points at the end of a round are made of.
    static void write_end_parts(JsonText& json, Sight position, Seat seat, Points gain);
    static int stock(Sight position) { return position->bag_size(); }
    /// The groups that tiles make or join, wherever they are laid.
    static void add_groups(JsonText& tried, Sight position, const Game::Move& move);
    /// What stays the same all the match: the board, and how many tiles of each kind there are.
    static void add_lasting(JsonText& shown);
    /// Nothing else changes with the table.
    static void add_to_show(JsonText&, Sight) {}
};

}  // namespace tercet::wasm
