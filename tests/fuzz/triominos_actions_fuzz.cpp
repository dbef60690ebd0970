// Any lines as actions of a round of Triominos with unknown tiles: what is read can be written and
// read again, and what is not refused can be played. The first byte chooses the rules.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/expect.hpp"
#include "notation/triominos_notation.hpp"
#include "triominos/game.hpp"

namespace tercet::notation {
namespace {

using triominos::Position;

/// Half of the racks unknown. Small pools for some, so that they run empty.
Position new_round(std::uint8_t choice) {
    triominos::Variant variant = triominos::presets()[choice % 5].variant;
    const int seats = 2 + choice / 5 % 2;
    if (choice / 10 % 2 == 1) variant.rack_size[static_cast<std::size_t>(seats)] = 18;
    if (choice / 20 % 2 == 1) variant.draws = 0;
    if (choice / 40 % 2 == 1) variant.after_draw = triominos::AfterDraw::any;
    Random random{choice};
    triominos::Deal deal = triominos::random_deal(variant, seats, random);
    for (auto& rack : deal.racks) {
        while (rack.unknown < rack.known.size()) {
            rack.known.erase(rack.known.nth(0));
            ++rack.unknown;
        }
    }
    return {variant, deal};
}

void play_line(Position& position, std::string_view line) {
    const auto action = parse_action(line, position);
    if (!action) {
        expect(!TriominosNotation::sentence(action.error()).empty(),
               "every problem has a sentence");
        return;
    }
    const std::string text = text_of(*action);
    const auto again = parse_action(text, position);
    expect(again && *again == *action && text_of(*again) == text, "it is read as it was written");
    if (const auto why_not = position.refusal(*action)) {
        expect(!TriominosNotation::sentence(*why_not).empty(), "every refusal has a sentence");
        return;
    }
    const Position before = position;
    const auto undo = position.play_undoably(action->move, action->chance);
    Position back = position;
    back.undo(undo);
    expect(back == before, "play then undo is identity");
    expect(position.pool_size() >= 0, "no more tiles are held than there are");
    TriominosNotation::board_text(position, *action);
    if (position.may_be_blocked()) {
        Position blocked = position;
        blocked.declare_blocked();
        expect(blocked.is_over(), "a round that is declared blocked is over");
    }
}

void check(std::string_view text) {
    if (text.empty()) return;
    Position position = new_round(static_cast<std::uint8_t>(text[0]));
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
