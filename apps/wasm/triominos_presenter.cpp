#include "wasm/triominos_presenter.hpp"

#include <array>
#include <variant>

#include "triominos/scoring.hpp"

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

void write_demand(JsonText& json, const Demand& demand) {
    json.list([&] {
        for (const auto pip : demand.pips) {
            json.value(pip == triominos::kOpen ? -1 : int{pip});
        }
    });
}

void write_cell(JsonText& json, triominos::Cell cell) { write_pair(json, cell.row, cell.col); }

/// The members of a tile that lies on the table.
void add_tile(JsonText& json, const Place& place) {
    write_cell(json.key("cell"), place.cell);
    json.member("tile", notation::text_of(place.tile)).key("pips").list([&] {
        for (const auto pip : corners_of(place.tile, place.rotation)) json.value(int{pip});
    });
}

}  // namespace

std::string TriominosPresenter::action_text(std::string_view move) {
    return move == "draw" ? "draw ?" : std::string{move};
}

void TriominosPresenter::describe(JsonText& placement, const Place& place) {
    placement.key("triangle").object([&] { add_tile(placement, place); });
}

void TriominosPresenter::write_placed(JsonText& board, const Place& place, Seat seat,
                                      std::size_t action) {
    board.object([&] {
        add_tile(board, place);
        board.member("seat", seat.index()).member("action", action);
    });
}

void TriominosPresenter::write_points(JsonText& json, Sight position, const Game::Move& move) {
    const Points total = position->points_of(move);
    const auto* place = std::get_if<Place>(&move);
    if (place == nullptr) return wasm::write_points(json, total, {{"cost", total}});
    const triominos::Tariff tariff{position->variant()};
    const auto shape =
        position->board().empty() ? triominos::Shape{} : position->board().shape_at(place->cell);
    const auto& hexagons = tariff.hexagons[static_cast<std::size_t>(shape.hexagons)];
    wasm::write_points(json, total,
                       {{"tile", tariff.of(place->tile, {})},
                        {"bridge", shape.is_bridge() ? tariff.bridge : 0},
                        {"hexagon", shape.is_bridge() ? 0 : hexagons}});
}

void TriominosPresenter::write_refusal(JsonText& json, const Game::Refusal& refusal) {
    json.object([&] {
        json.member("code", name_of(refusal.code, kRefusals));
        if (refusal.tile) json.member("tile", notation::text_of(*refusal.tile));
        if (refusal.cell) write_cell(json.key("cell"), *refusal.cell);
        if (refusal.code == Refusal::Code::corners_differ) {
            write_demand(json.key("demand"), refusal.demand);
        }
        if (refusal.count != 0) json.member("count", refusal.count);
    });
}

std::string_view TriominosPresenter::kind(const Game::Move& move) {
    if (std::holds_alternative<Place>(move)) return "place";
    return std::holds_alternative<Draw>(move) ? "draw" : "pass";
}

std::optional<Seat> TriominosPresenter::out(Sight position) {
    return position->is_over() ? position->first_out() : std::nullopt;
}

void TriominosPresenter::write_end_parts(JsonText& json, Sight position, Seat seat, Points gain) {
    if (out(position)) {
        const Points bonus =
            seat == *out(position) ? triominos::Tariff{position->variant()}.out : 0;
        return write_parts(json, {{"out", bonus}, {"leftovers", gain - bonus}});
    }
    // Blocked: who gains or loses anything pays for their rack.
    const Points paid = gain == 0 ? 0 : -position->rack(seat).known.value();
    write_parts(json, {{"own_rack", paid}, {"leftovers", gain - paid}});
}

void TriominosPresenter::add_lasting(JsonText& shown) {
    shown.key("copies").object([&] {
        triominos::TileSet::all().for_each(
            [&](triominos::Tile tile) { shown.member(notation::text_of(tile), 1); });
    });
}

void TriominosPresenter::add_to_show(JsonText& shown, Sight position) {
    const auto& board = position->board();
    shown.key("frontier").list([&] {
        board.frontier().for_each([&](int slot) {
            shown.object([&] {
                write_cell(shown.key("cell"), board.cell_of(slot));
                write_demand(shown.key("demand"), board.demand_of(slot));
            });
        });
    });
}

}  // namespace tercet::wasm
