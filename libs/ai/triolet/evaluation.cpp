#include "ai/triolet/evaluation.hpp"

#include <numeric>
#include <variant>

#include "ai/triolet/forecast.hpp"

namespace tercet::ai {

using triolet::Tile;
using triolet::Tiles;

namespace {

using Features = TrioletEvaluation::Features;

constexpr Features kLearned = {
#include "data/triolet_evaluation.inc"
};

double& count_of(Tile kept, Features& features) {
    return features[TrioletEvaluation::kFirstKind + static_cast<std::size_t>(kept.kind())];
}

/// The first three are there.
void add_fullness(Features& features, int bag_size) {
    const double fullness = static_cast<double>(bag_size) / triolet::kTileCount;
    for (std::size_t i = 0; i < 3; ++i) features[3 + i] = fullness * features[i];
}

}  // namespace

Tiles kept_of(Tiles rack, const triolet::Move& move) {
    if (const auto* swap = std::get_if<triolet::Swap>(&move)) rack -= swap->tiles;
    if (const auto* place = std::get_if<triolet::Place>(&move)) {
        for (const auto& placed_tile : place->tiles) rack.erase(placed_tile.tile());
    }
    return rack;
}

const TrioletEvaluation& TrioletEvaluation::learned() {
    static const TrioletEvaluation evaluation{kLearned};
    return evaluation;
}

const TrioletEvaluation& TrioletEvaluation::plain() {
    static const TrioletEvaluation evaluation{Features{1, 0.7}};
    return evaluation;
}

Features TrioletEvaluation::features(const triolet::Position& position, const Kept& kept) {
    Tiles from = position.unseen();
    Tiles tiles = from;
    for_each_seat(position.seats(), [&](Seat seat) {
        tiles += position.rack(seat).known;
        from += position.rack(seat).known;
        from -= kept[seat];
    });
    const TrioletForecast forecast{position, tiles};
    Features features{};
    for_each_seat(position.seats(), [&](Seat seat) {
        const bool is_next = seat == position.to_move();
        const double share = is_next ? 1 : -1.0 / (position.seats() - 1);
        const int draws = position.rack(seat).size() - kept[seat].size();
        features[is_next ? 0 : 1] += share * forecast.best_after_draws(kept[seat], draws, from);
        kept[seat].for_each([&](Tile tile) { count_of(tile, features) += share; });
    });
    features[2] = 1;
    add_fullness(features, position.bag_size());
    return features;
}

double TrioletEvaluation::gain(const Features& features) const {
    return std::inner_product(features.begin(), features.end(), weights_.begin(), 0.0);
}

double TrioletEvaluation::gain(double own, double others, const Tiles& kept, bool is_next,
                               int bag_size) const {
    const double sign = is_next ? 1 : -1;  // the features are those of the next to move
    Features features{is_next ? own : others, is_next ? -others : -own, 1};
    kept.for_each([&](Tile tile) { count_of(tile, features) += sign; });
    add_fullness(features, bag_size);
    return sign * gain(features);
}

}  // namespace tercet::ai
