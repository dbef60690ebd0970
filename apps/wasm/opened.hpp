#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ai/match_chance.hpp"
#include "ai/players.hpp"
#include "base/expected.hpp"
#include "base/random.hpp"
#include "game/match.hpp"
#include "notation/printable.hpp"
#include "notation/record.hpp"
#include "notation/replay.hpp"
#include "notation/round.hpp"
#include "notation/words.hpp"

namespace tercet::wasm {

/// A match as a page keeps it.
struct Saved {
    notation::Record record;
    std::vector<std::string> players;  ///< of each seat: `person`, or the name of a bot
    std::uint64_t seed = 0;
};

inline constexpr std::string_view kPerson = "person";

/// A saved match to play on with. The chance of all that was played has been drawn once more, so
/// that it goes on as if it had never been put away.
template <notation::WrittenGame Notation>
class Opened {
public:
    using Game = typename Notation::Game;
    using Position = typename Game::Position;
    using Step = notation::ReplayStep<Notation>;

    /// Calls visit(Step, position before it) for every action; the position is none for a deal.
    /// What is wrong with the match, if it cannot be played on with.
    template <class Visit>
    static Expected<Opened, std::string> open(Saved saved, Visit visit) {
        const auto variant = variant_of<Game>(saved.record.rules);
        if (!variant) return Unexpected{notation::sentence(variant.error())};
        if (saved.players.size() != saved.record.seats.size()) {
            return Unexpected{std::string{"as many players as seats are needed"}};
        }
        for (const std::string& player : saved.players) {
            if (player == kPerson || ai::is_opponent(player)) continue;
            return Unexpected{"there is no player " + notation::excerpt(player)};
        }
        Random random{saved.seed};
        Opened opened{std::move(saved), *variant, random};
        std::optional<Position> before;
        const auto summary =
            notation::Replayer<Notation>{opened.saved_.record}.run([&](const Step& step) {
                opened.draw_again(step, before);
                opened.remember(step);
                visit(step, before ? &*before : nullptr);
                before = step.position;
            });
        if (!summary) return Unexpected{notation::sentence(summary.error())};
        if (summary->has_unknown) return Unexpected{std::string{"it has unknown tiles"}};
        if (!summary->position) return Unexpected{std::string{"there is no round in it"}};
        opened.position_ = summary->position;
        opened.match_ = summary->match;
        return opened;
    }
    static Expected<Opened, std::string> open(Saved saved) {
        return open(std::move(saved), [](const Step&, const Position*) {});
    }

    /// A match that begins: the rules allow the seats.
    static Saved begun(Saved saved, const typename Game::Variant& variant) {
        Random random{saved.seed};
        Opened opened{std::move(saved), variant, random};
        opened.deal();
        return opened.saved_;
    }

    const Saved& saved() const { return saved_; }
    const typename Game::Variant& variant() const { return variant_; }
    /// After the last action.
    const Position& position() const { return *position_; }
    const Match& match() const { return match_; }
    const std::string& player_to_move() const {
        return saved_.players[static_cast<std::size_t>(position_->to_move().index())];
    }

    /// All that the seat to move may know.
    typename Game::View view_to_move() const {
        return Game::view(*position_, position_->to_move(), match_, *past_);
    }

    /// Plays an allowed move with what chance adds.
    void play(const typename Game::Move& move) {
        const auto chance = Game::random_chance(*position_, move, chance_.tiles());
        auto& round = saved_.record.rounds.back();
        round.actions.push_back(Notation::write_action({move, chance}));
        past_->events.push_back({position_->to_move(), {move, chance}});
        position_->play(move, chance);
        if (!position_->is_over()) return;
        round.scores.emplace(position_->scores().begin(), position_->scores().end());
        round.end = position_->ending();
    }
    /// What the bot whose turn it is chooses.
    typename Game::Move bot_move() {
        Random own = chance_.for_decision(position_->to_move());
        return ai::make_player<Game>(player_to_move())->choose(view_to_move(), own);
    }
    /// Begins another round.
    void deal() {
        position_ = Game::random_position(variant_, static_cast<int>(saved_.players.size()),
                                          chance_.tiles());
        past_ = Game::beginning(*position_);
        saved_.record.rounds.push_back(notation::begun_round<Notation>(*position_));
    }

private:
    Opened(Saved saved, const typename Game::Variant& variant, Random& random)
        : saved_{std::move(saved)},
          variant_{variant},
          match_{variant.match, static_cast<int>(saved_.players.size())},
          chance_{random, static_cast<int>(saved_.players.size())} {}

    void draw_again(const Step& step, const std::optional<Position>& before) {
        if (!step.played) {
            Game::random_position(variant_, step.position.seats(), chance_.tiles());
        } else if (before->hidden_on_racks() == 0) {
            Game::random_chance(*before, step.played->move, chance_.tiles());
            chance_.for_decision(step.seat);
        }
    }

    void remember(const Step& step) {
        if (step.played) {
            past_->events.push_back({step.seat, *step.played});
        } else {
            past_ = Game::beginning(step.position);
        }
    }

    Saved saved_;
    typename Game::Variant variant_;
    std::optional<Position> position_;
    std::optional<typename Game::Past> past_;
    Match match_;
    ai::MatchChance chance_;
};

}  // namespace tercet::wasm
