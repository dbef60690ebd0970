#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/expected.hpp"
#include "game/seat.hpp"
#include "notation/record.hpp"

// The racks of a round in writing, the same for every game.

namespace tercet::notation {

/// The deal of a round as a position to play on.
template <class Notation>
Expected<
    typename Notation::Game::Position,
    std::variant<typename Notation::DealProblem, RackTextProblem<typename Notation::TextProblem>>>
position_of(const typename Notation::Game::Variant& variant, const RoundRecord& round) {
    using Game = typename Notation::Game;
    using RackProblem = RackTextProblem<typename Notation::TextProblem>;
    typename Game::WrittenRacks racks;
    for (const auto& names : round.racks) {
        auto& rack = racks.emplace_back();
        for (const std::string& name : names) {
            const auto tile = Notation::parse_tile(name);
            if (!tile) {
                const int seat = static_cast<int>(racks.size()) - 1;
                return Unexpected{RackProblem{seat, name, tile.error()}};
            }
            rack.push_back(*tile);
        }
    }
    const auto deal = Game::checked_deal(variant, racks, round.starter);
    if (!deal) return Unexpected{deal.error()};
    return typename Game::Position{variant, *deal};
}

/// The tiles of a rack, `?` for those unknown.
template <class Notation>
std::vector<std::string> written_rack(const typename Notation::Game::Position& position,
                                      Seat seat) {
    const auto& rack = position.rack(seat);
    std::vector<std::string> written;
    rack.known.for_each([&](auto tile) { written.push_back(Notation::write_tile(tile)); });
    written.resize(static_cast<std::size_t>(rack.size()), "?");
    return written;
}

/// The racks and the starter of a position before its first action.
template <class Notation>
RoundRecord begun_round(const typename Notation::Game::Position& position) {
    RoundRecord round;
    round.starter = position.starter().index();
    for_each_seat(position.seats(), [&](Seat seat) {
        round.racks.push_back(written_rack<Notation>(position, seat));
    });
    return round;
}

}  // namespace tercet::notation
