#pragma once

#include "ai/plain_search_model.hpp"
#include "ai/triolet/search_model.hpp"
#include "ai/triominos/search_model.hpp"
#include "triolet/game.hpp"
#include "triominos/game.hpp"

namespace tercet::ai {

namespace detail {
template <class Game>
struct SearchModelFor {
    using Type = PlainSearchModel<Game>;
};
template <>
struct SearchModelFor<triominos::Game> {
    using Type = TriominosSearchModel;
};
template <>
struct SearchModelFor<triolet::Game> {
    using Type = TrioletSearchModel;
};
}  // namespace detail

/// How a search thinks about a game: what is particular to it, where that was worked out.
template <class Game>
using SearchModelOf = typename detail::SearchModelFor<Game>::Type;

}  // namespace tercet::ai
