#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>

#include "game/viewer.hpp"
#include "notation/round.hpp"
#include "notation/rule_json.hpp"
#include "table/audience.hpp"
#include "table/table.hpp"
#include "wasm/json_text.hpp"
#include "wasm/opened.hpp"

namespace tercet::wasm {

/// What a viewer is shown of a match. Its table can be told no more than the viewer may know, so it
/// has nothing hidden to show. Presenter tells how the game is shown.
template <class Presenter>
class Show {
public:
    using Notation = typename Presenter::Notation;
    using Game = typename Notation::Game;
    using Position = typename Game::Position;
    using Placement = typename Game::Placement;

    /// All of it. There must be a round, and the seat, if the viewer has one.
    static std::string all(const Opened<Notation>& match, Viewer viewer) {
        Show show{match, viewer, 0};
        show.json_.object([&] {
            show.add_lasting(match);
            show.add_rest(match);
        });
        return show.json_.take();
    }

    /// What the viewer is shown after a change: all but what stays the same all the match. Of the
    /// story, only what comes after its first `lines` lines.
    static std::string since(const Opened<Notation>& match, Viewer viewer, std::size_t lines) {
        Show show{match, viewer, lines};
        show.json_.object([&] {
            show.json_.member("log_from", lines);
            show.add_rest(match);
        });
        return show.json_.take();
    }

private:
    using Sight = table::Sight<Game>;

    Show(const Opened<Notation>& match, Viewer viewer, std::size_t known_lines)
        : table_{viewer, match.variant(), match.seats()},
          known_lines_{known_lines},
          from_actions_{match.seats()} {
        match.for_each_event(viewer, [&](const auto& seen) { follow(seen); });
    }

    void follow(const table::Seen<Game>& seen) {
        if (const auto* acted = std::get_if<table::Acted<Game>>(&seen.event())) {
            return follow(seen, *acted);
        }
        table_.apply(seen);
        if (std::holds_alternative<table::Dealt<Game>>(seen.event())) begin_round();
    }

    void follow(const table::Seen<Game>& seen, const table::Acted<Game>& acted) {
        const auto& move = acted.action.move;
        const Seat before = table_->position().to_move();
        const bool is_new_turn = ends_turn(move);
        from_actions_[acted.seat] += table_->position().points_of(move);
        if (const auto* place = std::get_if<Placement>(&move)) {
            Presenter::write_placed(board_, *place, acted.seat, action() + 1);
        }
        if (lines_++ < known_lines_) {
            table_.apply(seen);
        } else {
            log_.object([&] {
                add_line(acted);
                table_.apply(seen);
                log_.member("again", is_new_turn && plays_again(before));
            });
        }
        if (is_new_turn) turn_begins_ = action();
    }

    void begin_round() {
        board_ = {};
        from_actions_ = Scores{table_->seats()};
        turn_begins_ = 0;
    }

    /// Whether a seat that moved is to move once more, and others wait. Alone it always is.
    bool plays_again(Seat moved) const {
        const Position& position = table_->position();
        return table_->seats() > 1 && position.to_move() == moved && !position.is_over();
    }

    /// How many actions the round has had.
    std::size_t action() const { return table_->past().events.size(); }

    void add_line(const table::Acted<Game>& acted) {
        const auto& move = acted.action.move;
        log_.member("round", table_->round()).member("action", action() + 1);
        log_.member("seat", acted.seat.index()).member("kind", Presenter::kind(move));
        if (const auto* place = std::get_if<Placement>(&move)) Presenter::describe(log_, *place);
        log_.member("tiles", tiles_drawn(acted.action));
        Presenter::write_points(log_.key("points"), Sight{table_}, move);
    }

    /// What stays the same all the match.
    void add_lasting(const Opened<Notation>& match) {
        const auto& record = match.record();
        json_.member("game", record.game).member("preset", record.rules.preset);
        json_.key("rules").object([&] {
            for (const auto& field : Game::rule_fields()) {
                json_.key(field.name)
                    .raw(notation::rule_json(field.read(table_->variant())).dump());
            }
        });
        Presenter::add_lasting(json_);
    }

    void add_rest(const Opened<Notation>& match) {
        const Position& position = table_->position();
        json_.member("round", table_->round());
        json_.key("seats").list([&] { write_seats(match); });
        json_.member("starter", position.starter().index());
        json_.member("to_move", position.to_move().index());
        write_seat("seat", table_.viewer().seat());
        json_.member("stock", Presenter::stock(Sight{table_}));
        json_.key("board").list([&] { json_.raw(board_.text()); });
        Presenter::add_to_show(json_, Sight{table_});
        add_rack_and_moves();
        json_.key("log").list([&] { json_.raw(log_.text()); });
        json_.key("end");
        if (table_->is_round_ended()) {
            write_end();
        } else {
            json_.null();
        }
        const auto& so_far = table_->match();
        json_.key("match").object([&] {
            json_.member("decided", so_far.is_decided()).key("winners").list([&] {
                if (so_far.is_decided()) write_seats_where(so_far.winners());
            });
        });
        write_seat("takes_back", match.takes_back());
        write_clock();
    }

    void write_seat(std::string_view key, const std::optional<Seat>& seat) {
        json_.key(key);
        if (seat) {
            json_.value(seat->index());
        } else {
            json_.null();
        }
    }

    /// Of the viewer: what it holds and may do, and what it could place if it were its turn.
    void add_rack_and_moves() {
        const Position& position = table_->position();
        const bool is_played = table_->phase() == table::Phase::to_act;
        const auto seat = table_.viewer().seat();
        const bool is_its_turn = is_played && seat == position.to_move();
        json_.key("rack");
        if (seat) {
            write_rack(position.rack(*seat));
        } else {
            json_.null();
        }
        json_.key("moves");
        if (is_its_turn) {
            write_moves(Sight{table_});
        } else {
            json_.null();
        }
        json_.key("ahead").list([&] {
            const bool waits = is_played && seat && !is_its_turn && !board_.text().empty();
            if (waits) write_placements(table_->view(table_.viewer()).as_if_turn_of(*seat));
        });
    }

    template <class Rack>
    void write_rack(const Rack& rack) {
        json_.list([&] {
            for (const auto& tile : notation::written_rack<Notation>(rack)) json_.value(tile);
        });
    }

    /// Of the turn in progress; nothing where no clock runs.
    void write_clock() {
        const auto& seconds = table_->variant().turn_seconds;
        json_.key("clock");
        const bool is_played = table_->phase() == table::Phase::to_act;
        if (!is_played || !seconds || !is_timed(table_->position())) {
            json_.null();
            return;
        }
        json_.object([&] {
            json_.member("turn",
                         std::to_string(table_->round()) + ':' + std::to_string(turn_begins_));
            json_.member("seconds", *seconds);
        });
    }

    void write_seats(const Opened<Notation>& match) {
        const Position& position = table_->position();
        for_each_seat(position.seats(), [&](Seat seat) {
            // The match has counted a round that has ended.
            const Points total = table_->match().totals()[seat];
            const Points points = position.scores()[seat];
            json_.object([&] {
                json_.member("name", match.record().seats[static_cast<std::size_t>(seat.index())]);
                json_.member("player", match.player(seat)).member("points", points);
                json_.member("total", table_->is_round_ended() ? total : total + points);
                json_.member("tiles", position.rack(seat).size());
            });
        });
    }

    /// What the seat to move may place.
    void write_placements(Sight position) {
        for_each_placement(*position, [&](const Placement& place) {
            json_.object([&] {
                json_.member("move", Notation::write_action({place, {}}));
                Presenter::write_points(json_.key("points"), position, place);
                Presenter::describe(json_, place);
            });
        });
    }

    /// What it may do.
    void write_moves(Sight position) {
        json_.object([&] {
            json_.key("place").list([&] { write_placements(position); });
            json_.key("other").object([&] {
                for (const auto& [name, points] : Notation::other_moves(*position)) {
                    write_points(json_.key(name), points, {{"cost", points}});
                }
            });
        });
    }

    void write_end() {
        const Position& position = table_->position();
        const auto of_each = [&](std::string_view key, auto write) {
            json_.key(key).list([&] { for_each_seat(position.seats(), write); });
        };
        const auto gain_of = [&](Seat seat) {
            return position.scores()[seat] - from_actions_[seat];
        };
        json_.object([&] {
            json_.member("how", notation::word_for(*position.ending()));
            write_seat("out", Presenter::out(Sight{table_}));
            of_each("racks", [&](Seat seat) { write_rack(position.rack(seat)); });
            of_each("gains", [&](Seat seat) { json_.value(gain_of(seat)); });
            of_each("parts", [&](Seat seat) {
                Presenter::write_end_parts(json_, Sight{table_}, seat, gain_of(seat));
            });
            of_each("scores", [&](Seat seat) { json_.value(position.scores()[seat]); });
            json_.key("winners").list([&] { write_seats_where(position.result().winners); });
        });
    }

    void write_seats_where(const PerSeat<bool>& flags) {
        for_each_seat(flags.seats(), [&](Seat seat) {
            if (flags[seat]) json_.value(seat.index());
        });
    }

    table::KnownTable<Game> table_;
    std::size_t known_lines_;  ///< of the story: they are not written again
    std::size_t lines_ = 0;
    JsonText board_;  ///< without the brackets, as the story
    JsonText log_;
    JsonText json_;
    Scores from_actions_;          ///< of the round, without what its end adds
    std::size_t turn_begins_ = 0;  ///< after how many actions of the round
};

}  // namespace tercet::wasm
