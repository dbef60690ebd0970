#include "wasm/triominos_presenter.hpp"

#include <array>
#include <variant>

#include "triominos/scoring.hpp"
#include "wasm/answer_json.hpp"

namespace tercet::wasm {

using triominos::Demand;
using triominos::Draw;
using triominos::Place;
using triominos::Refusal;

namespace {

constexpr std::array<std::string_view, 15> kRefusals = {"round_is_over",
                                                        "opening_is_a_placement",
                                                        "opening_cell_is_fixed",
                                                        "tile_not_held",
                                                        "tile_not_drawn",
                                                        "tile_on_table",
                                                        "cell_taken",
                                                        "cell_not_adjacent",
                                                        "corners_differ",
                                                        "no_draw_left",
                                                        "pool_is_empty",
                                                        "tile_not_in_pool",
                                                        "drawn_tile_must_be_placed",
                                                        "draw_before_passing",
                                                        "placement_possible"};
static_assert(kRefusals.size() == static_cast<std::size_t>(Refusal::Code::placement_possible) + 1);

Json demand_json(const Demand& demand) {
    Json json = Json::array();
    for (const auto pip : demand.pips) json.push_back(pip == triominos::kOpen ? -1 : int{pip});
    return json;
}

Json cell_json(triominos::Cell cell) { return pair(cell.row, cell.col); }

}  // namespace

std::string TriominosPresenter::action_text(std::string_view move) {
    return move == "draw" ? "draw ?" : std::string{move};
}

Json TriominosPresenter::placed(const Place& place) {
    Json tile;
    tile["cell"] = cell_json(place.cell);
    tile["tile"] = notation::text_of(place.tile);
    tile["pips"] = Json::array();
    for (const auto pip : corners_of(place.tile, place.rotation)) tile["pips"].push_back(int{pip});
    return Json::array({tile});
}

void TriominosPresenter::describe(Json& placement, const Place& place) {
    placement["triangle"] = placed(place)[0];
}

Json TriominosPresenter::points(const Game::Position& position, const Game::Move& move) {
    PointsJson json{position.points_of(move)};
    const auto* place = std::get_if<Place>(&move);
    if (place == nullptr) return json.part("cost", position.points_of(move)).json();
    const triominos::Tariff tariff{position.variant()};
    const auto shape =
        position.board().empty() ? triominos::Shape{} : position.board().shape_at(place->cell);
    const auto& hexagons = tariff.hexagons[static_cast<std::size_t>(shape.hexagons)];
    return json.part("tile", tariff.of(place->tile, {}))
        .part("bridge", shape.is_bridge() ? tariff.bridge : 0)
        .part("hexagon", shape.is_bridge() ? 0 : hexagons)
        .json();
}

Json TriominosPresenter::refusal(const Game::Refusal& refusal) {
    Json json;
    json["code"] = name_of(refusal.code, kRefusals);
    if (refusal.tile) json["tile"] = notation::text_of(*refusal.tile);
    if (refusal.cell) json["cell"] = cell_json(*refusal.cell);
    if (refusal.code == Refusal::Code::corners_differ) json["demand"] = demand_json(refusal.demand);
    if (refusal.count != 0) json["count"] = refusal.count;
    return json;
}

std::string TriominosPresenter::kind(const Game::Move& move) {
    if (std::holds_alternative<Place>(move)) return "place";
    return std::holds_alternative<Draw>(move) ? "draw" : "pass";
}

std::optional<Seat> TriominosPresenter::out(const Game::Position& position) {
    return position.is_over() ? position.first_out() : std::nullopt;
}

Json TriominosPresenter::end_parts(const Game::Position& position, Seat seat, Points gain) {
    PartsJson parts;
    if (out(position)) {
        const Points bonus = seat == *out(position) ? triominos::Tariff{position.variant()}.out : 0;
        return parts.part("out", bonus).part("leftovers", gain - bonus).json();
    }
    // Blocked: who gains or loses anything pays the own rack.
    const Points paid = gain == 0 ? 0 : -position.rack(seat).known.value();
    return parts.part("own_rack", paid).part("leftovers", gain - paid).json();
}

Json TriominosPresenter::copies() {
    Json json = Json::object();
    triominos::TileSet::all().for_each(
        [&](triominos::Tile tile) { json[notation::text_of(tile)] = 1; });
    return json;
}

void TriominosPresenter::add_sights(Json& shown, const Game::Position& position) {
    Json& frontier = shown["frontier"] = Json::array();
    const auto& board = position.board();
    board.frontier().for_each([&](int slot) {
        Json cell;
        cell["cell"] = cell_json(board.cell_of(slot));
        cell["demand"] = demand_json(board.demand_of(slot));
        frontier.push_back(cell);
    });
}

}  // namespace tercet::wasm
