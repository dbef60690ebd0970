#pragma once

#include <optional>

#include "game/seat.hpp"

namespace tercet {

/// Who looks on: somebody in a seat, or a watcher who has none.
class Viewer {
public:
    // NOLINTNEXTLINE(google-explicit-constructor): a seat is a viewer
    constexpr Viewer(Seat seat) : seat_{seat} {}
    static constexpr Viewer watcher() { return Viewer{}; }

    constexpr bool is(Seat seat) const { return seat_ == seat; }
    /// None for a watcher.
    constexpr std::optional<Seat> seat() const { return seat_; }

    constexpr bool operator==(const Viewer&) const = default;

private:
    constexpr Viewer() = default;

    std::optional<Seat> seat_;
};

}  // namespace tercet
