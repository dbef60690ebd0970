#include "triominos/unknown_racks.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <numeric>

#include "game/unknown_racks.hpp"

namespace tercet::triominos {
namespace {

static_assert(UnknownRackSearch::has_room_for(kTileCount, TileSet::all().value()));

/// No tile is out of play.
Supply supply_of(TileSet tiles) {
    Stock stock{};
    tiles.for_each([&](Tile tile) { ++stock[static_cast<std::size_t>(tile.value())]; });
    return {stock, stock, 0};
}

/// A blocked round where the lowest rack is paid for the others; with two of them nobody is.
class LowestRack {
public:
    LowestRack(const UnknownRacks& racks, SearchAllowance& allowance)
        : racks_{racks}, search_{racks.supply, racks.lacking, allowance} {}

    bool is_possible() {
        Seat winner;
        int scoring = 0;
        for_each_seat(seats(), [&](Seat seat) {
            if (racks_.gains[seat] == 0) return;
            winner = seat;
            ++scoring;
        });
        if (scoring > 1) return false;
        return scoring == 1 || seats() == 1 ? can_be_lowest(winner) : can_be_tied();
    }

private:
    using Wanted = UnknownRackSearch::Wanted;

    int seats() const { return racks_.lacking.seats(); }
    Wanted exactly(int rack_value, Seat seat) const {
        return {rack_value - racks_.known_values[seat], false};
    }
    PerSeat<Wanted> all_at_least(int rack_value) const {
        PerSeat<Wanted> wanted{seats()};
        for_each_seat(seats(), [&](Seat seat) {
            wanted[seat] = {rack_value - racks_.known_values[seat], true};
        });
        return wanted;
    }

    /// The winner gains what all racks together are worth, less twice their own rack.
    bool can_be_lowest(Seat winner) {
        if (search_.is_exhausted()) return true;
        const auto& known_values = racks_.known_values;
        const int known = std::accumulate(known_values.begin(), known_values.end(), 0);
        const auto totals = search_.totals();
        return std::any_of(totals.begin(), totals.end(), [&](int total) {
            const int twice_lowest = total + known - racks_.gains[winner];
            if (twice_lowest < 0 || twice_lowest % 2 != 0) return false;
            auto wanted = all_at_least(twice_lowest / 2 + 1);
            wanted[winner] = exactly(twice_lowest / 2, winner);
            return search_.is_exhausted() || search_.can_deal(wanted, total);
        });
    }

    bool can_be_tied() {
        for (int lowest = 0; lowest <= TileSet::all().value() / 2; ++lowest) {
            if (search_.is_exhausted()) return true;
            for (int first = 0; first < seats(); ++first) {
                for (int second = first + 1; second < seats(); ++second) {
                    auto wanted = all_at_least(lowest);
                    for (const Seat seat : {Seat{first}, Seat{second}}) {
                        wanted[seat] = exactly(lowest, seat);
                    }
                    if (search_.can_deal(wanted, {})) return true;
                }
            }
        }
        return false;
    }

    const UnknownRacks& racks_;
    UnknownRackSearch search_;
};

}  // namespace

bool scores_are_possible(const Position& position, const Scores& stated,
                         SearchAllowance& allowance) {
    assert(position.is_over() && !position.is_settled());
    const TileSet unseen = position.unseen();
    if (const auto winner = position.first_out()) {
        return unknown_racks_of(position, stated, supply_of(unseen))
            .can_be_paid_to(*winner, allowance);
    }
    // Nobody could place, so no tile that fits is on a rack.
    const TileSet stuck = unseen - position.board().fitting(unseen);
    const UnknownRacks racks = unknown_racks_of(position, stated, supply_of(stuck));
    return position.variant().blocked == Blocked::own ? racks.can_be_paid_by_owners(allowance)
                                                      : LowestRack{racks, allowance}.is_possible();
}

}  // namespace tercet::triominos
