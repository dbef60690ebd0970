#pragma once

#include <string>
#include <string_view>

namespace tercet::wasm {

/// Answers one request of a page: JSON in, JSON out, as `web/src/engine/messages.ts` describes
/// them; two lines of it where a match was changed. Nothing is kept in between. A request that
/// makes no sense is answered with a `problem`.
std::string answer(std::string_view request);

}  // namespace tercet::wasm
