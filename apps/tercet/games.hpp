#pragma once

#include <array>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "notation/printable.hpp"
#include "notation/triolet_notation.hpp"
#include "notation/triominos_notation.hpp"

namespace tercet::app {

namespace detail {

/// Every game there is, by its notation.
template <class... Notations>
struct List {};
using Games = List<notation::TriominosNotation, notation::TrioletNotation>;

template <class... Notations>
constexpr std::array<std::string_view, sizeof...(Notations)> names_of(List<Notations...>) {
    return {Notations::Game::kName...};
}

template <class... Notations, class Use>
bool with_one_of(List<Notations...>, std::string_view name, Use& use) {
    return ((name == Notations::Game::kName && (use.template operator()<Notations>(), true)) ||
            ...);
}

}  // namespace detail

/// The one place where a name becomes a game: calls use.template operator()<Notation>() for the
/// game of that name. False if there is none.
template <class Use>
bool with_game(std::string_view name, Use&& use) {
    return detail::with_one_of(detail::Games{}, name, use);
}

inline constexpr auto kGameNames = detail::names_of(detail::Games{});

/// `triominos or ...`, for help texts.
inline std::string game_names() { return fmt::format("{}", fmt::join(kGameNames, " or ")); }

inline std::string no_such_game(const std::string& name) {
    return fmt::format("there is no game \"{}\"; there are {}", notation::excerpt(name),
                       fmt::join(kGameNames, ", "));
}

}  // namespace tercet::app
