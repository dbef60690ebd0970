// What the module offers to JavaScript: see web/src/engine.

#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "wasm/engine.hpp"

extern "C" {

/// Memory for a request.
void* tercet_alloc(std::uint32_t bytes) { return std::malloc(bytes); }  // NOLINT: given away

void tercet_free(void* memory) { std::free(memory); }  // NOLINT: taken back

/// The answer to a request of that many bytes of UTF-8: its length in four bytes, lowest first, and
/// then its text. To be given back with tercet_free().
void* tercet_answer(const char* request, std::uint32_t length) {
    const std::string text = tercet::wasm::answer({request, length});
    const auto size = static_cast<std::uint32_t>(text.size());
    auto* memory = static_cast<char*>(std::malloc(sizeof size + size));  // NOLINT: given away
    if (memory == nullptr) return nullptr;
    std::memcpy(memory, &size, sizeof size);
    std::memcpy(memory + sizeof size, text.data(), size);
    return memory;
}
}
