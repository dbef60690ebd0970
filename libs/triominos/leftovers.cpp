#include "triominos/leftovers.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <set>

namespace tercet::triominos {
namespace {

constexpr std::size_t kValueCount = 16;  // 0 to 15

/// Searches all ways to deal unseen tiles to racks, as far as their values tell them apart.
class LeftoverSearch {
public:
    /// How many tiles each rack lacks, what it holds already, and what is wanted of the values in
    /// the end.
    LeftoverSearch(TileSet unseen, const PerSeat<int>& lacking, const PerSeat<int>& known_values,
                   std::function<bool(const PerSeat<int>&)> is_wanted)
        : is_wanted_{std::move(is_wanted)}, state_{0, lacking, known_values} {
        unseen.for_each([&](Tile tile) { ++stock_[static_cast<std::size_t>(tile.value())]; });
    }

    bool finds_one() { return deal_from(state_); }

private:
    struct State {
        std::size_t value;  ///< the tiles of lower values have been dealt
        PerSeat<int> lacking;
        PerSeat<int> values;
    };
    using Key = std::array<int, 1 + 2 * kMaxSeats>;

    static constexpr std::size_t kMostStates = 200'000;

    bool deal_from(const State& state) {
        if (std::all_of(state.lacking.begin(), state.lacking.end(), [](int n) { return n == 0; })) {
            return is_wanted_(state.values);
        }
        if (state.value == kValueCount) return false;
        if (seen_.size() >= kMostStates) return true;
        if (!seen_.insert(key(state)).second) return false;
        State next = state;
        ++next.value;
        return deal_to(next, Seat{}, stock_[state.value], static_cast<int>(state.value));
    }

    /// Deals some of the `left` tiles of one value to this seat and the seats after it.
    bool deal_to(const State& state, Seat seat, int left, int value) {
        const int most = std::min(left, state.lacking[seat]);
        for (int count = 0; count <= most; ++count) {
            State next = state;
            next.lacking[seat] -= count;
            next.values[seat] += count * value;
            const bool is_last = seat.index() + 1 == state.lacking.seats();
            const bool found = is_last ? deal_from(next)
                                       : deal_to(next, Seat{seat.index() + 1}, left - count, value);
            if (found) return true;
        }
        return false;
    }

    static Key key(const State& state) {
        Key key{};
        key[0] = static_cast<int>(state.value);
        std::copy(state.lacking.begin(), state.lacking.end(), key.begin() + 1);
        std::copy(state.values.begin(), state.values.end(), key.begin() + 1 + kMaxSeats);
        return key;
    }

    std::function<bool(const PerSeat<int>&)> is_wanted_;
    State state_;
    std::array<int, kValueCount> stock_{};
    std::set<Key> seen_;
};

/// Whether so many unseen tiles, with what is known already, can have that value.
bool leftovers_can_be(TileSet unseen, int lacking, int known_value, int wanted) {
    LeftoverSearch search{
        unseen, PerSeat<int>{1, lacking}, PerSeat<int>{1, known_value},
        [wanted](const PerSeat<int>& values) { return values[Seat{}] == wanted; }};
    return search.finds_one();
}

/// Who goes out is paid for all other racks together, so they count as one.
bool out_is_possible(const Position& position, const Scores& stated) {
    const Seat winner = *position.first_out();
    int known_value = 0;
    bool others_agree = true;
    for_each_seat(position.seats(), [&](Seat seat) {
        known_value += position.rack(seat).known.value();
        others_agree = others_agree && (seat == winner || stated[seat] == position.scores()[seat]);
    });
    const int wanted = stated[winner] - position.scores()[winner];
    return others_agree &&
           leftovers_can_be(position.unseen(), position.hidden(), known_value, wanted);
}

/// What any block can score at all, for when there are too many ways to look at each.
bool is_in_bounds(const Position& position, TileSet unseen, const Scores& wanted) {
    bool is_possible = true;
    int scoring = 0;
    for_each_seat(position.seats(), [&](Seat seat) {
        scoring += wanted[seat] != 0 ? 1 : 0;
        if (position.variant().blocked == Blocked::own) {
            const Rack& rack = position.rack(seat);
            is_possible = is_possible &&
                          leftovers_can_be(unseen, rack.unknown, rack.known.value(), -wanted[seat]);
        } else {
            is_possible = is_possible && std::abs(wanted[seat]) <= TileSet::all().value();
        }
    });
    return is_possible && (position.variant().blocked == Blocked::own || scoring <= 1);
}

bool block_is_possible(const Position& position, const Scores& stated) {
    const int seats = position.seats();
    PerSeat<int> lacking{seats};
    PerSeat<int> known_values{seats};
    Scores wanted{seats};
    for_each_seat(seats, [&](Seat seat) {
        lacking[seat] = position.rack(seat).unknown;
        known_values[seat] = position.rack(seat).known.value();
        wanted[seat] = stated[seat] - position.scores()[seat];
    });
    // Nobody could place, so no tile that fits is on a rack.
    const TileSet unseen = position.unseen() - position.board().fitting(position.unseen());
    LeftoverSearch search{unseen, lacking, known_values, [&](const PerSeat<int>& values) {
                              return blocked_points(position.variant(), values) == wanted;
                          }};
    return is_in_bounds(position, unseen, wanted) && search.finds_one();
}

}  // namespace

bool scores_are_possible(const Position& position, const Scores& stated) {
    assert(position.is_over() && !position.is_settled());
    return position.first_out() ? out_is_possible(position, stated)
                                : block_is_possible(position, stated);
}

}  // namespace tercet::triominos
