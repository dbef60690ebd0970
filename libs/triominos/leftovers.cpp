#include "triominos/leftovers.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <cassert>
#include <cstddef>
#include <numeric>
#include <optional>
#include <set>
#include <vector>

namespace tercet::triominos {
namespace {

/// What a rack's unknown tiles are to be worth.
struct Wanted {
    int value = 0;
    bool or_more = false;

    bool operator==(const Wanted&) const = default;
};

/// Whether unseen tiles can be dealt to racks so that each is worth what is wanted.
class LeftoverSearch {
public:
    /// `lacking`: how many unknown tiles each rack holds.
    LeftoverSearch(TileSet unseen, const PerSeat<int>& lacking) : lacking_{lacking} {
        unseen.for_each([&](Tile tile) { ++stock_[static_cast<std::size_t>(tile.value())]; });
        sums_.resize(kValues + 1);
        sums_[0][0].set(0);
        for (std::size_t value = 0; value < kValues; ++value) {
            sums_[value + 1] = sums_[value];
            for (int i = 0; i < stock_[value]; ++i) add_tile(sums_[value + 1], value);
        }
    }

    /// What all unknown tiles on racks together can be worth.
    std::vector<int> totals() const {
        const Sums& sums = sums_[kValues][count_of(lacking_)];
        std::vector<int> all;
        for (std::size_t sum = 0; sum < sums.size(); ++sum) {
            if (sums[sum]) all.push_back(static_cast<int>(sum));
        }
        return all;
    }

    bool can_deal(const PerSeat<Wanted>& wanted, std::optional<int> total) {
        return deal_from({kValues, lacking_, wanted, total});
    }

private:
    static constexpr std::size_t kValues = 16;        // 0 to 15
    static constexpr std::size_t kMostStates = 5000;  // then what is not refuted counts as possible

    /// Bit s: s can be the sum.
    using Sums = std::bitset<421>;
    using SumsByCount = std::array<Sums, kTileCount + 1>;

    struct State {
        std::size_t values;  ///< tiles worth that or more have been dealt
        PerSeat<int> lacking;
        PerSeat<Wanted> wanted;
        std::optional<int> total;
    };
    using Key = std::vector<int>;

    static void add_tile(SumsByCount& sums, std::size_t value) {
        for (std::size_t count = sums.size() - 1; count > 0; --count) {
            sums[count] |= sums[count - 1] << value;
        }
    }
    static std::size_t count_of(const PerSeat<int>& lacking) {
        return static_cast<std::size_t>(std::accumulate(lacking.begin(), lacking.end(), 0));
    }

    /// Whether so many tiles worth less than `values` can be worth what is wanted of them.
    bool is_reachable(std::size_t values, std::size_t count, Wanted wanted) const {
        const Sums& sums = sums_[values][count];
        if (wanted.or_more)
            return (sums >> static_cast<std::size_t>(std::max(wanted.value, 0))).any();
        return 0 <= wanted.value && wanted.value < static_cast<int>(sums.size()) &&
               sums[static_cast<std::size_t>(wanted.value)];
    }

    /// Each rack by itself, and all together. (Not enough: two racks may need the same tile.)
    bool looks_possible(const State& state) const {
        bool is_possible = !state.total || is_reachable(state.values, count_of(state.lacking),
                                                        {*state.total, false});
        for_each_seat(state.lacking.seats(), [&](Seat seat) {
            is_possible = is_possible &&
                          is_reachable(state.values, static_cast<std::size_t>(state.lacking[seat]),
                                       state.wanted[seat]);
        });
        return is_possible;
    }

    bool deal_from(const State& state) {
        if (!looks_possible(state)) return false;
        if (state.values == 0 || tried_.size() >= kMostStates) return true;
        if (!tried_.insert(key(state)).second) return false;
        State next = state;
        --next.values;
        return deal_to(next, Seat{}, stock_[next.values]);
    }

    /// Deals some of the `left` tiles of the value at hand to this seat and the seats after it.
    bool deal_to(const State& state, Seat seat, int left) {
        const auto value = static_cast<int>(state.values);
        const int most = std::min(left, state.lacking[seat]);
        const bool is_last = seat.index() + 1 == state.lacking.seats();
        for (int count = most; count >= 0; --count) {
            State next = state;
            next.lacking[seat] -= count;
            next.wanted[seat].value -= count * value;
            if (next.total) *next.total -= count * value;
            const bool found =
                is_last ? deal_from(next) : deal_to(next, Seat{seat.index() + 1}, left - count);
            if (found) return true;
        }
        return false;
    }

    static Key key(const State& state) {
        Key key{static_cast<int>(state.values), state.total.value_or(-1)};
        key.insert(key.end(), state.lacking.begin(), state.lacking.end());
        for (const auto [value, or_more] : state.wanted) {
            key.push_back(or_more ? std::max(value, 0) : value);
            key.push_back(or_more ? 1 : 0);
        }
        return key;
    }

    PerSeat<int> lacking_;
    std::array<int, kValues> stock_{};
    std::vector<SumsByCount> sums_;  // [v]: of tiles worth less than v
    std::set<Key> tried_;
};

/// Who goes out is paid for all other racks together, so they count as one.
bool out_is_possible(const Position& position, const Scores& stated) {
    const Seat winner = *position.first_out();
    int wanted = stated[winner] - position.scores()[winner];
    bool others_agree = true;
    for_each_seat(position.seats(), [&](Seat seat) {
        wanted -= position.rack(seat).known.value();
        others_agree = others_agree && (seat == winner || stated[seat] == position.scores()[seat]);
    });
    LeftoverSearch search{position.unseen(), PerSeat<int>{1, position.hidden()}};
    return others_agree && search.can_deal(PerSeat<Wanted>{1, {wanted, false}}, {});
}

/// A blocked round with unknown tiles on racks.
class Block {
public:
    // Nobody could place, so no tile that fits is on a rack.
    Block(const Position& position, const Scores& stated)
        : lacking_{position.seats()},
          known_values_{position.seats()},
          gains_{position.seats()},
          stuck_{position.unseen() - position.board().fitting(position.unseen())} {
        for_each_seat(seats(), [&](Seat seat) {
            lacking_[seat] = position.rack(seat).unknown;
            known_values_[seat] = position.rack(seat).known.value();
            gains_[seat] = stated[seat] - position.scores()[seat];
        });
    }

    /// Everybody pays for the own rack.
    bool is_possible_by_own() const {
        PerSeat<Wanted> wanted{seats()};
        int total = 0;
        for_each_seat(seats(), [&](Seat seat) {
            wanted[seat] = exactly(-gains_[seat], seat);
            total += wanted[seat].value;
        });
        return LeftoverSearch{stuck_, lacking_}.can_deal(wanted, total);
    }

    /// The lowest rack is paid for the others; with two of them nobody is.
    bool is_possible_by_lowest() const {
        LeftoverSearch search{stuck_, lacking_};
        Seat winner;
        int scoring = 0;
        for_each_seat(seats(), [&](Seat seat) {
            if (gains_[seat] == 0) return;
            winner = seat;
            ++scoring;
        });
        if (scoring > 1) return false;
        if (scoring == 1 || seats() == 1) return can_be_lowest(search, winner);
        return can_be_tied(search);
    }

private:
    int seats() const { return lacking_.seats(); }
    Wanted exactly(int rack_value, Seat seat) const {
        return {rack_value - known_values_[seat], false};
    }
    PerSeat<Wanted> all_at_least(int rack_value) const {
        PerSeat<Wanted> wanted{seats()};
        for_each_seat(seats(), [&](Seat seat) {
            wanted[seat] = {rack_value - known_values_[seat], true};
        });
        return wanted;
    }

    /// The winner gains what all racks together are worth, less twice the own.
    bool can_be_lowest(LeftoverSearch& search, Seat winner) const {
        const int known = std::accumulate(known_values_.begin(), known_values_.end(), 0);
        const auto totals = search.totals();
        return std::any_of(totals.begin(), totals.end(), [&](int total) {
            const int twice_lowest = total + known - gains_[winner];
            if (twice_lowest < 0 || twice_lowest % 2 != 0) return false;
            auto wanted = all_at_least(twice_lowest / 2 + 1);
            wanted[winner] = exactly(twice_lowest / 2, winner);
            return search.can_deal(wanted, total);
        });
    }

    bool can_be_tied(LeftoverSearch& search) const {
        for (int lowest = 0; lowest <= TileSet::all().value() / 2; ++lowest) {
            for (int first = 0; first < seats(); ++first) {
                for (int second = first + 1; second < seats(); ++second) {
                    auto wanted = all_at_least(lowest);
                    for (const Seat seat : {Seat{first}, Seat{second}}) {
                        wanted[seat] = exactly(lowest, seat);
                    }
                    if (search.can_deal(wanted, {})) return true;
                }
            }
        }
        return false;
    }

    PerSeat<int> lacking_;
    PerSeat<int> known_values_;
    Scores gains_;
    TileSet stuck_;
};

}  // namespace

bool scores_are_possible(const Position& position, const Scores& stated) {
    assert(position.is_over() && !position.is_settled());
    if (position.first_out()) return out_is_possible(position, stated);
    const Block block{position, stated};
    return position.variant().blocked == Blocked::own ? block.is_possible_by_own()
                                                      : block.is_possible_by_lowest();
}

}  // namespace tercet::triominos
