#include "triominos/game.hpp"

int main() {
    using tercet::triominos::Game;
    tercet::Random random{std::uint64_t{1}};
    auto position = tercet::random_position<Game>(Game::presets().front().variant, 2, random);
    tercet::play_out<Game>(position, random);
    return position.is_over() ? 0 : 1;
}
