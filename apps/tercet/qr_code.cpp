#include "tercet/qr_code.hpp"

#include <memory>
#include <string_view>

#include <qrencode.h>

namespace tercet::app {
namespace {

/// The margin that readers need on each side, in modules.
constexpr int kMargin = 4;

/// Whether a module is light; so is the margin. The lowest bit of a byte is set for a dark one.
bool is_light(const QRcode& code, int row, int column) {
    const bool is_inside = 0 <= row && row < code.width && 0 <= column && column < code.width;
    return !is_inside || (code.data[row * code.width + column] & 1) == 0;
}

std::string_view block(bool is_upper_light, bool is_lower_light) {
    if (is_upper_light) return is_lower_light ? "█" : "▀";
    return is_lower_light ? "▄" : " ";
}

}  // namespace

std::string qr_code(const std::string& text) {
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code{
        QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_L), &QRcode_free};
    std::string lines;
    if (!code) return lines;
    for (int row = -kMargin; row < code->width + kMargin; row += 2) {
        for (int column = -kMargin; column < code->width + kMargin; ++column) {
            lines += block(is_light(*code, row, column), is_light(*code, row + 1, column));
        }
        lines += '\n';
    }
    return lines;
}

}  // namespace tercet::app
