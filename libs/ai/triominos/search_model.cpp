#include "ai/triominos/search_model.hpp"

#include <algorithm>
#include <limits>

#include "ai/endgame.hpp"
#include "ai/triominos/belief.hpp"
#include "ai/triominos/greedy_turn.hpp"
#include "triominos/game.hpp"

namespace tercet::ai {

using triominos::Draw;
using triominos::Pass;
using triominos::Place;
using triominos::Position;

namespace {

/// Of the margin of a round between two greedy players.
constexpr double kDeviation = 85;
constexpr std::int64_t kMostRacks = 512;
/// Of the end of a round: about a twentieth of a second for each candidate.
constexpr std::int64_t kMostPositions = 50'000;

}  // namespace

TriominosSearchModel::TriominosSearchModel(const triominos::View& view, const Skill& skill,
                                           Random& random)
    : table_{view.table()},
      seat_{view.seat()},
      win_chance_{view.match(), table_.variant().match, view.seat(), kDeviation},
      ends_exactly_{skill.ends_exactly} {
    const bool is_own_turn = table_.to_move() == seat_;
    if (is_own_turn) add_candidates(skill.has_choice);
    const bool is_settled = is_own_turn && candidates_.size() == 1 && !skill.judges_forced;
    if (is_settled || is_clear() || table_.hidden_on_racks() == 0) return;
    if (skill.infers && view.past()) imagine(view, skill.playouts, random);
}

void TriominosSearchModel::add_candidates(bool has_choice) {
    for_each_placement(table_, [&](const Place& place) { candidates_.push_back(place); });
    if (!candidates_.empty() && !has_choice) return;
    for (const Move& move : {Move{Draw{}}, Move{Pass{}}}) {
        if (!table_.refusal(move)) candidates_.push_back(move);
    }
}

void TriominosSearchModel::consider(const Move& move) {
    const bool is_new =
        std::find(candidates_.begin(), candidates_.end(), move) == candidates_.end();
    if (is_new) candidates_.push_back(move);
}

void TriominosSearchModel::imagine(const triominos::View& view, std::int64_t playouts,
                                   Random& random) {
    TriominosBelief belief{view, random};
    for (auto i = std::min(playouts, kMostRacks); i > 0; --i) racks_.push_back(belief.next(random));
}

std::int64_t TriominosSearchModel::worlds() const {
    return is_clear() ? 1 : std::numeric_limits<std::int64_t>::max();
}

Position TriominosSearchModel::world(std::uint64_t index, Random& random) const {
    if (racks_.empty()) return table_.with_unknown_dealt(random);
    return table_.with_unknown_given(racks_[index % racks_.size()]);
}

Outcome TriominosSearchModel::playout(Position world, const Move& move, Random random) const {
    Match match = win_chance_.match();
    world.play(move, triominos::random_chance(world, move, random));
    match.observe(world.scores());
    return go_on(world, match, random);
}

Outcome TriominosSearchModel::go_on(const Position& world, Random random) const {
    return go_on(world, win_chance_.match(), random);
}

Outcome TriominosSearchModel::go_on(Position world, Match match, Random random) const {
    if (ends_exactly_ && is_clear()) {
        Endgame<triominos::Game> endgame{win_chance_, seat_, kMostPositions};
        if (const auto outcome = endgame.solve(world, match)) return *outcome;
    }
    while (!world.is_over()) {
        play_greedy_move(world, random);
        match.observe(world.scores());
    }
    return win_chance_.of(world.result(), match);
}

}  // namespace tercet::ai
