#include "ai/triominos/belief.hpp"

#include <algorithm>
#include <limits>
#include <utility>
#include <variant>

#include "ai/choice_weight.hpp"

namespace tercet::ai {

using triominos::Draw;
using triominos::Place;
using triominos::Position;
using triominos::TileSet;

namespace {

constexpr int kStill = std::numeric_limits<int>::max();
constexpr int kStepsToBegin = 400;
constexpr int kStepsBetween = 20;

/// Drawing or passing although a tile fits is as likely as a placement for that many points.
constexpr Points kReluctance = -20;

std::size_t any_of(std::size_t count, Random& random) {
    return random.below(static_cast<std::uint32_t>(count));
}

}  // namespace

TriominosBelief::TriominosBelief(const triominos::View& view, Random& random)
    : seats_{view.table().seats()} {
    remember(view);
    deal(view, random);
    for (int i = 0; i < kStepsToBegin; ++i) step(random);
}

void TriominosBelief::remember(const triominos::View& view) {
    Position table{view.table().variant(), view.past()->deal};
    for_each_seat(seats_, [&](Seat seat) {
        if (seat == view.seat()) return;
        for (int i = 0; i < table.rack(seat).size(); ++i) {
            holdings_.push_back({seat, 0, false, {}, kStill, true});
        }
    });
    std::optional<std::size_t> drawn;  // by whose turn it is, this turn
    int time = 0;
    for (const auto& [seat, action] : view.past()->events) {
        ++time;
        if (seat != view.seat()) {
            add_decision(table, seat, time, drawn);
            if (const auto* place = std::get_if<Place>(&action.move)) {
                this->place(seat, place->tile, time, drawn);
            } else {
                decisions_.back().otherwise = choice_weight(kReluctance);
            }
            if (std::holds_alternative<Draw>(action.move)) {
                drawn = holdings_.size();
                holdings_.push_back({seat, time, false, {}, kStill, true});
            }
        }
        table.play(action.move, action.chance);
        if (table.is_over() || table.draws() == 0) drawn.reset();
    }
}

/// What anyone would have done there, tile by tile.
void TriominosBelief::add_decision(const Position& before, Seat seat, int time,
                                   std::optional<std::size_t> drawn) {
    Decision decision;
    decision.seat = seat;
    decision.time = time;
    const bool is_bound = before.variant().after_draw == triominos::AfterDraw::drawn;
    if (drawn && is_bound) decision.only = drawn;
    const auto& board = before.board();
    TileSet::all().for_each([&](Tile tile) {
        double& weight = decision.weights[static_cast<std::size_t>(tile.index())];
        if (board.empty()) weight = choice_weight(before.points_of(Place{tile, {}, {}}));
        board.slots_for(tile).for_each([&](int slot) {
            weight += choice_weight(before.points_of(Place{tile, board.cell_of(slot), {}}));
        });
    });
    decisions_.push_back(decision);
}

/// Which of the tiles it was: the one drawn, if nothing else could be placed, else any that it had.
void TriominosBelief::place(Seat seat, Tile tile, int time, std::optional<std::size_t> drawn) {
    const bool is_certain = drawn && decisions_.back().only;
    const auto held =
        is_certain ? holdings_.begin() + static_cast<std::ptrdiff_t>(*drawn)
                   : std::find_if(holdings_.begin(), holdings_.end(), [&](const Holding& holding) {
                         return holding.seat == seat && holding.is_hidden;
                     });
    held->tile = tile;
    held->until = time;
    held->is_hidden = false;
    held->is_certain = is_certain;
}

void TriominosBelief::deal(const triominos::View& view, Random& random) {
    view.table().unseen().for_each([&](Tile tile) { pool_.push_back(tile); });
    for (Holding& holding : holdings_) {
        if (!holding.is_hidden) continue;
        std::swap(pool_[any_of(pool_.size(), random)], pool_.back());
        holding.tile = pool_.back();
        pool_.pop_back();
    }
    for (Decision& decision : decisions_) decision.sum = decision.otherwise;
    for (std::size_t i = 0; i < holdings_.size(); ++i) add(i, 1);
}

bool TriominosBelief::counts(const Decision& decision, std::size_t holding) const {
    if (decision.only) return decision.only == holding;
    const Holding& held = holdings_[holding];
    return held.seat == decision.seat && held.since < decision.time && decision.time <= held.until;
}

void TriominosBelief::add(std::size_t holding, double sign) {
    const auto tile = static_cast<std::size_t>(holdings_[holding].tile.index());
    for (Decision& decision : decisions_) {
        if (counts(decision, holding)) decision.sum += sign * decision.weights[tile];
    }
}

PerSeat<TileSet> TriominosBelief::next(Random& random) {
    for (int i = 0; i < kStepsBetween; ++i) step(random);
    PerSeat<TileSet> racks{seats_};
    for (const Holding& holding : holdings_) {
        if (holding.is_hidden) racks[holding.seat].insert(holding.tile);
    }
    return racks;
}

void TriominosBelief::step(Random& random) {
    if (holdings_.empty()) return;
    const std::size_t one = any_of(holdings_.size(), random);
    const std::size_t other = any_of(holdings_.size() + pool_.size(), random);
    if (!holdings_[one].is_hidden) return;
    if (other >= holdings_.size()) {
        give_from_pool(one, other - holdings_.size(), random);
    } else if (other != one) {
        exchange(one, other, random);
    }
}

void TriominosBelief::give_from_pool(std::size_t holding, std::size_t pool, Random& random) {
    try_out(holding, holding, random, [&] { std::swap(holdings_[holding].tile, pool_[pool]); });
}

/// The one got what the other is thought to have got.
void TriominosBelief::exchange(std::size_t one, std::size_t other, Random& random) {
    Holding& x = holdings_[one];
    Holding& y = holdings_[other];
    if (!y.is_hidden && (y.seat != x.seat || y.is_certain || x.since >= y.until)) return;
    try_out(one, other, random, [&] {
        std::swap(x.tile, y.tile);
        std::swap(x.until, y.until);
        std::swap(x.is_hidden, y.is_hidden);
    });
}

template <class Change>
void TriominosBelief::try_out(std::size_t one, std::size_t other, Random& random, Change change) {
    sums_before_.clear();
    for (const Decision& decision : decisions_) sums_before_.push_back(decision.sum);
    add(one, -1);
    if (other != one) add(other, -1);
    change();
    add(one, 1);
    if (other != one) add(other, 1);
    double likelier = 1;
    for (std::size_t i = 0; i < decisions_.size(); ++i) {
        likelier *= sums_before_[i] / decisions_[i].sum;
    }
    if (fraction(random) < likelier) return;
    change();
    for (std::size_t i = 0; i < decisions_.size(); ++i) decisions_[i].sum = sums_before_[i];
}

}  // namespace tercet::ai
