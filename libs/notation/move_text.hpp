#pragma once

#include <string>

namespace tercet::notation {

/// A move as a player says it: `draw`, without the tile that nobody drew yet.
template <class Notation>
std::string move_text(const typename Notation::Game::Move& move) {
    std::string text = Notation::write_action({move, {}});
    if (text.ends_with(" ?")) text.resize(text.size() - 2);
    return text;
}

}  // namespace tercet::notation
