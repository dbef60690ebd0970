// Rounds on a real table, written down with gaps: what can still be decided, and what cannot.

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "conformance/triominos_lawbook.hpp"
#include "triominos/unknown_racks.hpp"

namespace tercet::triominos {
namespace {

constexpr std::uint64_t kFirstSeed = 20'000;

/// A round as somebody may have written it down: here and there a tile was not seen.
PlayedRound<Game> with_gaps(const PlayedRound<Game>& round, std::uint32_t one_in, Random& random) {
    const Deal deal = deal_with_gaps<Game>(round.start, one_in, random);
    PlayedRound<Game> written{{round.start.variant(), deal}, round.actions};
    for (Action& action : written.actions) {
        if (random.below(one_in) == 0) action.chance.reset();
    }
    return written;
}

/// As much as can be said with gaps must be as in truth.
void expect_consistent(const Position& written, const Position& truth) {
    EXPECT_TRUE(written.board() == truth.board());
    EXPECT_EQ(written.pool_size(), truth.pool_size());
    EXPECT_EQ(written.draws(), truth.draws());
    int hidden = 0;
    for_each_seat(truth.seats(), [&](Seat seat) {
        EXPECT_EQ(written.rack(seat).size(), truth.rack(seat).size());
        EXPECT_EQ(written.rack(seat).known - truth.rack(seat).known, TileSet{});
        hidden += written.rack(seat).unknown;
    });
    EXPECT_EQ(written.hidden_on_racks(), hidden);
    // What ends a round is either certain or allowed for.
    EXPECT_TRUE(!written.is_over() || truth.is_over());
    EXPECT_TRUE(!truth.is_over() || written.is_over() || written.may_be_blocked());
    EXPECT_TRUE(!written.may_be_blocked() || written.hidden_on_racks() > 0);
    if (truth.is_over()) return;
    EXPECT_EQ(written.to_move(), truth.to_move());
    EXPECT_EQ(written.scores(), truth.scores());
    EXPECT_FALSE(written.is_settled());
    EXPECT_EQ(written.playable() - truth.playable(), TileSet{});
    EXPECT_EQ(written.playable().size() + written.playable_unknown(), truth.playable().size());
}

/// Every move open in truth is open with gaps.
void expect_nothing_lost(const Position& written, const Position& truth) {
    for (const Move& move : legal_moves<Game>(truth)) {
        EXPECT_FALSE(written.refusal(move)) << text({move, {}});
    }
}

/// Calls visit(racks) for every way to deal the tiles to the racks from this seat on.
template <class Visit>
void for_each_dealing(const Position& written, PerSeat<TileSet> racks, TileSet unseen, int seat,
                      Visit visit) {
    if (seat == written.seats()) return visit(racks);
    if (racks[Seat{seat}].size() == written.rack(Seat{seat}).size()) {
        return for_each_dealing(written, racks, unseen, seat + 1, visit);
    }
    unseen.for_each([&](Tile tile) {
        auto more = racks;
        more[Seat{seat}].insert(tile);
        for_each_dealing(written, more, unseen - TileSet::of(tile), seat, visit);
    });
}

bool contains(const std::vector<Scores>& list, const Scores& scores) {
    return std::find(list.begin(), list.end(), scores) != list.end();
}

/// Where there are few ways to deal the unknown tiles: the scores that they explain are possible,
/// and no others. A rack with a tile that fits does not explain a blocked round.
void expect_possible_scores(const Position& written, const Scores& before_end) {
    if (written.unseen().size() > 5) return;
    std::vector<Scores> counted;
    std::vector<Scores> explained;
    for_each_dealing(written, racks(written), written.unseen(), 0, [&](const auto& racks) {
        Scores scores = points_at_the_end(written, racks);
        for_each_seat(scores.seats(), [&](Seat seat) { scores[seat] += before_end[seat]; });
        const bool can_place = std::any_of(racks.begin(), racks.end(), [&](TileSet rack) {
            return !written.board().fitting(rack).empty();
        });
        counted.push_back(scores);
        if (written.first_out() || !can_place) explained.push_back(scores);
    });
    for (const Scores& scores : counted) {
        for_each_seat(scores.seats(), [&](Seat seat) {
            for (const int change : {-7, -1, 0, 1, 100}) {
                Scores stated = scores;
                stated[seat] += change;
                EXPECT_EQ(scores_are_possible(written, stated), contains(explained, stated))
                    << "change " << change;
            }
        });
    }
}

/// Once the round is over: the points of the moves, and what is certain of those at the end.
void expect_final_scores(Position written, const Position& truth, const Scores& before_end) {
    if (!written.is_over()) {
        EXPECT_EQ(truth.ending(), Ending::blocked);
        written.declare_blocked();
    }
    EXPECT_EQ(written.ending(), truth.ending());
    EXPECT_EQ(written.first_out(), truth.first_out());
    const bool leftovers_count = truth.variant().scoring == Scoring::standard;
    EXPECT_EQ(written.is_settled(), !leftovers_count || written.hidden_on_racks() == 0);
    if (written.is_settled()) {
        EXPECT_EQ(written.scores(), truth.scores());
        return;
    }
    Scores certain = before_end;
    if (truth.first_out()) certain[*truth.first_out()] += truth.variant().out_bonus;
    EXPECT_EQ(written.scores(), certain);
    EXPECT_TRUE(scores_are_possible(written, truth.scores()));
    expect_possible_scores(written, before_end);
}

TEST(TriominosGaps, ARoundWithGapsIsAcceptedAllTheSame) {
    std::map<std::string, int> seen;
    for_each_round<Game>(10, kFirstSeed, [&](const PlayedRound<Game>& round, Random& random) {
        const auto gappy = with_gaps(round, 1 + random.below(5), random);
        Position truth = round.start;
        Position written = gappy.start;
        Scores before_end = truth.scores();
        for (std::size_t i = 0; i < round.actions.size(); ++i) {
            SCOPED_TRACE("action " + std::to_string(i + 1) + ", " + text(gappy.actions[i]));
            expect_consistent(written, truth);
            expect_nothing_lost(written, truth);
            ASSERT_FALSE(written.refusal(gappy.actions[i]));
            before_end[truth.to_move()] += truth.points_of(round.actions[i].move);
            EXPECT_EQ(written.points_of(gappy.actions[i].move),
                      truth.points_of(round.actions[i].move));

            const Position before = written;
            const auto undo = written.play_undoably(gappy.actions[i].move, gappy.actions[i].chance);
            Position undone = written;
            undone.undo(undo);
            ASSERT_TRUE(undone == before);
            truth.play(round.actions[i].move, round.actions[i].chance);
        }
        expect_consistent(written, truth);
        ++seen[written.is_over() ? "over" : "may be blocked"];
        expect_final_scores(written, truth, before_end);
        ++seen[written.is_settled() ? "settled" : "open"];
    });
    for (const char* what : {"over", "may be blocked", "settled", "open"}) {
        EXPECT_GT(seen[what], 10) << what;
    }
}

/// With so few unseen tiles that every way to deal them comes up: a move is allowed with gaps
/// exactly if it is with some way to fill them.
void expect_allowed_if_possible(const Position& written, const Move& move,
                                const std::vector<Position>& fillings) {
    const bool possible = std::any_of(fillings.begin(), fillings.end(),
                                      [&](const Position& one) { return !one.refusal(move); });
    EXPECT_EQ(!written.refusal(move), possible) << text({move, {}});
}

TEST(TriominosGaps, WhatIsPossibleIsAllowedAndNothingElse) {
    int compared = 0;
    for_each_round<Game>(10, kFirstSeed, [&](const PlayedRound<Game>& round, Random& random) {
        const auto gappy = with_gaps(round, 2 + random.below(20), random);
        Position written = gappy.start;
        for (std::size_t i = 0; i < gappy.actions.size(); ++i) {
            SCOPED_TRACE("before action " + std::to_string(i + 1));
            if (written.hidden_on_racks() > 0 && written.unseen().size() <= 3 &&
                !written.board().empty()) {
                std::vector<Position> fillings;
                for (int n = 0; n < 150; ++n)
                    fillings.push_back(written.with_unknown_dealt(random));
                expect_allowed_if_possible(written, Draw{}, fillings);
                // A pass before tells more than the tiles do.
                const bool is_after_pass =
                    i > 0 && std::holds_alternative<Pass>(gappy.actions[i - 1].move);
                if (!is_after_pass) expect_allowed_if_possible(written, Pass{}, fillings);
                for (const Place& place : placements<Game>(fillings[0])) {
                    expect_allowed_if_possible(written, place, fillings);
                }
                ++compared;
            }
            written.play(gappy.actions[i].move, gappy.actions[i].chance);
        }
    });
    EXPECT_GT(compared, 500);
}

/// A view of a table with gaps is that of the table without, but for the gaps in the viewer's rack.
void expect_consistent_view(const Position& written, const Position& filled) {
    for_each_seat(written.seats(), [&](Seat seat) {
        const View view{written, seat};
        EXPECT_EQ(view.table().rack(seat), written.rack(seat));
        EXPECT_EQ(view.table().pool_size(), written.pool_size());
        if (written.rack(seat).unknown > 0) return;
        EXPECT_TRUE(view == View(filled, seat)) << "seat " << seat.index();
    });
}

TEST(TriominosGaps, GapsCanBeFilledAtRandom) {
    for_each_round<Game>(5, kFirstSeed, [](const PlayedRound<Game>& round, Random& random) {
        const auto gappy = with_gaps(round, 1 + random.below(3), random);
        Position written = gappy.start;
        for (const Action& action : gappy.actions) {
            const Position filled = written.with_unknown_dealt(random);
            EXPECT_EQ(filled.hidden_on_racks(), 0);
            EXPECT_EQ(filled.pool_size(), written.pool_size());
            EXPECT_EQ(filled.unseen() - written.unseen(), TileSet{});
            for_each_seat(written.seats(), [&](Seat seat) {
                EXPECT_EQ(filled.rack(seat).unknown, 0);
                EXPECT_EQ(filled.rack(seat).size(), written.rack(seat).size());
                EXPECT_EQ(written.rack(seat).known - filled.rack(seat).known, TileSet{});
            });
            EXPECT_EQ(filled.playable().size(),
                      written.playable().size() + written.playable_unknown());
            expect_consistent_view(written, filled);
            written.play(action.move, action.chance);
        }
    });
}

/// What another seat holds cannot be placed or drawn, unknown tiles or not.
TEST(TriominosGaps, AKnownTileIsNowhereElse) {
    for_each_round<Game>(2, kFirstSeed, [](const PlayedRound<Game>& round, Random& random) {
        const auto gappy = with_gaps(round, 2, random);
        Position written = gappy.start;
        for (const Action& action : gappy.actions) {
            TileSet accounted = TileSet::all() - written.unseen();
            accounted.for_each([&](Tile tile) {
                EXPECT_TRUE(written.refusal(Action{Draw{}, tile}));
                if (written.rack(written.to_move()).known.contains(tile)) return;
                EXPECT_TRUE(written.refusal(Place{tile, Cell{}, Rotation{}}));
                for (const Place& place : written.board().placed()) {
                    for (const Cell cell : neighbours(place.cell)) {
                        EXPECT_TRUE(written.refusal(Place{tile, cell, Rotation{}}));
                    }
                }
            });
            written.play(action.move, action.chance);
        }
    });
}

}  // namespace
}  // namespace tercet::triominos
