#pragma once

#include <string>

#include "game/rule_field.hpp"
#include "notation/record.hpp"
#include "notation/replay.hpp"

// What is said of rules and records of every game, in English. Foreign text in it is made
// printable.

namespace tercet::notation {

std::string sentence(const RuleProblem& problem);
std::string sentence(const FormProblem& problem);
std::string sentence(const TallyProblem& problem);
std::string sentence(const IncidentProblem& problem);

/// Where and what: `round 2 action 14 "draw 345": tile 345 is not in the pool...`
template <class Notation>
std::string sentence(const ReplayProblem<Notation>& problem);
std::string place_in_record(int round, int action, const std::string& text, int incident = 0);
/// `"666" on the rack of seat 1: `
std::string on_rack(int seat, const std::string& tile);

/// What values a rule takes: `0-10`, `drawn | any`.
std::string text_of(const RuleDomain& domain);

template <class Notation>
std::string sentence(const ReplayProblem<Notation>& problem) {
    struct Sentence {
        std::string operator()(const RuleProblem& why) const { return notation::sentence(why); }
        std::string operator()(const TallyProblem& why) const { return notation::sentence(why); }
        std::string operator()(const IncidentProblem& why) const { return notation::sentence(why); }
        std::string operator()(const RackTextProblem<typename Notation::TextProblem>& why) const {
            return on_rack(why.seat, why.text) + Notation::sentence(why.why);
        }
        std::string operator()(const typename Notation::DealProblem& why) const {
            return Notation::sentence(why);
        }
        std::string operator()(const typename Notation::TextProblem& why) const {
            return Notation::sentence(why);
        }
        std::string operator()(const typename Notation::Game::Refusal& why) const {
            return Notation::sentence(why);
        }
    };
    return place_in_record(problem.round, problem.action, problem.text, problem.incident) +
           std::visit(Sentence{}, problem.why);
}

}  // namespace tercet::notation
