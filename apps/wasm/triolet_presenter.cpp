#include "wasm/triolet_presenter.hpp"

#include <array>
#include <variant>
#include <vector>

#include "triolet/scoring.hpp"

namespace tercet::wasm {

using triolet::Group;
using triolet::Line;
using triolet::Place;
using triolet::PlacedTile;
using triolet::Premium;
using triolet::Refusal;
using triolet::Square;
using triolet::SquareSet;
using triolet::Swap;

namespace {

constexpr std::array<std::string_view, 23> kRefusals = {"round_is_over",
                                                        "no_tiles",
                                                        "tile_not_held",
                                                        "two_jokers",
                                                        "square_taken",
                                                        "not_in_line",
                                                        "gap",
                                                        "opening_misses_centre",
                                                        "touches_nothing",
                                                        "group_too_long",
                                                        "pair_too_high",
                                                        "trio_is_not_fifteen",
                                                        "three_not_a_trio",
                                                        "first_turn_completes_2x2",
                                                        "first_four_are_2x2",
                                                        "completes_3x3",
                                                        "bag_too_small_to_swap",
                                                        "swaps_more_than_bag",
                                                        "must_swap",
                                                        "placement_possible",
                                                        "wrong_number_drawn",
                                                        "tile_not_in_bag",
                                                        "tile_out_of_play"};
static_assert(kRefusals.size() == static_cast<std::size_t>(Refusal::Code::tile_out_of_play) + 1);

constexpr std::array<std::string_view, 4> kPremiums = {"none", "twice", "thrice", "replay"};
static_assert(kPremiums.size() == static_cast<std::size_t>(Premium::replay) + 1);

void write_square(JsonText& json, Square square) { write_pair(json, square.row(), square.col()); }

/// The members of a tile that lies on the board.
void add_tile(JsonText& json, const PlacedTile& tile) {
    write_square(json.key("square"), tile.square);
    json.member("value", int{tile.value}).member("joker", bool{tile.is_joker});
}

/// The squares side by side on a line through one of them.
std::vector<Square> run_through(Square square, Line line, const SquareSet& taken) {
    const int step = triolet::step(line);
    int at = square.index();
    while (at >= step && taken.contains(Square::from_index(at - step))) at -= step;
    std::vector<Square> run;
    for (; taken.contains(Square::from_index(at)); at += step) {
        run.push_back(Square::from_index(at));
    }
    return run;
}

/// Whether a group may stand as it is, and whether it has come to fifteen.
std::string_view state_of(const Group& group) {
    const bool is_right = group.size == 2   ? group.sum <= triolet::kTrioSum
                          : group.size == 3 ? group.sum == triolet::kTrioSum
                                            : false;
    if (!is_right) return "wrong";
    return group.sum == triolet::kTrioSum ? "full" : "open";
}

}  // namespace

void TrioletPresenter::describe(JsonText& placement, const Place& place) {
    placement.key("placed").list([&] {
        for (const PlacedTile& tile : place.tiles) {
            placement.object([&] { add_tile(placement, tile); });
        }
    });
}

void TrioletPresenter::write_placed(JsonText& board, const Place& place, Seat seat,
                                    std::size_t action) {
    for (const PlacedTile& tile : place.tiles) {
        board.object([&] {
            add_tile(board, tile);
            board.member("seat", seat.index()).member("action", action);
        });
    }
}

void TrioletPresenter::write_points(JsonText& json, Sight position, const Game::Move& move) {
    const auto* place = std::get_if<Place>(&move);
    if (place == nullptr) return wasm::write_points(json, position->points_of(move), {});
    const auto gain = gain_before(position->variant(), position->board(), *place);
    wasm::write_points(json, gain.total(),
                       {{"tile", gain.tile},
                        {"pairs", gain.pairs},
                        {"trios", gain.trios},
                        {"special", gain.premium},
                        {"triolet", gain.triolet}});
}

void TrioletPresenter::write_refusal(JsonText& json, const Game::Refusal& refusal) {
    json.object([&] {
        json.member("code", name_of(refusal.code, kRefusals));
        if (refusal.tile) json.member("tile", notation::text_of(*refusal.tile));
        if (refusal.square) write_square(json.key("square"), *refusal.square);
        if (refusal.count != 0) json.member("count", refusal.count);
    });
}

std::string_view TrioletPresenter::kind(const Game::Move& move) {
    if (std::holds_alternative<Place>(move)) return "place";
    return std::holds_alternative<Swap>(move) ? "swap" : "pass";
}

std::optional<Seat> TrioletPresenter::out(Sight position) {
    return position->ending() == Ending::out ? std::optional{position->to_move()} : std::nullopt;
}

void TrioletPresenter::write_end_parts(JsonText& json, Sight position, Seat, Points gain) {
    write_parts(json, {{out(position) ? "leftovers" : "own_rack", gain}});
}

void TrioletPresenter::add_groups(JsonText& tried, Sight position, const Game::Move& move) {
    const auto* place = std::get_if<Place>(&move);
    if (place == nullptr) return;
    const triolet::BoardWith after{position->board(), *place};
    const SquareSet taken = after.taken();
    const auto write_groups = [&](Line line) {
        SquareSet counted;
        for (const PlacedTile& placed_tile : place->tiles) {
            if (counted.contains(placed_tile.square)) continue;
            const auto run = run_through(placed_tile.square, line, taken);
            for (const Square square : run) counted.insert(square);
            if (run.size() < 2) continue;
            const Group group = after.group_at(placed_tile.square, line);
            tried.object([&] {
                tried.key("squares").list([&] {
                    for (const Square square : run) write_square(tried, square);
                });
                tried.member("sum", int{group.sum}).member("state", state_of(group));
            });
        }
    };
    tried.key("groups").list([&] {
        for (const Line line : triolet::kLines) write_groups(line);
    });
}

void TrioletPresenter::add_lasting(JsonText& shown) {
    const auto& all = triolet::Tiles::all();
    shown.key("copies").object([&] {
        for (int kind = 0; kind < triolet::kKindCount; ++kind) {
            const auto tile = triolet::Tile::from_kind(kind);
            shown.member(notation::text_of(tile), all.count(tile));
        }
    });
    shown.key("grid").object([&] {
        write_square(shown.member("size", int{triolet::kSide}).key("centre"), triolet::kCentre);
    });
    shown.key("special").list([&] {
        triolet::kBoardSquares.for_each([&](Square square) {
            const Premium premium = premium_at(square);
            if (premium == Premium::none) return;
            shown.object([&] {
                write_square(shown.key("square"), square);
                shown.member("kind", name_of(premium, kPremiums));
            });
        });
    });
}

}  // namespace tercet::wasm
