#include "ai/triolet/mind.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <utility>

#include "triolet/movegen.hpp"

namespace tercet::ai {

using triolet::Pass;
using triolet::Place;
using triolet::Position;
using triolet::Swap;
using triolet::Tile;

namespace {

/// Of the margin of a game between two greedy players.
constexpr double kDeviation = 175;
constexpr std::size_t kMostPlacements = 30;

/// What scores most; without a placement, what is left to do.
triolet::Move greedy_move(const Position& position) {
    std::optional<Place> best;
    Points most = std::numeric_limits<Points>::min();
    for_each_placement(position, [&](const Place& place) {
        const Points points = position.points_of(place);
        if (points <= most) return;
        best = place;
        most = points;
    });
    if (best) return *best;
    return move_without_placement(position);
}

}  // namespace

TrioletMind::TrioletMind(const triolet::View& view, const Skill& skill, Random&)
    : table_{view.table()},
      seat_{view.seat()},
      prospect_{view.match(), table_.variant().match, view.seat(), kDeviation} {
    add_placements();
    if (candidates_.empty() || skill.has_choice) add_swaps();
    if (candidates_.empty()) candidates_.emplace_back(Pass{});
    const bool is_unclear = candidates_.size() > 1 && table_.hidden() > 0;
    if (is_unclear && skill.infers && view.past()) belief_.emplace(view);
}

void TrioletMind::add_placements() {
    std::vector<std::pair<Points, Place>> all;
    for_each_placement(
        table_, [&](const Place& place) { all.emplace_back(table_.points_of(place), place); });
    std::stable_sort(all.begin(), all.end(),
                     [](const auto& one, const auto& other) { return one.first > other.first; });
    if (all.size() > kMostPlacements) all.resize(kMostPlacements);
    for (const auto& [points, place] : all) candidates_.emplace_back(place);
}

/// Every choice of tiles that differ.
void TrioletMind::add_swaps() {
    const triolet::Tiles& rack = table_.rack(seat_).known;
    std::vector<Swap> swaps{Swap{}};
    rack.for_each([&](Tile tile) {
        const std::size_t count = swaps.size();
        for (std::size_t i = 0; i < count; ++i) {
            Swap more = swaps[i];
            more.tiles.insert(tile);
            if (std::find(swaps.begin(), swaps.end(), more) == swaps.end()) swaps.push_back(more);
        }
    });
    for (const Swap& swap : swaps) {
        if (swap.size() > 0 && !table_.refusal(swap)) candidates_.emplace_back(swap);
    }
}

Position TrioletMind::world(std::uint64_t, Random& random) const {
    if (!belief_) return table_.with_unknown_dealt(random);
    return table_.with_unknown_dealt(belief_->next(random), random);
}

Outcome TrioletMind::playout(Position world, const Move& move, Random random) const {
    world.play(move, random_chance(world, move, random));
    for (int turn = 0; turn < world.seats() && !world.is_over(); ++turn) {
        const Move next = greedy_move(world);
        world.play(next, random_chance(world, next, random));
    }
    if (world.is_over()) return prospect_.of(world.result());
    const double left = static_cast<double>(world.bag_size() + world.seats()) / triolet::kTileCount;
    return prospect_.before_end(world.scores(), left);
}

}  // namespace tercet::ai
