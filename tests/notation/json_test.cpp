#include "notation/json.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace tercet::notation {
namespace {

using Code = JsonProblem::Code;
using Path = std::vector<std::string>;

Json parsed(const std::string& text) {
    const auto json = parse_json(text);
    EXPECT_TRUE(json) << text;
    return json ? *json : Json{};
}

JsonProblem problem_of(const std::string& text) {
    const auto json = parse_json(text);
    EXPECT_FALSE(json) << text;
    return json ? JsonProblem{} : json.error();
}

std::string nested(int depth, const std::string& open, const std::string& close) {
    std::string text;
    for (int i = 0; i < depth; ++i) text += open;
    for (int i = 0; i < depth; ++i) text += close;
    return text;
}

TEST(Json, KeysKeepTheirOrder) {
    EXPECT_EQ(compact(parsed(R"({"b":1,"a":2,"":3})")), R"({"b":1,"a":2,"":3})");
}

TEST(Json, CompactFormHasNoSpacesAndPlainUtf8) {
    EXPECT_EQ(
        compact(parsed(" { \"a\" : [ 1 , null,\ttrue ,\"x y\" ] ,\r\n\"\\u00e9\":{}, \"b\":[]} ")),
        "{\"a\":[1,null,true,\"x y\"],\"\u00e9\":{},\"b\":[]}");
}

TEST(Json, NumbersAreKeptAsTheyWereSpelled) {
    for (const std::string text :
         {"0", "-1", "9223372036854775807", "-9223372036854775808", "18446744073709551615",
          "18446744073709551616", "123456789012345678901234567890", "1.50", "1e3", "1E+2", "-0.0",
          "0.1000000000000000055511151231257827", R"({"a":[1.50,{"b":2.0e-5}]})"}) {
        EXPECT_EQ(compact(parsed(text)), text);
    }
}

TEST(Json, ANumberIsWholeOnlyIfItIsSpelledSo) {
    EXPECT_EQ(whole_number(parsed("0")), 0);
    EXPECT_EQ(whole_number(parsed("-17")), -17);
    EXPECT_EQ(whole_number(parsed("9223372036854775807")), 9223372036854775807);
    EXPECT_EQ(whole_number(parsed("-9223372036854775808")), std::int64_t{-9223372036854775807} - 1);
    for (const std::string text :
         {"9223372036854775808", "18446744073709551615", "18446744073709551616",
          "-9223372036854775809", "1.0", "1.9", "1e3", "true", "null", "\"1\"", "[1]", "{}"}) {
        EXPECT_EQ(whole_number(parsed(text)), std::nullopt) << text;
    }
}

TEST(Json, DuplicateKeysAreRefusedAtEveryLevel) {
    const auto top = problem_of(R"({"a":1,"b":2,"a":3})");
    EXPECT_EQ(top.code, Code::duplicate_key);
    EXPECT_EQ(top.detail, "a");
    EXPECT_EQ(problem_of(R"([{"x":{"a":1,"\u0061":1}}])").code, Code::duplicate_key);
    EXPECT_EQ(problem_of(R"({"":1,"":1})").code, Code::duplicate_key);
    EXPECT_TRUE(parse_json(R"([{"a":1},{"a":1,"b":{"a":1}}])"));
}

TEST(Json, AProblemSaysWhereItIs) {
    EXPECT_EQ(problem_of(R"({"rounds":[{},{"actions":["a","b",{"x":1,"x":1}]}]})").path,
              (Path{"rounds", "1", "actions", "2", ""}));
    EXPECT_EQ(problem_of(R"({"rounds":[{"actions":["a",)").path,
              (Path{"rounds", "0", "actions", "1"}));
    EXPECT_EQ(problem_of("nul").path, Path{});
}

TEST(Json, NestingIsLimitedWhileParsing) {
    EXPECT_TRUE(parse_json(nested(kMaxJsonDepth, "[", "]")));
    EXPECT_EQ(problem_of(nested(kMaxJsonDepth + 1, "[", "]")).code, Code::too_deep);
    EXPECT_EQ(problem_of(nested(100'000, "[", "]")).code, Code::too_deep);
    EXPECT_EQ(problem_of(nested(100'000, "{\"a\":", "}")).code, Code::too_deep);
    EXPECT_EQ(problem_of(nested(100'000, "[", "")).code, Code::too_deep);
}

TEST(Json, TheNumberOfValuesIsLimited) {
    std::string text = "[1";
    for (std::size_t i = 2; i < kMaxJsonValues; ++i) text += ",1";
    EXPECT_TRUE(parse_json(text + "]"));
    EXPECT_EQ(problem_of(text + ",1]").code, Code::too_many_values);
}

TEST(Json, WhatIsNotJsonIsRefusedWithItsPlace) {
    for (const std::string text :
         {"",        " ",       "{",        "}",          "[1,]",     "{\"a\"}", "{\"a\":}",
          "{a:1}",   "{'a':1}", "nul",      "01",         "+1",       ".5",      "1.",
          "--1",     "NaN",     "Infinity", "0x10",       "\"abc",    "\"\\x\"", "\"\\ud800\"",
          "[1] [2]", "1 2",     "// x\n1",  "{\"a\":1}x", "\"a\nb\"", "\"\t\"",  "1e999"}) {
        const auto problem = problem_of(text);
        EXPECT_EQ(problem.code, Code::syntax) << text;
        EXPECT_FALSE(problem.detail.empty()) << text;
        EXPECT_LE(problem.offset, text.size() + 1) << text;
    }
    EXPECT_EQ(problem_of("[1,x]").offset, 4U);
}

TEST(Json, OnlyValidUtf8IsAccepted) {
    for (const std::string bytes :
         {"\xff", "\x80", "\xc0\xaf", "\xc1\x81", "\xe0\x80\xaf", "\xed\xa0\x80", "\xed\xbf\xbf",
          "\xf0\x80\x80\xaf", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xc3", "\xe2\x82",
          "\xf0\x9f\x98"}) {
        EXPECT_EQ(problem_of("\"" + bytes + "\"").code, Code::syntax);
        EXPECT_EQ(problem_of("{\"" + bytes + "\":1}").code, Code::syntax);
    }
    EXPECT_EQ(problem_of(std::string{"\"a\0b\"", 5}).code, Code::syntax);
    EXPECT_EQ(parsed("\"\xf0\x9f\x98\x80\""), "\U0001F600");
    EXPECT_EQ(parsed(R"("\ud83d\ude00")"), "\U0001F600");
}

TEST(Json, AByteOfValueZeroDoesNotEndTheText) {
    using namespace std::string_literals;
    for (const std::string& text : {"\0"s, "{}\0"s, "{}\0{}"s, "\0{}"s, "[1,\0]"s, "[\"\0\"]"s}) {
        const auto problem = problem_of(text);
        EXPECT_EQ(problem.code, Code::syntax);
        EXPECT_EQ(problem.offset, text.find('\0') + 1);
    }
    EXPECT_EQ(parsed(R"("\u0000")"), "\0"s);
}

TEST(Json, EveryBeginningOfATextIsRefused) {
    const std::string text = R"({"a":[1,-2.5,"x\u00e9\n"],"b":{"c":null,"d":[true,false]}})";
    ASSERT_TRUE(parse_json(text));
    for (std::size_t size = 0; size < text.size(); ++size) {
        EXPECT_FALSE(parse_json(text.substr(0, size))) << size;
    }
}

}  // namespace
}  // namespace tercet::notation
