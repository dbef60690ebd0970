#include <memory>
#include <string>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "notation/rule_json.hpp"
#include "notation/words.hpp"
#include "tercet/commands.hpp"
#include "tercet/games.hpp"
#include "tercet/message.hpp"

namespace tercet::app {
namespace {

using Json = notation::Json;

Json domain_json(const RuleDomain& domain) {
    using Kind = RuleDomain::Kind;
    Json json;
    switch (domain.kind) {
        case Kind::flag: json["type"] = "boolean"; return json;
        case Kind::choice:
            json["type"] = "choice";
            for (const auto choice : domain.choices) json["values"].push_back(std::string{choice});
            return json;
        case Kind::integer: json["type"] = "integer"; break;
        case Kind::optional_integer: json["type"] = "integer or null"; break;
        case Kind::integers:
            json["type"] = "integers";
            json["count"] = domain.count;
            break;
        case Kind::by_seats: json["type"] = "integers by players"; break;
    }
    json["min"] = domain.min;
    json["max"] = domain.max;
    return json;
}

template <class Game>
Json rules_json() {
    Json json;
    json["default"] = std::string{Game::presets().front().name};
    for (const auto& field : Game::rule_fields()) {
        json["fields"][std::string{field.name}] = domain_json(field.domain);
    }
    for (const auto& preset : Game::presets()) {
        Json& fields = json["presets"][std::string{preset.name}];
        for (const auto& field : Game::rule_fields()) {
            fields[std::string{field.name}] = notation::rule_json(field.read(preset.variant));
        }
    }
    return json;
}

/// What a preset changes of the default, as --rules takes it: `drawn_tile=may,blocked=lowest`.
template <class Game>
std::string difference(const typename Game::Variant& variant) {
    std::string text;
    for (const auto& field : Game::rule_fields()) {
        const auto value = field.read(variant);
        if (value == field.read(Game::presets().front().variant)) continue;
        text += fmt::format("{}{}={}", text.empty() ? "" : ",", field.name, text_of(value));
    }
    return text;
}

template <class Game>
void print_rules() {
    const auto& standard = Game::presets().front();
    put_line(fmt::format("{}\n", Game::kName));
    put_line("  Presets, and what each changes of the default:");
    for (const auto& preset : Game::presets()) {
        const bool is_default = &preset == &standard;
        put_line(fmt::format("    {:<14} {}{}", preset.name, preset.sheets,
                             is_default ? " (the default)" : ""));
        if (!is_default) put_line(fmt::format("{:19}{}", "", difference<Game>(preset.variant)));
    }
    put_line("\n  Fields, their default, and the values they take:");
    for (const auto& field : Game::rule_fields()) {
        put_line(fmt::format("    {:<16} {:<21} {}", field.name,
                             text_of(field.read(standard.variant)),
                             notation::text_of(field.domain)));
    }
}

struct Options {
    std::string game;
    bool as_json = false;
};

int run(const Options& options) {
    Json json;
    const auto show = [&]<class Notation>() {
        using Game = typename Notation::Game;
        if (options.as_json) {
            json[std::string{Game::kName}] = rules_json<Game>();
        } else {
            print_rules<Game>();
        }
    };
    if (options.game.empty()) {
        with_each_game(show);
    } else if (!with_game(options.game, show)) {
        say(no_such_game(options.game));
        return kWrongUsage;
    }
    if (options.as_json) put_line(json.dump());
    return kDone;
}

}  // namespace

Command rules_command() {
    const auto options = std::make_shared<Options>();
    return {"rules",
            "Presets and fields of the rules, with their values",
            {{"GAME", &options->game, fmt::format("{}; all games if left out", game_names())},
             {"--json", &options->as_json, "As one JSON object"}},
            [options] { return run(*options); }};
}

}  // namespace tercet::app
