#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/triominos_table.hpp"
#include "triominos/position.hpp"

// What passes say about tiles that nobody recorded.

namespace tercet::triominos {
namespace {

using table::code;

/// Every way to give the unknown tiles out as far as it matters here: which of them fit.
void for_each_truth(const Position& seen, const std::function<void(const Position&)>& visit) {
    const TileSet fitting = seen.board().fitting(seen.unseen());
    PerSeat<TileSet> given{seen.seats()};
    const std::function<void(int, TileSet, TileSet)> give = [&](int index, TileSet fits,
                                                                TileSet rest) {
        if (index == seen.seats()) return visit(seen.with_unknown_given(given));
        const int unknown = seen.rack(Seat{index}).unknown;
        for (int count = 0; count <= unknown; ++count) {
            if (count > fits.size() || unknown - count > rest.size()) continue;
            TileSet fits_left = fits;
            TileSet rest_left = rest;
            TileSet& tiles = given[Seat{index}];
            tiles = {};
            for (int i = 0; i < unknown; ++i) {
                TileSet& from = i < count ? fits_left : rest_left;
                const Tile tile = from.lowest();
                from.erase(tile);
                tiles.insert(tile);
            }
            give(index + 1, fits_left, rest_left);
        }
    };
    give(0, fitting, seen.unseen() - fitting);
}

/// Passes on and on, and compares what is accepted with what some truth allows.
void expect_what_some_truth_allows(Position seen) {
    std::vector<Position> truths;
    for_each_truth(seen, [&](const Position& truth) { truths.push_back(truth); });
    for (int passes = 1; passes <= 3 * seen.seats(); ++passes) {
        SCOPED_TRACE("pass " + std::to_string(passes));
        std::vector<Position> left;
        for (const Position& truth : truths) {
            if (!truth.refusal(Move{Pass{}})) left.push_back(truth);
        }
        ASSERT_EQ(!seen.refusal(Move{Pass{}}), !left.empty());
        if (left.empty()) return;
        seen.play(Pass{});
        truths.clear();
        for (Position& truth : left) {
            truth.play(Pass{});
            if (!truth.is_over()) truths.push_back(truth);
        }
        ASSERT_EQ(seen.is_over(), truths.empty());
        ASSERT_EQ(seen.is_over() || seen.may_be_blocked(), truths.size() < left.size());
        if (truths.empty()) return;
    }
}

// triominos.md §8.4, §9.4, §14.3, §14.4
TEST(UnknownPasses, AreAcceptedAsFarAsTheyCanBeTrue) {
    Random random{51};
    for (int i = 0; i < 3000; ++i) {
        SCOPED_TRACE(i);
        const int seats = 2 + static_cast<int>(random.below(3));
        // Most tiles are dealt, or few.
        const bool is_full = random.below(4) == 0;
        const auto fewer = static_cast<int>(random.below(3));
        const int rack_size = is_full ? kTileCount / seats - fewer : 1 + fewer;
        const int pool_size = kTileCount - seats * rack_size;
        Variant rules = table::preset("classic", seats, rack_size);
        rules.draws = is_full && random.below(2) == 0 ? std::min(pool_size, 10) : 0;
        rules.empty_pool_pass = random.below(2) == 0 ? EmptyPoolPass::any : EmptyPoolPass::unable;
        Deal deal = random_deal(rules, seats, random);
        const Tile opening = random_tile(deal.racks[deal.starter].known, random);
        for_each_seat(seats, [&](Seat seat) {
            Rack& rack = deal.racks[seat];
            for (auto forgotten = random.below(6); forgotten > 0; --forgotten) {
                TileSet others = rack.known;
                others.erase(opening);
                if (others.empty()) break;
                rack.known.erase(random_tile(others, random));
                ++rack.unknown;
            }
        });
        Position seen{rules, deal};
        seen.play(Place{opening, {}, {}});
        if (seen.is_over()) continue;
        while (seen.pool_size() > 0 && !seen.refusal(Draw{})) {
            seen.play(Draw{}, random_tile(seen.unseen(), random));
        }
        expect_what_some_truth_allows(seen);
        ASSERT_FALSE(HasFatalFailure());
    }
}

/// A round as it was written down: rack by rack, then what was done.
Position written(EmptyPoolPass pass, const std::vector<std::string>& racks,
                 const std::vector<std::string>& actions, int starter) {
    Variant rules = table::preset("goliath-2023", 3, 2);
    rules.draws = 0;
    rules.empty_pool_pass = pass;
    return table::round(rules, racks, actions, starter);
}

// triominos.md §8.4, §14.4
TEST(UnknownPasses, CannotBlockARoundThatWentOn) {
    const std::vector<std::string> racks = {"012 112", "145 ?", "003 055"};
    std::vector<std::string> actions = {"055@0,0", "pass", "pass", "pass"};
    Position position = written(EmptyPoolPass::any, racks, actions, 2);
    EXPECT_TRUE(position.may_be_blocked());
    // Seat 0 passes on, so the unknown tile of seat 1 fits, and must be placed.
    table::play(position, {"pass"});
    EXPECT_FALSE(position.is_over());
    EXPECT_FALSE(position.may_be_blocked());
    EXPECT_EQ(code(position, "pass"), Refusal::Code::placement_possible);
    EXPECT_TRUE(table::allows(position, "500@0,1"));
}

}  // namespace
}  // namespace tercet::triominos
