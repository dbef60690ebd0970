#include "ai/triolet/belief.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <variant>

#include "ai/choice_weight.hpp"
#include "triolet/movegen.hpp"

namespace tercet::ai {

using triolet::Place;
using triolet::Position;
using triolet::Tile;
using triolet::Tiles;
using Kept = TrioletBelief::Kept;

namespace {

/// What one seat did, and the table before.
struct Turn {
    Position before;
    triolet::Move move;

    bool operator==(const Turn&) const = default;
};
/// Tiles are rarely kept for longer.
constexpr std::size_t kTurns = 4;

Tiles tiles_of(const Place& place) {
    Tiles tiles;
    for (const auto& placed_tile : place.tiles) tiles.insert(placed_tile.tile());
    return tiles;
}

bool contains(const Tiles& tiles, const Tiles& others) {
    bool all = true;
    others.for_each([&](Tile tile) { all = all && others.count(tile) <= tiles.count(tile); });
    return all;
}

Tiles without(Tiles tiles, const Tiles& others) { return tiles -= others; }

/// How likely these tiles are drawn from those, in any order.
double chance_to_draw(const Tiles& drawn, const Tiles& from) {
    double chance = 1;
    int drawn_before = 0;
    for (int kind = 0; kind < triolet::kKindCount; ++kind) {
        const Tile tile = Tile::from_kind(kind);
        for (int i = 0; i < drawn.count(tile); ++i, ++drawn_before) {
            chance *= (from.count(tile) - i) * (drawn_before + 1.0) /
                      ((i + 1.0) * (from.size() - drawn_before));
        }
    }
    return chance;
}

/// Calls visit(Tiles) for every choice of `count` tiles, each once.
template <class Visit>
void for_each_choice(const Tiles& from, int count, int least_kind, Tiles chosen, Visit& visit) {
    if (count == 0) return visit(chosen);
    for (int kind = least_kind; kind < triolet::kKindCount; ++kind) {
        const Tile tile = Tile::from_kind(kind);
        if (chosen.count(tile) >= from.count(tile)) continue;
        chosen.insert(tile);
        for_each_choice(from, count - 1, kind, chosen, visit);
        chosen.erase(tile);
    }
}

/// How likely it is that somebody with these tiles places just so.
double likelihood(const Position& before, const Place& place, const Tiles& rack) {
    const Points points = before.points_of(place);
    double sum = 0;
    triolet::for_each_pattern(before.board(), rack,
                              [&](const triolet::Pattern& pattern, const auto& starts) {
                                  starts.for_each([&](triolet::Square first) {
                                      const Place other = pattern.at(first);
                                      if (!before.refusal_of_block(other)) {
                                          sum += choice_weight(before.points_of(other) - points);
                                      }
                                  });
                              });
    return 1 / std::max(sum, 1.0);
}

/// What was kept after a placement, given what was kept before it.
std::vector<Kept> kept_after(const std::vector<Kept>& before, const Turn& turn, const Place& place,
                             const Tiles& possible) {
    const Tiles placed = tiles_of(place);
    const int count = turn.before.rack(turn.before.to_move()).size() - placed.size();
    std::vector<Kept> after;
    double total = 0;
    auto visit = [&](const Tiles& kept) {
        Tiles rack = placed;
        rack += kept;
        double prior = 0;
        for (const auto& [tiles, weight] : before) {
            if (!contains(rack, tiles)) continue;
            prior += weight * chance_to_draw(without(rack, tiles), without(possible, tiles));
        }
        if (prior <= 0) return;
        const double weight = prior * likelihood(turn.before, place, rack);
        after.push_back({kept, weight});
        total += weight;
    };
    for_each_choice(without(possible, placed), count, 0, {}, visit);
    if (after.empty()) return {{{}, 1}};
    for (Kept& kept : after) kept.weight /= total;
    return after;
}

/// The last turns of each seat.
PerSeat<std::vector<Turn>> last_turns(const triolet::View& view) {
    PerSeat<std::vector<Turn>> turns{view.table().seats()};
    Position table{view.table().variant(), view.past()->deal};
    for (const auto& [seat, action] : view.past()->events) {
        if (seat != view.seat()) {
            if (turns[seat].size() == kTurns) turns[seat].erase(turns[seat].begin());
            turns[seat].push_back({table, action.move});
        }
        table.play(action.move, action.chance);
    }
    return turns;
}

}  // namespace

TrioletBelief::TrioletBelief(const triolet::View& view)
    : possible_{view.table().perhaps_on_racks()},
      seen_before_{view.table().lost_sight_of()},
      never_seen_{view.table().never_seen()},
      kept_{view.table().seats()} {
    const auto turns = last_turns(view);
    for_each_seat(view.table().seats(), [&](Seat seat) {
        kept_[seat] = {{{}, 1}};
        if (seat == view.seat()) return;
        // What the seat may have held at a time: what nobody has seen yet, and what it placed
        // since.
        Tiles possible = possible_;
        for (const Turn& turn : turns[seat]) {
            if (const auto* place = std::get_if<Place>(&turn.move)) possible += tiles_of(*place);
        }
        for (const Turn& turn : turns[seat]) {
            const auto* place = std::get_if<Place>(&turn.move);
            kept_[seat] = place ? kept_after(kept_[seat], turn, *place, possible)
                                : std::vector<Kept>{{{}, 1}};
            if (place) possible -= tiles_of(*place);
        }
    });
}

PerSeat<Tiles> TrioletBelief::next(Random& random) const {
    PerSeat<Tiles> racks{kept_.seats()};
    Tiles left = possible_;
    Tiles seen_before = seen_before_;
    int never_seen = never_seen_;
    for_each_seat(kept_.seats(), [&](Seat seat) {
        double rest = fraction(random);
        const auto found =
            std::find_if(kept_[seat].begin(), kept_[seat].end(), [&](const Kept& kept) {
                rest -= kept.weight;
                return rest < 0;
            });
        // Two may seem to hold the last tile of a kind: the second then holds anything.
        if (found == kept_[seat].end() || !contains(left, found->tiles)) return;
        // So too if tiles that were seen before, and are in play, would have no place left.
        Tiles still_seen = seen_before;
        int still_never_seen = never_seen;
        found->tiles.for_each([&](Tile tile) {
            if (still_seen.contains(tile)) {
                still_seen.erase(tile);
            } else {
                --still_never_seen;
            }
        });
        if (still_never_seen < 0) return;
        racks[seat] = found->tiles;
        left -= found->tiles;
        seen_before = still_seen;
        never_seen = still_never_seen;
    });
    return racks;
}

}  // namespace tercet::ai
