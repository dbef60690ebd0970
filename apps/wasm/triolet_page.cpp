#include "wasm/triolet_page.hpp"

#include <array>
#include <variant>

#include "triolet/scoring.hpp"
#include "wasm/page_json.hpp"

namespace tercet::wasm {

using triolet::Place;
using triolet::Premium;
using triolet::Refusal;
using triolet::Square;
using triolet::Stone;
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

}  // namespace

Json TrioletPage::placed(const Place& place) {
    Json tiles = Json::array();
    for (const Stone& stone : place.stones) {
        Json tile;
        tile["square"] = square_json(stone.square);
        tile["value"] = int{stone.value};
        tile["joker"] = stone.is_joker;
        tiles.push_back(tile);
    }
    return tiles;
}

void TrioletPage::describe(Json& placement, const Place& place) {
    placement["stones"] = placed(place);
}

Json TrioletPage::points(const Game::Position& position, const Game::Move& move) {
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

Json TrioletPage::refusal(const Game::Refusal& refusal) {
    Json json;
    json["code"] = name_of(refusal.code, kRefusals);
    if (refusal.tile) json["tile"] = notation::text_of(*refusal.tile);
    if (refusal.square) json["square"] = square_json(*refusal.square);
    if (refusal.count != 0) json["count"] = refusal.count;
    return json;
}

std::string TrioletPage::kind(const Game::Move& move) {
    if (std::holds_alternative<Place>(move)) return "place";
    return std::holds_alternative<Swap>(move) ? "swap" : "pass";
}

std::optional<Seat> TrioletPage::out(const Game::Position& position) {
    return position.ending() == Ending::out ? std::optional{position.to_move()} : std::nullopt;
}

Json TrioletPage::end_parts(const Game::Position& position, Seat, Points gain) {
    return PartsJson{}.part(out(position) ? "leftovers" : "own_rack", gain).json();
}

Json TrioletPage::copies() {
    Json json = Json::object();
    const auto& all = triolet::Tiles::all();
    for (int kind = 0; kind < triolet::kKindCount; ++kind) {
        const auto tile = triolet::Tile::from_kind(kind);
        json[notation::text_of(tile)] = all.count(tile);
    }
    return json;
}

void TrioletPage::add_sights(Json& shown, const Game::Position&) {
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
