#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/static_vector.hpp"
#include "triominos/demand.hpp"
#include "triominos/lattice.hpp"
#include "triominos/move.hpp"
#include "triominos/tile.hpp"

namespace tercet::triominos {

/// What a tile on a cell touches, which decides its bonus.
struct Shape {
    int edges = 0;     ///< neighbours across an edge
    int corners = 0;   ///< corners that meet a tile
    int hexagons = 0;  ///< hexagons that it completes

    /// One neighbour, and a tile at the opposite corner as well.
    constexpr bool is_bridge() const { return edges == 1 && corners == 3; }
    constexpr bool operator==(const Shape&) const = default;
};

/// Some slots of the frontier (see Board). Bit i is slot i.
class SlotSet {
public:
    constexpr SlotSet() = default;
    constexpr explicit SlotSet(std::uint64_t bits) : bits_{bits} {}

    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr int nth(int n) const { return nth_one(bits_, n); }

    /// Calls visit(int slot) in ascending order.
    template <class Visit>
    constexpr void for_each(Visit visit) const {
        for (auto rest = bits_; rest != 0; rest &= rest - 1) visit(std::countr_zero(rest));
    }
    constexpr bool operator==(const SlotSet&) const = default;

private:
    std::uint64_t bits_ = 0;
};

/// What lies where, and where each tile fits. The frontier (free cells that share an edge with a
/// tile) is kept up to date move by move: every cell of it has a slot, a number below 64, and every
/// tile knows the slots that it fits.
class Board {
public:
    /// What take_back() needs to know about a placement.
    struct Undo {
        int slot = 0;         ///< that the cell had in the frontier
        unsigned joined = 0;  ///< bit i: its neighbour i joined the frontier
    };
    /// What place() found out on the way.
    struct Placed {
        Shape shape;
        Undo undo;
    };

    Board();

    bool empty() const { return placed_.empty(); }
    /// The tiles on the table in the order they were placed.
    const auto& placed() const { return placed_; }

    SlotSet frontier() const { return SlotSet{used_slots_}; }
    /// The slots that a tile fits, each in exactly one rotation.
    SlotSet slots_for(Tile tile) const {
        return SlotSet{fitting_slots_[static_cast<std::size_t>(tile.index())]};
    }
    Cell cell_of(int slot) const { return slot_cells_[static_cast<std::size_t>(slot)]; }
    Demand demand_of(int slot) const {
        return demand_at(site::of(slot_cells_[static_cast<std::size_t>(slot)]));
    }
    /// Those of the tiles that fit somewhere. None on the empty board.
    TileSet fitting(TileSet tiles) const;

    bool is_taken(Cell cell) const;
    /// Free and beside a tile.
    bool is_frontier(Cell cell) const;

    // The cell is the frontier's, or any on the empty board.
    Demand demand_at(Cell cell) const { return demand_at(site::of(cell)); }
    Shape shape_at(Cell cell) const;

    /// Puts a tile on a cell where it fits (or anywhere, on the empty board). Unchecked.
    Placed place(const Place& place);
    /// Undoes the latest placement.
    void take_back(const Undo& undo);

    bool operator==(const Board& other) const;

private:
    static constexpr std::size_t kMaxSlots = 64;  // 3 + 55 in use: a tile fills one and opens two

    // A cell's state: untouched; 1 + its slot; or taken.
    static constexpr std::uint8_t kUntouched = 0;
    static constexpr std::uint8_t kTaken = 0x80;
    // A vertex's state: its pip, and from bit 3 on the number of tiles that meet there.
    static constexpr std::uint8_t kOneTile = 8;
    static constexpr std::uint8_t kPipMask = 7;

    Pip pip_at(site::Index vertex) const {
        return static_cast<Pip>(vertex_states_[vertex] & kPipMask);
    }
    Demand demand_at(site::Index cell) const {
        const auto corners = site::vertices(cell);
        return {{pip_at(corners[0]), pip_at(corners[1]), pip_at(corners[2])}};
    }
    void open_slot(std::size_t slot, Cell cell, site::Index site);
    void close_slot(std::size_t slot);
    void fit_slot(std::size_t slot, site::Index site);
    void unfit_slot(std::size_t slot);
    void refit_around(site::Index vertex);

    std::array<std::uint8_t, site::kCount> cell_states_;
    std::array<std::uint8_t, site::kCount> vertex_states_;
    std::uint64_t used_slots_ = 0;
    std::array<Cell, kMaxSlots> slot_cells_;
    std::array<std::uint16_t, kMaxSlots> slot_keys_;  // demand_key of each
    // By tile; the last ones are for what stands behind the tiles in TileIndices.
    std::array<std::uint64_t, kTileCount + kMostFitting> fitting_slots_{};
    StaticVector<Place, kTileCount> placed_;
};

}  // namespace tercet::triominos
