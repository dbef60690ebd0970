#pragma once

#include <utility>
#include <variant>
#include <vector>

#include "table/event.hpp"

namespace tercet::table {

/// What happened in a match, without what was taken back.
template <class Game>
class History {
public:
    void add(Event<Game> event) {
        if (const auto* back = std::get_if<TakenBack>(&event)) {
            forget(back->actions);
        } else {
            events_.push_back(std::move(event));
        }
    }

    const std::vector<Event<Game>>& events() const { return events_; }

private:
    /// The latest actions, with what the clock and the end of the round added to them.
    void forget(int actions) {
        std::vector<Event<Game>> others;
        while (actions > 0 || (!events_.empty() && is_timed_out(events_.back()))) {
            auto& latest = events_.back();
            if (std::holds_alternative<Acted<Game>>(latest)) {
                --actions;
            } else if (!is_timed_out(latest) && !std::holds_alternative<RoundEnded<Game>>(latest)) {
                others.push_back(std::move(latest));
            }
            events_.pop_back();
        }
        for (; !others.empty(); others.pop_back()) events_.push_back(std::move(others.back()));
    }

    static bool is_timed_out(const Event<Game>& event) {
        return std::holds_alternative<TimedOut>(event);
    }

    std::vector<Event<Game>> events_;
};

}  // namespace tercet::table
