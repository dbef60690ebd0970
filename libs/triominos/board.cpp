#include "triominos/board.hpp"

#include <algorithm>
#include <cassert>

namespace tercet::triominos {

namespace {

/// Every vertex open. Copied, because g++ makes a slow loop of filling.
constexpr auto kOpenVertices = [] {
    std::array<std::uint8_t, site::kCount> states{};
    states.fill(kOpen);
    return states;
}();

}  // namespace

Board::Board() : cell_states_{}, vertex_states_{kOpenVertices} {}

TileSet Board::fitting(TileSet tiles) const {
    TileSet found;
    tiles.for_each([&](Tile tile) {
        if (!slots_for(tile).empty()) found.insert(tile);
    });
    return found;
}

// A site alone does not tell a cell from one 63 rows away, so these two compare the cells
// themselves.

bool Board::is_taken(Cell cell) const {
    return std::any_of(placed_.begin(), placed_.end(),
                       [cell](const Place& place) { return place.cell == cell; });
}

bool Board::is_frontier(Cell cell) const {
    const std::uint8_t state = cell_states_[site::of(cell)];
    return state != kUntouched && state != kTaken && slot_cells_[state - 1U] == cell;
}

Shape Board::shape_at(Cell cell) const {
    Shape shape;
    const site::Index here = site::of(cell);
    for (const site::Index neighbour : site::neighbours(here)) {
        shape.edges += cell_states_[neighbour] == kTaken ? 1 : 0;
    }
    for (const site::Index vertex : site::vertices(here)) {
        const int tiles = vertex_states_[vertex] / kOneTile;
        shape.corners += tiles > 0 ? 1 : 0;
        shape.hexagons += tiles == 5 ? 1 : 0;
    }
    return shape;
}

Board::Placed Board::place(const Place& place) {
    const site::Index here = site::of(place.cell);
    const Corners& pips = corners_of(place.tile, place.rotation);
    assert(cell_states_[here] != kTaken && demand_at(here).is_met_by(pips));
    Shape shape;
    Undo undo;

    // Step 1. The cell leaves the frontier.
    if (cell_states_[here] != kUntouched) {
        undo.slot = cell_states_[here] - 1;
        close_slot(static_cast<std::size_t>(undo.slot));
    }
    cell_states_[here] = kTaken;
    placed_.push_back(place);

    // Step 2. Its corners show their pips and count one tile more.
    const auto corners = site::vertices(here);
    unsigned is_new = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        std::uint8_t& state = vertex_states_[corners[i]];
        const unsigned fresh = state < kOneTile ? 1 : 0;
        is_new |= fresh << i;
        shape.hexagons += state / kOneTile == 5 ? 1 : 0;
        state = static_cast<std::uint8_t>((fresh != 0 ? pips[i] : state) + kOneTile);
    }
    shape.corners = 3 - std::popcount(is_new);

    // Step 3. Where a corner is new, the slots around it become more demanding. (Loops over bits:
    // which corner or neighbour it is cannot be predicted, how many there are can.)
    for (unsigned rest = is_new; rest != 0; rest &= rest - 1) {
        refit_around(corners[static_cast<std::size_t>(std::countr_zero(rest))]);
    }

    // Step 4. Untouched neighbours join the frontier.
    const auto sites = site::neighbours(here);
    unsigned joined = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        const std::uint8_t state = cell_states_[sites[i]];
        shape.edges += state == kTaken ? 1 : 0;
        joined |= (state == kUntouched ? 1U : 0U) << i;
    }
    undo.joined = joined;
    for (; joined != 0; joined &= joined - 1) {
        const auto i = static_cast<std::size_t>(std::countr_zero(joined));
        const auto slot = static_cast<std::size_t>(std::countr_one(used_slots_));
        open_slot(slot, neighbours(place.cell)[i], sites[i]);
    }
    return {shape, undo};
}

void Board::take_back(const Undo& undo) {
    const Place place = placed_.back();
    const site::Index here = site::of(place.cell);

    // The steps of place(), backwards.
    const auto sites = site::neighbours(here);
    for (std::size_t i = 0; i < 3; ++i) {
        if ((undo.joined >> i & 1U) == 0) continue;
        close_slot(cell_states_[sites[i]] - 1U);
        cell_states_[sites[i]] = kUntouched;
    }
    for (const site::Index vertex : site::vertices(here)) {
        std::uint8_t& state = vertex_states_[vertex];
        state = static_cast<std::uint8_t>(state - kOneTile);
        if (state >= kOneTile) continue;
        state = kOpen;
        refit_around(vertex);
    }
    placed_.pop_back();
    cell_states_[here] = kUntouched;
    if (!placed_.empty()) open_slot(static_cast<std::size_t>(undo.slot), place.cell, here);
}

void Board::open_slot(std::size_t slot, Cell cell, site::Index site) {
    assert(slot < kMaxSlots);
    used_slots_ |= std::uint64_t{1} << slot;
    slot_cells_[slot] = cell;
    cell_states_[site] = static_cast<std::uint8_t>(slot + 1);
    fit_slot(slot, site);
}

/// The state of the cell is the caller's.
void Board::close_slot(std::size_t slot) {
    unfit_slot(slot);
    used_slots_ &= ~(std::uint64_t{1} << slot);
}

void Board::fit_slot(std::size_t slot, site::Index site) {
    const std::size_t key = detail::demand_key(demand_at(site).pips);
    slot_keys_[slot] = static_cast<std::uint16_t>(key);
    for (const std::uint8_t tile : detail::kTileListMeeting[key]) {
        fitting_slots_[tile] |= std::uint64_t{1} << slot;
    }
}

void Board::unfit_slot(std::size_t slot) {
    for (const std::uint8_t tile : detail::kTileListMeeting[slot_keys_[slot]]) {
        fitting_slots_[tile] &= ~(std::uint64_t{1} << slot);
    }
}

/// Finds out anew what fits the slots around a vertex.
void Board::refit_around(site::Index vertex) {
    for (const int offset : site::kCellsAround) {
        const site::Index cell = site::wrapped(vertex + offset);
        const std::uint8_t state = cell_states_[cell];
        if (state == kUntouched || state == kTaken) continue;
        unfit_slot(state - 1U);
        fit_slot(state - 1U, cell);
    }
}

bool Board::operator==(const Board& other) const {
    bool same = cell_states_ == other.cell_states_ && vertex_states_ == other.vertex_states_ &&
                placed_ == other.placed_ && used_slots_ == other.used_slots_ &&
                std::equal(fitting_slots_.begin(), fitting_slots_.begin() + kTileCount,
                           other.fitting_slots_.begin());
    frontier().for_each([&](int slot) { same = same && cell_of(slot) == other.cell_of(slot); });
    return same;
}

}  // namespace tercet::triominos
