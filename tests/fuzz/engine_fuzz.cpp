// Any bytes as a request of a page: every one is answered with JSON.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "fuzz/expect.hpp"
#include "notation/json.hpp"
#include "wasm/engine.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto answer = tercet::wasm::answer({reinterpret_cast<const char*>(data), size});
    const auto json = tercet::notation::parse_json(answer);
    expect(json && json->is_object(), "every answer is a JSON object");
    return 0;
}
