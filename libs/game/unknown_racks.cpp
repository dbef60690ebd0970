#include "game/unknown_racks.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace tercet {

UnknownRackSearch::UnknownRackSearch(const Supply& supply, const PerSeat<int>& lacking)
    : lacking_{lacking}, supply_{supply} {
    assert(fits_limits());
    sums_.resize(kValues + 1);
    sums_[0][0].set(0);
    for (std::size_t value = 0; value < kValues; ++value) {
        sums_[value + 1] = sums_[value];
        for (int i = 0; i < supply_.tiles[value]; ++i) add_tile(sums_[value + 1], value);
    }
}

void UnknownRackSearch::add_tile(SumsByCount& sums, std::size_t value) {
    for (std::size_t count = sums.size() - 1; count > 0; --count) {
        sums[count] |= sums[count - 1] << value;
    }
}

bool UnknownRackSearch::fits_limits() const {
    std::size_t tiles = 0;
    std::size_t worth = 0;
    for (std::size_t value = 0; value < kValues; ++value) {
        const auto count = static_cast<std::size_t>(supply_.tiles[value]);
        tiles += count;
        worth += value * count;
    }
    return tiles <= kMostTiles && worth <= kMostValue;
}

std::size_t UnknownRackSearch::count_of(const PerSeat<int>& lacking) {
    return static_cast<std::size_t>(std::accumulate(lacking.begin(), lacking.end(), 0));
}

std::vector<int> UnknownRackSearch::totals() const {
    const Sums& sums = sums_[kValues][count_of(lacking_)];
    std::vector<int> all;
    for (std::size_t sum = 0; sum < sums.size(); ++sum) {
        if (sums[sum]) all.push_back(static_cast<int>(sum));
    }
    return all;
}

bool UnknownRackSearch::can_deal(const PerSeat<Wanted>& wanted, std::optional<int> total) {
    return deal_from({kValues, lacking_, wanted, total, supply_.others_in_play});
}

/// Whether that many tiles worth less than `values` can be worth what is wanted of them.
bool UnknownRackSearch::is_reachable(std::size_t values, std::size_t count, Wanted wanted) const {
    const Sums& sums = sums_[values][count];
    if (wanted.or_more) return (sums >> static_cast<std::size_t>(std::max(wanted.value, 0))).any();
    return 0 <= wanted.value && wanted.value < static_cast<int>(sums.size()) &&
           sums[static_cast<std::size_t>(wanted.value)];
}

/// Each rack by itself, and all together. (Not enough: two racks may need the same tile.)
bool UnknownRackSearch::looks_possible(const State& state) const {
    bool is_possible =
        !state.total || is_reachable(state.values, count_of(state.lacking), {*state.total, false});
    for_each_seat(state.lacking.seats(), [&](Seat seat) {
        is_possible =
            is_possible && is_reachable(state.values, static_cast<std::size_t>(state.lacking[seat]),
                                        state.wanted[seat]);
    });
    return is_possible;
}

bool UnknownRackSearch::deal_from(const State& state) {
    if (!looks_possible(state)) return false;
    if (state.values == 0 || tried_.size() >= kMostStates) return true;
    if (!tried_.insert(key(state)).second) return false;
    State next = state;
    --next.values;
    return deal_to(next, Seat{}, supply_.tiles[next.values]);
}

/// Deals some of the `left` tiles of the value at hand to this seat and the seats after it.
bool UnknownRackSearch::deal_to(const State& state, Seat seat, int left) {
    const auto value = static_cast<int>(state.values);
    const int most = std::min(left, state.lacking[seat]);
    const bool is_last = seat.index() + 1 == state.lacking.seats();
    for (int count = most; count >= 0; --count) {
        State next = state;
        next.lacking[seat] -= count;
        next.wanted[seat].value -= count * value;
        if (next.total) *next.total -= count * value;
        if (is_last) {
            const int dealt = supply_.tiles[state.values] - (left - count);
            next.others -= std::max(0, dealt - supply_.surely_in_play[state.values]);
        }
        const bool found = is_last ? next.others >= 0 && deal_from(next)
                                   : deal_to(next, Seat{seat.index() + 1}, left - count);
        if (found) return true;
    }
    return false;
}

UnknownRackSearch::Key UnknownRackSearch::key(const State& state) {
    Key key{static_cast<int>(state.values), state.total.value_or(-1), state.others};
    key.insert(key.end(), state.lacking.begin(), state.lacking.end());
    for (const auto& [value, or_more] : state.wanted) {
        key.push_back(or_more ? std::max(value, 0) : value);
        key.push_back(or_more ? 1 : 0);
    }
    return key;
}

bool UnknownRacks::can_be_paid_by_owners() const {
    PerSeat<UnknownRackSearch::Wanted> wanted{gains.seats()};
    int total = 0;
    for_each_seat(gains.seats(), [&](Seat seat) {
        wanted[seat] = {-gains[seat] - known_values[seat], false};
        total += wanted[seat].value;
    });
    return UnknownRackSearch{supply, lacking}.can_deal(wanted, total);
}

bool UnknownRacks::can_be_paid_to(Seat winner) const {
    int wanted = gains[winner];
    int unknown = 0;
    bool others_agree = true;
    for_each_seat(gains.seats(), [&](Seat seat) {
        wanted -= known_values[seat];
        unknown += lacking[seat];
        others_agree = others_agree && (seat == winner || gains[seat] == 0);
    });
    // All racks are paid for together, so they count as one.
    UnknownRackSearch search{supply, PerSeat<int>{1, unknown}};
    return others_agree &&
           search.can_deal(PerSeat<UnknownRackSearch::Wanted>{1, {wanted, false}}, {});
}

}  // namespace tercet
