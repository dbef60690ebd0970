#pragma once

#include "ai/triolet/search_model.hpp"
#include "ai/triominos/search_model.hpp"
#include "triolet/game.hpp"
#include "triominos/game.hpp"

namespace tercet::ai {

namespace detail {
template <class Game>
struct SearchModelFor;
template <>
struct SearchModelFor<triominos::Game> {
    using Type = TriominosSearchModel;
};
template <>
struct SearchModelFor<triolet::Game> {
    using Type = TrioletSearchModel;
};
}  // namespace detail

/// What is particular to a game when a search thinks about it.
template <class Game>
using SearchModelOf = typename detail::SearchModelFor<Game>::Type;

}  // namespace tercet::ai
