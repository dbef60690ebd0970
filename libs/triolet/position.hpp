#pragma once

#include <optional>

#include "base/random.hpp"
#include "game/ending.hpp"
#include "game/match.hpp"
#include "game/points.hpp"
#include "game/seat.hpp"
#include "game/viewer.hpp"
#include "triolet/board.hpp"
#include "triolet/deal.hpp"
#include "triolet/move.hpp"
#include "triolet/refusal.hpp"
#include "triolet/returned.hpp"
#include "triolet/tile.hpp"
#include "triolet/variant.hpp"

namespace tercet::triolet {

/// A game in progress: board, racks, bag, whose turn it is, points.
///
/// Tiles may be unknown: a game on a real table that was written down in part, or what one seat may
/// know (View). Then what cannot be decided is allowed. Which tiles are out of play is unknown
/// always.
///
/// refusal() says whether a move is allowed; play() trusts its caller to have asked.
class Position {
public:
    struct Undo;

    Position(const Variant& variant, const Deal& deal);

    const Variant& variant() const { return variant_; }
    const Board& board() const { return board_; }
    const Rack& rack(Seat seat) const { return racks_[seat]; }
    int seats() const { return racks_.seats(); }
    Seat starter() const { return starter_; }
    int bag_size() const { return unseen_.size() - hidden_ - variant_.out_of_play; }
    /// Tiles neither on the board nor known on a rack: the bag, those out of play, and unknown
    /// ones.
    const Tiles& unseen() const { return unseen_; }
    /// How many of them lie on racks.
    int hidden_on_racks() const { return hidden_; }
    /// Those of them that are in the bag for certain, because they were put back.
    const Tiles& in_bag() const { return returned_.in_bag; }
    /// Those of them that were seen before, and lie on a rack or in the bag now.
    const Tiles& lost_sight_of() const { return returned_.lost_sight_of; }
    /// How many tiles in play nobody has seen yet.
    int never_seen() const {
        return unseen_.size() - variant_.out_of_play - in_bag().size() - lost_sight_of().size();
    }
    /// Unseen tiles that are not in the bag for certain.
    Tiles perhaps_on_racks() const {
        Tiles others = unseen_;
        others -= in_bag();
        return others;
    }
    const Scores& scores() const { return scores_; }

    Seat to_move() const { return turn_.to_move; }
    /// Whether the seat to move has not had a turn yet.
    bool is_first_turn() const { return !turn_.has_moved[turn_.to_move]; }
    bool is_over() const { return turn_.ending.has_value(); }
    std::optional<Ending> ending() const { return turn_.ending; }

    /// Why the move is not allowed, or nothing.
    std::optional<Refusal> refusal(const Move& move) const;
    /// The same, and whether the tiles said to be drawn can have been.
    std::optional<Refusal> refusal(const Action& action) const;
    /// Why the placement would complete a block that is not allowed, or nothing. It is legal else.
    std::optional<Refusal> refusal_of_block(const Place& place) const;
    /// How many tiles are drawn after a move that is allowed.
    int draws_after(const Move& move) const;

    /// The points of the move itself, without what the end of the round adds.
    Points points_of(const Move& move) const;

    /// Plays an allowed move. Chance has draws_after(move) tiles.
    void play(const Move& move, const Chance& chance);

    /// The same as play(), with what undo() needs.
    [[nodiscard]] Undo play_undoably(const Move& move, const Chance& chance);
    void undo(const Undo& undo);

    /// Who won the round; ties share. Only once over.
    RoundResult result() const;

    /// Whether the scores are final. Not before the end, nor if unknown tiles are left on racks.
    bool is_settled() const { return turn_.is_settled; }

    /// The same table at the beginning of this seat's turn, for those who think ahead.
    Position as_if_turn_of(Seat seat) const;
    /// What one viewer may know: all other racks unknown.
    Position seen_by(Viewer viewer) const;
    /// Unknown tiles on racks dealt out at random, every way equally likely.
    Position with_unknown_dealt(Random& random) const;
    /// The same, but each rack holds these of them.
    Position with_unknown_dealt(const PerSeat<Tiles>& held, Random& random) const;

    bool operator==(const Position&) const = default;

private:
    /// What changes with every action and is small: copied whole for undo.
    struct TurnState {
        Seat to_move;
        PerSeat<bool> has_moved;
        int passes = 0;  ///< in a row
        int swaps = 0;   ///< in a row
        std::optional<Ending> ending;
        bool is_settled = false;

        bool operator==(const TurnState&) const = default;
    };

    std::optional<Refusal> refusal_of(const Place& place) const;
    std::optional<Refusal> refusal_of(const Swap& swap) const;
    std::optional<Refusal> refusal_of(Pass) const;
    std::optional<Refusal> refusal_of_shape(const Place& place) const;
    std::optional<Refusal> refusal_of_groups(const Place& place) const;
    std::optional<Refusal> refusal_if_not_held(const Tiles& tiles, int unknown) const;
    std::optional<Refusal> refusal_of_draws(const Move& move, const Chance& chance) const;
    bool can_surely_place() const;

    void place(const Place& place, const Chance& chance);
    void swap(const Swap& swap, const Chance& chance);
    void pass();
    void draw(Rack& rack, const Chance& chance);
    /// A tile leaves a rack, where it may have been unknown.
    void give(Rack& rack, Tile tile);
    /// Once no rack hides a tile, what was lost sight of is in the bag.
    void find_in_bag();
    /// How many tiles lie on racks that this seat does not know.
    int hidden_from(Seat seat) const;
    void end_turn(bool plays_again);
    void finish(Ending ending);

    Variant variant_;
    Board board_;
    PerSeat<Rack> racks_;
    Tiles unseen_;
    Returned returned_;
    PerSeat<Returned> returned_by_;  ///< each seat knows of its own
    int hidden_ = 0;
    Scores scores_;
    Seat starter_;
    TurnState turn_;
};

/// Everything that a move changes but the board.
struct Position::Undo {
    TurnState turn;
    Rack rack;
    Tiles unseen;
    Returned returned;
    PerSeat<Returned> returned_by;
    int hidden = 0;
    Scores scores;
    Place placed;
};

}  // namespace tercet::triolet
