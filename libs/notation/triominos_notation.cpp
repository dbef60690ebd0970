#include "notation/triominos_notation.hpp"

#include <variant>

namespace tercet::notation {

using triominos::Draw;
using triominos::Pass;
using triominos::Place;

std::map<std::string, Points> TriominosNotation::other_moves(const Game::Position& position) {
    std::map<std::string, Points> all;
    if (!position.refusal(Draw{})) all["draw"] = position.points_of(Draw{});
    if (!position.refusal(Pass{})) all["pass"] = position.points_of(Pass{});
    return all;
}

std::string TriominosNotation::board_text(const Game::Position& position,
                                          const std::optional<Game::Action>& last) {
    const auto* place = last ? std::get_if<Place>(&last->move) : nullptr;
    return notation::board_text(position.board(),
                                place != nullptr ? std::optional{place->cell} : std::nullopt);
}

std::string TriominosNotation::stock_text(const Game::Position& position) {
    return std::to_string(position.pool_size()) + " in the pool";
}

}  // namespace tercet::notation
