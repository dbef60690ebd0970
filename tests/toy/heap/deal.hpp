#pragma once

#include <cstddef>
#include <cstdint>

#include "base/expected.hpp"
#include "base/random.hpp"
#include "game/deal.hpp"
#include "game/seat.hpp"
#include "heap/variant.hpp"

namespace tercet::heap {

using Rack = tercet::Rack<Tiles>;
using Deal = tercet::Deal<Tiles>;
using WrittenRacks = tercet::WrittenRacks<Tile>;

enum class DealProblem { seats_not_allowed, wrong_rack_size, tile_twice, no_such_starter };

inline Expected<Deal, DealProblem> checked_deal(const Variant& variant, const WrittenRacks& racks,
                                                std::int64_t starter) {
    if (racks.size() > kMaxSeats || !variant.allows(static_cast<int>(racks.size()))) {
        return Unexpected{DealProblem::seats_not_allowed};
    }
    const int seats = static_cast<int>(racks.size());
    if (starter < 0 || starter >= seats) return Unexpected{DealProblem::no_such_starter};
    Deal deal{PerSeat<Rack>{seats}, Seat{static_cast<int>(starter)}};
    Tiles dealt;
    for (int index = 0; index < seats; ++index) {
        const auto& written = racks[static_cast<std::size_t>(index)];
        if (static_cast<int>(written.size()) != variant.rack_size) {
            return Unexpected{DealProblem::wrong_rack_size};
        }
        Rack& rack = deal.racks[Seat{index}];
        for (const auto& tile : written) {
            if (!tile) {
                ++rack.unknown;
                continue;
            }
            if (dealt.contains(*tile)) return Unexpected{DealProblem::tile_twice};
            dealt.insert(*tile);
            rack.known.insert(*tile);
        }
    }
    return deal;
}

inline Deal random_deal(const Variant& variant, int seats, Random& random) {
    Deal deal{PerSeat<Rack>{seats},
              Seat{static_cast<int>(random.below(static_cast<std::uint32_t>(seats)))}};
    Tiles left = Tiles::all();
    for (Rack& rack : deal.racks) {
        while (rack.size() < variant.rack_size) {
            const Tile tile = left.draw(random);
            left.erase(tile);
            rack.known.insert(tile);
        }
    }
    return deal;
}

}  // namespace tercet::heap
