#include "server/content_type.hpp"

#include <array>
#include <utility>

namespace tercet::server {
namespace {

using namespace std::string_view_literals;

constexpr auto kTypes = std::to_array<std::pair<std::string_view, std::string_view>>({
    {".css"sv, "text/css; charset=utf-8"sv},
    {".html"sv, "text/html; charset=utf-8"sv},
    {".ico"sv, "image/x-icon"sv},
    {".js"sv, "text/javascript; charset=utf-8"sv},
    {".json"sv, "application/json"sv},
    {".mjs"sv, "text/javascript; charset=utf-8"sv},
    {".png"sv, "image/png"sv},
    {".svg"sv, "image/svg+xml; charset=utf-8"sv},
    {".txt"sv, "text/plain; charset=utf-8"sv},
    {".wasm"sv, "application/wasm"sv},
    {".webmanifest"sv, "application/manifest+json"sv},
    {".woff2"sv, "font/woff2"sv},
});

}  // namespace

std::string_view content_type(std::string_view file_name) {
    for (const auto& [ending, type] : kTypes) {
        if (file_name.ends_with(ending)) return type;
    }
    return "application/octet-stream";
}

}  // namespace tercet::server
