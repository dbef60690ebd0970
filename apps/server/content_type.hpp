#pragma once

#include <string_view>

namespace tercet::server {

/// The media type of a file by the ending of its name, as Content-Type has it.
std::string_view content_type(std::string_view file_name);

}  // namespace tercet::server
