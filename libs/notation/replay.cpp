#include "notation/replay.hpp"

#include "notation/game_list.hpp"
#include "notation/replaying.hpp"

namespace tercet::notation {

template class Replayer<TriominosNotation>;
template class Replayer<TrioletNotation>;

}  // namespace tercet::notation
