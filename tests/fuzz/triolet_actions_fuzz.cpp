// Any lines as actions of a game of Triolet with unknown tiles: what is read can be written and
// read again, and what is not refused can be played. The first byte chooses the rules.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/expect.hpp"
#include "notation/triolet_notation.hpp"
#include "triolet/game.hpp"

namespace tercet::notation {
namespace {

using triolet::Position;

/// A third of the racks unknown. Small bags for some, so that they run empty.
Position new_game(std::uint8_t choice) {
    triolet::Variant variant = triolet::presets()[choice % 2].variant;
    const int seats = 2 + choice / 2 % 3;
    if (choice / 6 % 2 == 1) variant.out_of_play = 68;
    if (choice / 12 % 2 == 1) variant.exchange_minimum = 1;
    if (choice / 24 % 2 == 1) variant.stall = 1;
    Random random{choice};
    triolet::Deal deal = triolet::random_deal(variant, seats, random);
    for (auto& rack : deal.racks) {
        rack.known.erase(rack.known.nth(0));
        ++rack.unknown;
    }
    return {variant, deal};
}

void play_line(Position& position, std::string_view line) {
    const auto action = TrioletNotation::parse_action(line, position);
    if (!action) {
        expect(!TrioletNotation::sentence(action.error()).empty(), "every problem has a sentence");
        return;
    }
    const std::string text = text_of(*action);
    const auto again = TrioletNotation::parse_action(text, position);
    expect(again && *again == *action && text_of(*again) == text, "it is read as it was written");
    if (const auto why_not = position.refusal(*action)) {
        expect(!TrioletNotation::sentence(*why_not).empty(), "every refusal has a sentence");
        return;
    }
    const Position before = position;
    const auto undo = position.play_undoably(action->move, action->chance);
    Position back = position;
    back.undo(undo);
    expect(back == before, "play then undo is identity");
    expect(position.bag_size() >= 0, "no more tiles are held than there are");
    TrioletNotation::board_text(position, *action);
    for (const auto& [placement, points] : TrioletNotation::placements(position)) {
        const auto legal = TrioletNotation::parse_action(placement, position);
        expect(legal && !position.refusal(legal->move), "every placement listed is allowed");
    }
}

void check(std::string_view text) {
    if (text.empty()) return;
    Position position = new_game(static_cast<std::uint8_t>(text[0]));
    text.remove_prefix(1);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        play_line(position, text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

}  // namespace
}  // namespace tercet::notation

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    tercet::notation::check({reinterpret_cast<const char*>(data), size});
    return 0;
}
