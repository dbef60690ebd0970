#include "ai/triominos/mind.hpp"

#include <algorithm>

#include "ai/triominos/belief.hpp"
#include "ai/triominos/greedy_turn.hpp"
#include "triominos/movegen.hpp"

namespace tercet::ai {

using triominos::Draw;
using triominos::Pass;
using triominos::Place;
using triominos::Position;

namespace {

/// Of the margin of a round between two greedy players.
constexpr double kDeviation = 85;
constexpr std::int64_t kMostRacks = 512;

}  // namespace

TriominosMind::TriominosMind(const triominos::View& view, const Skill& skill, Random& random)
    : table_{view.table()},
      prospect_{view.match(), table_.variant().match, view.seat(), kDeviation} {
    for_each_placement(table_, [&](const Place& place) { candidates_.push_back(place); });
    if (candidates_.empty() || skill.has_choice) {
        for (const Move& move : {Move{Draw{}}, Move{Pass{}}}) {
            if (!table_.refusal(move)) candidates_.push_back(move);
        }
    }
    const bool is_unclear = candidates_.size() > 1 && table_.hidden() > 0;
    if (is_unclear && skill.infers && view.past()) imagine(view, skill.playouts, random);
}

void TriominosMind::imagine(const triominos::View& view, std::int64_t playouts, Random& random) {
    TriominosBelief belief{view, random};
    for (auto i = std::min(playouts, kMostRacks); i > 0; --i) racks_.push_back(belief.next(random));
}

Position TriominosMind::world(std::uint64_t index, Random& random) const {
    if (racks_.empty()) return table_.with_unknown_dealt(random);
    return table_.with_unknown_given(racks_[index % racks_.size()]);
}

Outcome TriominosMind::playout(Position world, const Move& move, Random random) const {
    world.play(move, triominos::random_chance(world, move, random));
    while (!world.is_over()) play_greedy_move(world, random);
    return prospect_.of(world.result());
}

}  // namespace tercet::ai
