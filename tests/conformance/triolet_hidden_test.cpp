// What a seat may not know, and games written down with gaps.

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <variant>

#include <gtest/gtest.h>

#include "conformance/triolet_lawbook.hpp"
#include "triolet/unknown_racks.hpp"

namespace tercet::triolet {
namespace {

constexpr std::uint64_t kFirstSeed = 9000;

/// What a seat knows of the bag by its own exchanges: until somebody else draws.
void learn(Tiles& known, Seat seat, Seat actor, const Action& action) {
    if (seat != actor && !action.chance.empty()) known = {};
    if (seat != actor) return;
    for (const auto& tile : action.chance) {
        if (known.contains(*tile)) known.erase(*tile);
    }
    if (const auto* swap = std::get_if<Swap>(&action.move)) known += swap->tiles;
}

TEST(TrioletHidden, AViewTellsWhatTheSeatPutBackAndNoOther) {
    int known_of_the_bag = 0;
    for_each_round<Game>(6, kFirstSeed, [&](const PlayedRound<Game>& round, Random&) {
        Position truth = round.start;
        PerSeat<Tiles> known{truth.seats()};
        for (const Action& action : round.actions) {
            const Seat actor = truth.to_move();
            truth.play(action.move, action.chance);
            for_each_seat(truth.seats(), [&](Seat seat) {
                learn(known[seat], seat, actor, action);
                const View view{truth, seat};
                EXPECT_TRUE(view.table().in_bag() == known[seat]);
                EXPECT_EQ(view.table().bag_size(), truth.bag_size());
                EXPECT_EQ(view.table().is_first_turn(), truth.is_first_turn());
                known_of_the_bag += known[seat].size();
            });
        }
    });
    EXPECT_GT(known_of_the_bag, 1000);
}

enum class Exchanged { seen, forgotten };

/// A game as somebody may have written it down: here and there a tile was not seen.
PlayedRound<Game> with_gaps(const PlayedRound<Game>& round, Exchanged exchanged,
                            std::uint32_t one_in, Random& random) {
    const auto is_forgotten = [&] { return random.below(one_in) == 0; };
    const Deal deal = deal_with_gaps<Game>(round.start, one_in, random);
    PlayedRound<Game> written{{round.start.variant(), deal}, round.actions};
    for (Action& action : written.actions) {
        for (auto& tile : action.chance) {
            if (is_forgotten()) tile.reset();
        }
        auto* swap = std::get_if<Swap>(&action.move);
        if (swap == nullptr || exchanged == Exchanged::seen) continue;
        const Tiles given = swap->tiles;
        given.for_each([&](Tile tile) {
            if (!is_forgotten()) return;
            swap->tiles.erase(tile);
            ++swap->unknown;
        });
    }
    return written;
}

bool includes(const Tiles& all, const Tiles& some) {
    bool includes_all = true;
    some.for_each(
        [&](Tile tile) { includes_all = includes_all && all.count(tile) >= some.count(tile); });
    return includes_all;
}

/// As much as can be said with gaps must be as in truth.
void expect_consistent(const Position& written, const Position& truth) {
    EXPECT_TRUE(written.board() == truth.board());
    EXPECT_EQ(written.bag_size(), truth.bag_size());
    EXPECT_EQ(written.ending(), truth.ending());
    int hidden = 0;
    for_each_seat(truth.seats(), [&](Seat seat) {
        EXPECT_EQ(written.rack(seat).size(), truth.rack(seat).size());
        EXPECT_TRUE(includes(truth.rack(seat).known, written.rack(seat).known));
        hidden += written.rack(seat).unknown;
    });
    EXPECT_EQ(written.hidden_on_racks(), hidden);
    EXPECT_TRUE(includes(written.unseen(), truth.unseen()));
    if (truth.is_over()) return;
    EXPECT_EQ(written.to_move(), truth.to_move());
    EXPECT_EQ(written.scores(), truth.scores());
    EXPECT_FALSE(written.is_settled());
    for (const Move& move : legal_moves<Game>(truth)) {
        EXPECT_FALSE(written.refusal(move)) << text({move, {}});
    }
}

void expect_final_scores(const Position& written, const Position& truth, const Scores& before_end) {
    EXPECT_EQ(written.is_settled(), written.hidden_on_racks() == 0);
    if (written.is_settled()) {
        EXPECT_EQ(written.scores(), truth.scores());
        return;
    }
    EXPECT_EQ(written.scores(), before_end);
    EXPECT_TRUE(scores_are_possible(written, truth.scores()));
    // Nobody gains or loses more than all tiles count.
    Scores impossible = truth.scores();
    impossible[Seat{0}] += 500;
    EXPECT_FALSE(scores_are_possible(written, impossible));
}

void expect_accepted_with_gaps(Exchanged exchanged) {
    std::map<std::string, int> seen;
    for_each_round<Game>(6, kFirstSeed, [&](const PlayedRound<Game>& round, Random& random) {
        const auto gappy = with_gaps(round, exchanged, 1 + random.below(6), random);
        Position truth = round.start;
        Position written = gappy.start;
        Scores before_end = truth.scores();
        for (std::size_t i = 0; i < round.actions.size(); ++i) {
            SCOPED_TRACE("action " + std::to_string(i + 1) + ", " + text(gappy.actions[i]));
            expect_consistent(written, truth);
            ASSERT_FALSE(written.refusal(gappy.actions[i]));
            before_end[truth.to_move()] += truth.points_of(round.actions[i].move);

            const Position before = written;
            const auto undo = written.play_undoably(gappy.actions[i].move, gappy.actions[i].chance);
            Position undone = written;
            undone.undo(undo);
            ASSERT_TRUE(undone == before);
            truth.play(round.actions[i].move, round.actions[i].chance);
        }
        expect_consistent(written, truth);
        expect_final_scores(written, truth, before_end);
        ++seen[written.is_settled() ? "settled" : "open"];
    });
    for (const char* what : {"settled", "open"}) EXPECT_GT(seen[what], 10) << what;
}

TEST(TrioletHidden, AGameWithUnseenRacksAndDrawsIsAcceptedAllTheSame) {
    expect_accepted_with_gaps(Exchanged::seen);
}

/// `swap 13 ?`: the tile that nobody saw may be one that is known to be held.
TEST(TrioletHidden, AGameWithUnseenExchangesIsAcceptedAllTheSame) {
    expect_accepted_with_gaps(Exchanged::forgotten);
}

}  // namespace
}  // namespace tercet::triolet
