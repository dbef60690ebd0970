#include "wasm/json_text.hpp"

#include <cstdint>
#include <limits>
#include <string>

#include <gtest/gtest.h>

namespace tercet::wasm {
namespace {

TEST(JsonText, SeparatesWhatNeedsIt) {
    JsonText json;
    json.object([&] {
        json.member("a", 1).key("b").list([&] {
            json.value(true).object([] {}).list([] {}).null();
            json.object([&] { json.member("c", "x").member("d", false); });
            json.raw("[1]").raw("").raw("2,3");
        });
        write_pair(json.key("e"), -1, 2);
        write_points(json.key("f"), 7, {{"g", 7}, {"h", 0}, {"i", -1}});
    });
    EXPECT_EQ(json.take(), R"({"a":1,"b":[true,{},[],null,{"c":"x","d":false},[1],2,3],"e":[-1,2],)"
                           R"("f":{"total":7,"parts":{"g":7,"i":-1}}})");
}

TEST(JsonText, ATextIsReadAsItWasWritten) {
    for (int code = 0; code < 0x100; ++code) {
        // From 0x80 on as UTF-8.
        std::string text = "a";
        if (code < 0x80) {
            text += static_cast<char>(code);
        } else {
            text += static_cast<char>(0xC0 | (code >> 6));
            text += static_cast<char>(0x80 | (code & 0x3F));
        }
        for (const std::string& each : {text, text + ',', text + '{'}) {
            JsonText json;
            json.list([&] { json.value(each).value(each); });
            EXPECT_EQ(Json::parse(json.take()), Json::array({each, each}));
        }
    }
}

TEST(JsonText, ANumberIsReadAsItWasWritten) {
    JsonText json;
    const auto least = std::numeric_limits<std::int64_t>::min();
    json.list([&] { json.value(least).value(std::size_t{18}).value(0.1).value(-3); });
    EXPECT_EQ(Json::parse(json.take()), Json::array({least, 18, 0.1, -3}));
}

}  // namespace
}  // namespace tercet::wasm
