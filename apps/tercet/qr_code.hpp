#pragma once

#include <string>

namespace tercet::app {

/// A QR code of the text as lines of half blocks, for a camera to read off a terminal with light
/// characters on a dark ground. Empty if the text is too long for one.
std::string qr_code(const std::string& text);

}  // namespace tercet::app
