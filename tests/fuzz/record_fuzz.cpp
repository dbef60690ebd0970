// Any bytes as a record: what is read can be written and read again, and replaying it does no harm.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "fuzz/expect.hpp"
#include "notation/games.hpp"
#include "notation/placements.hpp"
#include "notation/record.hpp"
#include "notation/replay.hpp"
#include "notation/words.hpp"

namespace tercet::notation {
namespace {

template <class Notation>
void replay(const Record& record) {
    const auto show = [](const ReplayStep<Notation>& step) {
        expect(step.seat.index() < step.table.seats(), "every seat is at the table");
    };
    const auto summary = Replayer<Notation>{record}.run(show);
    if (!summary) {
        expect(!sentence(summary.error()).empty(), "every problem has a sentence");
        return;
    }
    if (!summary->table.has_round()) return;
    const auto& position = summary->table.position();
    for (const auto& [text, points] : placements<Notation>(position)) {
        const auto action = Notation::parse_action(text, position);
        expect(action && !position.refusal(action->move), "every placement listed is allowed");
    }
    Notation::other_moves(position);
    Notation::board_text(position, {});
}

void check(std::string_view text) {
    const auto record = parse_record(text);
    if (!record) {
        expect(!sentence(record.error()).empty(), "every problem has a sentence");
        return;
    }
    const std::string canonical = write_record(*record);
    const auto again = parse_record(canonical);
    expect(again.has_value(), "what is written can be read");
    expect(*again == *record, "it is read as it was");
    expect(write_record(*again) == canonical, "and written as it was");
    with_each_game([&]<class Notation>() { replay<Notation>(*record); });
}

}  // namespace
}  // namespace tercet::notation

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    tercet::notation::check({reinterpret_cast<const char*>(data), size});
    return 0;
}
