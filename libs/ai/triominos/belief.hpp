#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "base/random.hpp"
#include "game/seat.hpp"
#include "triominos/view.hpp"

namespace tercet::ai {

/// Which tiles the others hold, each way as likely as it makes what they did.
///
/// Everyone is taken for a player who mostly does what scores most, and draws or passes only now
/// and then while a tile fits. What each held when is unknown in part, so the ways are walked
/// through at random (Metropolis): two tiles change places, and the step is kept or not by how
/// likely it makes every decision so far.
class TriominosBelief {
public:
    /// The view tells its past.
    TriominosBelief(const triominos::View& view, Random& random);

    /// The unknown tiles of every rack, after some steps more.
    PerSeat<triominos::TileSet> next(Random& random);

private:
    using Tile = triominos::Tile;

    /// A tile that someone got, when, and when it was placed.
    struct Holding {
        Seat seat;
        int since = 0;
        bool is_certain = false;  ///< it was placed when nothing else could have been
        Tile tile;
        int until = 0;
        bool is_hidden = true;
    };
    /// What someone did when that number of tiles could have been placed.
    struct Decision {
        Seat seat;
        int time = 0;
        std::optional<std::size_t> only;  ///< the holding that could be placed, if just one
        double otherwise = 0;             ///< the weight of what is always possible
        std::array<double, triominos::kTileCount> weights{};  ///< of placing each tile
        double sum = 0;                                       ///< of what is held, and otherwise
    };

    void remember(const triominos::View& view);
    void add_decision(const triominos::Position& before, Seat seat, int time,
                      std::optional<std::size_t> drawn);
    void place(Seat seat, Tile tile, int time, std::optional<std::size_t> drawn);
    void deal(const triominos::View& view, Random& random);
    bool counts(const Decision& decision, std::size_t holding) const;
    void step(Random& random);
    void give_from_pool(std::size_t holding, std::size_t pool, Random& random);
    void exchange(std::size_t one, std::size_t other, Random& random);
    void add(std::size_t holding, double sign);
    template <class Change>
    void try_out(std::size_t one, std::size_t other, Random& random, Change change);

    std::vector<Holding> holdings_;
    std::vector<Decision> decisions_;
    std::vector<Tile> pool_;
    std::vector<double> sums_before_;
    int seats_;
};

}  // namespace tercet::ai
