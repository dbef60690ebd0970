#pragma once

#include <cstddef>
#include <string>
#include <variant>

#include <fmt/format.h>

#include "table/event.hpp"

namespace tercet::app {

struct EndlessMatch {
    std::string why;
};

/// Under some house rules everybody loses points for ever and no total reaches the limit, or all
/// exchange tiles for ever and no round ends. This counts, and throws EndlessMatch in the end.
class EndlessGuard {
public:
    template <class Game>
    void note(const table::Event<Game>& event) {
        if (std::holds_alternative<table::Dealt<Game>>(event)) begin_round();
        if (std::holds_alternative<table::Acted<Game>>(event)) act();
    }

private:
    void begin_round() {
        if (rounds_++ == kMost) {
            throw EndlessMatch{
                fmt::format("no total reaches the limit within {} rounds; choose a lower limit or "
                            "rules that cost fewer points",
                            kMost)};
        }
        actions_ = 0;
    }
    void act() {
        if (actions_++ == kMost) {
            throw EndlessMatch{
                fmt::format("a round does not end within {} actions; choose rules under which it "
                            "must, in Triolet stall above 0",
                            kMost)};
        }
    }

    static constexpr std::size_t kMost = 10'000;
    std::size_t rounds_ = 0;
    std::size_t actions_ = 0;
};

}  // namespace tercet::app
