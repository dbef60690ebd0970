#include "triolet/movegen.hpp"

#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>

namespace tercet::triolet {
namespace {

/// One of all placements that the board allows, 2x2 and 3x3 blocks included, every one equally
/// likely; none if there are none.
std::optional<Place> random_layout(const Board& board, const Tiles& tiles, Random& random) {
    std::uint32_t total = 0;
    Pattern chosen;
    SquareSet chosen_starts;
    for_each_pattern(board, tiles, [&](const Pattern& pattern, const SquareSet& starts) {
        const auto count = static_cast<std::uint32_t>(starts.size());
        if (count == 0) return;
        // Each pattern takes the place of those before it as often as its share of them all.
        total += count;
        if (random.below(total) >= count) return;
        chosen = pattern;
        chosen_starts = starts;
    });
    if (total == 0) return std::nullopt;
    const auto n = random.below(static_cast<std::uint32_t>(chosen_starts.size()));
    return chosen.at(chosen_starts.nth(static_cast<int>(n)));
}

std::optional<Place> random_placement(const Position& position, Random& random) {
    const Tiles& tiles = position.rack(position.to_move()).known;
    const auto layout = random_layout(position.board(), tiles, random);
    if (!layout || !position.refusal_of_block(*layout)) return layout;
    // It would complete a block that is not allowed: one of those that would not, then. That
    // leaves all of them equally likely.
    std::optional<Place> chosen;
    std::uint32_t count = 0;
    for_each_placement(position, [&](const Place& place) {
        if (random.below(++count) == 0) chosen = place;
    });
    return chosen;
}

bool can_swap(const Position& position) {
    return position.bag_size() >= position.variant().exchange_minimum;
}

/// Any choice of tiles of the rack that the bag has enough for.
Swap random_swap(const Position& position, Random& random) {
    const Tiles& tiles = position.rack(position.to_move()).known;
    const auto choices = (1U << static_cast<unsigned>(tiles.size())) - 1U;
    unsigned mask = 1U + random.below(choices);
    while (std::popcount(mask) > position.bag_size()) mask = 1U + random.below(choices);
    Swap swap;
    unsigned index = 0;
    tiles.for_each([&](Tile tile) {
        if ((mask >> index++ & 1U) != 0) swap.tiles.insert(tile);
    });
    return swap;
}

}  // namespace

bool has_placement(const Position& position) {
    return has_placement(position, position.rack(position.to_move()).known);
}

bool has_placement(const Position& position, const Tiles& tiles) {
    bool found = false;
    for_each_pattern(position.board(), tiles, [&](const Pattern& pattern, const SquareSet& starts) {
        if (found || starts.empty()) return;
        starts.for_each(
            [&](Square first) { found = found || !position.refusal_of_block(pattern.at(first)); });
    });
    return found;
}

Move move_without_placement(const Position& position) {
    if (!can_swap(position)) return Pass{};
    Swap swap;
    position.rack(position.to_move()).known.for_each([&](Tile tile) {
        if (swap.size() < position.bag_size()) swap.tiles.insert(tile);
    });
    return swap;
}

Move move_out_of_time(const Position& position) {
    if (!position.refusal(Pass{})) return Pass{};
    if (can_swap(position)) {
        Tile dearest = Tile::joker();
        position.rack(position.to_move()).known.for_each([&](Tile tile) {
            if (tile.points() >= dearest.points() && !tile.is_joker()) dearest = tile;
        });
        Swap swap;
        swap.tiles.insert(dearest);
        return swap;
    }
    std::optional<Place> best;
    for_each_placement(position, [&](const Place& place) {
        const bool is_better =
            !best || position.points_of(place) > position.points_of(*best) ||
            (position.points_of(place) == position.points_of(*best) && place < *best);
        if (is_better) best = place;
    });
    assert(best);
    return *best;
}

bool can_be_out_of_time(const Position& position, const Move& move) {
    const bool is_rack_known = position.rack(position.to_move()).unknown == 0;
    const auto* swap = std::get_if<Swap>(&move);
    if (swap != nullptr && (swap->unknown > 0 || !is_rack_known)) {
        return swap->size() == 1 && position.refusal(Pass{});
    }
    if (is_rack_known) return move == move_out_of_time(position);
    return std::holds_alternative<Pass>(move) || !can_swap(position);
}

Move random_move(const Position& position, Random& random) {
    if (const auto place = random_placement(position, random)) return *place;
    if (can_swap(position)) return random_swap(position, random);
    return Pass{};
}

Chance random_chance(const Position& position, const Move& move, Random& random) {
    assert(position.hidden_on_racks() == 0);
    Tiles in_bag = position.in_bag();
    Tiles others = position.perhaps_on_racks();  // in the bag as well, but for those out of play
    int bag = position.bag_size();
    Chance drawn;
    for (int i = position.draws_after(move); i > 0; --i, --bag) {
        const bool was_put_back =
            !in_bag.empty() &&
            static_cast<int>(random.below(static_cast<std::uint32_t>(bag))) < in_bag.size();
        Tiles& source = was_put_back ? in_bag : others;
        const Tile tile = random_tile(source, random);
        source.erase(tile);
        drawn.push_back(tile);
    }
    return drawn;
}

void play_random_move(Position& position, Random& random) {
    const Move move = random_move(position, random);
    position.play(move, random_chance(position, move, random));
}

}  // namespace tercet::triolet
