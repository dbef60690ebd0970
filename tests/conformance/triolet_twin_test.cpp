// The engine and its slow twin play the same random rounds and must agree at every step.

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "conformance/triolet_lawbook.hpp"

namespace tercet::triolet {
namespace {

using slow::Fault;

void expect_same_state(const Position& fast, const slow::Round& slow) {
    ASSERT_EQ(fast.ending(), slow.ending());
    for_each_seat(fast.seats(), [&](Seat seat) {
        const auto index = static_cast<std::size_t>(seat.index());
        EXPECT_EQ(fast.scores()[seat], slow.scores()[index]) << "seat " << index;
        EXPECT_EQ(hand(fast.rack(seat).known), slow.racks()[index]) << "seat " << index;
    });
    EXPECT_EQ(hand(fast.unseen()), slow.unseen());
    EXPECT_EQ(fast.bag_size(), slow.bag_size());
    EXPECT_TRUE(table_of(fast.board()).tiles() == slow.table().tiles());
    if (fast.is_over()) return;
    EXPECT_EQ(fast.to_move().index(), slow.to_move());
    EXPECT_EQ(fast.is_first_turn(), slow.is_first_turn());
}

using Offers = std::map<slow::Placing, int>;

std::map<std::string, int> as_text(const Offers& offers) {
    std::map<std::string, int> texts;
    for (const auto& [placing, points] : offers) texts[slow::text(placing)] = points;
    return texts;
}

void expect_same_placements(const Position& fast, const Offers& expected) {
    const auto places = placements<Game>(fast);
    Offers found;
    for (const Place& place : places) found[placing(place)] = fast.points_of(place);
    EXPECT_EQ(as_text(found), as_text(expected));
    EXPECT_EQ(places.size(), expected.size()) << "a placement listed twice";
    if (!fast.is_over()) {
        EXPECT_EQ(has_placement(fast), !expected.empty());
    }
}

/// Whether what a refusal of a placement says is so.
bool is_true(const Refusal& refusal, const Place& place, const slow::Round& round) {
    using Code = Refusal::Code;
    static const std::map<Code, Fault> kMeaning = {
        {Code::no_tiles, Fault::no_tiles},
        {Code::tile_not_held, Fault::tile_not_held},
        {Code::two_jokers, Fault::two_jokers},
        {Code::square_taken, Fault::square_taken},
        {Code::not_in_line, Fault::not_in_line},
        {Code::gap, Fault::gap},
        {Code::opening_misses_centre, Fault::misses_centre},
        {Code::touches_nothing, Fault::touches_nothing},
        {Code::group_too_long, Fault::group_too_long},
        {Code::pair_too_high, Fault::pair_too_high},
        {Code::trio_is_not_fifteen, Fault::trio_not_fifteen},
        {Code::three_not_a_trio, Fault::three_not_a_trio},
        {Code::first_turn_completes_2x2, Fault::completes_2x2},
        {Code::first_four_are_2x2, Fault::completes_2x2},
        {Code::completes_3x3, Fault::completes_3x3},
    };
    if (refusal.code == Code::round_is_over) return round.ending().has_value();
    const auto meaning = kMeaning.find(refusal.code);
    return meaning != kMeaning.end() && round.faults(placing(place)).count(meaning->second) > 0;
}

void expect_same_verdict(const Position& fast, const Place& place, const slow::Round& slow) {
    const auto refusal = fast.refusal(place);
    const bool is_allowed = !slow.ending() && slow.faults(placing(place)).empty();
    EXPECT_EQ(!refusal, is_allowed) << notation::text_of(place);
    EXPECT_TRUE(!refusal || is_true(*refusal, place, slow))
        << notation::text_of(place) << " is refused with code " << static_cast<int>(refusal->code);
}

PlacedTile some_placed_tile(const Tiles& tiles, Square square, Random& random) {
    const Tile tile = random_tile(tiles, random);
    const auto declared = static_cast<Value>(random.below(kValueCount));
    return {square, tile.is_joker() ? declared : static_cast<Value>(tile.kind()), tile.is_joker()};
}

Square some_square(Random& random) {
    return {static_cast<int>(random.below(kSide)), static_cast<int>(random.below(kSide))};
}

/// A step or two away, if there are squares.
Square moved(Square square, Random& random) {
    const int row = square.row() + static_cast<int>(random.below(5)) - 2;
    const int col = square.col() + static_cast<int>(random.below(5)) - 2;
    return Square::is_on_board(row, col) ? Square{row, col} : square;
}

/// Something is changed about a placement: where a tile lies, all of them, what one shows, which
/// tiles they are, or how many.
Place mutated(Place place, const Position& position, Random& random) {
    const Tiles& rack = position.rack(position.to_move()).known;
    auto& placed_tiles = place.tiles;
    PlacedTile& one = placed_tiles[random.below(static_cast<std::uint32_t>(placed_tiles.size()))];
    switch (random.below(8)) {
        case 0: one.square = moved(one.square, random); break;
        case 1: {
            const Square from = placed_tiles[0].square;
            const Square to = moved(from, random);
            for (PlacedTile& placed_tile : placed_tiles) {
                const int row = placed_tile.square.row() + to.row() - from.row();
                const int col = placed_tile.square.col() + to.col() - from.col();
                if (Square::is_on_board(row, col)) placed_tile.square = {row, col};
            }
            break;
        }
        case 2: one.value = static_cast<Value>(random.below(kValueCount)); break;
        case 3: one.is_joker = !one.is_joker; break;
        case 4: {
            const bool all_jokers = random.below(2) == 0;
            for (PlacedTile& placed_tile : placed_tiles)
                placed_tile.is_joker = placed_tile.is_joker || all_jokers;
            break;
        }
        case 5:
            for (PlacedTile& placed_tile : placed_tiles)
                placed_tile = some_placed_tile(rack, placed_tile.square, random);
            break;
        case 6: one = some_placed_tile(rack, some_square(random), random); break;
        default:
            if (placed_tiles.size() < kRackSize) {
                placed_tiles.push_back(some_placed_tile(rack, moved(one.square, random), random));
            }
            break;
    }
    // Any order means the same.
    std::swap(placed_tiles[0],
              placed_tiles[random.below(static_cast<std::uint32_t>(placed_tiles.size()))]);
    return place;
}

/// Placements that nobody generated: accepted exactly if the twin finds no fault, and else refused
/// truthfully.
void expect_same_verdicts(const Position& fast, const slow::Round& slow, Random& random) {
    expect_same_verdict(fast, Place{}, slow);
    if (fast.is_over()) return expect_same_verdict(fast, Place{{1, PlacedTile{kCentre, 0}}}, slow);
    const auto places = placements<Game>(fast);
    for (int i = 0; i < 25; ++i) {
        Place place{{1, some_placed_tile(Tiles::all(), some_square(random), random)}};
        if (!places.empty()) {
            place = places[random.below(static_cast<std::uint32_t>(places.size()))];
        }
        for (auto changes = 1 + random.below(2); changes > 0; --changes) {
            place = mutated(place, fast, random);
        }
        expect_same_verdict(fast, place, slow);
    }
}

/// All exchanges of what is held, some of what may not be, and the pass.
void expect_same_idle_moves(const Position& fast, const Offers& offers, const slow::Round& slow,
                            Random& random) {
    Tiles tiles = fast.rack(fast.to_move()).known;
    if (tiles.empty()) return;
    auto swaps = choices_of(tiles);
    tiles.erase(random_tile(tiles, random));
    tiles.insert(random_tile(Tiles::all(), random));
    for (const Swap& swap : choices_of(tiles)) swaps.push_back(swap);
    for (const Swap& swap : swaps) {
        EXPECT_EQ(!fast.refusal(swap), slow.can_exchange(hand(swap.tiles))) << text({swap, {}});
    }
    EXPECT_TRUE(fast.refusal(Swap{}));
    EXPECT_EQ(!fast.refusal(Pass{}), slow.can_pass(offers));
}

/// The tiles said to be drawn: as many as it must be, and from the bag.
void expect_same_draws(const Position& fast, const Action& action, const slow::Round& slow,
                       Random& random) {
    EXPECT_FALSE(fast.refusal(action)) << text(action);
    EXPECT_TRUE(slow.can_draw(hand(action.chance))) << text(action);
    const auto* place = std::get_if<Place>(&action.move);
    if (place != nullptr) {
        EXPECT_EQ(static_cast<int>(action.chance.size()),
                  slow.draws_after_placing(static_cast<int>(place->tiles.size())));
    }
    Action other = action;
    for (auto& tile : other.chance) tile = random_tile(Tiles::all(), random);
    EXPECT_EQ(!fast.refusal(other), slow.can_draw(hand(other.chance))) << text(other);

    Action wrong = action;
    if (action.chance.size() < kRackSize) {
        wrong.chance.push_back(std::nullopt);
        EXPECT_TRUE(fast.refusal(wrong)) << text(wrong);
    }
    if (action.chance.empty()) return;
    wrong = action;
    wrong.chance.pop_back();
    EXPECT_TRUE(fast.refusal(wrong)) << text(wrong);
}

void expect_agreement(const PlayedRound<Game>& round, std::uint64_t seed) {
    Random random{~seed};
    Position fast = round.start;
    slow::Round slow = twin_of(fast);
    for (std::size_t step = 0; step <= round.actions.size(); ++step) {
        SCOPED_TRACE("before action " + std::to_string(step + 1));
        const Offers offers = slow.placements();
        ASSERT_NO_FATAL_FAILURE(expect_same_state(fast, slow));
        expect_same_placements(fast, offers);
        expect_same_verdicts(fast, slow, random);
        expect_same_idle_moves(fast, offers, slow, random);
        if (::testing::Test::HasFailure() || step == round.actions.size()) return;
        const Action& action = round.actions[step];
        expect_same_draws(fast, action, slow, random);
        fast.play(action.move, action.chance);
        play(slow, action);
    }
}

void expect_agreement(const Table<Game>& table, std::uint64_t seed) {
    SCOPED_TRACE(described(table, seed));
    expect_agreement(random_round(table, seed), seed);
}

constexpr std::uint64_t kHouseRounds = 120;

TEST(TrioletTwin, AgreesOnEveryPresetAndNumberOfPlayers) {
    std::uint64_t seed = 0;
    for (const auto& table : preset_tables<Game>()) {
        for (int i = 0; i < 4; ++i) {
            expect_agreement(table, seed++);
            ASSERT_FALSE(HasFailure());
        }
    }
}

TEST(TrioletTwin, AgreesOnHouseRules) {
    for (std::uint64_t seed = 0; seed < kHouseRounds; ++seed) {
        expect_agreement(Lawbook<Game>::house_table(seed), seed);
        ASSERT_FALSE(HasFailure());
    }
}

/// Tiles that were put back are in the bag. Once it holds nothing else, all others are out of play.
TEST(TrioletTwin, AgreesOnWhatCannotBeDrawn) {
    for (std::uint64_t seed = 0; seed < kHouseRounds; ++seed) {
        const auto table = Lawbook<Game>::house_table(seed);
        SCOPED_TRACE(described(table, seed));
        const auto round = random_round(table, seed);
        Random random{seed};
        Position fast = round.start;
        slow::Round slow = twin_of(fast);
        for (std::size_t step = 0; step < round.actions.size(); ++step) {
            Action other = round.actions[step];
            for (auto& tile : other.chance) tile = random_tile(Tiles::all(), random);
            ASSERT_EQ(!fast.refusal(other), slow.can_draw(hand(other.chance)))
                << text(other) << " as action " << step + 1;
            fast.play(round.actions[step].move, round.actions[step].chance);
            play(slow, round.actions[step]);
        }
    }
}

/// What is rare about a move.
std::vector<std::string> kinds_of(const Position& position, const Move& move) {
    if (std::holds_alternative<Pass>(move)) return {"pass"};
    if (std::holds_alternative<Swap>(move)) {
        return {has_placement(position) ? "exchange by choice" : "exchange"};
    }
    const Place& place = *std::get_if<Place>(&move);
    const auto laid = placing(place);
    slow::Table after = table_of(position.board());
    after.put(laid);
    std::vector<std::string> kinds{std::to_string(place.tiles.size()) + " tiles"};
    if (has_joker(place)) kinds.push_back(kinds[0] + " with a joker");
    if (after.has_square_with(laid, 2)) kinds.emplace_back("2x2");
    const auto ends = std::pair{laid.front().spot, laid.back().spot};
    const int length = ends.second.row + ends.second.col - ends.first.row - ends.first.col;
    if (laid.size() == 2 && length == 2) kinds.emplace_back("both sides of a tile");
    for (const auto& one : laid) kinds.push_back(std::string{"on "} + slow::special_at(one.spot));
    kinds.push_back(std::to_string(after.groups_through(laid).size()) + " groups");
    return kinds;
}

/// The rounds compared are worth comparing: everything happens in them.
TEST(TrioletTwin, HasSeenEverything) {
    std::map<std::string, int> count;
    for (std::uint64_t seed = 0; seed < kHouseRounds; ++seed) {
        const auto round = random_round(Lawbook<Game>::house_table(seed), seed);
        Position position = round.start;
        for (const Action& action : round.actions) {
            for (const auto& kind : kinds_of(position, action.move)) ++count[kind];
            position.play(action.move, action.chance);
        }
        ++count["ending " + std::to_string(static_cast<int>(*position.ending()))];
    }
    for (const char* kind : {"pass",
                             "exchange by choice",
                             "exchange",
                             "1 tiles",
                             "2 tiles",
                             "3 tiles",
                             "1 tiles with a joker",
                             "2 tiles with a joker",
                             "3 tiles with a joker",
                             "2x2",
                             "both sides of a tile",
                             "on 2",
                             "on 3",
                             "on R",
                             "0 groups",
                             "1 groups",
                             "2 groups",
                             "3 groups",
                             "ending 0",
                             "ending 1",
                             "ending 2"}) {
        EXPECT_GE(count[kind], 3) << kind;
    }
}

}  // namespace
}  // namespace tercet::triolet
