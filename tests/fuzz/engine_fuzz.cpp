// Any bytes as a request of a page: every one is answered with JSON, a change with a second line.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "fuzz/expect.hpp"
#include "notation/json.hpp"
#include "wasm/engine.hpp"

namespace {

bool is_object(std::string_view text) {
    const auto json = tercet::notation::parse_json(text);
    return json && json->is_object();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto answer = tercet::wasm::answer({reinterpret_cast<const char*>(data), size});
    const std::string_view text{answer};
    const auto end = text.find('\n');
    expect(is_object(text.substr(0, end)), "every answer is a JSON object");
    const bool is_one_line = end == std::string_view::npos;
    expect(is_one_line || is_object(text.substr(end + 1)), "what is shown is a JSON object");
    return 0;
}
