// Any lines as actions of a game of Triolet with unknown tiles: what is read can be written and
// read again, and what is not refused can be played. The first byte chooses the rules.
#include <cstddef>
#include <cstdint>

#include "fuzz/expect.hpp"
#include "fuzz/play_lines.hpp"
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

void check(const Position& position) {
    expect(position.bag_size() >= 0, "no more tiles are held than there are");
}

}  // namespace
}  // namespace tercet::notation

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    tercet::notation::play_lines<tercet::notation::TrioletNotation>(
        {reinterpret_cast<const char*>(data), size}, tercet::notation::new_game,
        tercet::notation::check);
    return 0;
}
