#include "support/written_match.hpp"

namespace tercet::notation {

TriominosReplay replayed(const Record& record) {
    return Replayer<TriominosNotation>{record}.run([](const auto&) {});
}

}  // namespace tercet::notation
