#include "triominos/position.hpp"

#include <algorithm>
#include <cassert>

namespace tercet::triominos {

using Code = Refusal::Code;

namespace {

Refusal refused(Code code) { return {code, {}, {}, {}, 0}; }
Refusal refused(Code code, Tile tile) { return {code, tile, {}, {}, 0}; }
Refusal refused(Code code, Cell cell) { return {code, {}, cell, {}, 0}; }

}  // namespace

Position::Position(const Variant& variant, const Deal& deal)
    : variant_{variant},
      tariff_{variant},
      racks_{deal.racks},
      unseen_{TileSet::all()},
      scores_{deal.racks.seats()},
      starter_{deal.starter} {
    assert(!problem(variant) && variant.allows(deal.racks.seats()));
    for (const Rack& rack : racks_) {
        unseen_ -= rack.known;
        hidden_ += rack.unknown;
    }
    turn_.to_move = starter_;
}

std::optional<Ending> Position::ending() const {
    if (!is_over()) return std::nullopt;
    return turn_.first_out ? Ending::out : Ending::blocked;
}

int Position::playable_unknown() const {
    if (is_over()) return 0;
    if (!is_bound_to_drawn()) return racks_[turn_.to_move].unknown;
    return turn_.drawn ? 0 : 1;
}

std::optional<Refusal> Position::refusal(const Move& move) const {
    if (is_over()) return refused(Code::round_is_over);
    if (const auto* place = std::get_if<Place>(&move)) return refusal_of(*place);
    if (board_.empty()) return refused(Code::opening_is_a_placement);
    if (std::holds_alternative<Draw>(move)) return refusal_of(Draw{});
    return refusal_of(Pass{});
}

std::optional<Refusal> Position::refusal(const Action& action) const {
    if (const auto why_not = refusal(action.move)) return why_not;
    const bool draws = std::holds_alternative<Draw>(action.move);
    if (action.chance && !(draws && unseen_.contains(*action.chance))) {
        return refused(Code::tile_not_in_pool, *action.chance);
    }
    return std::nullopt;
}

std::optional<Refusal> Position::refusal_of(const Place& place) const {
    if (!playable().contains(place.tile)) {
        const bool may_be_unknown = playable_unknown() > 0 && unseen_.contains(place.tile);
        if (!may_be_unknown) {
            const auto lies_there = [&](const Place& other) { return other.tile == place.tile; };
            if (std::any_of(board_.placed().begin(), board_.placed().end(), lies_there)) {
                return refused(Code::tile_on_table, place.tile);
            }
            const bool is_held = racks_[turn_.to_move].known.contains(place.tile);
            return refused(is_held ? Code::tile_not_drawn : Code::tile_not_held, place.tile);
        }
    }
    if (board_.empty()) {
        if (place.cell != Cell{}) return refused(Code::opening_cell_is_fixed, place.cell);
        return std::nullopt;
    }
    if (board_.is_taken(place.cell)) return refused(Code::cell_taken, place.cell);
    if (!board_.is_frontier(place.cell)) return refused(Code::cell_not_adjacent, place.cell);
    const Demand demand = board_.demand_at(place.cell);
    if (!demand.is_met_by(corners_of(place.tile, place.rotation))) {
        return Refusal{Code::corners_differ, place.tile, place.cell, demand, 0};
    }
    return std::nullopt;
}

std::optional<Refusal> Position::refusal_of(Draw) const {
    if (turn_.draws >= variant_.draws) {
        return Refusal{Code::no_draw_left, {}, {}, {}, variant_.draws};
    }
    if (pool_size() == 0) return refused(Code::pool_is_empty);
    return refusal_if_drawn_must_be_placed();
}

std::optional<Refusal> Position::refusal_of(Pass) const {
    if (const auto why_not = refusal_if_drawn_must_be_placed()) return why_not;
    if (!is_dry()) {
        return has_lost_turn() ? std::nullopt : std::optional{refused(Code::draw_before_passing)};
    }
    if (!passes_only_if_unable()) return std::nullopt;
    const auto why_not = refusal_if_fits(Code::placement_possible, playable(), playable_unknown());
    if (why_not || playable_unknown() == 0 || is_bound_to_drawn()) return why_not;
    // The pass says that no tile of the rack fits, as passes of others did of theirs. There must be
    // tiles enough for that; and where the round went on after all had passed, it was not blocked,
    // so that somebody else can place.
    int unable = racks_[turn_.to_move].unknown;
    bool others_may_place = false;
    for_each_seat(seats(), [&](Seat seat) {
        if (seat == turn_.to_move) return;
        if (has_shown_to_be_unable(seat)) unable += racks_[seat].unknown;
        others_may_place = others_may_place || may_place(seat);
    });
    const bool is_blocked = turn_.dry_passes >= seats() && !others_may_place;
    if (is_blocked || must_fit(unable)) return refused(Code::placement_possible);
    return std::nullopt;
}

std::optional<Refusal> Position::refusal_if_drawn_must_be_placed() const {
    if (turn_.draws == 0 || variant_.drawn_tile == DrawnTile::may) return std::nullopt;
    return refusal_if_fits(Code::drawn_tile_must_be_placed,
                           turn_.drawn ? TileSet::of(*turn_.drawn) : TileSet{},
                           turn_.drawn ? 0 : 1);
}

std::optional<Refusal> Position::refusal_if_fits(Code code, TileSet known, int unknown) const {
    if (const TileSet fitting = board_.fitting(known); !fitting.empty()) {
        return refused(code, fitting.lowest());
    }
    if (must_fit(unknown)) return refused(code);
    return std::nullopt;
}

Points Position::points_of(const Move& move) const {
    if (const auto* place = std::get_if<Place>(&move)) return points_of(*place);
    if (std::holds_alternative<Draw>(move)) return tariff_.draw;
    return has_lost_turn() ? tariff_.lost_turn : 0;
}

void Position::play(const Move& move, Chance chance) { apply(move, chance); }

Position::Undo Position::play_undoably(const Move& move, Chance chance) {
    Undo undo{turn_,   racks_[turn_.to_move],
              unseen_, hidden_,
              scores_, std::holds_alternative<Place>(move),
              {}};
    undo.board = apply(move, chance);
    return undo;
}

void Position::undo(const Undo& undo) {
    turn_ = undo.turn;
    racks_[turn_.to_move] = undo.rack;
    unseen_ = undo.unseen;
    hidden_ = undo.hidden;
    scores_ = undo.scores;
    if (undo.placed) board_.take_back(undo.board);
}

Board::Undo Position::apply(const Move& move, Chance chance) {
    if (const auto* place = std::get_if<Place>(&move)) {
        return this->place(
            {place->tile, place->cell, place->tile.is_triple() ? Rotation{} : place->rotation});
    }
    if (std::holds_alternative<Draw>(move)) {
        draw(chance);
    } else {
        pass();
    }
    return {};
}

Board::Undo Position::place(const Place& place) {
    assert(!refusal(place));
    Rack& rack = racks_[turn_.to_move];
    if (rack.known.contains(place.tile)) {
        rack.known.erase(place.tile);
    } else {
        --rack.unknown;
        --hidden_;
        unseen_.erase(place.tile);
    }
    const auto [shape, undo] = board_.place(place);
    scores_[turn_.to_move] += tariff_.of(place.tile, shape);
    turn_.passes = turn_.dry_passes = turn_.unable_passes = 0;

    if (rack.empty() && !turn_.first_out) {
        turn_.first_out = turn_.to_move;
        if (!variant_.equal_turns || variant_.scoring == Scoring::none) {
            finish_out();
            return undo;
        }
    }
    end_turn();
    return undo;
}

void Position::draw(Chance chance) {
    assert(!refusal(Action{Draw{}, chance}));
    Rack& rack = racks_[turn_.to_move];
    if (chance) {
        unseen_.erase(*chance);
        rack.known.insert(*chance);
    } else {
        ++hidden_;
        ++rack.unknown;
    }
    turn_.drawn = chance;
    ++turn_.draws;
    scores_[turn_.to_move] += tariff_.draw;
}

void Position::pass() {
    assert(!refusal(Pass{}));
    if (has_lost_turn()) scores_[turn_.to_move] += tariff_.lost_turn;
    const bool was_unable = is_dry() && passes_only_if_unable() && !is_bound_to_drawn();
    turn_.unable_passes = was_unable ? turn_.unable_passes + 1 : 0;
    ++turn_.passes;
    if (is_dry()) ++turn_.dry_passes;
    end_turn();
    if (is_over() || turn_.dry_passes < seats()) return;
    bool somebody_may_place = false;
    for_each_seat(seats(),
                  [&](Seat seat) { somebody_may_place = somebody_may_place || may_place(seat); });
    if (turn_.unable_passes >= seats() || !somebody_may_place) finish_blocked();
}

bool Position::has_shown_to_be_unable(Seat seat) const {
    const int turns_ago = (turn_.to_move.index() - seat.index() + seats() - 1) % seats() + 1;
    return turns_ago <= turn_.unable_passes;
}

bool Position::may_place(Seat seat) const {
    const Rack& rack = racks_[seat];
    if (!board_.fitting(rack.known).empty()) return true;
    return rack.unknown > 0 && !has_shown_to_be_unable(seat) && !board_.fitting(unseen_).empty();
}

void Position::end_turn() {
    turn_.to_move = turn_.to_move.next(seats());
    turn_.draws = 0;
    turn_.drawn.reset();
    if (turn_.first_out && turn_.to_move == starter_) finish_out();
}

void Position::finish_out() {
    turn_.is_over = true;
    const Seat winner = *turn_.first_out;
    scores_[winner] += tariff_.out;
    turn_.is_settled = !tariff_.leftovers_count || hidden_ == 0;
    if (!tariff_.leftovers_count) return;
    // The winner's own rack is empty, so all racks together are the others'. Unknown tiles are left
    // to whoever knows more.
    for (const Rack& rack : racks_) scores_[winner] += turn_.is_settled ? rack.known.value() : 0;
}

void Position::finish_blocked() {
    turn_.is_over = true;
    turn_.is_settled = !tariff_.leftovers_count || hidden_ == 0;
    if (!turn_.is_settled) return;
    PerSeat<int> values{seats()};
    for_each_seat(seats(), [&](Seat seat) { values[seat] = racks_[seat].known.value(); });
    const Scores added = blocked_points(variant_, values);
    for_each_seat(seats(), [&](Seat seat) { scores_[seat] += added[seat]; });
}

TileSet Position::known_on_racks() const {
    TileSet tiles;
    for (const Rack& rack : racks_) tiles |= rack.known;
    return tiles;
}

bool Position::may_be_blocked() const {
    return !is_over() && turn_.dry_passes == seats() && board_.fitting(known_on_racks()).empty() &&
           !must_fit(hidden_);
}

void Position::declare_blocked() {
    assert(may_be_blocked());
    finish_blocked();
}

Position said_to_end(const Position& position, Ending ending) {
    Position ended = position;
    if (ending == Ending::blocked && ended.may_be_blocked()) ended.declare_blocked();
    return ended;
}

RoundResult Position::result() const {
    assert(is_over());
    RoundResult result{scores_, PerSeat<bool>{seats(), false}, variant_.scoring == Scoring::none};
    if (!result.counts_wins) {
        result.winners = highest(scores_);
    } else if (turn_.first_out) {
        result.winners[*turn_.first_out] = true;
    } else {
        Scores fewest{seats()};
        for_each_seat(seats(), [&](Seat seat) { fewest[seat] = -racks_[seat].size(); });
        result.winners = highest(fewest);
    }
    return result;
}

Position Position::as_if_turn_of(Seat seat) const {
    Position other = *this;
    other.turn_.to_move = seat;
    other.turn_.draws = 0;
    other.turn_.drawn = {};
    return other;
}

Position Position::seen_by(Viewer viewer) const {
    Position seen = *this;
    for_each_seat(seats(), [&](Seat seat) {
        Rack& rack = seen.racks_[seat];
        if (viewer.is(seat)) return;
        seen.unseen_ |= rack.known;
        seen.hidden_ += rack.known.size();
        rack = {{}, rack.size()};
    });
    if (!viewer.is(turn_.to_move)) seen.turn_.drawn.reset();
    return seen;
}

Position Position::with_unknown_dealt(Random& random) const {
    Position dealt = *this;
    for_each_seat(seats(), [&](Seat seat) {
        Rack& rack = dealt.racks_[seat];
        TileSet given;
        for (; rack.unknown > 0; --rack.unknown) {
            const Tile tile = random_tile(dealt.unseen_, random);
            dealt.unseen_.erase(tile);
            given.insert(tile);
        }
        rack.known |= given;
        // One of them is the tile drawn last, if that was not known.
        const bool has_drawn = seat == turn_.to_move && turn_.draws > 0 && !turn_.drawn;
        if (has_drawn) dealt.turn_.drawn = random_tile(given, random);
    });
    dealt.hidden_ = 0;
    return dealt;
}

Position Position::with_unknown_given(const PerSeat<TileSet>& tiles) const {
    Position given = *this;
    for_each_seat(seats(), [&](Seat seat) {
        Rack& rack = given.racks_[seat];
        assert(tiles[seat].size() == rack.unknown && (tiles[seat] - given.unseen_).empty());
        given.unseen_ -= tiles[seat];
        rack = {rack.known | tiles[seat], 0};
    });
    given.hidden_ = 0;
    return given;
}

}  // namespace tercet::triominos
