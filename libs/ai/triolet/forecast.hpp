#pragma once

#include <array>
#include <cstddef>

#include "triolet/position.hpp"

namespace tercet::ai {

/// What every rack would score at once, for the seat to move: found in one go for all tiles that
/// can be placed together, and then the best of them for each rack.
class TrioletForecast {
public:
    /// Of racks drawn from these tiles.
    TrioletForecast(const triolet::Position& position, const triolet::Tiles& tiles);

    /// The most that a rack scores; nothing if none of its tiles can be placed.
    double best(const triolet::Tiles& rack) const { return most(kinds_of(rack)); }
    /// The same on average, after that many tiles more were drawn from those; fewer if there are.
    double best_after_draws(const triolet::Tiles& kept, int draws,
                            const triolet::Tiles& from) const;

private:
    /// The kinds of up to three tiles in order, and then kNone.
    using Kinds = std::array<std::size_t, triolet::kRackSize>;
    static constexpr std::size_t kNone = triolet::kKindCount;

    static Kinds kinds_of(const triolet::Tiles& tiles);
    float& most(const Kinds& kinds) { return most_[kinds[0]][kinds[1]][kinds[2]]; }
    float most(const Kinds& kinds) const { return most_[kinds[0]][kinds[1]][kinds[2]]; }
    void find_best_of_each();

    std::array<std::array<std::array<float, kNone + 1>, kNone + 1>, kNone + 1> most_{};
};

}  // namespace tercet::ai
