#pragma once

#include "base/expected.hpp"
#include "notation/json.hpp"
#include "notation/record.hpp"

namespace tercet::notation {

/// A record that parse_json() gave, as a part of something else.
Expected<Record, FormProblem> record_from(const Json& json);

}  // namespace tercet::notation
