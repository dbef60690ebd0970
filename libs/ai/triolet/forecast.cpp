#include "ai/triolet/forecast.hpp"

#include <algorithm>

#include "triolet/movegen.hpp"
#include "triolet/point_table.hpp"

namespace tercet::ai {

using triolet::Pattern;
using triolet::Tile;
using triolet::Tiles;

TrioletForecast::TrioletForecast(const triolet::Position& position, const Tiles& tiles) {
    const auto& board = position.board();
    const triolet::PointTable table{position.variant(), board};
    const auto points_of = [&](const Pattern& pattern, triolet::Square first) {
        return board.empty() ? position.points_of(pattern.at(first))
                             : table.points_of(pattern, first);
    };
    const auto find_most = [&](const Pattern& pattern, const triolet::SquareSet& starts) {
        Kinds kinds{kNone, kNone, kNone};
        for (std::size_t i = 0; i < pattern.size; ++i) {
            const bool is_joker = static_cast<int>(i) == pattern.joker;
            kinds[i] = is_joker ? kNone - 1 : pattern.values[i];
        }
        std::sort(kinds.begin(), kinds.end());
        float& found = most(kinds);
        starts.for_each([&](triolet::Square first) {
            const auto points = static_cast<float>(points_of(pattern, first));
            if (points > found && !position.refusal_of_block(pattern.at(first))) found = points;
        });
    };
    triolet::for_each_pattern_of_racks(
        board, tiles, [&](const Pattern& pattern, const triolet::SquareSet& starts) {
            if (!starts.empty()) find_most(pattern, starts);
        });
    find_best_of_each();
}

/// So far there is what tiles score together; now what some of them do.
void TrioletForecast::find_best_of_each() {
    for (std::size_t a = 0; a < kNone; ++a) {
        for (std::size_t b = a; b < kNone; ++b) {
            float& pair = most({a, b, kNone});
            pair = std::max({pair, most({a, kNone, kNone}), most({b, kNone, kNone})});
        }
    }
    for (std::size_t a = 0; a < kNone; ++a) {
        for (std::size_t b = a; b < kNone; ++b) {
            for (std::size_t c = b; c < kNone; ++c) {
                float& trio = most({a, b, c});
                trio =
                    std::max({trio, most({a, b, kNone}), most({a, c, kNone}), most({b, c, kNone})});
            }
        }
    }
}

TrioletForecast::Kinds TrioletForecast::kinds_of(const Tiles& tiles) {
    Kinds kinds{kNone, kNone, kNone};
    std::size_t count = 0;
    tiles.for_each([&](Tile tile) { kinds[count++] = static_cast<std::size_t>(tile.kind()); });
    return kinds;
}

namespace {

/// Calls visit(rack, ways) for every choice of that many tiles more, put where the rack is free.
template <class Kinds, class Visit>
void for_each_draw(const Tiles& from, int draws, Kinds& rack, std::size_t free, std::size_t least,
                   int taken, double ways, const Visit& visit) {
    if (draws == 0) return visit(rack, ways);
    for (std::size_t kind = least; kind < triolet::kKindCount; ++kind, taken = 0) {
        const int left = from.count(Tile::from_kind(static_cast<int>(kind))) - taken;
        if (left <= 0) continue;
        rack[free] = kind;
        for_each_draw(from, draws - 1, rack, free + 1, kind, taken + 1, ways * left / (taken + 1),
                      visit);
    }
}

}  // namespace

double TrioletForecast::best_after_draws(const Tiles& kept, int draws, const Tiles& from) const {
    double sum = 0;
    double all_ways = 0;
    Kinds rack = kinds_of(kept);
    for_each_draw(from, std::min(draws, from.size()), rack, static_cast<std::size_t>(kept.size()),
                  0, 0, 1.0, [&](Kinds kinds, double ways) {
                      std::sort(kinds.begin(), kinds.end());
                      sum += ways * most(kinds);
                      all_ways += ways;
                  });
    return sum / all_ways;
}

}  // namespace tercet::ai
