#include "wasm/rules.hpp"

#include <array>
#include <string>

#include "notation/games.hpp"
#include "notation/rule_json.hpp"
#include "wasm/json_text.hpp"
#include "wasm/seats_json.hpp"

namespace tercet::wasm {
namespace {

constexpr std::array<std::string_view, 6> kKinds = {
    "flag", "choice", "integer", "optional_integer", "integers", "by_seats"};
static_assert(kKinds.size() == static_cast<std::size_t>(RuleDomain::Kind::by_seats) + 1);

Json domain_json(const RuleDomain& domain) {
    Json json;
    json["kind"] = std::string{name_of(domain.kind, kKinds)};
    json["min"] = domain.min;
    json["max"] = domain.max;
    json["count"] = domain.count;
    json["choices"] = Json::array();
    for (const auto choice : domain.choices) json["choices"].push_back(std::string{choice});
    return json;
}

template <class Game>
Json game_json() {
    Json json;
    json["default"] = std::string{Game::presets().front().name};
    json["seats"] = seats_of_game<Game>();
    for (const auto& preset : Game::presets()) {
        Json one;
        one["name"] = std::string{preset.name};
        one["sheets"] = std::string{preset.sheets};
        for (const auto& field : Game::rule_fields()) {
            one["values"][std::string{field.name}] =
                notation::rule_json(field.read(preset.variant));
        }
        json["presets"].push_back(one);
    }
    for (const auto& field : Game::rule_fields()) {
        Json one;
        one["name"] = std::string{field.name};
        one["domain"] = domain_json(field.domain);
        json["fields"].push_back(one);
    }
    return json;
}

}  // namespace

Json rules_json() {
    Json json;
    notation::with_each_game([&]<class Notation>() {
        using Game = typename Notation::Game;
        json[std::string{Game::kName}] = game_json<Game>();
    });
    return json;
}

}  // namespace tercet::wasm
