#include "support/self_played.hpp"

#include "ai/players.hpp"
#include "ai/self_play.hpp"
#include "notation/recorder.hpp"
#include "notation/triolet_notation.hpp"

namespace tercet::notation {

template <class Notation>
Record self_played(const RuleChoice& rules, const std::vector<std::string>& bots,
                   std::uint64_t seed) {
    using Game = typename Notation::Game;
    ai::Players<Game> players;
    for (const auto& bot : bots) players.push_back(ai::make_player<Game>(bot));
    const auto variant = variant_of<Game>(rules);
    Random random{seed};
    ai::SelfPlay<Game> self_play{*variant, players, random};
    Recorder<Notation> recorder{{std::string{Game::kName}, rules, bots, {}, {}}};
    self_play.play_match([&](const auto& event, const auto& table) { recorder.add(event, table); });
    return recorder.record();
}

template Record self_played<TriominosNotation>(const RuleChoice&, const std::vector<std::string>&,
                                               std::uint64_t);
template Record self_played<TrioletNotation>(const RuleChoice&, const std::vector<std::string>&,
                                             std::uint64_t);

}  // namespace tercet::notation
