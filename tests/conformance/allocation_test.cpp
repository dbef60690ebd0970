// Nothing is allocated while a round is played: the speed of the engine rests on it.

#include <cstdlib>
#include <new>

#include <gtest/gtest.h>

#include "conformance/lawbook.hpp"
#include "support/games.hpp"

namespace {

long allocations = 0;  // NOLINT: whatever allocates comes here

}  // namespace

// The compiler sees new and free() in one place, and not that they belong together.
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"

void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;  // NOLINT: who else
    throw std::bad_alloc{};
}
void operator delete(void* memory) noexcept { std::free(memory); }               // NOLINT
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }  // NOLINT

namespace tercet {
namespace {

template <class Game>
class Allocation : public ::testing::Test {};
TYPED_TEST_SUITE(Allocation, Games, GameNames);

TYPED_TEST(Allocation, ThereIsNoneInATurn) {
    using Game = TypeParam;
    const long before_all = allocations;
    const auto tables = preset_tables<Game>();
    EXPECT_GT(allocations, before_all) << "they are counted";
    for (const auto& table : tables) {
        Random random{1};
        for (int round = 0; round < 5; ++round) {
            auto position = random_position<Game>(table.variant, table.seats, random);
            const long before = allocations;
            while (!position.is_over()) {
                const auto move = random_move(position, random);
                const auto chance = random_chance(position, move, random);
                const auto undo = position.play_undoably(move, chance);
                position.undo(undo);
                const typename Game::View view{position, position.to_move()};
                EXPECT_EQ(view.seat(), position.to_move());
                for_each_placement(position, [&](const auto& place) {
                    EXPECT_LE(-1000, position.points_of(place));
                });
                position.play(move, chance);
            }
            EXPECT_EQ(allocations, before) << table.name;
        }
    }
}

}  // namespace
}  // namespace tercet
