#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "game/viewer.hpp"
#include "notation/rule_json.hpp"
#include "table/audience.hpp"
#include "table/table.hpp"
#include "wasm/answer_json.hpp"
#include "wasm/opened.hpp"

namespace tercet::wasm {

/// What a viewer is shown of a match. It is told no more than the viewer may know, so it has
/// nothing hidden to show. Presenter tells how the game is shown.
template <class Presenter>
class Show {
public:
    using Notation = typename Presenter::Notation;
    using Game = typename Notation::Game;
    using Position = typename Game::Position;
    using Placement = typename Game::Placement;

    /// There must be a round, and the seat, if the viewer has one.
    static Json of(const Opened<Notation>& match, Viewer viewer) {
        Show show{match, viewer};
        match.for_each_event(viewer, [&](const auto& seen) { show.follow(seen); });
        return show.described(match);
    }

private:
    using Table = table::Table<Game>;

    Show(const Opened<Notation>& match, Viewer viewer)
        : viewer_{viewer}, table_{match.variant(), match.seats()}, from_actions_{match.seats()} {}

    void follow(const table::Seen<Game>& seen) {
        if (const auto* acted = std::get_if<table::Acted<Game>>(&seen.event())) {
            log_.push_back(entry_of(*acted));
            const Seat before = table_.position().to_move();
            table_.apply(seen.event());
            const bool is_new_turn = ends_turn(acted->action.move);
            log_.back()["again"] = is_new_turn && plays_again(before);
            if (is_new_turn) turn_begins_ = action();
            return;
        }
        table_.apply(seen.event());
        if (std::holds_alternative<table::Dealt<Game>>(seen.event())) begin_round();
    }

    void begin_round() {
        board_ = Json::array();
        from_actions_ = Scores{table_.seats()};
        turn_begins_ = 0;
    }

    /// Whether a seat that moved is to move once more, and others wait. Alone it always is.
    bool plays_again(Seat moved) const {
        const Position& position = table_.position();
        return table_.seats() > 1 && position.to_move() == moved && !position.is_over();
    }

    /// How many actions the round has had.
    std::size_t action() const { return table_.past().events.size(); }

    Json entry_of(const table::Acted<Game>& acted) {
        const auto& move = acted.action.move;
        Json points = Presenter::points(table_.position(), move);
        from_actions_[acted.seat] += table_.position().points_of(move);
        Json entry;
        entry["round"] = table_.round();
        entry["action"] = action() + 1;
        entry["seat"] = acted.seat.index();
        entry["kind"] = Presenter::kind(move);
        if (const auto* place = std::get_if<Placement>(&move)) {
            Presenter::describe(entry, *place);
            for (Json tile : Presenter::placed(*place)) {
                tile["seat"] = acted.seat.index();
                tile["action"] = action() + 1;
                board_.push_back(std::move(tile));
            }
        }
        entry["tiles"] = tiles_drawn(acted.action);
        entry["points"] = std::move(points);
        return entry;
    }

    Json described(const Opened<Notation>& match) {
        const Position& position = table_.position();
        const auto& record = match.record();
        const bool is_played = table_.phase() == table::Phase::to_act;
        Json json;
        json["game"] = record.game;
        json["preset"] = record.rules.preset;
        for (const auto& field : Game::rule_fields()) {
            json["rules"][std::string{field.name}] =
                notation::rule_json(field.read(table_.variant()));
        }
        json["round"] = table_.round();
        json["seats"] = seats(match);
        json["starter"] = position.starter().index();
        json["to_move"] = position.to_move().index();
        json["seat"] = viewer_.seat() ? Json(viewer_.seat()->index()) : Json{};
        json["rack"] = nullptr;
        json["stock"] = Presenter::stock(position);
        json["copies"] = Presenter::copies();
        json["board"] = std::move(board_);
        Presenter::add_sights(json, position);
        json["moves"] = nullptr;
        json["ahead"] = Json::array();
        if (const auto seat = viewer_.seat()) {
            json["rack"] = notation::written_rack<Notation>(position.rack(*seat));
            const bool is_its_turn = *seat == position.to_move();
            if (is_played && is_its_turn) json["moves"] = moves(position);
            if (is_played && !is_its_turn && !json["board"].empty()) {
                json["ahead"] = placements(position.as_if_turn_of(*seat));
            }
        }
        json["log"] = std::move(log_);
        json["end"] = table_.is_round_ended() ? end() : Json{};
        json["match"]["decided"] = table_.match().is_decided();
        json["match"]["winners"] =
            table_.match().is_decided() ? seats_where(table_.match().winners()) : Json::array();
        const auto back = match.takes_back();
        json["takes_back"] = back ? Json(back->index()) : Json{};
        json["clock"] = is_played ? clock() : Json{};
        return json;
    }

    /// Of the turn in progress; nothing where no clock runs.
    Json clock() const {
        const auto& seconds = table_.variant().turn_seconds;
        if (!seconds || !is_timed(table_.position())) return {};
        Json json;
        json["turn"] = std::to_string(table_.round()) + ':' + std::to_string(turn_begins_);
        json["seconds"] = *seconds;
        return json;
    }

    Json seats(const Opened<Notation>& match) const {
        const Position& position = table_.position();
        Json all = Json::array();
        for_each_seat(position.seats(), [&](Seat seat) {
            // The match has counted a round that has ended.
            const Points total = table_.match().totals()[seat];
            Json one;
            one["name"] = match.record().seats[static_cast<std::size_t>(seat.index())];
            one["player"] = match.player(seat);
            one["points"] = position.scores()[seat];
            one["total"] = table_.is_round_ended() ? total : total + position.scores()[seat];
            one["tiles"] = position.rack(seat).size();
            all.push_back(std::move(one));
        });
        return all;
    }

    /// What the seat to move may place.
    static Json placements(const Position& position) {
        Json all = Json::array();
        for_each_placement(position, [&](const Placement& place) {
            Json one;
            one["move"] = Notation::write_action({place, {}});
            one["points"] = Presenter::points(position, place);
            Presenter::describe(one, place);
            all.push_back(std::move(one));
        });
        return all;
    }

    /// What it may do.
    static Json moves(const Position& position) {
        Json json;
        json["place"] = placements(position);
        json["other"] = Json::object();
        for (const auto& [name, points] : Notation::other_moves(position)) {
            json["other"][name] = PointsJson{points}.part("cost", points).json();
        }
        return json;
    }

    Json end() const {
        const Position& position = table_.position();
        Json json;
        json["how"] = std::string{notation::word_for(*position.ending())};
        const auto out = Presenter::out(position);
        json["out"] = out ? Json(out->index()) : Json{};
        json["racks"] = Json::array();
        json["gains"] = Json::array();
        json["parts"] = Json::array();
        json["scores"] = Json::array();
        for_each_seat(position.seats(), [&](Seat seat) {
            json["racks"].push_back(notation::written_rack<Notation>(position.rack(seat)));
            const Points gain = position.scores()[seat] - from_actions_[seat];
            json["gains"].push_back(gain);
            json["parts"].push_back(Presenter::end_parts(position, seat, gain));
            json["scores"].push_back(position.scores()[seat]);
        });
        json["winners"] = seats_where(position.result().winners);
        return json;
    }

    static Json seats_where(const PerSeat<bool>& flags) {
        Json seats = Json::array();
        for_each_seat(flags.seats(), [&](Seat seat) {
            if (flags[seat]) seats.push_back(seat.index());
        });
        return seats;
    }

    Viewer viewer_;
    Table table_;
    Json board_ = Json::array();
    Json log_ = Json::array();
    Scores from_actions_;          ///< of the round, without what its end adds
    std::size_t turn_begins_ = 0;  ///< after so many actions of the round
};

}  // namespace tercet::wasm
