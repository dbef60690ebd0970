#pragma once

#include <array>
#include <cstddef>

#include "game/seat.hpp"
#include "triolet/move.hpp"
#include "triolet/position.hpp"

namespace tercet::ai {

/// What stays on a rack when a move is made.
triolet::Tiles kept_of(triolet::Tiles rack, const triolet::Move& move);

/// How a game of Triolet is likely to end, seen before a turn: from what the next two turns score
/// on average and which tiles stayed on the racks. What was drawn since is not looked at: nobody
/// knew it when that was decided.
class TrioletEvaluation {
public:
    /// The next turn, that of the others after it and whose turn it is; the same by how full the
    /// bag is; each kind of tile kept.
    static constexpr std::size_t kFirstKind = 6;
    static constexpr std::size_t kFeatures = kFirstKind + triolet::kKindCount;
    using Features = std::array<double, kFeatures>;
    using Kept = PerSeat<triolet::Tiles>;

    /// By the weight of each feature.
    explicit TrioletEvaluation(const Features& weights) : weights_{weights} {}
    /// As many games taught it: data/triolet_evaluation.inc.
    static const TrioletEvaluation& learned();
    /// As somebody sees it who looks at the next two turns alone.
    static const TrioletEvaluation& plain();

    /// For the seat to move. All racks are known, and what was kept is on them.
    static Features features(const triolet::Position& position, const Kept& kept);
    /// The points by which that seat will gain on the others until the end.
    double gain(const Features& features) const;
    /// The same for a seat that knows only what it keeps itself, whether it is the next to move or
    /// not, from what its next turn and that of the others score on average.
    double gain(double own, double others, const triolet::Tiles& kept, bool is_next,
                int bag_size) const;

    const Features& weights() const { return weights_; }

private:
    Features weights_;
};

}  // namespace tercet::ai
