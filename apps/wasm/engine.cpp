#include "wasm/engine.hpp"

#include <optional>
#include <utility>

#include "notation/games.hpp"
#include "notation/printable.hpp"
#include "notation/record_json.hpp"
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

/// A record of an object's members that has no rounds; its game, rules and seats.
Json roundless(const Json& request, Json seats) {
    Json record;
    record["tercet"] = notation::kRecordVersion;
    record["game"] = member(request, "game");
    record["rules"] = member(request, "rules");
    record["seats"] = std::move(seats);
    record["rounds"] = Json::array();
    return record;
}

/// The record, players and seed of an object. What is wrong with them, if they are not all there.
Expected<Saved, std::string> saved_of(const Json& record, const Json& players, const Json& seed) {
    auto parsed = notation::record_from(record);
    if (!parsed) return Unexpected{notation::sentence(parsed.error())};
    auto kinds = texts(players);
    if (!kinds) return Unexpected{std::string{"players: a list of words is needed"}};
    return Saved{std::move(*parsed), std::move(*kinds), text(seed)};
}

Expected<Saved, std::string> saved_of(const Json& request) {
    const Json& saved = member(request, "saved");
    return saved_of(member(saved, "record"), member(saved, "players"), member(saved, "seed"));
}

/// A match that has no round yet.
Expected<Saved, std::string> unbegun(const Json& request) {
    return saved_of(roundless(request, member(request, "seats")), member(request, "players"),
                    member(request, "seed"));
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

/// Whether rules can be played by that number of people, and how many can play by them.
Json check(const Json& request) {
    const Json record = roundless(request, Json::array());
    Json json;
    if (const auto problem = problem_with_values(record["rules"])) {
        const bool is_known = notation::with_game(text(record["game"]), [&]<class Notation>() {
            json["problem"] = problem_json(*problem);
            json["seats"] = seats_of_game<typename Notation::Game>();
        });
        if (is_known) return json;
    }
    const auto parsed = notation::record_from(record);
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

/// The seat of a request; none if it has none.
std::optional<Seat> seat_of(const Json& request) {
    const auto number = notation::whole_number(member(request, "seat"));
    if (!number || *number < 0 || *number >= kMaxSeats) return std::nullopt;
    return Seat{static_cast<int>(*number)};
}

template <class Presenter>
std::string answer_about(const std::string& what, const Json& request, Saved saved) {
    using Answers = Requests<Presenter>;
    const auto seat = seat_of(request);
    if (!seat && !member(request, "seat").is_null()) return problem_text("there is no such seat");
    const std::string move = text(member(request, "move"));
    if (what == "new") return Answers::begin(std::move(saved));
    if (what == "show") return Answers::show(std::move(saved), seat);
    if (what == "play") return Answers::play(std::move(saved), seat, move);
    if (what == "bot") return Answers::play_bot(std::move(saved), seat);
    if (what == "hint") return Answers::hint(std::move(saved));
    if (what == "timeout") return Answers::command(std::move(saved), seat, table::RunOutOfTime{});
    if (what == "undo") return Answers::command(std::move(saved), seat, table::TakeBack{});
    if (what == "next") return Answers::command(std::move(saved), seat, table::BeginRound{});
    if (what == "try" && seat) return Answers::attempt(std::move(saved), *seat, move);
    return problem_text("no such request: " + notation::excerpt(what));
}

std::string answer_to(const Json& request) {
    const std::string what = text(member(request, "do"));
    if (what == "rules") return rules_json().dump();
    if (what == "check") return check(request).dump();
    auto saved = what == "new" ? unbegun(request) : saved_of(request);
    if (!saved) return problem_text(saved.error());
    std::string answer;
    const std::string game = saved->record.game;
    const bool is_known = notation::with_game(game, [&]<class Notation>() {
        answer =
            answer_about<typename PresenterOf<Notation>::Type>(what, request, std::move(*saved));
    });
    return is_known ? answer : problem_text("there is no game " + notation::excerpt(game));
}

}  // namespace

std::string answer(std::string_view request) {
    const auto parsed = notation::parse_json(request);
    return parsed ? answer_to(*parsed) : problem_text("the request is not JSON");
}

}  // namespace tercet::wasm
