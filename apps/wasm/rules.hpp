#pragma once

#include "notation/json.hpp"

namespace tercet::wasm {

using notation::Json;

/// Presets and fields of every game.
Json rules_json();

}  // namespace tercet::wasm
