#pragma once

#include <vector>

#include "base/random.hpp"
#include "game/seat.hpp"
#include "triolet/view.hpp"

namespace tercet::ai {

/// Which tiles the others kept in their last turns, each way as likely as it makes what they did.
///
/// Everyone is taken for a player who mostly does what scores most. With racks of three there are
/// so few ways that all of them are counted: turn by turn, what was kept before, what may have been
/// drawn, and how likely the placement was with that rack.
class TrioletBelief {
public:
    /// The view tells its past.
    explicit TrioletBelief(const triolet::View& view);

    /// Tiles that each of the others holds; the rest of a rack may be anything.
    PerSeat<triolet::Tiles> next(Random& random) const;

    /// Tiles that may have been kept, and how likely that is.
    struct Kept {
        triolet::Tiles tiles;
        double weight = 0;

        bool operator==(const Kept&) const = default;
    };
    /// They add up to 1.
    const std::vector<Kept>& kept_by(Seat seat) const { return kept_[seat]; }

private:
    triolet::Tiles possible_;
    triolet::Tiles seen_before_;  ///< those of them that the seat gave back: they are in play
    int never_seen_ = 0;          ///< how many of the others are in play
    PerSeat<std::vector<Kept>> kept_;
};

}  // namespace tercet::ai
