#include "wasm/same_game.hpp"

#include "base/random.hpp"
#include "game/seat.hpp"
#include "game/turn_based.hpp"
#include "triolet/game.hpp"
#include "triominos/game.hpp"

namespace {

/// FNV-1a, a word at a time.
class Hash {
public:
    void add(std::uint64_t word) { value_ = (value_ ^ word) * 0x100000001b3U; }
    std::uint32_t value() const { return static_cast<std::uint32_t>(value_ ^ (value_ >> 32U)); }

private:
    std::uint64_t value_ = 0xcbf29ce484222325U;
};

template <class Game>
void add_games(tercet::Random& random, Hash& hash) {
    for (const auto& preset : Game::presets()) {
        for (int seats = 1; seats <= tercet::kMaxSeats; ++seats) {
            if (!preset.variant.allows(seats)) continue;
            auto position = random_position<Game>(preset.variant, seats, random);
            tercet::play_out<Game>(position, random);
            hash.add(random.next());
            for (const auto score : position.scores()) hash.add(static_cast<std::uint64_t>(score));
        }
    }
}

}  // namespace

extern "C" std::uint32_t hash_of_games(std::uint32_t seed) {
    Hash hash;
    tercet::Random random{std::uint64_t{seed}};
    add_games<tercet::triominos::Game>(random, hash);
    add_games<tercet::triolet::Game>(random, hash);
    return hash.value();
}
