#pragma once

#include <optional>
#include <string>

namespace tercet::app {

/// What is given for `--out`, if it is given.
using OutOption = std::optional<std::string>;

// What is wrong with it is said.

/// Whether it is left out, or the name of a file, or `-` for standard output.
bool is_output(const OutOption& out);
/// Whether it is left out, or the name of a file. One to go on with later is read again.
bool is_file_to_keep(const OutOption& out);

}  // namespace tercet::app
