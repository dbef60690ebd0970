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

#include "conformance/triominos_lawbook.hpp"

namespace tercet::triominos {
namespace {

slow::Round twin_of(const Position& start) {
    std::vector<std::set<slow::Digits>> racks;
    for_each_seat(start.seats(),
                  [&](Seat seat) { racks.push_back(digits(start.rack(seat).known)); });
    return {start.variant(), racks, start.starter().index()};
}

void play(slow::Round& round, const Action& action) {
    if (const auto* place = std::get_if<Place>(&action.move)) return round.place(placing(*place));
    if (std::holds_alternative<Pass>(action.move)) return round.pass();
    round.draw(digits(*action.chance));
}

/// The points of the move if it is allowed.
std::optional<Points> offered(const Position& position, const Move& move) {
    if (position.refusal(move)) return std::nullopt;
    return position.points_of(move);
}

void expect_same_state(const Position& fast, const slow::Round& slow) {
    ASSERT_EQ(fast.ending(), slow.ending());
    for_each_seat(fast.seats(), [&](Seat seat) {
        const auto index = static_cast<std::size_t>(seat.index());
        EXPECT_EQ(fast.scores()[seat], slow.scores()[index]) << "seat " << index;
        EXPECT_EQ(digits(fast.rack(seat).known), slow.racks()[index]) << "seat " << index;
    });
    EXPECT_EQ(digits(fast.unseen()), slow.pool());
    EXPECT_EQ(fast.pool_size(), static_cast<int>(slow.pool().size()));
    if (fast.is_over()) return;
    EXPECT_EQ(fast.to_move().index(), slow.to_move());
    EXPECT_EQ(fast.draws(), static_cast<int>(slow.drawn().size()));
    EXPECT_EQ(digits(fast.playable()), slow.playable());
}

void expect_same_moves(const Position& fast, const std::map<slow::Placing, int>& expected,
                       const slow::Round& slow) {
    const auto places = placements<Game>(fast);
    std::map<slow::Placing, int> found;
    for (const Place& place : places) found[placing(place)] = fast.points_of(place);
    EXPECT_EQ(found, expected);
    EXPECT_EQ(places.size(), expected.size()) << "a placement listed twice";
    EXPECT_EQ(placement_count(fast), static_cast<int>(places.size()));
    for (const Place& place : places) {
        const bool is_normal = !place.tile.is_triple() || place.rotation == Rotation{};
        EXPECT_TRUE(is_normal) << placing(place);
    }
    EXPECT_EQ(offered(fast, Draw{}), slow.draw_points()) << "draw";
    EXPECT_EQ(offered(fast, Pass{}), slow.pass_points()) << "pass";
}

/// Whether what a refusal says is so.
bool is_true(const Refusal& refusal, const Move& move, const slow::Round& round) {
    using Code = Refusal::Code;
    const auto& table = round.table();
    const auto drawn = round.drawn();
    const auto& rack = round.racks()[static_cast<std::size_t>(round.to_move())];
    const auto fits = [&](const std::optional<Tile>& tile) {
        return tile && round.playable().count(digits(*tile)) > 0 &&
               !table.fitting({digits(*tile)}).empty();
    };
    const auto* place = std::get_if<Place>(&move);
    const auto tile = place == nullptr ? slow::Digits{} : digits(place->tile);
    const auto where = place == nullptr ? slow::Spot{} : spot(place->cell);
    const auto lies_there =
        std::any_of(table.tiles().begin(), table.tiles().end(),
                    [&](const auto& other) { return slow::tile_showing(other.second) == tile; });
    switch (refusal.code) {
        case Code::round_is_over: return round.ending().has_value();
        case Code::opening_is_a_placement: return table.tiles().empty() && place == nullptr;
        case Code::opening_cell_is_fixed: return table.tiles().empty() && where != slow::Spot{};
        case Code::tile_not_held: return rack.count(tile) == 0 && !lies_there;
        case Code::tile_not_drawn: return rack.count(tile) > 0 && tile != drawn.back();
        case Code::tile_on_table: return lies_there;
        case Code::cell_taken: return table.is_taken(where);
        case Code::cell_not_adjacent:
            return !table.is_taken(where) && table.free_beside().count(where) == 0;
        case Code::corners_differ: return table.free_beside().count(where) > 0;
        case Code::no_draw_left: return static_cast<int>(drawn.size()) == refusal.count;
        case Code::pool_is_empty: return round.pool().empty();
        case Code::tile_not_in_pool: return round.pool().count(digits(*refusal.tile)) == 0;
        case Code::drawn_tile_must_be_placed:
            return fits(refusal.tile) && digits(*refusal.tile) == drawn.back();
        case Code::draw_before_passing: return round.draw_points().has_value();
        case Code::placement_possible: return fits(refusal.tile);
    }
    return false;
}

/// A cell at, near or far from the tiles; among the far ones those that share an index with them
/// when the table is rolled up.
Cell some_cell(const Position& position, Random& random) {
    const auto& placed = position.board().placed();
    const auto around = [&](std::uint32_t span) {
        return static_cast<int>(random.below(2 * span + 1)) - static_cast<int>(span);
    };
    Cell base;
    if (!placed.empty()) {
        base = placed[random.below(static_cast<std::uint32_t>(placed.size()))].cell;
    }
    static constexpr std::array<std::pair<int, int>, 6> kAliases = {
        {{63, 1}, {-63, -1}, {1, -65}, {-1, 65}, {62, 66}, {-62, -66}}};
    int row = base.row + around(1);
    int col = base.col + around(2);
    switch (random.below(8)) {
        case 0:
            row = around(127);
            col = around(127);
            break;
        case 1: {
            const auto [rows, cols] = kAliases[random.below(kAliases.size())];
            row += rows;
            col += cols;
            break;
        }
        default: break;
    }
    return {static_cast<std::int8_t>(std::clamp(row, -128, 127)),
            static_cast<std::int8_t>(std::clamp(col, -128, 127))};
}

/// Moves that nobody generated: accepted exactly if the twin lists them, and else refused
/// truthfully.
void expect_same_verdicts(const Position& fast, const std::map<slow::Placing, int>& allowed,
                          const slow::Round& slow, Random& random) {
    const auto own = fast.playable();
    for (int i = 0; i < 12; ++i) {
        const bool from_rack = i % 4 != 0 && !own.empty();
        const Tile tile = random_tile(from_rack ? own : TileSet::all(), random);
        const Place place{tile, some_cell(fast, random),
                          Rotation{static_cast<int>(random.below(3))}};
        auto normal = placing(place);
        // The opening may lie any way, and is listed unrotated.
        if (fast.board().empty()) normal.shown = digits(tile);
        const auto refusal = fast.refusal(place);
        EXPECT_EQ(!refusal, allowed.count(normal) > 0) << normal;
        EXPECT_TRUE(!refusal || is_true(*refusal, place, slow)) << normal;
    }
    for (const Move& move : {Move{Draw{}}, Move{Pass{}}}) {
        const auto refusal = fast.refusal(move);
        EXPECT_TRUE(!refusal || is_true(*refusal, move, slow)) << text({move, {}});
    }
    const Action draw{Draw{}, random_tile(TileSet::all(), random)};
    const auto refusal = fast.refusal(draw);
    const bool possible = slow.draw_points() && slow.pool().count(digits(*draw.chance)) > 0;
    EXPECT_EQ(!refusal, possible) << text(draw);
    EXPECT_TRUE(!refusal || is_true(*refusal, Draw{}, slow)) << text(draw);
}

void expect_agreement(const PlayedRound<Game>& round, std::uint64_t seed) {
    Random random{~seed};
    Position fast = round.start;
    slow::Round slow = twin_of(fast);
    for (std::size_t step = 0; step <= round.actions.size(); ++step) {
        SCOPED_TRACE("before action " + std::to_string(step + 1));
        const auto allowed = slow.placements();
        ASSERT_NO_FATAL_FAILURE(expect_same_state(fast, slow));
        expect_same_moves(fast, allowed, slow);
        expect_same_verdicts(fast, allowed, slow, random);
        if (::testing::Test::HasFailure() || step == round.actions.size()) return;
        fast.play(round.actions[step].move, round.actions[step].chance);
        play(slow, round.actions[step]);
    }
}

void expect_agreement(const Table<Game>& table, std::uint64_t seed) {
    SCOPED_TRACE(described(table, seed));
    expect_agreement(random_round(table, seed), seed);
}

constexpr std::uint64_t kHouseRounds = 1200;

TEST(TriominosTwin, AgreesOnEveryPresetAndNumberOfPlayers) {
    for (const auto& table : preset_tables<Game>()) {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            expect_agreement(table, seed);
            ASSERT_FALSE(HasFailure());
        }
    }
}

TEST(TriominosTwin, AgreesOnHouseRules) {
    for (std::uint64_t seed = 0; seed < kHouseRounds; ++seed) {
        expect_agreement(Lawbook<Game>::house_table(seed), seed / 2);
        ASSERT_FALSE(HasFailure());
    }
}

/// What is rare about a move.
std::string kind_of(const Position& position, const Move& move) {
    const bool dry = position.pool_size() == 0 || position.variant().draws == 0;
    if (const auto* place = std::get_if<Place>(&move)) {
        const Shape shape = position.board().shape_at(place->cell);
        if (position.first_out()) return "placement after another seat went out";
        return shape.is_bridge() ? "bridge" : std::to_string(shape.hexagons) + " hexagons";
    }
    const bool is_able = placement_count(position) > 0;
    if (std::holds_alternative<Draw>(move)) return is_able ? "draw by choice" : "draw";
    if (!dry) return is_able ? "turn lost by choice" : "turn lost";
    if (position.draws() > 0) {
        const bool is_lost = position.draws() == position.variant().draws;
        return is_lost ? "turn lost with the last tile" : "pass after the last tile";
    }
    return is_able ? "pass by choice" : "pass";
}

std::string kind_of_end(const Position& over) {
    int empty_racks = 0;
    std::multiset<int> values;
    for_each_seat(over.seats(), [&](Seat seat) {
        empty_racks += over.rack(seat).empty() ? 1 : 0;
        values.insert(over.rack(seat).known.value());
    });
    if (over.ending() == Ending::out) return empty_racks > 1 ? "out, and another" : "out";
    if (over.variant().blocked == Blocked::own) return "blocked, own";
    return values.count(*values.begin()) > 1 ? "blocked, tied for lowest" : "blocked, lowest";
}

/// The rounds compared are worth comparing: everything happens in them.
TEST(TriominosTwin, HasSeenEverything) {
    std::map<std::string, int> count;
    for (std::uint64_t seed = 0; seed < kHouseRounds; ++seed) {
        const auto round = random_round(Lawbook<Game>::house_table(seed), seed / 2);
        Position position = round.start;
        for (const Action& action : round.actions) {
            ++count[kind_of(position, action.move)];
            position.play(action.move, action.chance);
        }
        ++count[kind_of_end(position)];
    }
    for (const char* kind :
         {"placement after another seat went out", "bridge", "0 hexagons", "1 hexagons",
          "2 hexagons", "draw by choice", "draw", "turn lost by choice", "turn lost",
          "turn lost with the last tile", "pass after the last tile", "pass by choice", "pass",
          "out, and another", "out", "blocked, own", "blocked, tied for lowest",
          "blocked, lowest"}) {
        EXPECT_GE(count[kind], 3) << kind;
    }
}

/// Every tile that may be placed, in every turn, on every cell that can be written down.
TEST(TriominosTwin, AgreesOnEveryCell) {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        const auto round = random_round(preset_tables<Game>()[seed], seed);
        Position fast = round.start;
        slow::Round slow = twin_of(fast);
        for (std::size_t step = 0; step < round.actions.size() * seed / 8; ++step) {
            fast.play(round.actions[step].move, round.actions[step].chance);
            play(slow, round.actions[step]);
        }
        std::size_t accepted = 0;
        for (int row = -128; row <= 127; ++row) {
            for (int col = -128; col <= 127; ++col) {
                const Cell cell{static_cast<std::int8_t>(row), static_cast<std::int8_t>(col)};
                fast.playable().for_each([&](Tile tile) {
                    // A triple and the opening look the same in every turn.
                    const int turns = tile.is_triple() || fast.board().empty() ? 1 : 3;
                    for (int steps = 0; steps < turns; ++steps) {
                        accepted += fast.refusal(Place{tile, cell, Rotation{steps}}) ? 0U : 1U;
                    }
                });
            }
        }
        EXPECT_EQ(accepted, slow.placements().size());
    }
}

/// One player with all 56 tiles places them where the test wants them.
PlayedRound<Game> solitaire(const std::vector<slow::Placing>& wanted, Scoring scoring) {
    Variant rules = presets()[1].variant;
    rules.scoring = scoring;
    rules.rack_size = {0, kTileCount, 0, 0, 0, 0, 0};
    PlayedRound<Game> round{{rules, {PerSeat<Rack>{1, {TileSet::all(), 0}}, Seat{}}}, {}};
    auto position = round.start;
    for (const auto& one : wanted) {
        const auto places = placements<Game>(position);
        const auto found = std::find_if(places.begin(), places.end(),
                                        [&](const Place& place) { return placing(place) == one; });
        if (found == places.end()) {
            ADD_FAILURE() << one << " is not offered";
            break;
        }
        round.actions.push_back({*found, {}});
        position.play(*found);
    }
    return round;
}

TEST(TriominosTwin, AgreesOnThreeHexagonsAtOnce) {
    const std::vector<slow::Placing> wanted = {
        {{0, 2, 4}, {0, 0}},  {{4, 5, 0}, {0, -1}}, {{5, 0, 5}, {-1, -1}}, {{0, 5, 0}, {-1, 0}},
        {{0, 2, 0}, {-1, 1}}, {{2, 0, 1}, {-1, 2}}, {{1, 1, 2}, {-1, 3}},  {{2, 2, 1}, {0, 3}},
        {{2, 2, 2}, {0, 2}},  {{4, 4, 2}, {1, 0}},  {{2, 3, 4}, {1, 1}},   {{3, 2, 2}, {1, 2}},
        {{2, 0, 2}, {0, 1}}};
    const std::map<Scoring, Points> points_of_last = {
        {Scoring::standard, 4 + 70}, {Scoring::simple, 1 + 3}, {Scoring::none, 0}};
    for (const auto& [scoring, points] : points_of_last) {
        const auto round = solitaire(wanted, scoring);
        expect_agreement(round, 0);
        auto position = round.start;
        for (std::size_t i = 0; i + 1 < wanted.size(); ++i) position.play(round.actions[i].move);
        EXPECT_EQ(position.points_of(round.actions.back().move), points);
    }
}

TEST(TriominosTwin, AgreesOnTheLongestArms) {
    // The corners of a row of 44 tiles, from the left: below, above, below, ...
    const std::string corners = "4242334455001122533304441555302223140031115254";
    const auto shown = [&](int tile) -> slow::Digits {
        const auto at = [&](int i) { return corners[static_cast<std::size_t>(tile + i)] - '0'; };
        if (tile % 2 == 0) return {at(1), at(2), at(0)};
        return {at(1), at(0), at(2)};
    };
    const int count = static_cast<int>(corners.size()) - 2;
    for (int opening = 0; opening < count; opening += 2) {
        if (slow::tile_showing(shown(opening)) != shown(opening)) continue;  // would lie rotated
        std::vector<slow::Placing> wanted;
        for (int tile = opening; tile < count; ++tile) {
            wanted.push_back({shown(tile), {0, tile - opening}});
        }
        for (int tile = opening - 1; tile >= 0; --tile) {
            wanted.push_back({shown(tile), {0, tile - opening}});
        }
        SCOPED_TRACE("opening with tile " + std::to_string(opening));
        expect_agreement(solitaire(wanted, Scoring::standard), static_cast<std::uint64_t>(opening));
    }
}

}  // namespace
}  // namespace tercet::triominos
