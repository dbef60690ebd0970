#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <map>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "ai/triolet/belief.hpp"
#include "support/beginning.hpp"
#include "support/played_matches.hpp"
#include "support/triolet_table.hpp"
#include "triolet/game.hpp"

namespace tercet::ai {
namespace {

using triolet::Game;
using triolet::Place;
using triolet::Position;
using triolet::Tile;
using triolet::Tiles;
using Counts = std::array<int, triolet::kKindCount>;

Counts counts_of(const Tiles& tiles) {
    Counts counts{};
    tiles.for_each([&](Tile tile) { ++counts[static_cast<std::size_t>(tile.kind())]; });
    return counts;
}

Tiles tiles_of(const Place& place) {
    Tiles tiles;
    for (const auto& placed_tile : place.tiles) tiles.insert(placed_tile.tile());
    return tiles;
}

/// The slow twin: tiles drawn one after the other, in every order, for the last two placements of
/// seat 1.
class EveryWay {
public:
    explicit EveryWay(const triolet::View& view) {
        Position table{view.table().variant(), view.past()->deal};
        Tiles possible = view.table().perhaps_on_racks();
        for (const auto& [seat, action] : view.past()->events) {
            if (seat == Seat{1}) {
                turns_.push_back({table, std::get<Place>(action.move)});
                possible += tiles_of(turns_.back().place);
            }
            table.play(action.move, action.chance);
        }
        draw(0, {}, possible, 1);
        for (auto& [kept, weight] : kept_) weight /= total_;
    }

    const std::map<Counts, double>& kept() const { return kept_; }

private:
    struct Turn {
        Position before;
        Place place;
    };

    void draw(std::size_t turn, const Tiles& rack, const Tiles& bag, double chance) {
        if (turn == turns_.size()) {
            kept_[counts_of(rack)] += chance;
            total_ += chance;
        } else if (rack.size() == triolet::kRackSize) {
            place(turn, rack, bag, chance);
        } else {
            for (int kind = 0; kind < triolet::kKindCount; ++kind) {
                const Tile tile = Tile::from_kind(kind);
                if (!bag.contains(tile)) continue;
                Tiles more = rack;
                Tiles less = bag;
                more.insert(tile);
                less.erase(tile);
                draw(turn, more, less, chance * bag.count(tile) / bag.size());
            }
        }
    }
    void place(std::size_t turn, Tiles rack, const Tiles& bag, double chance) {
        const double likely = likelihood(turn, rack);
        const Tiles placed = tiles_of(turns_[turn].place);
        bool holds_all = true;
        placed.for_each(
            [&](Tile tile) { holds_all = holds_all && placed.count(tile) <= rack.count(tile); });
        if (!holds_all) return;
        rack -= placed;
        draw(turn + 1, rack, bag, chance * likely);
    }
    double likelihood(std::size_t turn, const Tiles& rack) {
        const auto key = std::pair{turn, counts_of(rack)};
        if (const auto found = likelihoods_.find(key); found != likelihoods_.end()) {
            return found->second;
        }
        const Position& before = turns_[turn].before;
        const Place& place = turns_[turn].place;
        Random random{1};
        PerSeat<Tiles> held{2};
        held[Seat{1}] = rack;
        double sum = 0;
        for_each_placement(before.with_unknown_dealt(held, random), [&](const Place& other) {
            const Points more = before.points_of(other) - before.points_of(place);
            sum += std::exp(std::clamp(more, -40, 40) / 4.0);
        });
        return likelihoods_[key] = 1 / std::max(1.0, sum);
    }

    std::vector<Turn> turns_;
    std::map<std::pair<std::size_t, Counts>, double> likelihoods_;
    std::map<Counts, double> kept_;
    double total_ = 0;
};

triolet::View view_after(const std::vector<std::string>& actions) {
    Position position{triolet::Variant{}, triolet::table::deal({"1 2 9", "5 8 6"}, 1)};
    auto past = beginning<Game>(position);
    for (const auto& text : actions) {
        const auto action = triolet::table::action(text);
        past.events.push_back({position.to_move(), action});
        triolet::table::play(position, {text});
    }
    return Game::View{position, Seat{0}, Match{{}, 2}, past};
}

TEST(TrioletBelief, IsAsLikelyAsItMakesWhatWasDone) {
    for (const auto& actions :
         {std::vector<std::string>{"5@H8 8@I8 +3 +4"}, {"5@H8 +3", "1@G8 9@I8 +0 +0", "6@H9 +4"}}) {
        const auto view = view_after(actions);
        const EveryWay exact{view};
        const TrioletBelief belief{view};
        ASSERT_EQ(belief.kept_by(Seat{1}).size(), exact.kept().size());
        double total = 0;
        for (const auto& [tiles, weight] : belief.kept_by(Seat{1})) {
            EXPECT_NEAR(weight, exact.kept().at(counts_of(tiles)), 1e-9);
            total += weight;
        }
        EXPECT_NEAR(total, 1, 1e-9);
    }
}

TEST(TrioletBelief, DealsWhatItBelieves) {
    const auto view = view_after({"5@H8 8@I8 +3 +4"});
    const TrioletBelief belief{view};
    std::map<Counts, double> found;
    Random random{3};
    constexpr int kTimes = 20'000;
    for (int i = 0; i < kTimes; ++i) {
        const auto held = belief.next(random);
        found[counts_of(held[Seat{1}])] += 1.0 / kTimes;
        const Position world = view.table().with_unknown_dealt(held, random);
        ASSERT_EQ(world.rack(Seat{1}).known.size(), 3);
        held[Seat{1}].for_each(
            [&](Tile tile) { ASSERT_TRUE(world.rack(Seat{1}).known.contains(tile)); });
    }
    for (const auto& [tiles, weight] : belief.kept_by(Seat{1})) {
        EXPECT_NEAR(found[counts_of(tiles)], weight, 0.02);
    }
}

// triolet.md §15.1
TEST(TrioletBelief, ImaginesWhatTheSeatCannotTellFromTheTruth) {
    Random random{5};
    int lost_sight = 0;
    table::play_matches<Game>(
        3, [](const auto&, int) {},
        [&](const table::Table<Game>& table, const auto&) {
            if (table.phase() != table::Phase::to_act) return;
            const Seat seat = table.position().to_move();
            const auto view = table.view(seat);
            lost_sight += view.table().lost_sight_of().empty() ? 0 : 1;
            const TrioletBelief belief{view};
            for (int i = 0; i < 5; ++i) {
                const auto world = view.table().with_unknown_dealt(belief.next(random), random);
                ASSERT_TRUE(world.seen_by(seat) == view.table());
            }
        });
    EXPECT_GT(lost_sight, 50);
}

}  // namespace
}  // namespace tercet::ai
