#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "base/static_vector.hpp"
#include "game/points.hpp"
#include "game/search_allowance.hpp"
#include "game/seat.hpp"

namespace tercet {

/// How many tiles there are of each value from 0 to 15.
using Stock = std::array<int, 16>;

/// The tiles that may be on racks.
struct Supply {
    Stock tiles{};
    Stock surely_in_play{};  ///< those of them that are not out of play
    int others_in_play = 0;  ///< how many of the others are not either, nobody knows which
};

/// Whether unseen tiles can be dealt to racks so that each is worth what is wanted. Exact unless
/// that takes too many steps, and then what is not found impossible counts as possible. Its tables
/// count as steps too; who has none left does without.
class UnknownRackSearch {
public:
    /// What a rack's unknown tiles are to be worth.
    struct Wanted {
        int value = 0;
        bool or_more = false;

        bool operator==(const Wanted&) const = default;
    };

    /// Whether the tiles of a game are not too many for it, nor worth too much together.
    static constexpr bool has_room_for(int tiles, int value) {
        return tiles <= static_cast<int>(kMostTiles) && value <= static_cast<int>(kMostValue);
    }

    /// `lacking`: how many unknown tiles each rack holds. The allowance must outlive it.
    UnknownRackSearch(const Supply& supply, const PerSeat<int>& lacking,
                      SearchAllowance& allowance);

    /// What all unknown tiles on racks together can be worth.
    std::vector<int> totals() const;
    bool can_deal(const PerSeat<Wanted>& wanted, std::optional<int> total);
    /// Nothing is searched any more: what does not look impossible is possible.
    bool is_exhausted() const { return allowance_.steps() <= steps_to_leave_; }

private:
    static constexpr std::size_t kValues = std::tuple_size_v<Stock>;
    static constexpr std::size_t kMostTiles = 96;
    static constexpr std::size_t kMostValue = 447;  // together
    static constexpr std::int64_t kMostSteps = 100'000;

    /// Bit s: s can be the sum.
    using Sums = std::bitset<kMostValue + 1>;
    using SumsByCount = std::vector<Sums>;

    struct State {
        std::size_t values;  ///< tiles worth that or more have been dealt
        PerSeat<int> lacking;
        PerSeat<Wanted> wanted;
        std::optional<int> total;
        int others;  ///< how many tiles may be dealt that are not surely in play
    };
    using Key = std::vector<int>;
    using Counts = StaticVector<int, kMostTiles + 1>;

    bool fits_limits() const;
    void add_sums();
    static int count_of(const PerSeat<int>& lacking);
    static Key key(const State& state);

    bool is_reachable(std::size_t values, int count, Wanted wanted) const;
    bool is_within_bounds(int count, Wanted wanted) const;
    bool looks_possible(const State& state) const;
    bool groups_look_possible(const State& state) const;
    bool deal_from(const State& state);
    bool deal_to(const State& state, Seat seat, int left);
    Counts likely_counts(const State& state, Seat seat, int most) const;

    PerSeat<int> lacking_;
    Supply supply_;
    std::vector<SumsByCount> sums_;                // [v]: of tiles worth less than v; or no tables
    std::array<double, kValues> average_below_{};  // [v]: of tiles worth less than v
    std::set<Key> tried_;
    SearchAllowance& allowance_;
    std::int64_t steps_to_leave_;
};

/// A round that ended with unknown tiles on racks, and what the end is said to have added.
struct UnknownRacks {
    Supply supply;
    PerSeat<int> lacking;
    PerSeat<int> known_values;  ///< of each rack
    Scores gains;

    /// Whether everybody can have paid for their rack.
    bool can_be_paid_by_owners(SearchAllowance& allowance) const;
    /// Whether one seat, whose rack is empty, can have got the value of all racks.
    bool can_be_paid_to(Seat winner, SearchAllowance& allowance) const;
};

/// What a position and the scores stated for its end come to.
template <class Position>
UnknownRacks unknown_racks_of(const Position& position, const Scores& stated,
                              const Supply& supply) {
    const int seats = position.seats();
    UnknownRacks racks{supply, PerSeat<int>{seats}, PerSeat<int>{seats}, Scores{seats}};
    for_each_seat(seats, [&](Seat seat) {
        racks.lacking[seat] = position.rack(seat).unknown;
        racks.known_values[seat] = position.rack(seat).known.value();
        racks.gains[seat] = stated[seat] - position.scores()[seat];
    });
    return racks;
}

}  // namespace tercet
