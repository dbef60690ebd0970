#pragma once

#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "base/static_vector.hpp"

namespace tercet {

inline constexpr int kMaxSeats = 6;

/// A place at the table, counted from 0 clockwise.
class Seat {
public:
    constexpr Seat() = default;
    constexpr explicit Seat(int index) : index_{static_cast<std::uint8_t>(index)} {
        assert(0 <= index && index < kMaxSeats);
    }
    constexpr int index() const { return index_; }

    /// The next seat clockwise at a table of `seats`.
    constexpr Seat next(int seats) const { return Seat{index_ + 1 == seats ? 0 : index_ + 1}; }

    constexpr auto operator<=>(const Seat&) const = default;  // NOLINT(modernize-use-nullptr)

private:
    std::uint8_t index_ = 0;
};

/// One T for each seat of a table.
template <class T>
class PerSeat {
public:
    constexpr PerSeat() = default;
    constexpr explicit PerSeat(int seats, const T& value = T{})
        : items_{static_cast<std::size_t>(seats), value} {}

    constexpr int seats() const { return static_cast<int>(items_.size()); }
    constexpr T& operator[](Seat seat) { return items_[static_cast<std::size_t>(seat.index())]; }
    constexpr const T& operator[](Seat seat) const {
        return items_[static_cast<std::size_t>(seat.index())];
    }

    constexpr T* begin() { return items_.begin(); }
    constexpr T* end() { return items_.end(); }
    constexpr const T* begin() const { return items_.begin(); }
    constexpr const T* end() const { return items_.end(); }

    constexpr bool operator==(const PerSeat&) const = default;

private:
    StaticVector<T, kMaxSeats> items_;
};

/// Calls visit(Seat) for every seat of a table, from seat 0 on.
template <class Visit>
constexpr void for_each_seat(int seats, Visit visit) {
    for (int index = 0; index < seats; ++index) visit(Seat{index});
}

}  // namespace tercet
