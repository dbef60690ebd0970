#include "wasm/engine.hpp"

#include <charconv>
#include <cstdint>
#include <optional>
#include <utility>

#include "notation/games.hpp"
#include "notation/printable.hpp"
#include "notation/rule_json.hpp"
#include "wasm/requests.hpp"
#include "wasm/rules.hpp"
#include "wasm/seats_json.hpp"
#include "wasm/triolet_presenter.hpp"
#include "wasm/triominos_presenter.hpp"

namespace tercet::wasm {
namespace {

/// How the game of a notation is shown.
template <class Notation>
struct PresenterOf;
template <>
struct PresenterOf<notation::TriominosNotation> {
    using Type = TriominosPresenter;
};
template <>
struct PresenterOf<notation::TrioletNotation> {
    using Type = TrioletPresenter;
};

const Json& member(const Json& object, const char* key) {
    static const Json nothing;
    if (!object.is_object()) return nothing;
    const auto found = object.find(key);
    return found == object.end() ? nothing : *found;
}

std::string text(const Json& json) {
    const auto* found = json.get_ptr<const std::string*>();
    return found == nullptr ? std::string{} : *found;
}

std::optional<std::vector<std::string>> texts(const Json& json) {
    if (!json.is_array()) return std::nullopt;
    std::vector<std::string> all;
    for (const Json& each : json) {
        if (!each.is_string()) return std::nullopt;
        all.push_back(text(each));
    }
    return all;
}

/// A whole number of 64 bits in digits.
std::optional<std::uint64_t> seed_of(const Json& json) {
    const std::string digits = text(json);
    std::uint64_t seed = 0;
    const char* end = digits.data() + digits.size();
    const auto [stop, failure] = std::from_chars(digits.data(), end, seed);
    if (digits.empty() || failure != std::errc{} || stop != end) return std::nullopt;
    return seed;
}

/// The record, players and seed of an object. What is wrong with them, if they are not all there.
Expected<Saved, std::string> saved_of(const Json& record, const Json& players, const Json& seed) {
    auto parsed = notation::parse_record(notation::compact(record));
    if (!parsed) return Unexpected{notation::sentence(parsed.error())};
    auto kinds = texts(players);
    if (!kinds) return Unexpected{std::string{"players: a list of words is needed"}};
    const auto number = seed_of(seed);
    if (!number) return Unexpected{std::string{"seed: digits of a number of 64 bits are needed"}};
    return Saved{std::move(*parsed), std::move(*kinds), *number};
}

Expected<Saved, std::string> saved_of(const Json& request) {
    const Json& saved = member(request, "saved");
    return saved_of(member(saved, "record"), member(saved, "players"), member(saved, "seed"));
}

/// A match that has no round yet.
Expected<Saved, std::string> unbegun(const Json& request) {
    Json record;
    record["tercet"] = notation::kRecordVersion;
    record["game"] = member(request, "game");
    record["rules"] = member(request, "rules");
    record["seats"] = member(request, "seats");
    record["rounds"] = Json::array();
    return saved_of(record, member(request, "players"), member(request, "seed"));
}

/// A value that no rule can have, such as half a number.
std::optional<RuleProblem> problem_with_values(const Json& rules) {
    if (!rules.is_object()) return std::nullopt;
    for (const auto& [name, value] : rules.items()) {
        if (notation::rule_value(value)) continue;
        return RuleProblem{RuleProblem::Code::bad_value, name, notation::compact(value)};
    }
    return std::nullopt;
}

/// Whether rules can be played by so many, and how many can play by them.
Json check(const Json& request) {
    Json record;
    record["tercet"] = notation::kRecordVersion;
    record["game"] = member(request, "game");
    record["rules"] = member(request, "rules");
    record["seats"] = Json::array();
    record["rounds"] = Json::array();
    Json json;
    if (const auto problem = problem_with_values(record["rules"])) {
        const bool is_known = notation::with_game(text(record["game"]), [&]<class Notation>() {
            json["problem"] = problem_json(*problem);
            json["seats"] = seats_of_game<typename Notation::Game>();
        });
        if (is_known) return json;
    }
    const auto parsed = notation::parse_record(notation::compact(record));
    if (!parsed) return problem_json(notation::sentence(parsed.error()));
    const auto seats = notation::whole_number(member(request, "seats"));
    if (!seats || *seats < 0) return problem_json(std::string{"seats: a number is needed"});
    const bool is_known = notation::with_game(parsed->game, [&]<class Notation>() {
        using Game = typename Notation::Game;
        const auto problem = problem_with<Game>(parsed->rules, static_cast<std::size_t>(*seats));
        json["problem"] = problem ? problem_json(*problem) : Json{};
        json["seats"] = seats_by<Game>(parsed->rules);
    });
    return is_known ? json : problem_json(std::string{"there is no such game"});
}

template <class Presenter>
Json answer_about(const std::string& what, const Json& request, Saved saved) {
    using Answers = Requests<Presenter>;
    if (what == "new") return Answers::begin(std::move(saved));
    if (what == "play") return Answers::play(std::move(saved), text(member(request, "move")));
    if (what == "bot") return Answers::play_bot(std::move(saved));
    if (what == "hint") return Answers::hint(std::move(saved));
    if (what == "timeout") return Answers::play_out_of_time(std::move(saved));
    if (what == "next") return Answers::next_round(std::move(saved));
    const auto number =
        notation::whole_number(member(request, what == "rewind" ? "actions" : "seat"));
    if (what == "rewind" && number && *number >= 0) {
        return Answers::rewind(std::move(saved), static_cast<std::size_t>(*number));
    }
    std::optional<Seat> seat;
    if (number && 0 <= *number && *number < kMaxSeats) seat = Seat{static_cast<int>(*number)};
    if (what == "try" && seat) {
        return Answers::attempt(std::move(saved), *seat, text(member(request, "move")));
    }
    if (what == "show" && (seat || !number)) return Answers::show(std::move(saved), seat);
    return problem_json("no such request: " + notation::excerpt(what));
}

Json answer_json(const Json& request) {
    const std::string what = text(member(request, "do"));
    if (what == "rules") return rules_json();
    if (what == "check") return check(request);
    auto saved = what == "new" ? unbegun(request) : saved_of(request);
    if (!saved) return problem_json(saved.error());
    Json json;
    const std::string game = saved->record.game;
    const bool is_known = notation::with_game(game, [&]<class Notation>() {
        json = answer_about<typename PresenterOf<Notation>::Type>(what, request, std::move(*saved));
    });
    return is_known ? json : problem_json("there is no game " + notation::excerpt(game));
}

}  // namespace

std::string answer(std::string_view request) {
    const auto parsed = notation::parse_json(request);
    if (!parsed) return problem_json(std::string{"the request is not JSON"}).dump();
    return answer_json(*parsed).dump();
}

}  // namespace tercet::wasm
