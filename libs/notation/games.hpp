#pragma once

#include <array>
#include <string_view>

#include "notation/game_list.hpp"

namespace tercet::notation {

namespace detail {

template <class... Notations>
constexpr std::array<std::string_view, sizeof...(Notations)> names_of(GameList<Notations...>) {
    return {Notations::Game::kName...};
}

template <class... Notations, class Use>
bool with_one_of(GameList<Notations...>, std::string_view name, Use& use) {
    return ((name == Notations::Game::kName && (use.template operator()<Notations>(), true)) ||
            ...);
}

template <class... Notations, class Use>
void with_each_of(GameList<Notations...>, Use& use) {
    (use.template operator()<Notations>(), ...);
}

}  // namespace detail

/// The one place where a name becomes a game: calls use.template operator()<Notation>() for the
/// game of that name. False if there is none.
template <class Use>
bool with_game(std::string_view name, Use&& use) {
    return detail::with_one_of(Games{}, name, use);
}

/// The same for every game.
template <class Use>
void with_each_game(Use&& use) {
    detail::with_each_of(Games{}, use);
}

inline constexpr auto kGameNames = detail::names_of(Games{});

}  // namespace tercet::notation
