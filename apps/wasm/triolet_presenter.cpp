#include "wasm/triolet_presenter.hpp"

#include <array>
#include <variant>
#include <vector>

#include "triolet/scoring.hpp"
#include "wasm/answer_json.hpp"

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

Json square_json(Square square) { return pair(square.row(), square.col()); }

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

Json TrioletPresenter::placed(const Place& place) {
    Json tiles = Json::array();
    for (const PlacedTile& placed_tile : place.tiles) {
        Json tile;
        tile["square"] = square_json(placed_tile.square);
        tile["value"] = int{placed_tile.value};
        tile["joker"] = placed_tile.is_joker;
        tiles.push_back(tile);
    }
    return tiles;
}

void TrioletPresenter::describe(Json& placement, const Place& place) {
    placement["placed"] = placed(place);
}

Json TrioletPresenter::points(const Game::Position& position, const Game::Move& move) {
    PointsJson json{position.points_of(move)};
    const auto* place = std::get_if<Place>(&move);
    if (place == nullptr) return json.json();
    const auto gain = gain_before(position.variant(), position.board(), *place);
    return json.part("tile", gain.tile)
        .part("pairs", gain.pairs)
        .part("trios", gain.trios)
        .part("special", gain.premium)
        .part("triolet", gain.triolet)
        .json();
}

Json TrioletPresenter::refusal(const Game::Refusal& refusal) {
    Json json;
    json["code"] = name_of(refusal.code, kRefusals);
    if (refusal.tile) json["tile"] = notation::text_of(*refusal.tile);
    if (refusal.square) json["square"] = square_json(*refusal.square);
    if (refusal.count != 0) json["count"] = refusal.count;
    return json;
}

std::string TrioletPresenter::kind(const Game::Move& move) {
    if (std::holds_alternative<Place>(move)) return "place";
    return std::holds_alternative<Swap>(move) ? "swap" : "pass";
}

std::optional<Seat> TrioletPresenter::out(const Game::Position& position) {
    return position.ending() == Ending::out ? std::optional{position.to_move()} : std::nullopt;
}

Json TrioletPresenter::end_parts(const Game::Position& position, Seat, Points gain) {
    return PartsJson{}.part(out(position) ? "leftovers" : "own_rack", gain).json();
}

Json TrioletPresenter::copies() {
    Json json = Json::object();
    const auto& all = triolet::Tiles::all();
    for (int kind = 0; kind < triolet::kKindCount; ++kind) {
        const auto tile = triolet::Tile::from_kind(kind);
        json[notation::text_of(tile)] = all.count(tile);
    }
    return json;
}

void TrioletPresenter::add_groups(Json& tried, const Game::Position& position,
                                  const Game::Move& move) {
    const auto* place = std::get_if<Place>(&move);
    if (place == nullptr) return;
    Json& groups = tried["groups"] = Json::array();
    const triolet::BoardWith after{position.board(), *place};
    const SquareSet taken = after.taken();
    for (const Line line : triolet::kLines) {
        SquareSet counted;
        for (const PlacedTile& placed_tile : place->tiles) {
            if (counted.contains(placed_tile.square)) continue;
            const auto run = run_through(placed_tile.square, line, taken);
            for (const Square square : run) counted.insert(square);
            if (run.size() < 2) continue;
            const Group group = after.group_at(placed_tile.square, line);
            Json one;
            for (const Square square : run) one["squares"].push_back(square_json(square));
            one["sum"] = group.sum;
            one["state"] = std::string{state_of(group)};
            groups.push_back(one);
        }
    }
}

void TrioletPresenter::add_sights(Json& shown, const Game::Position&) {
    shown["grid"]["size"] = triolet::kSide;
    shown["grid"]["centre"] = square_json(triolet::kCentre);
    Json& special = shown["special"] = Json::array();
    triolet::kBoardSquares.for_each([&](Square square) {
        const Premium premium = premium_at(square);
        if (premium == Premium::none) return;
        Json one;
        one["square"] = square_json(square);
        one["kind"] = name_of(premium, kPremiums);
        special.push_back(one);
    });
}

}  // namespace tercet::wasm
