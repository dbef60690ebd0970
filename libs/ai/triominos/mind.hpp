#pragma once

#include <cstdint>
#include <vector>

#include "ai/outcome.hpp"
#include "ai/prospect.hpp"
#include "ai/skill.hpp"
#include "base/random.hpp"
#include "game/seat.hpp"
#include "triominos/view.hpp"

namespace tercet::ai {

/// How a search thinks about a round of Triominos.
class TriominosMind {
public:
    using Move = triominos::Move;

    TriominosMind(const triominos::View& view, const Skill& skill, Random& random);

    const std::vector<Move>& candidates() const { return candidates_; }
    triominos::Position world(std::uint64_t index, Random& random) const;
    /// Everyone goes on to the end of the round with what scores most.
    Outcome playout(triominos::Position world, const Move& move, Random random) const;

private:
    void imagine(const triominos::View& view, std::int64_t playouts, Random& random);

    triominos::Position table_;
    Prospect prospect_;
    std::vector<Move> candidates_;
    std::vector<PerSeat<triominos::TileSet>> racks_;  ///< that others may hold; empty: any
};

}  // namespace tercet::ai
