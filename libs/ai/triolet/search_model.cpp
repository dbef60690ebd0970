#include "ai/triolet/search_model.hpp"

#include <algorithm>
#include <limits>
#include <utility>
#include <variant>

#include "ai/endgame.hpp"
#include "ai/triolet/evaluation.hpp"
#include "ai/triolet/forecast.hpp"
#include "triolet/game.hpp"

namespace tercet::ai {

using triolet::Pass;
using triolet::Place;
using triolet::Position;
using triolet::Swap;
using triolet::Tile;
using triolet::Tiles;

namespace {

/// Of the margin of a game between two greedy players.
constexpr double kDeviation = 175;
/// Candidates that are played out.
constexpr std::size_t kMostCandidates = 6;
/// Of the end of a game, for each candidate and world.
constexpr std::int64_t kMostPositions = 2'000;
/// With nothing to draw few worlds differ: three tiles are on the rack and three out of play.
constexpr std::int64_t kWorldsAtTheEnd = 40;
/// Exchanges might go on for ever.
constexpr int kMostTurns = 60;

/// What scores most, the first found of several; without a placement, what is left to do. Playouts
/// do without the order that greedy_move() of simple_players.hpp keeps among equals: to keep it
/// would change what every seed plays.
triolet::Move first_best_move(const Position& position) {
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

/// All but those on the board.
Tiles tiles_not_on_board(const Position& position) {
    Tiles tiles = position.unseen();
    for_each_seat(position.seats(), [&](Seat seat) { tiles += position.rack(seat).known; });
    return tiles;
}

TrioletEvaluation::Kept racks_of(const Position& world) {
    TrioletEvaluation::Kept racks(world.seats());
    for_each_seat(world.seats(), [&](Seat seat) { racks[seat] = world.rack(seat).known; });
    return racks;
}

}  // namespace

TrioletSearchModel::TrioletSearchModel(const triolet::View& view, const Skill& skill, Random&,
                                       const TrioletEvaluation& evaluation)
    : table_{view.table()},
      seat_{view.seat()},
      win_chance_{view.match(), table_.variant().match, view.seat(), kDeviation},
      ends_exactly_{skill.ends_exactly},
      evaluation_{evaluation} {
    const bool is_own_turn = table_.to_move() == seat_;
    if (is_own_turn) {
        add_placements(static_cast<std::size_t>(skill.looks));
        if (candidates_.empty() || skill.has_choice) add_swaps();
        if (candidates_.empty()) candidates_.emplace_back(Pass{});
        if (candidates_.size() == 1 && !skill.judges_forced) return;
    }
    if (skill.infers && view.past() && table_.hidden_on_racks() > 0) belief_.emplace(view);
    choose_some();
}

void TrioletSearchModel::consider(const Move& move) {
    const bool is_new =
        std::find(candidates_.begin(), candidates_.end(), move) == candidates_.end();
    if (is_new) candidates_.push_back(move);
}

void TrioletSearchModel::add_placements(std::size_t looks) {
    std::vector<std::pair<Points, Place>> all;
    for_each_placement(
        table_, [&](const Place& place) { all.emplace_back(table_.points_of(place), place); });
    std::stable_sort(all.begin(), all.end(),
                     [](const auto& one, const auto& other) { return one.first > other.first; });
    if (all.size() > looks) all.resize(looks);
    for (const auto& [points, place] : all) candidates_.emplace_back(place);
}

/// Every choice of tiles that differ.
void TrioletSearchModel::add_swaps() {
    const Tiles& rack = table_.rack(seat_).known;
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

void TrioletSearchModel::choose_some() {
    std::vector<std::pair<double, Move>> all;
    for (const Move& move : candidates_) all.emplace_back(estimate(move), move);
    std::stable_sort(all.begin(), all.end(),
                     [](const auto& one, const auto& other) { return one.first > other.first; });
    if (all.size() > kMostCandidates) all.resize(kMostCandidates);
    candidates_.clear();
    for (const auto& [value, move] : all) candidates_.push_back(move);
}

double TrioletSearchModel::estimate(const Move& move) const {
    const Tiles kept = kept_of(table_.rack(seat_).known, move);
    Position after = table_;
    const auto draws = static_cast<std::size_t>(after.draws_after(move));
    after.play(move, triolet::Chance(draws, std::nullopt));
    const double points = after.scores()[seat_] - table_.scores()[seat_];
    if (after.is_over()) return points;
    const TrioletForecast forecast{after, tiles_not_on_board(after)};
    const double own = forecast.best_after_draws(kept, static_cast<int>(draws), after.unseen());
    const double others = reply(forecast);
    return points + evaluation_.gain(own, others, kept, after.to_move() == seat_, after.bag_size());
}

double TrioletSearchModel::reply(const TrioletForecast& forecast) const {
    const Seat next = seat_.next(table_.seats());
    const auto& rack = table_.rack(next);
    if (!belief_) {
        return forecast.best_after_draws(rack.known, rack.unknown, table_.perhaps_on_racks());
    }
    double mean = 0;
    for (const auto& [kept, weight] : belief_->kept_by(next)) {
        Tiles others = table_.perhaps_on_racks();
        others -= kept;
        mean += weight * forecast.best_after_draws(kept, rack.size() - kept.size(), others);
    }
    return mean;
}

std::int64_t TrioletSearchModel::worlds() const {
    return table_.bag_size() == 0 ? kWorldsAtTheEnd : std::numeric_limits<std::int64_t>::max();
}

Position TrioletSearchModel::world(std::uint64_t, Random& random) const {
    if (!belief_) return table_.with_unknown_dealt(random);
    return table_.with_unknown_dealt(belief_->next(random), random);
}

Outcome TrioletSearchModel::playout(Position world, const Move& move, Random random) const {
    TrioletEvaluation::Kept kept = racks_of(world);
    kept[seat_] = kept_of(kept[seat_], move);
    Match match = win_chance_.match();
    world.play(move, random_chance(world, move, random));
    match.observe(world.scores());
    return go_on(world, kept, match, random);
}

Outcome TrioletSearchModel::go_on(const Position& world, Random random) const {
    return go_on(world, racks_of(world), win_chance_.match(), random);
}

/// What the seats kept is on their racks, what else is there they drew since.
Outcome TrioletSearchModel::go_on(Position world, TrioletEvaluation::Kept kept, Match match,
                                  Random random) const {
    if (ends_exactly_ && world.bag_size() == 0 && world.seats() == 2) {
        Endgame<triolet::Game> endgame{win_chance_, seat_, kMostPositions};
        if (const auto outcome = endgame.solve(world, match)) return *outcome;
    }
    const auto play = [&](const Move& move) {
        const Seat seat = world.to_move();
        kept[seat] = kept_of(world.rack(seat).known, move);
        world.play(move, random_chance(world, move, random));
        match.observe(world.scores());
    };
    while (!world.is_over() && world.to_move() == seat_) play(first_best_move(world));
    while (!world.is_over() && world.to_move() != seat_) play(first_best_move(world));
    if (world.bag_size() <= kSmallBag) {
        for (int turn = 0; turn < kMostTurns && !world.is_over(); ++turn) {
            play(first_best_move(world));
        }
    }
    if (world.is_over()) return win_chance_.of(world.result(), match);
    const double gain = evaluation_.gain(TrioletEvaluation::features(world, kept));
    const double left = static_cast<double>(world.bag_size() + world.seats()) / triolet::kTileCount;
    const double soon = world.to_move() == seat_ ? gain : -gain;
    return win_chance_.before_end(world.scores(), match, left, soon);
}

}  // namespace tercet::ai
