#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "ai/players.hpp"
#include "base/expected.hpp"
#include "base/random.hpp"
#include "game/viewer.hpp"
#include "notation/printable.hpp"
#include "notation/record.hpp"
#include "notation/recorder.hpp"
#include "notation/replay.hpp"
#include "notation/words.hpp"
#include "table/audience.hpp"
#include "table/decide.hpp"
#include "table/history.hpp"

namespace tercet::wasm {

/// A match as a page keeps it.
struct Saved {
    notation::Record record;
    std::vector<std::string> players;  ///< of each seat: `person`, or the name of a bot
    std::string seed;                  ///< 64 hexadecimal digits; older ones: a number of 64 bits
};

inline constexpr std::string_view kPerson = "person";

/// Of the text that a page keeps.
inline std::optional<table::MatchSeed> match_seed(std::string_view text) {
    constexpr std::size_t kWordDigits = 16;
    const auto number = [](std::string_view digits, int base) -> std::optional<std::uint64_t> {
        std::uint64_t value = 0;
        const char* end = digits.data() + digits.size();
        const auto [stop, failure] = std::from_chars(digits.data(), end, value, base);
        if (digits.empty() || failure != std::errc{} || stop != end) return std::nullopt;
        return value;
    };
    Random::State state{};
    if (text.size() != state.size() * kWordDigits) {
        const auto seed = number(text, 10);
        if (!seed) return std::nullopt;
        Random random{*seed};
        return table::MatchSeed{random};
    }
    for (std::size_t i = 0; i < state.size(); ++i) {
        const auto word = number(text.substr(i * kWordDigits, kWordDigits), 16);
        if (!word) return std::nullopt;
        state[i] = *word;
    }
    return table::MatchSeed{state};
}

/// A saved match to play on with.
template <notation::WrittenGame Notation>
class Opened {
public:
    using Game = typename Notation::Game;
    using Table = table::Table<Game>;
    using History = table::History<Game>;
    using View = typename Game::View;
    using Rejection = table::Rejection<Game>;

    /// What is wrong with the match, if it cannot be played on with.
    static Expected<Opened, std::string> open(Saved saved) {
        const auto seed = seed_of(saved);
        if (!seed) return Unexpected{seed.error()};
        History history;
        auto summary = notation::Replayer<Notation>{saved.record}.run(
            [&](const auto& step) { history.add(step.event); });
        if (!summary) return Unexpected{notation::sentence(summary.error())};
        if (summary->has_unknown) return Unexpected{std::string{"it has unknown tiles"}};
        if (!summary->table.has_round()) return Unexpected{std::string{"there is no round in it"}};
        if (summary->end && !is_by_rule(*summary->end)) {
            return Unexpected{std::string{"it was broken off"}};
        }
        return Opened{std::move(saved), *seed, std::move(summary->table), std::move(history)};
    }

    /// A match that begins. Its rules allow its seats.
    static Expected<Opened, std::string> begin(Saved saved) {
        const auto seed = seed_of(saved);
        if (!seed) return Unexpected{seed.error()};
        const auto variant = *variant_of<Game>(saved.record.rules);
        const int seats = static_cast<int>(saved.record.seats.size());
        Opened opened{std::move(saved), *seed, Table{variant, seats}, History{}};
        opened.follow(Seat{0}, table::BeginRound{});
        return opened;
    }

    const typename Game::Variant& variant() const { return table_.variant(); }
    int seats() const { return table_.seats(); }
    const notation::Record& record() const { return recorder_.record(); }
    const std::vector<std::string>& players() const { return players_; }
    const std::string& seed() const { return seed_text_; }

    table::Phase phase() const { return table_.phase(); }
    /// Of the round in progress.
    Seat to_move() const { return table_.position().to_move(); }
    const std::string& player(Seat seat) const {
        return players_[static_cast<std::size_t>(seat.index())];
    }
    bool is_person(Seat seat) const { return player(seat) == kPerson; }

    /// Exactly what a viewer may know.
    View view(Viewer viewer) const { return table_.view(viewer); }
    /// Calls visit(Seen) for all that happened, as the viewer was told of it.
    template <class Visit>
    void for_each_event(Viewer viewer, Visit visit) const {
        for (const auto& event : history_.events()) visit(table::seen_by<Game>(viewer, event));
    }

    /// How many there were in all rounds.
    std::size_t actions() const {
        const auto& events = history_.events();
        return static_cast<std::size_t>(std::count_if(
            events.begin(), events.end(),
            [](const auto& event) { return std::holds_alternative<table::Acted<Game>>(event); }));
    }
    /// Carries a command out; why not, if it is not followed.
    std::optional<Rejection> follow(Seat by, const table::Command<Game>& command) {
        const auto decided = decision(by, command);
        if (!decided) return decided.error();
        for (const auto& event : *decided) {
            table_.apply(event);
            recorder_.add(event, table_);
            history_.add(event);
        }
        return std::nullopt;
    }
    /// Whose latest action can be taken back; nobody's if none can.
    std::optional<Seat> takes_back() const {
        const auto decided = decision(Seat{0}, table::TakeBack{});
        if (!decided) return std::nullopt;
        const auto& events = table_.past().events;
        const auto actions = std::get<table::TakenBack>(decided->front()).actions;
        return events[events.size() - static_cast<std::size_t>(actions)].seat;
    }
    /// What the bot whose turn it is chooses.
    typename Game::Move bot_move() const {
        const Seat seat = to_move();
        Random own = seed_.for_decision(seat, table_.moment());
        return ai::make_player<Game>(player(seat))->choose(view(seat), own);
    }

private:
    /// Of a match whose players make sense.
    static Expected<table::MatchSeed, std::string> seed_of(const Saved& saved) {
        if (saved.players.size() != saved.record.seats.size()) {
            return Unexpected{std::string{"as many players as seats are needed"}};
        }
        for (const std::string& player : saved.players) {
            if (player == kPerson || ai::is_opponent(player)) continue;
            return Unexpected{"there is no player " + notation::excerpt(player)};
        }
        const auto seed = match_seed(saved.seed);
        if (seed) return *seed;
        return Unexpected{
            std::string{"seed: 64 hexadecimal digits or those of a number of 64 bits are needed"}};
    }

    Opened(Saved saved, const table::MatchSeed& seed, Table table, History history)
        : recorder_{std::move(saved.record)},
          players_{std::move(saved.players)},
          seed_text_{std::move(saved.seed)},
          seed_{seed},
          table_{std::move(table)},
          history_{std::move(history)},
          seating_{PerSeat<bool>{table_.seats(), false}} {
        for_each_seat(table_.seats(),
                      [&](Seat seat) { seating_.is_person[seat] = is_person(seat); });
    }

    auto decision(Seat by, const table::Command<Game>& command) const {
        table::SeededDealer<Game> dealer{seed_};
        return decide(table_, by, command, dealer, seating_);
    }

    notation::Recorder<Notation> recorder_;
    std::vector<std::string> players_;
    std::string seed_text_;
    table::MatchSeed seed_;
    Table table_;
    History history_;
    table::Seating seating_;
};

}  // namespace tercet::wasm
