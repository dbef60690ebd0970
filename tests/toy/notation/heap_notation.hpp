#pragma once

#include <charconv>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/expected.hpp"
#include "heap/game.hpp"
#include "notation/written_game.hpp"

namespace tercet::notation {

/// The toy game in writing: `7 +12`, `7 +?`, `7`, `pass`.
struct HeapNotation {
    using Game = heap::Game;
    using DealProblem = heap::DealProblem;
    enum class TextProblem { no_such_tile };

    static Expected<std::optional<heap::Tile>, TextProblem> parse_tile(std::string_view text) {
        if (text == "?") return std::optional<heap::Tile>{};
        int number = 0;
        const char* end = text.data() + text.size();
        const auto [stop, failure] = std::from_chars(text.data(), end, number);
        if (failure != std::errc{} || stop != end || number < 1 || number > heap::kHighest) {
            return Unexpected{TextProblem::no_such_tile};
        }
        return std::optional{heap::Tile{number}};
    }
    static Expected<Game::Action, TextProblem> parse_action(std::string_view text,
                                                            const Game::Position&,
                                                            std::span<const std::string> = {}) {
        if (text == "pass") return Game::Action{heap::Pass{}, {}};
        const auto plus = text.find(" +");
        const auto tile = parse_tile(text.substr(0, plus));
        if (!tile || !*tile) return Unexpected{TextProblem::no_such_tile};
        Game::Action action{heap::Place{**tile}, {}};
        if (plus == std::string_view::npos) return action;
        const auto drawn = parse_tile(text.substr(plus + 2));
        if (!drawn) return Unexpected{drawn.error()};
        action.chance = {true, *drawn};
        return action;
    }
    static std::string write_tile(heap::Tile tile) { return std::to_string(tile.number); }
    static std::string write_action(const Game::Action& action) {
        const auto* place = std::get_if<heap::Place>(&action.move);
        if (place == nullptr) return "pass";
        std::string text = write_tile(place->tile);
        if (!action.chance.has_drawn) return text;
        return text + " +" + (action.chance.tile ? write_tile(*action.chance.tile) : "?");
    }

    static std::map<std::string, Points> other_moves(const Game::Position& position) {
        if (position.refusal(Game::Move{heap::Pass{}})) return {};
        return {{"pass", 0}};
    }
    static std::string board_text(const Game::Position& position,
                                  const std::optional<Game::Action>&) {
        return "[" + std::to_string(position.top()) + "]\n";
    }
    static std::string stock_text(const Game::Position& position) {
        return std::to_string(position.stock()) + " in the stock";
    }

    static std::string sentence(Game::Refusal refusal) {
        switch (refusal) {
            case Game::Refusal::round_is_over: return "the round is over";
            case Game::Refusal::not_held: return "it is not on the rack";
            case Game::Refusal::too_low: return "it is not higher than the heap";
            case Game::Refusal::can_place: return "who can place may not pass";
            case Game::Refusal::wrong_draw: return "a tile is drawn after each placement";
            case Game::Refusal::not_in_stock: return "the drawn tile is elsewhere";
        }
        return {};
    }
    static std::string sentence(DealProblem problem) {
        switch (problem) {
            case DealProblem::seats_not_allowed: return "two to four can play";
            case DealProblem::wrong_rack_size: return "a rack has another size";
            case DealProblem::tile_twice: return "a tile is there twice";
            case DealProblem::no_such_starter: return "there is no such seat";
        }
        return {};
    }
    static std::string sentence(TextProblem) { return "there is no such tile"; }
};
static_assert(WrittenGame<HeapNotation>);

}  // namespace tercet::notation
