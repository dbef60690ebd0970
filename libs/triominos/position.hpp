#pragma once

#include <optional>

#include "base/random.hpp"
#include "game/ending.hpp"
#include "game/match.hpp"
#include "game/points.hpp"
#include "game/seat.hpp"
#include "game/viewer.hpp"
#include "triominos/board.hpp"
#include "triominos/deal.hpp"
#include "triominos/move.hpp"
#include "triominos/refusal.hpp"
#include "triominos/scoring.hpp"
#include "triominos/tile.hpp"
#include "triominos/variant.hpp"

namespace tercet::triominos {

/// A round in progress: table, racks, pool, whose turn it is, points.
///
/// Tiles may be unknown: a game on a real table that was written down in part, or what one seat may
/// know (View). Then what cannot be decided is allowed.
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
    int pool_size() const { return unseen_.size() - hidden_; }
    /// Tiles neither on the table nor known on a rack: where every rack is known, the pool.
    TileSet unseen() const { return unseen_; }
    /// How many of them lie on racks.
    int hidden_on_racks() const { return hidden_; }
    const Scores& scores() const { return scores_; }

    Seat to_move() const { return turn_.to_move; }
    /// How many tiles the seat to move has drawn this turn.
    int draws() const { return turn_.draws; }
    /// The latest of them, if it is known.
    std::optional<Tile> drawn() const { return turn_.drawn; }
    bool is_over() const { return turn_.is_over; }
    std::optional<Ending> ending() const;

    /// The known tiles that the seat to move may place now, if they fit.
    TileSet playable() const {
        if (is_over()) return {};
        if (!is_bound_to_drawn()) return racks_[turn_.to_move].known;
        return turn_.drawn ? TileSet::of(*turn_.drawn) : TileSet{};
    }
    /// How many unknown tiles it may place now.
    int playable_unknown() const;

    /// Why the move is not allowed, or nothing.
    std::optional<Refusal> refusal(const Move& move) const;
    /// The same, and whether the tile said to be drawn can have been in the pool.
    std::optional<Refusal> refusal(const Action& action) const;

    /// The points of the move itself, without what the end of the round adds.
    Points points_of(const Move& move) const;
    Points points_of(const Place& place) const {
        return tariff_.of(place.tile, board_.shape_at(place.cell));
    }

    /// Plays an allowed move. For a draw, chance is the tile drawn, none if it is not known.
    void play(const Move& move, Chance chance = {});
    // The same by kind of move, for loops that know it.
    Board::Undo place(const Place& place);
    void draw(Chance chance);
    void pass();

    /// The same as play(), with what undo() needs.
    [[nodiscard]] Undo play_undoably(const Move& move, Chance chance = {});
    void undo(const Undo& undo);

    /// Who won the round; ties share. Only once over.
    RoundResult result() const;

    /// All have just passed in turn with the pool empty, and whether anyone could have placed
    /// depends on unknown tiles: the round may be over or not. Who passes on says that it is not.
    bool may_be_blocked() const;
    /// Ends such a round, for a record that says so.
    void declare_blocked();
    /// Whether the scores are final. Not before the end, nor if unknown tiles on racks count.
    bool is_settled() const { return turn_.is_settled; }
    /// The first seat to place its last tile this round.
    std::optional<Seat> first_out() const { return turn_.first_out; }

    /// The same table at the beginning of this seat's turn, for those who think ahead.
    Position as_if_turn_of(Seat seat) const;
    /// What one viewer may know: all other racks unknown.
    Position seen_by(Viewer viewer) const;
    /// Unknown tiles dealt out at random, every way equally likely.
    Position with_unknown_dealt(Random& random) const;
    /// The unknown tiles of each rack given out. Nobody is in the middle of a turn with an unknown
    /// tile drawn.
    Position with_unknown_given(const PerSeat<TileSet>& tiles) const;

    bool operator==(const Position&) const = default;

private:
    /// What changes with every action and is small: copied whole for undo.
    struct TurnState {
        Seat to_move;
        int draws = 0;              ///< this turn
        std::optional<Tile> drawn;  ///< the latest of them, if known
        int passes = 0;             ///< in a row, since the last placement
        int dry_passes = 0;         ///< those of them with nothing to draw
        int unable_passes = 0;      ///< in a row, those that show that no tile of the rack fits
        std::optional<Seat> first_out;
        bool is_over = false;
        bool is_settled = false;

        bool operator==(const TurnState&) const = default;
    };

    /// After a draw only the drawn tile may be placed.
    bool is_bound_to_drawn() const {
        return turn_.draws > 0 && variant_.after_draw == AfterDraw::drawn;
    }
    /// Nothing can be drawn: the pool is empty, or the rules know no drawing.
    bool is_dry() const { return pool_size() == 0 || variant_.draws == 0; }
    /// With nothing to draw: whether who can place must.
    bool passes_only_if_unable() const {
        return variant_.empty_pool_pass == EmptyPoolPass::unable || turn_.passes >= seats();
    }
    bool has_lost_turn() const { return turn_.draws > 0 && turn_.draws == variant_.draws; }
    /// Whether that many unknown tiles must contain one that fits: there are fewer that do not.
    bool must_fit(int unknown) const {
        return unknown > unseen_.size() - board_.fitting(unseen_).size();
    }
    /// Whether its last pass, with no placement since, says that no tile of its rack fits.
    bool has_shown_to_be_unable(Seat seat) const;
    /// With nothing to draw: whether a tile of its rack fits, as far as that is known.
    bool may_place(Seat seat) const;
    std::optional<Refusal> refusal_if_fits(Refusal::Code code, TileSet known, int unknown) const;
    std::optional<Refusal> refusal_if_drawn_must_be_placed() const;

    std::optional<Refusal> refusal_of(const Place& place) const;
    std::optional<Refusal> refusal_of(Draw) const;
    std::optional<Refusal> refusal_of(Pass) const;

    Board::Undo apply(const Move& move, Chance chance);
    void end_turn();
    void finish_out();
    void finish_blocked();
    TileSet known_on_racks() const;

    Variant variant_;
    Tariff tariff_;
    Board board_;
    PerSeat<Rack> racks_;
    TileSet unseen_;
    int hidden_ = 0;
    Scores scores_;
    Seat starter_;
    TurnState turn_;
};

/// A round as it is if somebody says that it ended so: blocked, for all that is known.
Position said_to_end(const Position& position, Ending ending);

/// Everything that a move changes but the board.
struct Position::Undo {
    TurnState turn;
    Rack rack;
    TileSet unseen;
    int hidden = 0;
    Scores scores;
    bool placed = false;
    Board::Undo board;
};

}  // namespace tercet::triominos
