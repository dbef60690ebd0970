#include "triolet/deal.hpp"

#include <cassert>
#include <cstddef>

namespace tercet::triolet {

Expected<Deal, DealProblem> checked_deal(const Variant& variant, const WrittenRacks& racks,
                                         std::int64_t starter) {
    using Code = DealProblem::Code;
    const auto seats = static_cast<std::int64_t>(racks.size());
    if (seats > kMaxPlayers || !variant.allows(static_cast<int>(seats))) {
        return Unexpected{DealProblem{Code::seats_not_allowed, {}, {}, 0, seats}};
    }
    if (starter < 0 || starter >= seats) {
        return Unexpected{DealProblem{Code::no_such_starter, {}, {}, seats, starter}};
    }
    Deal deal{PerSeat<Rack>{static_cast<int>(seats)}, Seat{static_cast<int>(starter)}};
    Tiles dealt;
    for (int index = 0; index < static_cast<int>(seats); ++index) {
        const Seat seat{index};
        const auto& written = racks[static_cast<std::size_t>(index)];
        const auto size = static_cast<std::int64_t>(written.size());
        if (size != variant.rack_size) {
            return Unexpected{
                DealProblem{Code::wrong_rack_size, seat, {}, variant.rack_size, size}};
        }
        for (const auto& tile : written) {
            if (!tile) {
                ++deal.racks[seat].unknown;
                continue;
            }
            dealt.insert(*tile);
            deal.racks[seat].known.insert(*tile);
            if (const int copies = Tiles::all().count(*tile); dealt.count(*tile) > copies) {
                return Unexpected{
                    DealProblem{Code::too_many_alike, seat, tile, copies, dealt.count(*tile)}};
            }
        }
    }
    return deal;
}

Deal random_deal(const Variant& variant, int seats, Random& random) {
    assert(variant.allows(seats));
    Deal deal{PerSeat<Rack>{seats},
              Seat{static_cast<int>(random.below(static_cast<std::uint32_t>(seats)))}};
    Tiles left = Tiles::all();
    for (auto& rack : deal.racks) {
        for (int i = 0; i < variant.rack_size; ++i) {
            const Tile tile = random_tile(left, random);
            left.erase(tile);
            rack.known.insert(tile);
        }
    }
    return deal;
}

}  // namespace tercet::triolet
