#include "server/entity_tag.hpp"

#include <cstdint>

#include <fmt/format.h>

#include "server/header_text.hpp"

namespace tercet::server {
namespace {

/// FNV-1a. It tells versions of our own files apart, so nobody gains from a collision.
std::uint64_t hash_of(std::string_view bytes) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char c : bytes) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 0x100000001b3;
    }
    return hash;
}

}  // namespace

std::string entity_tag(std::string_view bytes) {
    return fmt::format("\"{:016x}-{:x}\"", hash_of(bytes), bytes.size());
}

bool is_known(std::string_view if_none_match, std::string_view tag) {
    return any_item(if_none_match, ',', [&](std::string_view item) {
        if (item == "*") return true;
        if (item.starts_with("W/")) item.remove_prefix(2);
        return item == tag;
    });
}

}  // namespace tercet::server
