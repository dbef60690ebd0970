#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ai/outcome.hpp"
#include "ai/prospect.hpp"
#include "ai/skill.hpp"
#include "ai/triolet/belief.hpp"
#include "base/random.hpp"
#include "game/seat.hpp"
#include "triolet/view.hpp"

namespace tercet::ai {

/// How a search thinks about a game of Triolet.
class TrioletMind {
public:
    using Move = triolet::Move;

    TrioletMind(const triolet::View& view, const Skill& skill, Random& random);

    /// The placements that score most, and what may be exchanged.
    const std::vector<Move>& candidates() const { return candidates_; }
    triolet::Position world(std::uint64_t index, Random& random) const;
    /// Everyone takes one more turn with what scores most.
    Outcome playout(triolet::Position world, const Move& move, Random random) const;

private:
    void add_placements();
    void add_swaps();

    triolet::Position table_;
    Seat seat_;
    Prospect prospect_;
    std::vector<Move> candidates_;
    std::optional<TrioletBelief> belief_;
};

}  // namespace tercet::ai
