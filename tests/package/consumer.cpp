#include "triominos/game.hpp"

int main() {
    using tercet::triominos::Game;
    tercet::Random random{std::uint64_t{1}};
    auto position = Game::random_position(tercet::triominos::presets().front().variant, 2, random);
    tercet::play_out<Game>(position, random);
    return position.is_over() ? 0 : 1;
}
