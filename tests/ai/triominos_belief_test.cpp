#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "ai/triominos/belief.hpp"
#include "support/beginning.hpp"
#include "support/triominos_table.hpp"
#include "triominos/game.hpp"

namespace tercet::ai {
namespace {

using triominos::Draw;
using triominos::Game;
using triominos::Place;
using triominos::Position;
using triominos::Tile;
using triominos::TileSet;
using Chances = std::array<double, triominos::kTileCount>;

/// The slow twin: every way in which one opponent can have come by its tiles, weighed by what it
/// did. Small racks only.
class EveryWay {
public:
    EveryWay(const triominos::View& view, Seat opponent) : unseen_{view.table().unseen()} {
        Position table{view.table().variant(), view.past()->deal};
        for (int i = 0; i < table.rack(opponent).size(); ++i) got_.push_back(0);
        int time = 0;
        std::optional<std::size_t> drawn;
        for (const auto& [seat, action] : view.past()->events) {
            ++time;
            if (seat == opponent) {
                const bool is_bound =
                    drawn && table.variant().after_draw == triominos::AfterDraw::drawn;
                const auto* place = std::get_if<Place>(&action.move);
                decisions_.push_back(
                    {time, is_bound ? drawn : std::nullopt, place == nullptr, weights(table)});
                if (place) placed_.push_back({place->tile, time, is_bound ? drawn : std::nullopt});
                if (std::holds_alternative<Draw>(action.move)) {
                    drawn = got_.size();
                    got_.push_back(time);
                }
            }
            table.play(action.move, action.chance);
            if (table.draws() == 0) drawn.reset();
        }
        way_.resize(got_.size());
        put_placed(0);
        for (double& chance : held_) chance /= total_;
    }

    /// How likely it is that the opponent holds each tile.
    const Chances& held() const { return held_; }

private:
    struct Decision {
        int time;
        std::optional<std::size_t> only;
        bool placed_nothing;
        Chances weights;
    };
    struct Placed {
        Tile tile;
        int time;
        std::optional<std::size_t> from;
    };
    struct Content {
        Tile tile;
        int until = 0;  ///< 0: nothing yet
    };
    static constexpr int kStill = 1'000'000;

    static Chances weights(const Position& table) {
        Chances all{};
        TileSet::all().for_each([&](Tile tile) {
            for (int row = -9; row <= 9; ++row) {
                for (int col = -9; col <= 9; ++col) {
                    const triominos::Cell cell{static_cast<std::int8_t>(row),
                                               static_cast<std::int8_t>(col)};
                    const bool may = table.board().empty() ? cell == triominos::Cell{}
                                                           : table.board().is_frontier(cell);
                    if (!may) continue;
                    for (int turn = 0; turn < (tile.is_triple() ? 1 : 3); ++turn) {
                        const auto corners = corners_of(tile, triominos::Rotation{turn});
                        if (table.board().empty() && turn > 0) continue;
                        if (!table.board().demand_at(cell).is_met_by(corners)) continue;
                        const Points points = table.points_of(Place{tile, cell, {}});
                        all[static_cast<std::size_t>(tile.index())] +=
                            std::exp(std::min(points, 40) / 4.0);
                    }
                }
            }
        });
        return all;
    }

    void put_placed(std::size_t n) {
        if (n == placed_.size()) return put_hidden(0, unseen_);
        for (std::size_t i = 0; i < got_.size(); ++i) {
            const bool is_free = way_[i].until == 0 && got_[i] < placed_[n].time;
            if (!is_free || (placed_[n].from && *placed_[n].from != i)) continue;
            way_[i] = {placed_[n].tile, placed_[n].time};
            put_placed(n + 1);
            way_[i] = {};
        }
    }
    void put_hidden(std::size_t i, TileSet left) {
        if (i == got_.size()) return weigh();
        if (way_[i].until != 0) return put_hidden(i + 1, left);
        left.for_each([&](Tile tile) {
            way_[i] = {tile, kStill};
            put_hidden(i + 1, left - TileSet::of(tile));
        });
        way_[i] = {};
    }
    void weigh() {
        double likelihood = 1;
        for (const Decision& decision : decisions_) {
            double sum = decision.placed_nothing ? std::exp(-5.0) : 0;
            for (std::size_t i = 0; i < got_.size(); ++i) {
                const bool counts = decision.only
                                        ? *decision.only == i
                                        : got_[i] < decision.time && decision.time <= way_[i].until;
                if (counts) sum += decision.weights[static_cast<std::size_t>(way_[i].tile.index())];
            }
            likelihood /= sum;
        }
        total_ += likelihood;
        for (const Content& content : way_) {
            if (content.until != kStill) continue;
            held_[static_cast<std::size_t>(content.tile.index())] += likelihood;
        }
    }

    TileSet unseen_;
    std::vector<int> got_;
    std::vector<Decision> decisions_;
    std::vector<Placed> placed_;
    std::vector<Content> way_;
    double total_ = 0;
    Chances held_{};
};

/// Calls visit(view) where the opponent of seat 0 has drawn, placed, and holds two tiles.
template <class Visit>
void for_some_views(const triominos::Variant& variant, int count, Visit visit) {
    for (std::uint64_t seed = 0; count > 0; ++seed) {
        Random random{seed};
        Position position = random_position<Game>(variant, 2, random);
        auto past = beginning<Game>(position);
        int draws = 0;
        int places = 0;
        while (!position.is_over()) {
            const Seat seat = position.to_move();
            const int hidden = position.rack(Seat{1}).size();
            if (seat == Seat{0} && draws == 1 && places == 2 && hidden == 2) {
                visit(Game::View{position, seat, Match{variant.match, 2}, past});
                --count;
                break;
            }
            const auto move = random_move(position, random);
            const auto chance = random_chance(position, move, random);
            position.play(move, chance);
            past.events.push_back({seat, {move, chance}});
            draws += int{seat == Seat{1} && std::holds_alternative<Draw>(move)};
            places += int{seat == Seat{1} && std::holds_alternative<Place>(move)};
        }
    }
}

void expect_like_every_way(const triominos::View& view) {
    const EveryWay exact{view, Seat{1}};
    Random random{1};
    TriominosBelief belief{view, random};
    Chances held{};
    constexpr int kTimes = 20'000;
    for (int i = 0; i < kTimes; ++i) {
        const auto racks = belief.next(random);
        ASSERT_EQ(racks[Seat{1}].size(), view.table().rack(Seat{1}).size());
        ASSERT_TRUE((racks[Seat{1}] - view.table().unseen()).empty());
        ASSERT_TRUE(racks[Seat{0}].empty());
        racks[Seat{1}].for_each(
            [&](Tile tile) { held[static_cast<std::size_t>(tile.index())] += 1.0 / kTimes; });
    }
    for (std::size_t tile = 0; tile < held.size(); ++tile) {
        EXPECT_NEAR(held[tile], exact.held()[tile], 0.02) << "tile " << tile;
    }
}

TEST(TriominosBelief, IsAsLikelyAsItMakesWhatWasDone) {
    for (const auto after_draw : {triominos::AfterDraw::drawn, triominos::AfterDraw::any}) {
        auto variant = triominos::table::preset("classic", 2, 3);
        variant.after_draw = after_draw;
        for_some_views(variant, 4, expect_like_every_way);
    }
}

/// Who had to draw held hardly anything that fitted.
TEST(TriominosBelief, WhoDrewHadNothingThatFitted) {
    const auto variant = triominos::table::preset("goliath-2023", 2, 2);
    Position position = triominos::table::round(variant, {"012 344", "333 444"});
    auto past = beginning<Game>(position);
    for (const char* text : {"012@0,0", "draw 555", "draw 455", "draw 445", "pass"}) {
        const auto action = triominos::table::action(text);
        past.events.push_back({position.to_move(), action});
        triominos::table::play(position, {text});
    }
    const auto view = Game::View{position, Seat{0}, Match{variant.match, 2}, past};
    const TileSet fitting = position.board().fitting(view.table().unseen());
    Random random{1};
    TriominosBelief belief{view, random};
    int fits = 0;
    for (int i = 0; i < 1000; ++i)
        fits += (belief.next(random)[Seat{1}] - (TileSet::all() - fitting)).size();
    EXPECT_GT(fitting.size(), 8);
    EXPECT_LT(fits, 20);
}

TEST(TriominosBelief, TilesAreGivenOut) {
    const auto variant = triominos::table::preset("classic", 3, 2);
    const Position position = triominos::table::round(variant, {"012 344", "333 444", "? 555"});
    const Position seen = position.seen_by(Seat{0});
    PerSeat<TileSet> racks{3};
    racks[Seat{1}] = triominos::table::tiles("000 111");
    racks[Seat{2}] = triominos::table::tiles("222 223");
    const Position given = seen.with_unknown_given(racks);
    EXPECT_EQ(given.rack(Seat{1}).known, racks[Seat{1}]);
    EXPECT_EQ(given.rack(Seat{2}).known, racks[Seat{2}]);
    EXPECT_EQ(given.hidden_on_racks(), 0);
    EXPECT_EQ(given.pool_size(), seen.pool_size());
    EXPECT_EQ(given.seen_by(Seat{0}), seen);
}

}  // namespace
}  // namespace tercet::ai
