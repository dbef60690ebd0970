#pragma once

#include "triolet/tile.hpp"

namespace tercet::triolet {

/// What somebody knows of the tiles that were given back: none of them is out of play.
struct Returned {
    Tiles in_bag;         ///< in the bag for certain
    Tiles lost_sight_of;  ///< on a rack or in the bag

    bool empty() const { return in_bag.empty() && lost_sight_of.empty(); }

    /// A tile was drawn and seen.
    void draw(Tile tile) {
        if (in_bag.contains(tile)) {
            in_bag.erase(tile);
        } else {
            turn_up(tile);
        }
    }
    /// Any of the tiles in the bag may have been drawn.
    void draw_unseen() {
        lost_sight_of += in_bag;
        in_bag = {};
    }
    /// A tile came from a rack where nobody saw it.
    void turn_up(Tile tile) {
        if (lost_sight_of.contains(tile)) lost_sight_of.erase(tile);
    }
    /// No rack hides a tile any more.
    void find_in_bag() {
        in_bag += lost_sight_of;
        lost_sight_of = {};
    }

    bool operator==(const Returned&) const = default;
};

}  // namespace tercet::triolet
