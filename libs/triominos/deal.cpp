#include "triominos/deal.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <numeric>
#include <utility>

namespace tercet::triominos {
namespace {

/// Drawing from such a pool never decides who begins.
bool is_of_one_value(TileSet pool) {
    for (TileSet rest = pool; !rest.empty(); rest.erase(rest.lowest())) {
        if (rest.lowest().value() != pool.lowest().value()) return false;
    }
    return true;
}

}  // namespace

Expected<Deal, DealProblem> checked_deal(const Variant& variant, const WrittenRacks& racks,
                                         std::int64_t starter) {
    using Code = DealProblem::Code;
    const int seats = static_cast<int>(racks.size());
    if (!variant.allows(seats)) {
        return Unexpected{DealProblem{Code::seats_not_allowed, {}, {}, 0, seats}};
    }
    if (starter < 0 || starter >= seats) {
        return Unexpected{DealProblem{Code::no_such_starter, {}, {}, seats, starter}};
    }
    Deal deal{PerSeat<Rack>{seats}, Seat{static_cast<int>(starter)}};
    TileSet dealt;
    for (int index = 0; index < seats; ++index) {
        const Seat seat{index};
        const auto& written = racks[static_cast<std::size_t>(index)];
        const int size = static_cast<int>(written.size());
        const int expected = variant.rack_size_for(seats);
        if (size != expected) {
            return Unexpected{DealProblem{Code::wrong_rack_size, seat, {}, expected, size}};
        }
        for (const auto& tile : written) {
            if (!tile) {
                ++deal.racks[seat].unknown;
                continue;
            }
            if (dealt.contains(*tile)) {
                return Unexpected{DealProblem{Code::tile_dealt_twice, seat, tile, 0, 0}};
            }
            dealt.insert(*tile);
            deal.racks[seat].known.insert(*tile);
        }
    }
    return deal;
}

Deal random_deal(const Variant& variant, int seats, Random& random) {
    assert(variant.allows(seats));
    std::array<std::uint8_t, kTileCount> tiles{};
    std::iota(tiles.begin(), tiles.end(), std::uint8_t{0});

    // Shuffles only as far as tiles are dealt.
    Deal deal{PerSeat<Rack>{seats}, Seat{}};
    TileSet pool = TileSet::all();
    std::uint32_t dealt = 0;
    for (auto& rack : deal.racks) {
        for (int i = 0; i < variant.rack_size_for(seats); ++i, ++dealt) {
            std::swap(tiles[dealt], tiles[dealt + random.below(kTileCount - dealt)]);
            rack.known.insert(Tile{tiles[dealt]});
        }
        pool -= rack.known;
    }
    deal.starter = random_starter(pool, seats, random);
    return deal;
}

Seat random_starter(TileSet pool, int seats, Random& random) {
    StaticVector<Seat, kMaxSeats> drawing;
    for_each_seat(seats, [&](Seat seat) { drawing.push_back(seat); });
    while (drawing.size() > 1) {
        if (pool.size() < static_cast<int>(drawing.size()) || is_of_one_value(pool)) {
            return drawing[random.below(static_cast<std::uint32_t>(drawing.size()))];
        }
        TileSet left = pool;
        int highest = -1;
        StaticVector<Seat, kMaxSeats> tied;
        for (const Seat seat : drawing) {
            const Tile tile = random_tile(left, random);
            left.erase(tile);
            if (tile.value() > highest) tied.clear();
            if (tile.value() >= highest) tied.push_back(seat);
            highest = std::max(highest, tile.value());
        }
        drawing = tied;
    }
    return drawing[0];
}

}  // namespace tercet::triominos
