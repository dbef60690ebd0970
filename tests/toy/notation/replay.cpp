#include "notation/replay.hpp"

#include "notation/heap_notation.hpp"
#include "notation/replaying.hpp"

namespace tercet::notation {

template class Replayer<HeapNotation>;

}  // namespace tercet::notation
