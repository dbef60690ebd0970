#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "support/triolet_table.hpp"
#include "triolet/game.hpp"
#include "triolet/movegen.hpp"
#include "triolet/unknown_racks.hpp"

// Tiles that were seen and then lost sight of are still in play: with those out of play they leave
// room for that many others and no more.

namespace tercet::triolet {
namespace {

using Code = Refusal::Code;
using table::code;

/// Twelve tiles are in play, and anybody may exchange.
Variant twelve_in_play() {
    Variant variant;
    variant.out_of_play = kTileCount - 12;
    variant.exchange_minimum = 1;
    variant.stall = 2;
    return variant;
}

/// All of them were seen: three each of 0, 1, 2 and 3.
const std::vector<std::string> kAllSeen = {"swap 0 0 0 +1 +1 +1", "swap 2 2 2 +3 +3 +3"};

Position all_seen(const std::vector<std::string>& more) {
    std::vector<std::string> actions = kAllSeen;
    actions.insert(actions.end(), more.begin(), more.end());
    return table::round(twelve_in_play(), {"0 0 0", "2 2 2"}, actions);
}

// triolet.md §15.3
TEST(LostSight, AnUnknownTileIsOneOfThoseThatWereSeen) {
    const Position position = all_seen({"swap 1 +?", "3@H8 +0"});
    EXPECT_EQ(position.never_seen(), 0);
    EXPECT_EQ(code(position, "4@H9 +0"), Code::tile_out_of_play);
    EXPECT_EQ(code(position, "swap 4 +0"), Code::tile_out_of_play);
    EXPECT_TRUE(table::allows(position, "2@H9 +0"));
    EXPECT_EQ(code(position, "2@H9 +4"), Code::tile_out_of_play);
    // Three were seen, and two of them lie elsewhere already.
    EXPECT_TRUE(table::allows(position, "swap 0 1 1 +0 +2 +2"));
    EXPECT_EQ(code(position, "swap 0 1 1 +0 +0 +2"), Code::tile_out_of_play);
}

// triolet.md §15.2, §15.3
TEST(LostSight, WhatStayedOnARackThatGaveAnyTileBackIsInPlayToo) {
    const Position position = all_seen({"swap ? +?"});
    EXPECT_EQ(position.never_seen(), 0);
    EXPECT_EQ(code(position, "swap 3 +4"), Code::tile_out_of_play);
    EXPECT_TRUE(table::allows(position, "swap 3 +1"));
}

// triolet.md §15.3: one tile is still to be seen.
TEST(LostSight, WhoeverShowsANewTileLeavesNoRoomForAnother) {
    Variant variant = twelve_in_play();
    --variant.out_of_play;
    Position position = table::round(variant, {"0 0 0", "2 2 2"}, kAllSeen);
    table::play(position, {"swap 1 1 +? +?"});
    EXPECT_EQ(position.never_seen(), 1);
    table::play(position, {"3@H8 +4"});
    EXPECT_EQ(position.never_seen(), 0);
    EXPECT_EQ(code(position, "5@H9 +?"), Code::tile_out_of_play);
    EXPECT_TRUE(table::allows(position, "0@H9 +1"));
}

// triolet.md §15.4
TEST(LostSight, NobodyPaysForATileThatIsOutOfPlay) {
    const Position position = all_seen({"swap 1 +0", "swap 3 +?"});
    ASSERT_EQ(position.ending(), Ending::stalled);
    for (Points value = 0; value <= 15; ++value) {
        Scores scores{2};
        scores[Seat{0}] = -2;
        scores[Seat{1}] = -6 - value;
        EXPECT_EQ(scores_are_possible(position, scores), value <= 2) << value;
    }
}

// triolet.md §15.4: three racks hide a tile each, but only two are still to be seen.
TEST(LostSight, OnlySoManyPayForATileNobodySaw) {
    Variant variant = twelve_in_play();
    variant.stall = 1;
    const Position position = table::round(variant, {"0 0 0", "1 1 1", "2 2 2"},
                                           {"swap 0 0 +3 +?", "swap 1 +?", "swap 2 +?"});
    ASSERT_EQ(position.ending(), Ending::stalled);
    ASSERT_EQ(position.never_seen(), 2);
    const auto is_possible = [&](Points a, Points b, Points c) {
        Scores scores{3};
        scores[Seat{0}] = -3 - a;
        scores[Seat{1}] = -2 - b;
        scores[Seat{2}] = -4 - c;
        return scores_are_possible(position, scores);
    };
    EXPECT_TRUE(is_possible(9, 8, 1));
    EXPECT_TRUE(is_possible(0, 8, 7));
    EXPECT_FALSE(is_possible(9, 8, 7));
    EXPECT_FALSE(is_possible(9, 8, 6));
}

/// Seat 0 hides what it drew last, and nobody may exchange any more.
Position hiding(int never_seen, const std::string& last) {
    Variant variant = twelve_in_play();
    variant.out_of_play -= never_seen;
    variant.exchange_minimum = 6 + never_seen;
    Position position =
        table::round(variant, {"0 0 0", "2 2 2"},
                     {"swap 0 0 0 +1 +1 +1", "swap 2 2 2 +15 +14 +13", last, "13@H8 +0"});
    EXPECT_EQ(position.never_seen(), never_seen);
    return position;
}

// triolet.md §15.3: beside a 13 there is room for 0, 1 and 2.
TEST(LostSight, APassIsRefusedIfWhateverMayBeHeldFits) {
    EXPECT_EQ(code(hiding(0, "swap 1 1 1"), "pass"), Code::placement_possible);
    EXPECT_EQ(code(hiding(2, "swap 1 1 1"), "pass"), Code::placement_possible);
    EXPECT_FALSE(code(hiding(3, "swap 1 1 1"), "pass"));
}

// triolet.md §15.2
TEST(LostSight, DealtOutOnlyTilesInPlayAreHeld) {
    Variant variant = twelve_in_play();
    --variant.out_of_play;
    const Position position = table::round(
        variant, {"0 0 0", "2 2 2"}, {"swap 0 0 0 +1 +1 +1", "swap 2 2 2 +3 +3 +3", "swap 1 1 1"});
    ASSERT_EQ(position.never_seen(), 1);
    Random random{5U};
    std::map<bool, int> deals;  // with the tile that nobody saw, without
    constexpr int kTimes = 20'000;
    for (int i = 0; i < kTimes; ++i) {
        const Position dealt = position.with_unknown_dealt(random);
        ASSERT_EQ(dealt.hidden_on_racks(), 0);
        ASSERT_TRUE(dealt.lost_sight_of().empty());
        ASSERT_GE(dealt.never_seen(), 0);
        ASSERT_LE(dealt.in_bag().size(), dealt.bag_size());
        ++deals[dealt.never_seen() == 0];
    }
    // It is one of seven, of which three are held; if it is like one that was seen nobody can tell.
    Tiles others = position.perhaps_on_racks();
    others -= position.lost_sight_of();
    const int alike = others.count(Tile{0}) + others.count(Tile{2});
    const int expected = kTimes * 3 * (others.size() - alike) / (7 * others.size());
    EXPECT_NEAR(deals[true], expected, kTimes / 50);
}

/// The same in the obvious way: all that was known at any time is written down, and the most tiles
/// of each kind that were known to be in play at once are counted.
class Ledger {
public:
    explicit Ledger(const Deal& deal) {
        for (const Rack& rack : deal.racks) {
            racks_.push_back(rack.known);
            hidden_ += rack.unknown;
        }
        note();
    }

    void name(std::size_t seat, const Tiles& tiles) {
        Tiles known = racks_[seat];
        tiles.for_each([&](Tile tile) {
            if (known.contains(tile)) {
                known.erase(tile);
            } else {
                racks_[seat].insert(tile);
                --hidden_;
            }
        });
        note();
    }
    void draw(std::size_t seat, const Chance& chance) {
        for (const auto& tile : chance) {
            if (!tile) {
                bag_ = {};
                ++hidden_;
                continue;
            }
            racks_[seat].insert(*tile);
            if (bag_.contains(*tile)) bag_.erase(*tile);
            note();
        }
    }
    void put_back(std::size_t seat, const Tiles& tiles) {
        racks_[seat] -= tiles;
        bag_ += tiles;
    }
    void put_down(std::size_t seat, const Tiles& tiles) {
        racks_[seat] -= tiles;
        board_ += tiles;
    }

    /// The fewest tiles that must be in play.
    int fewest() const { return std::accumulate(most_.begin(), most_.end(), 0); }
    /// Known to be in play and not in the bag, and hidden on racks.
    int outside_bag() const {
        int sum = board_.size() + hidden_;
        for (const Tiles& rack : racks_) sum += rack.size();
        return sum;
    }
    int surely_in_bag() const { return bag_.size(); }

private:
    void note() {
        for (int kind = 0; kind < kKindCount; ++kind) {
            const Tile tile = Tile::from_kind(kind);
            int now = board_.count(tile) + bag_.count(tile);
            for (const Tiles& rack : racks_) now += rack.count(tile);
            int& most = most_[static_cast<std::size_t>(kind)];
            most = std::max(most, now);
        }
    }

    std::vector<Tiles> racks_;
    Tiles board_;
    Tiles bag_;
    int hidden_ = 0;
    std::array<int, kKindCount> most_{};
};

Tiles leaving(const Move& move) {
    Tiles tiles;
    if (const auto* swap = std::get_if<Swap>(&move)) tiles = swap->tiles;
    if (const auto* place = std::get_if<Place>(&move)) {
        for (const PlacedTile& placed_tile : place->tiles) tiles.insert(placed_tile.tile());
    }
    return tiles;
}

void write_down(Ledger& ledger, std::size_t seat, const Move& move, const Chance& chance) {
    ledger.name(seat, leaving(move));
    ledger.draw(seat, chance);
    if (std::holds_alternative<Swap>(move)) ledger.put_back(seat, leaving(move));
    if (std::holds_alternative<Place>(move)) ledger.put_down(seat, leaving(move));
}

/// Exchanges half the time, so that much is seen.
Move restless_move(const Position& position, Random& random) {
    const Move move = random_move(position, random);
    Swap swap;
    swap.tiles.insert(random_tile(position.rack(position.to_move()).known, random));
    const bool stays = random.below(2) == 0 || position.refusal(swap);
    return stays ? move : swap;
}

/// Tries every tile as the last one drawn.
void compare_last_draw(const Position& written, const Ledger& ledger, const Action& action,
                       std::map<std::string, int>& answers) {
    const auto seat = static_cast<std::size_t>(written.to_move().index());
    const int in_play = kTileCount - written.variant().out_of_play;
    for (int kind = 0; kind < kKindCount; ++kind) {
        Action other = action;
        other.chance.back() = Tile::from_kind(kind);
        const auto why_not = written.refusal(other);
        if (why_not && why_not->code == Code::tile_not_in_bag) continue;
        Ledger after = ledger;  // an exchange draws before it gives back
        after.name(seat, leaving(other.move));
        after.draw(seat, other.chance);
        const bool has_room =
            after.fewest() <= in_play && after.outside_bag() + after.surely_in_bag() <= in_play;
        EXPECT_EQ(!why_not, has_room) << "kind " << kind;
        if (why_not) {
            EXPECT_EQ(why_not->code, Code::tile_out_of_play);
        }
        ++answers[why_not ? "refused" : "allowed"];
    }
}

// triolet.md §15.3
TEST(LostSight, ATileIsRefusedWhenTheLedgerIsFull) {
    std::map<std::string, int> answers;
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
        Random random{seed};
        const int seats = 2 + static_cast<int>(seed % 3);
        Variant variant;
        variant.out_of_play = 62 + static_cast<int>(seed % 10);
        variant.exchange_minimum = 1;
        Position truth = random_position<Game>(variant, seats, random);
        const Deal deal{PerSeat<Rack>{seats, Rack{{}, 3}}, truth.starter()};
        Position written{variant, deal};
        Ledger ledger{deal};
        while (!truth.is_over()) {
            const Move move = restless_move(truth, random);
            const Chance chance = random_chance(truth, move, random);
            SCOPED_TRACE("seed " + std::to_string(seed));
            const auto seat = static_cast<std::size_t>(truth.to_move().index());
            Chance noted = chance;
            for (auto& tile : noted) {
                if (random.below(4) == 0) tile.reset();
            }
            if (!chance.empty()) compare_last_draw(written, ledger, {move, noted}, answers);
            ASSERT_FALSE(written.refusal(Action{move, noted}));
            write_down(ledger, seat, move, noted);
            written.play(move, noted);
            truth.play(move, chance);
        }
    }
    EXPECT_GT(answers["refused"], 100);
    EXPECT_GT(answers["allowed"], 1000);
}

}  // namespace
}  // namespace tercet::triolet
