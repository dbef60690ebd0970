#include "game/unknown_racks.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>
#include <utility>

namespace tercet {

UnknownRackSearch::UnknownRackSearch(const Supply& supply, const PerSeat<int>& lacking,
                                     SearchAllowance& allowance)
    : lacking_{lacking},
      supply_{supply},
      allowance_{allowance},
      steps_to_leave_{std::max<std::int64_t>(0, allowance.steps() - kMostSteps)} {
    assert(fits_limits());
    int tiles = 0;
    int worth = 0;
    for (std::size_t value = 0; value < kValues; ++value) {
        average_below_[value] = tiles == 0 ? 0 : static_cast<double>(worth) / tiles;
        tiles += supply_.tiles[value];
        worth += supply_.tiles[value] * static_cast<int>(value);
    }
    if (!is_exhausted()) add_sums();
}

void UnknownRackSearch::add_sums() {
    const auto most = static_cast<std::size_t>(count_of(lacking_));
    std::size_t tiles = 0;
    SumsByCount sums(most + 1);
    sums[0].set(0);
    sums_.push_back(sums);
    for (std::size_t value = 0; value < kValues; ++value) {
        for (int i = 0; i < supply_.tiles[value]; ++i) {
            const std::size_t counts = std::min(++tiles, most);
            for (std::size_t count = counts; count > 0; --count) {
                sums[count] |= sums[count - 1] << value;
            }
            allowance_.spend(static_cast<std::int64_t>(counts));
        }
        sums_.push_back(sums);
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

int UnknownRackSearch::count_of(const PerSeat<int>& lacking) {
    return std::accumulate(lacking.begin(), lacking.end(), 0);
}

std::vector<int> UnknownRackSearch::totals() const {
    const int count = count_of(lacking_);
    std::vector<int> all;
    for (int sum = 0; sum <= static_cast<int>(kMostValue); ++sum) {
        if (is_reachable(kValues, count, {sum, false})) all.push_back(sum);
    }
    return all;
}

bool UnknownRackSearch::can_deal(const PerSeat<Wanted>& wanted, std::optional<int> total) {
    State state{kValues, lacking_, wanted, total, supply_.others_in_play};
    const bool is_exact =
        std::none_of(wanted.begin(), wanted.end(), [](const Wanted& each) { return each.or_more; });
    if (is_exact && !total) {
        state.total = 0;
        for (const Wanted& each : wanted) *state.total += each.value;
    }
    return groups_look_possible(state) && deal_from(state);
}

/// Whether that many tiles worth less than `values` can be worth what is wanted of them.
bool UnknownRackSearch::is_reachable(std::size_t values, int count, Wanted wanted) const {
    if (sums_.empty()) return is_within_bounds(count, wanted);
    const Sums& sums = sums_[values][static_cast<std::size_t>(count)];
    if (wanted.or_more) return (sums >> static_cast<std::size_t>(std::max(wanted.value, 0))).any();
    return 0 <= wanted.value && wanted.value < static_cast<int>(sums.size()) &&
           sums[static_cast<std::size_t>(wanted.value)];
}

/// The same of all tiles where there are no tables: between the lowest of them and the highest.
bool UnknownRackSearch::is_within_bounds(int count, Wanted wanted) const {
    int least = 0;
    int most = 0;
    int low = count;
    int high = count;
    for (std::size_t i = 0; i < kValues; ++i) {
        const std::size_t from_top = kValues - 1 - i;
        const int lowest = std::min(low, supply_.tiles[i]);
        const int highest = std::min(high, supply_.tiles[from_top]);
        low -= lowest;
        high -= highest;
        least += lowest * static_cast<int>(i);
        most += highest * static_cast<int>(from_top);
    }
    const bool are_enough = low == 0;
    return are_enough && wanted.value <= most && (wanted.or_more || least <= wanted.value);
}

/// All racks together.
bool UnknownRackSearch::looks_possible(const State& state) const {
    return !state.total ||
           is_reachable(state.values, count_of(state.lacking), {*state.total, false});
}

/// Each group of racks: they may all need the same high tiles, or the same low ones.
bool UnknownRackSearch::groups_look_possible(const State& state) const {
    const int seats = state.lacking.seats();
    for (unsigned group = 1; group < 1U << static_cast<unsigned>(seats); ++group) {
        int lacking = 0;
        Wanted wanted;
        for_each_seat(seats, [&](Seat seat) {
            if ((group >> static_cast<unsigned>(seat.index()) & 1U) == 0) return;
            lacking += state.lacking[seat];
            wanted.value += state.wanted[seat].value;
            wanted.or_more = wanted.or_more || state.wanted[seat].or_more;
        });
        allowance_.spend(1);
        if (!is_reachable(state.values, lacking, wanted)) return false;
    }
    return true;
}

bool UnknownRackSearch::deal_from(const State& state) {
    if (!looks_possible(state)) return false;
    if (state.values == 0 || is_exhausted()) return true;
    if (!tried_.insert(key(state)).second) return false;
    State next = state;
    --next.values;
    return deal_to(next, Seat{}, supply_.tiles[next.values]);
}

/// Deals some of the `left` tiles of the value at hand to this seat and the seats after it.
bool UnknownRackSearch::deal_to(const State& state, Seat seat, int left) {
    const auto value = static_cast<int>(state.values);
    const bool is_last = seat.index() + 1 == state.lacking.seats();
    for (const int count : likely_counts(state, seat, std::min(left, state.lacking[seat]))) {
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

/// How many tiles of the value at hand a rack may get so that those worth less can do the rest; the
/// count first that asks them for what they are worth on average.
UnknownRackSearch::Counts UnknownRackSearch::likely_counts(const State& state, Seat seat,
                                                           int most) const {
    const auto value = static_cast<int>(state.values);
    StaticVector<std::pair<double, int>, kMostTiles + 1> ranked;
    for (int count = 0; count <= most; ++count) {
        allowance_.spend(1);
        const int lacking = state.lacking[seat] - count;
        const Wanted wanted{state.wanted[seat].value - count * value, state.wanted[seat].or_more};
        if (!is_reachable(state.values, lacking, wanted)) continue;
        const double average = lacking == 0 ? 0 : static_cast<double>(wanted.value) / lacking;
        const double away = lacking == 0 ? 0 : std::abs(average - average_below_[state.values]);
        ranked.push_back({away, count});
    }
    std::sort(ranked.begin(), ranked.end());
    Counts counts;
    for (const auto& [away, count] : ranked) counts.push_back(count);
    return counts;
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

bool UnknownRacks::can_be_paid_by_owners(SearchAllowance& allowance) const {
    PerSeat<UnknownRackSearch::Wanted> wanted{gains.seats()};
    int total = 0;
    for_each_seat(gains.seats(), [&](Seat seat) {
        wanted[seat] = {-gains[seat] - known_values[seat], false};
        total += wanted[seat].value;
    });
    return UnknownRackSearch{supply, lacking, allowance}.can_deal(wanted, total);
}

bool UnknownRacks::can_be_paid_to(Seat winner, SearchAllowance& allowance) const {
    int wanted = gains[winner];
    int unknown = 0;
    bool others_agree = true;
    for_each_seat(gains.seats(), [&](Seat seat) {
        wanted -= known_values[seat];
        unknown += lacking[seat];
        others_agree = others_agree && (seat == winner || gains[seat] == 0);
    });
    // All racks are paid for together, so they count as one.
    UnknownRackSearch search{supply, PerSeat<int>{1, unknown}, allowance};
    return others_agree &&
           search.can_deal(PerSeat<UnknownRackSearch::Wanted>{1, {wanted, false}}, {});
}

}  // namespace tercet
