#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "game/seat.hpp"
#include "notation/rule_json.hpp"
#include "wasm/answer_json.hpp"
#include "wasm/opened.hpp"

namespace tercet::wasm {

/// What one seat may see of a match, or what anybody may. Presenter tells how the game is shown.
template <class Presenter>
class Show {
public:
    using Notation = typename Presenter::Notation;
    using Game = typename Notation::Game;
    using Position = typename Game::Position;
    using Table = Opened<Notation>;
    using Placement = typename Game::Placement;

    static Expected<Json, std::string> of(Saved saved, std::optional<Seat> seat) {
        Show show;
        const auto opened = Table::open(
            std::move(saved), [&](const typename Table::Step& step, const Position* before) {
                show.follow(step, before);
            });
        if (!opened) return Unexpected{opened.error()};
        if (seat && seat->index() >= opened->position().seats()) {
            return Unexpected{std::string{"there is no such seat"}};
        }
        return show.described(*opened, seat);
    }

private:
    void follow(const typename Table::Step& step, const Position* before) {
        if (!step.played) {
            board_ = Json::array();
            from_actions_ = Scores{step.position.seats()};
            return;
        }
        const auto& move = step.played->move;
        from_actions_[step.seat] += step.points;
        Json entry;
        entry["round"] = step.round;
        entry["action"] = step.action;
        entry["seat"] = step.seat.index();
        entry["kind"] = Presenter::kind(move);
        if (const auto* place = std::get_if<Placement>(&move)) {
            Presenter::describe(entry, *place);
            for (Json tile : Presenter::placed(*place)) {
                tile["seat"] = step.seat.index();
                tile["action"] = step.action;
                board_.push_back(std::move(tile));
            }
        }
        const int drawn = Presenter::tiles_drawn(*step.played);
        entry["tiles"] = drawn;
        entry["points"] = Presenter::points(*before, move);
        entry["reveals"] = drawn > 0;
        entry["again"] = Presenter::plays_again(*before, step.position);
        entry["ends_turn"] = Presenter::ends_turn(move);
        log_.push_back(std::move(entry));
    }

    Json described(const Table& table, std::optional<Seat> seat) const {
        const Position& position = table.position();
        const auto& record = table.saved().record;
        Json json;
        json["game"] = record.game;
        json["preset"] = record.rules.preset;
        for (const auto& field : Game::rule_fields()) {
            json["rules"][std::string{field.name}] =
                notation::rule_json(field.read(table.variant()));
        }
        json["round"] = record.rounds.size();
        json["seats"] = seats(table);
        json["starter"] = position.starter().index();
        json["to_move"] = position.to_move().index();
        json["rack"] = nullptr;
        json["stock"] = Presenter::stock(position);
        json["copies"] = Presenter::copies();
        json["board"] = board_;
        Presenter::add_sights(json, position);
        json["moves"] = nullptr;
        json["ahead"] = Json::array();
        if (seat) {
            const auto view = Game::view(position, *seat);
            json["rack"] = notation::written_rack<Notation>(view.table(), *seat);
            const bool is_its_turn = *seat == position.to_move();
            if (!position.is_over() && is_its_turn) json["moves"] = moves(view);
            if (!position.is_over() && !is_its_turn && !board_.empty()) {
                json["ahead"] = placements(Game::view(position.as_if_turn_of(*seat), *seat));
            }
        }
        json["log"] = log_;
        json["end"] = position.is_over() ? end(position) : Json{};
        json["match"] = match(table);
        json["turn_seconds"] = nullptr;
        const auto& seconds = table.variant().turn_seconds;
        if (seconds && !position.is_over() && Presenter::is_timed(position)) {
            json["turn_seconds"] = *seconds;
        }
        return json;
    }

    static Json seats(const Table& table) {
        const Position& position = table.position();
        Json all = Json::array();
        for_each_seat(position.seats(), [&](Seat seat) {
            const auto index = static_cast<std::size_t>(seat.index());
            // The match has counted a round that is over.
            const Points total = table.match().totals()[seat];
            Json one;
            one["name"] = table.saved().record.seats[index];
            one["player"] = table.saved().players[index];
            one["points"] = position.scores()[seat];
            one["total"] = position.is_over() ? total : total + position.scores()[seat];
            one["tiles"] = position.rack(seat).size();
            all.push_back(std::move(one));
        });
        return all;
    }

    /// What the seat of a view may place now.
    static Json placements(const typename Game::View& view) {
        const Position& table = view.table();
        Json all = Json::array();
        Game::for_each_placement(table, [&](const Placement& place) {
            Json one;
            one["move"] = Notation::write_action({place, {}});
            one["points"] = Presenter::points(table, place);
            Presenter::describe(one, place);
            all.push_back(std::move(one));
        });
        return all;
    }

    /// What it may do now.
    static Json moves(const typename Game::View& view) {
        const Position& table = view.table();
        Json json;
        json["place"] = placements(view);
        json["other"] = Json::object();
        for (const auto& [name, points] : Notation::other_moves(table)) {
            json["other"][name] = PointsJson{points}.part("cost", points).json();
        }
        return json;
    }

    Json end(const Position& position) const {
        Json json;
        json["how"] = std::string{notation::word_for(*position.ending())};
        const auto out = Presenter::out(position);
        json["out"] = out ? Json(out->index()) : Json{};
        json["racks"] = Json::array();
        json["gains"] = Json::array();
        json["parts"] = Json::array();
        json["scores"] = Json::array();
        for_each_seat(position.seats(), [&](Seat seat) {
            json["racks"].push_back(notation::written_rack<Notation>(position, seat));
            const Points gain = position.scores()[seat] - from_actions_[seat];
            json["gains"].push_back(gain);
            json["parts"].push_back(Presenter::end_parts(position, seat, gain));
            json["scores"].push_back(position.scores()[seat]);
        });
        json["winners"] = seats_where(position.result().winners);
        return json;
    }

    static Json match(const Table& table) {
        Json json;
        json["decided"] = table.match().is_decided();
        json["winners"] =
            table.match().is_decided() ? seats_where(table.match().winners()) : Json::array();
        return json;
    }

    static Json seats_where(const PerSeat<bool>& flags) {
        Json seats = Json::array();
        for_each_seat(flags.seats(), [&](Seat seat) {
            if (flags[seat]) seats.push_back(seat.index());
        });
        return seats;
    }

    Json board_ = Json::array();
    Json log_ = Json::array();
    Scores from_actions_{1};
};

}  // namespace tercet::wasm
