#include "notation/triolet_notation.hpp"

#include <variant>

namespace tercet::notation {

using triolet::Place;
using triolet::Swap;

std::map<std::string, Points> TrioletNotation::other_moves(const Game::Position& position) {
    std::map<std::string, Points> all;
    // Whichever tile is given, the answer is the same.
    const triolet::Rack& rack = position.rack(position.to_move());
    Swap swap;
    if (rack.known.empty()) {
        swap.unknown = 1;
    } else {
        swap.tiles.insert(rack.known.nth(0));
    }
    if (!position.refusal(swap)) all["swap"] = position.points_of(swap);
    if (!position.refusal(triolet::Pass{})) all["pass"] = position.points_of(triolet::Pass{});
    return all;
}

std::string TrioletNotation::board_text(const Game::Position& position,
                                        const std::optional<Game::Action>& last) {
    return notation::board_text(position.board(), last ? std::get_if<Place>(&last->move) : nullptr);
}

std::string TrioletNotation::stock_text(const Game::Position& position) {
    return std::to_string(position.bag_size()) + " in the bag";
}

}  // namespace tercet::notation
