#include "notation/triominos_notation.hpp"

#include <map>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "notation/placements.hpp"
#include "notation/round.hpp"
#include "support/beginning.hpp"
#include "support/triominos_table.hpp"
#include "support/written_match.hpp"

namespace tercet::notation {
namespace {

using triominos::Position;
using triominos::Variant;
using DealCode = triominos::DealProblem::Code;
namespace table = triominos::table;

using Answers = std::map<std::string, Points>;

Variant small_racks() { return table::preset("goliath-2023", 2, 3); }

RoundRecord round_of(std::vector<std::vector<std::string>> racks, std::int64_t starter = 0) {
    RoundRecord round;
    round.racks = std::move(racks);
    round.starter = starter;
    return round;
}

std::optional<DealCode> deal_problem(const Variant& variant, const RoundRecord& round) {
    const auto deal = deal_in<TriominosNotation>(variant, round);
    if (deal) return std::nullopt;
    const auto* problem = std::get_if<triominos::DealProblem>(&deal.error());
    EXPECT_NE(problem, nullptr);
    if (problem == nullptr) return std::nullopt;
    EXPECT_FALSE(TriominosNotation::sentence(*problem).empty());
    return problem->code;
}

// triominos.md §5.1
TEST(TriominosNotation, ADealBecomesAPosition) {
    const auto deal = deal_in<TriominosNotation>(
        small_racks(), round_of({{"345", "012", "555"}, {"?", "000", "?"}}, 1));
    ASSERT_TRUE(deal);
    const Position position{small_racks(), *deal};
    EXPECT_EQ(position.rack(Seat{0}).known, table::tiles("012 345 555"));
    EXPECT_EQ(position.rack(Seat{1}).known, table::tiles("000"));
    EXPECT_EQ(position.rack(Seat{1}).unknown, 2);
    EXPECT_EQ(position.hidden_on_racks(), 2);
    EXPECT_EQ(position.to_move(), Seat{1});
    EXPECT_EQ(position.pool_size(), 50);
}

TEST(TriominosNotation, AnImpossibleDealIsRefused) {
    const std::vector<std::string> rack = {"012", "345", "555"};
    const std::vector<std::string> other = {"000", "001", "002"};
    EXPECT_EQ(deal_problem(small_racks(), round_of({rack, other})), std::nullopt);
    EXPECT_EQ(deal_problem(small_racks(), round_of({rack, other, other})),
              DealCode::seats_not_allowed);
    EXPECT_EQ(deal_problem(small_racks(), round_of({})), DealCode::seats_not_allowed);
    EXPECT_EQ(deal_problem(small_racks(), round_of({rack, {"000"}})), DealCode::wrong_rack_size);
    EXPECT_EQ(deal_problem(small_racks(), round_of({rack, {}})), DealCode::wrong_rack_size);
    EXPECT_EQ(deal_problem(small_racks(), round_of({rack, rack})), DealCode::tile_dealt_twice);
    EXPECT_EQ(deal_problem(small_racks(), round_of({{"012", "012", "?"}, other})),
              DealCode::tile_dealt_twice);
    for (const std::int64_t starter : {std::int64_t{-1}, std::int64_t{2}, std::int64_t{4294967296},
                                       std::int64_t{-9223372036854775807}}) {
        EXPECT_EQ(deal_problem(small_racks(), round_of({rack, other}, starter)),
                  DealCode::no_such_starter);
    }
}

TEST(TriominosNotation, AnImpossibleTileInADealIsRefused) {
    using RackProblem = RackTextProblem<TriominosTextProblem>;
    for (const std::string tile : {"021", "666", "12", "0123", "", "draw ?"}) {
        const auto deal = deal_in<TriominosNotation>(
            small_racks(), round_of({{"012", "345", tile}, {"?", "?", "?"}}));
        ASSERT_FALSE(deal) << tile;
        EXPECT_EQ(std::get<RackProblem>(deal.error()),
                  (RackProblem{0, tile, TriominosTextProblem::no_such_tile}));
    }
    const auto deal = deal_in<TriominosNotation>(
        small_racks(), round_of({{"012", "345", "?"}, {"?", "544", "?"}}));
    ASSERT_FALSE(deal);
    EXPECT_EQ(std::get<RackProblem>(deal.error()),
              (RackProblem{1, "544", TriominosTextProblem::turned_name}));
}

TEST(TriominosNotation, AWrittenDealIsTheSame) {
    Random random{8};
    for (const auto& preset : triominos::presets()) {
        for (int seats = 1; seats <= kMaxSeats; ++seats) {
            if (!preset.variant.allows(seats)) continue;
            const auto dealt = triominos::random_deal(preset.variant, seats, random);
            const auto read =
                deal_in<TriominosNotation>(preset.variant, written_deal<TriominosNotation>(dealt));
            ASSERT_TRUE(read);
            EXPECT_EQ(*read, dealt);
        }
    }
}

TEST(TriominosNotation, UnknownTilesOfADealAreWrittenAsQuestionMarks) {
    const Position position = table::round(small_racks(), {"345 ? 012", "? ? ?"}, {}, 1);
    const RoundRecord round =
        written_deal<TriominosNotation>(beginning<triominos::Game>(position).deal);
    EXPECT_EQ(round.racks,
              (std::vector<std::vector<std::string>>{{"012", "345", "?"}, {"?", "?", "?"}}));
    EXPECT_EQ(round.starter, 1);
}

TEST(TriominosNotation, ThePlacementsOfAnOpeningAreTheRack) {
    const Position position = table::round(small_racks(), {"345 444 012", "..."});
    EXPECT_EQ(placements<TriominosNotation>(position),
              (Answers{{"345@0,0", 12}, {"444@0,0", 12}, {"012@0,0", 3}}));
    EXPECT_EQ(TriominosNotation::other_moves(position), Answers{});
}

TEST(TriominosNotation, PlacementsHaveTheirPointsAndDrawsTheirCost) {
    const Position position =
        table::round(small_racks(), {"012 555 444", "011 111 333"}, {"012@0,0"});
    EXPECT_EQ(placements<TriominosNotation>(position), (Answers{{"101@0,1", 2}}));
    EXPECT_EQ(TriominosNotation::other_moves(position), (Answers{{"draw", -5}}));
}

TEST(TriominosNotation, WhoHasDrawnThreeTimesMayPass) {
    const Position position = table::round(small_racks(), {"012 555 444", "333 334 335"},
                                           {"012@0,0", "draw 345", "draw 344", "draw 355"});
    EXPECT_EQ(placements<TriominosNotation>(position), Answers{});
    EXPECT_EQ(TriominosNotation::other_moves(position), (Answers{{"pass", -10}}));
}

TEST(TriominosNotation, EveryMoveThatIsListedIsAllowedAndNoOther) {
    Random random{21};
    for (int game = 0; game < 30; ++game) {
        Position position =
            random_position<triominos::Game>(table::preset("classic-fr"), 3, random);
        while (!position.is_over()) {
            for (const auto& [text, points] : placements<TriominosNotation>(position)) {
                const auto action = TriominosNotation::parse_action(text, position);
                ASSERT_TRUE(action);
                EXPECT_FALSE(position.refusal(*action)) << text;
                EXPECT_EQ(position.points_of(action->move), points);
                EXPECT_EQ(TriominosNotation::write_action(*action), text);
                EXPECT_TRUE(std::holds_alternative<triominos::Place>(action->move));
            }
            const auto others = TriominosNotation::other_moves(position);
            EXPECT_EQ(others.count("draw") == 1, !position.refusal(triominos::Draw{}));
            EXPECT_EQ(others.count("pass") == 1, !position.refusal(triominos::Pass{}));
            const auto move = triominos::random_move(position, random);
            position.play(move, triominos::random_chance(position, move, random));
        }
        EXPECT_EQ(placements<TriominosNotation>(position), Answers{});
        EXPECT_EQ(TriominosNotation::other_moves(position), Answers{});
    }
}

TEST(TriominosNotation, RackAndPoolAsText) {
    const Position position =
        table::round(small_racks(), {"012 345 ?", "? ? ?"}, {"012@0,0", "draw ?"});
    EXPECT_EQ(written_rack<TriominosNotation>(position.rack(Seat{0})), words("345 ?"));
    EXPECT_EQ(written_rack<TriominosNotation>(position.rack(Seat{1})), words("? ? ? ?"));
    EXPECT_EQ(TriominosNotation::stock_text(position), "49 in the pool");
    const Position over =
        table::round(table::preset("goliath-2023", 2, 1), {"012", "345"}, {"012@0,0"});
    EXPECT_TRUE(written_rack<TriominosNotation>(over.rack(Seat{0})).empty());
}

TEST(TriominosNotation, TheTableMarksThePlacementJustMade) {
    const Position position = table::round(small_racks(), {"012 345 ?", "..."}, {"012@0,0"});
    const auto marks = [&](const std::optional<triominos::Action>& last) {
        return TriominosNotation::board_text(position, last).find('*') != std::string::npos;
    };
    EXPECT_TRUE(marks(table::action("012@0,0")));
    EXPECT_FALSE(marks(table::action("pass")));
    EXPECT_FALSE(marks(std::nullopt));
}

}  // namespace
}  // namespace tercet::notation
