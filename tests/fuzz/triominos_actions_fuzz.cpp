// Any lines as actions of a round of Triominos with unknown tiles: what is read can be written and
// read again, and what is not refused can be played. The first byte chooses the rules.
#include <cstddef>
#include <cstdint>

#include "fuzz/expect.hpp"
#include "fuzz/play_lines.hpp"
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

void check(const Position& position) {
    expect(position.pool_size() >= 0, "no more tiles are held than there are");
    if (position.may_be_blocked()) {
        Position blocked = position;
        blocked.declare_blocked();
        expect(blocked.is_over(), "a round that is declared blocked is over");
    }
}

}  // namespace
}  // namespace tercet::notation

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    tercet::notation::play_lines<tercet::notation::TriominosNotation>(
        {reinterpret_cast<const char*>(data), size}, tercet::notation::new_round,
        tercet::notation::check);
    return 0;
}
