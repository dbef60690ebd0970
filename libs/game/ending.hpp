#pragma once

namespace tercet {

/// How a round came to its end.
enum class Ending {
    out,        ///< a player placed the last tile of the rack
    blocked,    ///< nobody could go on
    stalled,    ///< nobody would go on
    resigned,   ///< given up by a player
    abandoned,  ///< broken off
};

/// Whether the rules themselves end a round so; the other endings are people's.
constexpr bool is_by_rule(Ending ending) {
    return ending == Ending::out || ending == Ending::blocked || ending == Ending::stalled;
}

}  // namespace tercet
