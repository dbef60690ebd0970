#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/expect.hpp"
#include "notation/placements.hpp"

namespace tercet::notation {

/// Plays one line if the rules allow it: what is read can be written and read again, and what is
/// played can be taken back.
template <class Notation>
void play_line(typename Notation::Game::Position& position, std::string_view line) {
    const auto action = Notation::parse_action(line, position);
    if (!action) {
        expect(!Notation::sentence(action.error()).empty(), "every problem has a sentence");
        return;
    }
    const std::string text = Notation::write_action(*action);
    const auto again = Notation::parse_action(text, position);
    expect(again && *again == *action, "it is read as it was written");
    expect(Notation::write_action(*again) == text, "it is written as it was read");
    if (const auto why_not = position.refusal(*action)) {
        expect(!Notation::sentence(*why_not).empty(), "every refusal has a sentence");
        return;
    }
    const auto before = position;
    const auto undo = position.play_undoably(action->move, action->chance);
    auto back = position;
    back.undo(undo);
    expect(back == before, "play then undo is identity");
    Notation::board_text(position, *action);
    for (const auto& [placement, points] : placements<Notation>(position)) {
        const auto legal = Notation::parse_action(placement, position);
        expect(legal && !position.refusal(legal->move), "every placement listed is allowed");
    }
}

/// Any text as actions of a game. The first byte chooses the position that `start` makes;
/// `check` is called after every line.
template <class Notation, class Start, class Check>
void play_lines(std::string_view text, Start start, Check check) {
    if (text.empty()) return;
    auto position = start(static_cast<std::uint8_t>(text[0]));
    text.remove_prefix(1);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        play_line<Notation>(position, text.substr(0, end));
        check(position);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

}  // namespace tercet::notation
