#include "notation/printable.hpp"

#include <string>

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "notation/json.hpp"

namespace tercet::notation {
namespace {

std::string utf8(std::uint32_t code) {
    const auto byte = [](std::uint32_t bits) { return static_cast<char>(bits); };
    if (code < 0x80) return {byte(code)};
    if (code < 0x800) return {byte(0xc0 | code >> 6U), byte(0x80 | (code & 0x3fU))};
    if (code < 0x10000) {
        return {byte(0xe0 | code >> 12U), byte(0x80 | (code >> 6U & 0x3fU)),
                byte(0x80 | (code & 0x3fU))};
    }
    return {byte(0xf0 | code >> 18U), byte(0x80 | (code >> 12U & 0x3fU)),
            byte(0x80 | (code >> 6U & 0x3fU)), byte(0x80 | (code & 0x3fU))};
}

TEST(Printable, WordsOfAllLanguagesStayAsTheyAre) {
    for (const std::string text :
         {"", "Ann", "J\u00fcrgen O'Neill \"Jo\" <x@y>", "\u0410\u043d\u043d\u0430",
          "\u05d0\u05e0\u05d4", "\u0622\u0646\u0627", "\u5b89\u5a1c", "\U0001F469\u200D\U0001F4BB",
          "\u0915\u094d\u200d\u0937", "a\\u202eb"}) {
        EXPECT_EQ(printable(text), text);
    }
}

TEST(Printable, ControlCharactersAreEscaped) {
    EXPECT_EQ(printable("\x1b[31mred\x1b[0m"), "\\u001b[31mred\\u001b[0m");
    EXPECT_EQ(printable("a\nb\r\tc\x7f"), "a\\u000ab\\u000d\\u0009c\\u007f");
    EXPECT_EQ(printable(std::string(1, '\0')), "\\u0000");
    EXPECT_EQ(printable("\u0085\u009b"), "\\u0085\\u009b");
    for (std::uint32_t code = 0; code < 0x20; ++code) EXPECT_EQ(printable(utf8(code)).size(), 6U);
}

TEST(Printable, WhatChangesTheDirectionOrCannotBeSeenIsEscaped) {
    for (const std::uint32_t code :
         {0xadU,   0x61cU,  0x200bU, 0x200eU, 0x200fU,  0x2028U,  0x2029U,  0x202aU,  0x202bU,
          0x202cU, 0x202dU, 0x202eU, 0x2060U, 0x2066U,  0x2067U,  0x2068U,  0x2069U,  0x206aU,
          0x3164U, 0xfeffU, 0xfff9U, 0xe000U, 0xe0001U, 0xe0041U, 0xf0000U, 0x10fffdU}) {
        const std::string shown = printable("a" + utf8(code) + "b");
        EXPECT_EQ(shown.find(utf8(code)), std::string::npos) << std::hex << code;
        EXPECT_EQ(shown.substr(0, 2), "a\\") << std::hex << code;
        EXPECT_EQ(shown.back(), 'b');
    }
    EXPECT_EQ(printable("\u202e"), "\\u202e");
    EXPECT_EQ(printable("\U000e0041"), "\\U000e0041");
}

TEST(Printable, BytesThatAreNotUtf8AreEscaped) {
    EXPECT_EQ(printable("a\xff"
                        "b"),
              "a\\xffb");
    EXPECT_EQ(printable("\xc0\xaf"), "\\xc0\\xaf");
    EXPECT_EQ(printable("\xe0\x80\xaf"), "\\xe0\\x80\\xaf");
    EXPECT_EQ(printable("\xed\xa0\x80"), "\\xed\\xa0\\x80");
    EXPECT_EQ(printable("\xf4\x90\x80\x80"), "\\xf4\\x90\\x80\\x80");
    EXPECT_EQ(printable("\xe2\x82"), "\\xe2\\x82");
    EXPECT_EQ(printable("\xc3("), "\\xc3(");
}

TEST(Printable, AnyBytesBecomeValidTextThatIsPrintableAgain) {
    Random random{17};
    for (int i = 0; i < 20'000; ++i) {
        std::string text;
        for (std::uint32_t n = random.below(12); n > 0; --n) {
            text += random.below(2) == 0 ? utf8(random.below(0xd800))
                                         : std::string(1, static_cast<char>(random.below(256)));
        }
        const std::string safe = printable(text);
        EXPECT_EQ(printable(safe), safe);
        for (const char c : safe) EXPECT_FALSE(0 <= c && c < 0x20);
        EXPECT_TRUE(parse_json(Json(safe).dump()));  // which throws, or fails, on what is not UTF-8
    }
}

TEST(Excerpt, AShortTextIsWhole) {
    EXPECT_EQ(excerpt("abc"), "abc");
    EXPECT_EQ(excerpt(std::string(60, 'x')), std::string(60, 'x'));
    EXPECT_EQ(excerpt("\x1b"), "\\u001b");
}

TEST(Excerpt, ALongTextIsCut) {
    EXPECT_EQ(excerpt(std::string(61, 'x')), std::string(60, 'x') + "...");
    EXPECT_EQ(excerpt("abcdef", 3), "abc...");
    EXPECT_LT(excerpt(std::string(10'000'000, '\x1b')).size(), 500U);
}

TEST(Excerpt, NoCharacterIsCutInTwo) {
    EXPECT_EQ(excerpt("a\u20acb", 2), "a...");
    EXPECT_EQ(excerpt("a\u20acb", 3), "a...");
    EXPECT_EQ(excerpt("a\u20acb", 4), "a\u20ac...");
    EXPECT_EQ(excerpt("\U0001F600!", 2), "...");
    EXPECT_EQ(excerpt(std::string(100, '\x80')).substr(0, 3), "...");
}

}  // namespace
}  // namespace tercet::notation
