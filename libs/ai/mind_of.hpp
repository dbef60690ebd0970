#pragma once

#include "ai/triolet/mind.hpp"
#include "ai/triominos/mind.hpp"
#include "triolet/game.hpp"
#include "triominos/game.hpp"

namespace tercet::ai {

namespace detail {
template <class Game>
struct MindFor;
template <>
struct MindFor<triominos::Game> {
    using Type = TriominosMind;
};
template <>
struct MindFor<triolet::Game> {
    using Type = TrioletMind;
};
}  // namespace detail

/// What is particular to a game when a search thinks about it.
template <class Game>
using MindOf = typename detail::MindFor<Game>::Type;

}  // namespace tercet::ai
