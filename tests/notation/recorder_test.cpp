#include "notation/recorder.hpp"

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "notation/games.hpp"
#include "notation/replay.hpp"
#include "notation/words.hpp"
#include "support/played_matches.hpp"
#include "table/audience.hpp"

namespace tercet::notation {
namespace {

/// A match as one viewer is told of it, and written down.
template <class Notation>
class Told {
public:
    using Game = typename Notation::Game;

    Told(Viewer viewer, const typename Game::Variant& variant, int seats)
        : viewer_{viewer}, table_{variant, seats}, recorder_{empty_record(variant, seats)} {}

    void hear(const table::Event<Game>& event) {
        const auto seen = table::seen_by<Game>(viewer_, event);
        table_.apply(seen.event());
        recorder_.add(seen.event(), table_);
    }
    Viewer viewer() const { return viewer_; }
    const table::Table<Game>& table() const { return table_; }
    const Record& record() const { return recorder_.record(); }

private:
    static Record empty_record(const typename Game::Variant& variant, int seats) {
        Record record;
        record.game = Game::kName;
        record.rules.preset = Game::presets().front().name;
        for (const auto& field : Game::rule_fields()) {
            record.rules.overrides.emplace_back(field.name, field.read(variant));
        }
        record.seats.assign(static_cast<std::size_t>(seats), "somebody");
        return record;
    }

    Viewer viewer_;
    table::Table<Game> table_;
    Recorder<Notation> recorder_;
};

std::vector<Viewer> everybody(int seats) {
    std::vector<Viewer> all{Viewer::watcher()};
    for_each_seat(seats, [&](Seat seat) { all.emplace_back(seat); });
    return all;
}

/// Plays matches at random. Calls check(truth, told) after whatever happened, for each viewer.
template <class Notation, class Check>
void for_each_view(std::uint64_t seed, Check check) {
    using Game = typename Notation::Game;
    std::vector<Told<Notation>> all;
    table::play_matches<Game>(
        seed,
        [&](const auto& variant, int seats) {
            all.clear();
            for (const Viewer viewer : everybody(seats)) all.emplace_back(viewer, variant, seats);
        },
        [&](const table::Table<Game>& truth, const auto& events) {
            for (auto& told : all) {
                for (const auto& event : events) told.hear(event);
                check(truth, told);
            }
        });
}

template <class Notation>
class RecorderTest : public ::testing::Test {};
using Notations = ::testing::Types<TriominosNotation, TrioletNotation>;
struct NotationNames {
    template <class Notation>
    static std::string GetName(int) {  // NOLINT(readability-identifier-naming): the framework's
        return std::string{Notation::Game::kName};
    }
};
TYPED_TEST_SUITE(RecorderTest, Notations, NotationNames);

// triominos.md §14.1, triolet.md §15.1
TYPED_TEST(RecorderTest, AViewIsWrittenWithUnknownTilesAndReadBackTheSame) {
    using Notation = TypeParam;
    long compared = 0;
    for (std::uint64_t seed = 1; seed < 4 && compared <= 5'000; ++seed) {
        for_each_view<Notation>(seed, [&](const auto& truth, const Told<Notation>& told) {
            const auto replay = Replayer<Notation>{told.record()}.run([](const auto&) {});
            ASSERT_TRUE(replay) << sentence(replay.error()) << '\n' << write_record(told.record());
            // Neither less nor more than the viewer was told.
            ASSERT_TRUE(replay->table.position() == told.table().position())
                << write_record(told.record());
            ASSERT_TRUE(replay->table.view(told.viewer()) == truth.view(told.viewer()))
                << write_record(told.record());
            ASSERT_EQ(replay->table.phase(), truth.phase());
            ++compared;
        });
    }
    EXPECT_GT(compared, 5'000);
}

TYPED_TEST(RecorderTest, WhatIsWrittenIsReadAsItWas) {
    using Notation = TypeParam;
    std::set<Incident::Kind> incidents;
    long resigned = 0;
    for (std::uint64_t seed = 2; seed < 8; ++seed) {
        for_each_view<Notation>(seed, [&](const auto& truth, const Told<Notation>& told) {
            if (truth.phase() != table::Phase::decided) return;
            const auto text = write_record(told.record());
            const auto again = parse_record(text);
            ASSERT_TRUE(again) << sentence(again.error());
            ASSERT_EQ(*again, told.record());
            ASSERT_EQ(write_record(*again), text);
            for (const auto& round : told.record().rounds) {
                for (const auto& incident : round.incidents) incidents.insert(incident.kind);
                resigned += round.by.has_value() ? 1 : 0;
            }
        });
    }
    EXPECT_EQ(incidents.size(), 5U);
    EXPECT_GT(resigned, 0);
}

}  // namespace
}  // namespace tercet::notation
