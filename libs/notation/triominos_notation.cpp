#include "notation/triominos_notation.hpp"

#include <utility>

namespace tercet::notation {

using triominos::Draw;
using triominos::Pass;
using triominos::Place;
using triominos::Tile;

Expected<
    TriominosNotation::Game::Position,
    std::variant<TriominosNotation::DealProblem, RackTextProblem<TriominosNotation::TextProblem>>>
TriominosNotation::position(const Game::Variant& variant, const RoundRecord& round) {
    triominos::WrittenRacks racks;
    for (const auto& names : round.racks) {
        auto& rack = racks.emplace_back();
        for (const std::string& name : names) {
            const auto tile = parse_tile(name);
            if (!tile) {
                const int seat = static_cast<int>(racks.size()) - 1;
                return Unexpected{RackTextProblem<TextProblem>{seat, name, tile.error()}};
            }
            rack.push_back(*tile);
        }
    }
    const auto deal = triominos::checked_deal(variant, racks, round.starter);
    if (!deal) return Unexpected{deal.error()};
    return Game::Position{variant, *deal};
}

RoundRecord TriominosNotation::begin_round(const Game::Position& position) {
    RoundRecord round;
    round.starter = position.starter().index();
    for_each_seat(position.seats(), [&](Seat seat) {
        auto& rack = round.racks.emplace_back();
        position.rack(seat).known.for_each([&](Tile tile) { rack.push_back(text_of(tile)); });
        rack.resize(static_cast<std::size_t>(position.rack(seat).size()), "?");
    });
    return round;
}

std::map<std::string, Points> TriominosNotation::placements(const Game::Position& position) {
    std::map<std::string, Points> all;
    triominos::for_each_placement(position, [&](const Place& place) {
        all.emplace(text_of(place), position.points_of(place));
    });
    return all;
}

std::map<std::string, Points> TriominosNotation::other_moves(const Game::Position& position) {
    std::map<std::string, Points> all;
    if (!position.refusal(Draw{})) all["draw"] = position.points_of(Draw{});
    if (!position.refusal(Pass{})) all["pass"] = position.points_of(Pass{});
    return all;
}

int TriominosNotation::unknown_tiles(const Game::Position& position) {
    return position.rack(position.to_move()).unknown;
}

std::string TriominosNotation::board_text(const Game::Position& position,
                                          const std::optional<Game::Action>& last) {
    const auto* place = last ? std::get_if<Place>(&last->move) : nullptr;
    return notation::board_text(position.board(),
                                place != nullptr ? std::optional{place->cell} : std::nullopt);
}

std::string TriominosNotation::rack_text(const Game::Position& position, Seat seat) {
    std::string text;
    const auto add = [&](const std::string& tile) { text += (text.empty() ? "" : " ") + tile; };
    position.rack(seat).known.for_each([&](Tile tile) { add(text_of(tile)); });
    for (int i = 0; i < position.rack(seat).unknown; ++i) add("?");
    return text.empty() ? "-" : text;
}

std::string TriominosNotation::stock_text(const Game::Position& position) {
    return std::to_string(position.pool_size()) + " in the pool";
}

}  // namespace tercet::notation
