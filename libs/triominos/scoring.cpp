#include "triominos/scoring.hpp"

#include <algorithm>
#include <numeric>

namespace tercet::triominos {

Tariff::Tariff(const Variant& variant) {
    switch (variant.scoring) {
        case Scoring::standard:
            tile_counts_its_value = true;
            bridge = variant.bridge_bonus;
            std::copy(variant.hexagon_bonus.begin(), variant.hexagon_bonus.end(),
                      hexagons.begin() + 1);
            draw = -variant.draw_cost;
            lost_turn = -variant.lost_turn_cost;
            out = variant.out_bonus;
            leftovers_count = true;
            break;
        case Scoring::simple:
            flat_tile = 1;
            bridge = 1;
            hexagons = {0, 1, 2, 3};
            out = 5;
            break;
        case Scoring::none: break;
    }
}

Scores blocked_points(const Variant& variant, const PerSeat<int>& rack_values) {
    const int seats = rack_values.seats();
    Scores points{seats};
    if (!Tariff{variant}.leftovers_count) return points;
    if (variant.blocked == Blocked::own) {
        for_each_seat(seats, [&](Seat seat) { points[seat] = -rack_values[seat]; });
        return points;
    }
    const auto* lowest = std::min_element(rack_values.begin(), rack_values.end());
    if (std::count(rack_values.begin(), rack_values.end(), *lowest) > 1) return points;
    const int total = std::accumulate(rack_values.begin(), rack_values.end(), 0);
    points[Seat{static_cast<int>(lowest - rack_values.begin())}] = total - 2 * *lowest;
    return points;
}

}  // namespace tercet::triominos
