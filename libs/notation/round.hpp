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

/// The deal of a round, checked by the rules.
template <class Notation>
Expected<
    typename Notation::Game::Deal,
    std::variant<typename Notation::DealProblem, RackTextProblem<typename Notation::TextProblem>>>
deal_in(const typename Notation::Game::Variant& variant, const RoundRecord& round) {
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
    const auto deal = checked_deal(variant, racks, round.starter);
    if (!deal) return Unexpected{deal.error()};
    return *deal;
}

/// The tiles of a rack, `?` for those unknown.
template <class Notation, class Rack>
std::vector<std::string> written_rack(const Rack& rack) {
    std::vector<std::string> written;
    rack.known.for_each([&](auto tile) { written.push_back(Notation::write_tile(tile)); });
    written.resize(static_cast<std::size_t>(rack.size()), "?");
    return written;
}

/// A round that begins with a deal.
template <class Notation>
RoundRecord written_deal(const typename Notation::Game::Deal& deal) {
    RoundRecord round;
    round.starter = deal.starter.index();
    for (const auto& rack : deal.racks) round.racks.push_back(written_rack<Notation>(rack));
    return round;
}

}  // namespace tercet::notation
