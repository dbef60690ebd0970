#include "notation/record.hpp"

#include <array>
#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "support/self_played.hpp"

namespace tercet::notation {
namespace {

using Code = FormProblem::Code;

/// All that a record can hold.
const std::string kFull =
    R"({"tercet":1,"game":"triominos","rules":{"preset":"classic","rack_size":{"2":1},)"
    R"("hexagon_bonus":[1,2,3],"equal_turns":false,"turn_seconds":null,"draws":2,"scoring":"simple"},)"
    R"("seats":["Ann","Bob"],"rounds":[{"racks":[["012"],["?"]],"starter":1,)"
    R"("actions":["012@0,0","draw ?"],"scores":[-7,120],"end":"out","clock":[1.50,{"a":null}]},)"
    R"({"racks":[],"starter":0,"actions":[]}],"date":"2024-02-30","":{}})";

Record parsed(const std::string& text) {
    const auto record = parse_record(text);
    EXPECT_TRUE(record) << text;
    return record ? *record : Record{};
}

FormProblem problem_of(const std::string& text) {
    const auto record = parse_record(text);
    EXPECT_FALSE(record) << text;
    return record ? FormProblem{} : record.error();
}

/// A text with one part of it replaced.
std::string replaced(std::string text, const std::string& part, const std::string& by) {
    const auto start = text.find(part);
    EXPECT_NE(start, std::string::npos) << part;
    return text.replace(start, part.size(), by);
}

TEST(Record, EveryPartOfARecordIsRead) {
    const Record record = parsed(kFull);
    EXPECT_EQ(record.game, "triominos");
    EXPECT_EQ(record.rules.preset, "classic");
    ASSERT_EQ(record.rules.overrides.size(), 6U);
    EXPECT_EQ(record.rules.overrides[0],
              (std::pair<std::string, RuleValue>{"rack_size", BySeats{{2, 1}}}));
    EXPECT_EQ(record.seats, (std::vector<std::string>{"Ann", "Bob"}));
    ASSERT_EQ(record.rounds.size(), 2U);
    const RoundRecord& round = record.rounds[0];
    EXPECT_EQ(round.racks, (std::vector<std::vector<std::string>>{{"012"}, {"?"}}));
    EXPECT_EQ(round.starter, 1);
    EXPECT_EQ(round.actions, (std::vector<std::string>{"012@0,0", "draw ?"}));
    EXPECT_EQ(round.scores, (std::vector<std::int64_t>{-7, 120}));
    EXPECT_EQ(round.end, Ending::out);
    EXPECT_EQ(round.extras, (Extras{{"clock", R"([1.50,{"a":null}])"}}));
    EXPECT_EQ(record.rounds[1].scores, std::nullopt);
    EXPECT_EQ(record.rounds[1].end, std::nullopt);
    EXPECT_EQ(record.extras, (Extras{{"date", "\"2024-02-30\""}, {"", "{}"}}));
}

TEST(Record, ARecordInCanonicalFormIsWrittenAsItCame) {
    EXPECT_EQ(write_record(parsed(kFull)), kFull);
}

TEST(Record, SpacesAndTheOrderOfOurKeysDoNotMatter) {
    const std::string other =
        "\t{ \"date\" : \"2024-02-30\", \"rounds\":[{\"clock\":[1.50 ,{\"a\": "
        "null}],\"end\":\"out\",\n"
        "\"scores\":[-7, 120],\"actions\":[\"012@0,0\", \"draw ?\"],\"starter\":1,\r\n"
        "\"racks\":[[\"012\"],[\"\\u003f\"]]},{\"actions\":[],\"starter\":0,\"racks\":[]}],"
        "\"seats\":[\"\\u0041nn\",\"Bob\"],\"\":{},"
        "\"rules\":{\"rack_size\":{\"2\":1},\"hexagon_bonus\":[1,2,3],\"equal_turns\":false,"
        "\"turn_seconds\":null,\"draws\":2,\"scoring\":\"simple\",\"preset\":\"classic\"},"
        "\"game\":\"triominos\",\"tercet\":1}\n";
    EXPECT_EQ(write_record(parsed(other)), kFull);
}

TEST(Record, TheExamplesAreInCanonicalForm) {
    int count = 0;
    for (const std::string name : {"good", "tampered", "positions"}) {
        std::ifstream file{"tests/data/triominos_" + name + ".jsonl"};
        for (std::string line; std::getline(file, line); ++count) {
            EXPECT_EQ(write_record(parsed(line)), line);
        }
    }
    EXPECT_EQ(count, 120);
}

/// Changes a record in ways that keep it a record: names, unknown keys, missing parts.
void decorate(Record& record, Random& random) {
    const std::array<std::string, 8> words = {
        "",       "J\u00fcrgen", "\u05d0\u202e",       "\x1b[31m",
        "a\"\\/", "\U0001F600",  std::string(1, '\0'), "?"};
    const Extras extras = {{"date", "\"x\""},
                           {"clock", "[[1.50,-3e7],{\"rounds\":[]}]"},
                           {"\u00e9\n", "null"},
                           {"end?", "{\"tercet\":2}"},
                           {"\"", "true"}};
    const auto pick = [&](const auto& from) {
        return from[random.below(static_cast<std::uint32_t>(from.size()))];
    };
    const auto some = [&](Extras& into) {
        for (const auto& extra : extras) {
            if (random.below(3) == 0) into.push_back(extra);
        }
    };
    for (auto& seat : record.seats) seat += pick(words) + pick(words);
    some(record.extras);
    for (auto& round : record.rounds) {
        some(round.extras);
        if (random.below(4) == 0) round.scores.reset();
        if (random.below(4) == 0) round.end.reset();
        if (random.below(4) == 0) round.end = Ending::abandoned;
        if (random.below(4) == 0) round.actions.push_back(pick(words));
        if (random.below(4) == 0) round.racks[0].push_back(pick(words));
    }
}

TEST(Record, WhatIsWrittenIsReadAsItWas) {
    Random random{5};
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        for_each_self_played(seed, [&](Record record) {
            EXPECT_EQ(parsed(write_record(record)), record);
            decorate(record, random);
            const std::string text = write_record(record);
            EXPECT_EQ(parsed(text), record);
            EXPECT_EQ(write_record(parsed(text)), text);
            EXPECT_EQ(text.find_first_of("\n\r\t"), std::string::npos);
        });
    }
}

TEST(Record, AllRulesAreWrittenAndRead) {
    for (const auto& preset : triominos::presets()) {
        Record record{"triominos", {std::string{preset.name}, {}}, {}, {}, {}};
        for (const auto& field : triominos::rule_fields()) {
            record.rules.overrides.emplace_back(field.name, field.read(preset.variant));
        }
        EXPECT_EQ(parsed(write_record(record)), record);
    }
}

TEST(Record, EveryEndingHasAWord) {
    for (const auto ending :
         {Ending::out, Ending::blocked, Ending::stalled, Ending::resigned, Ending::abandoned}) {
        EXPECT_FALSE(word_for(ending).empty());
        EXPECT_EQ(ending_from(word_for(ending)), ending);
        EXPECT_EQ(parsed(replaced(kFull, "\"out\"", '"' + std::string{word_for(ending)} + '"'))
                      .rounds[0]
                      .end,
                  ending);
    }
    EXPECT_EQ(ending_from(""), std::nullopt);
    EXPECT_EQ(ending_from("Out"), std::nullopt);
}

TEST(Record, EveryKeyOfOursMustBeThere) {
    const std::string minimal = R"({"tercet":1,"game":"g","rules":{},"seats":[],"rounds":[]})";
    ASSERT_TRUE(parse_record(minimal));
    for (const std::string member : {R"("tercet":1,)", R"("game":"g",)", R"("rules":{},)",
                                     R"("seats":[],)", R"(,"rounds":[])"}) {
        const auto problem = problem_of(replaced(minimal, member, ""));
        EXPECT_EQ(problem.code, Code::missing_key) << member;
        EXPECT_NE(member.find('"' + problem.key + '"'), std::string::npos) << problem.key;
    }
    for (const std::string member : {R"("racks":[],)", R"("starter":0,)", R"(,"actions":[])"}) {
        const auto problem =
            problem_of(replaced(kFull, R"({"racks":[],"starter":0,"actions":[]})",
                                replaced(R"({"racks":[],"starter":0,"actions":[]})", member, "")));
        EXPECT_EQ(problem.code, Code::missing_key) << member;
        EXPECT_NE(member.find('"' + problem.key + '"'), std::string::npos) << problem.key;
        EXPECT_EQ(problem.round, 2);
    }
}

TEST(Record, EveryKeyTakesItsTypeAlone) {
    const std::vector<std::string> values = {
        "null",   "true",    "1",        "-1",  "1.9",     "1e3",       "99999999999999999999",
        "\"\"",   "\"out\"", "[]",       "[1]", "[\"x\"]", "[[\"x\"]]", "[[1]]",
        "[null]", "{}",      "{\"a\":1}"};
    struct Member {
        std::string text;
        std::string key;
        std::string allowed;
    };
    const std::vector<Member> members = {
        {R"("tercet":1)", "tercet", " 1 "},
        {R"("game":"triominos")", "game", " \"\" \"out\" "},
        {R"("seats":["Ann","Bob"])", "seats", " [] [\"x\"] "},
        {R"("racks":[["012"],["?"]])", "racks", " [] [[\"x\"]] "},
        {R"("starter":1)", "starter", " 1 -1 "},
        {R"("actions":["012@0,0","draw ?"])", "actions", " [] [\"x\"] "},
        {R"("scores":[-7,120])", "scores", " [] [1] "},
        {R"("end":"out")", "end", " \"out\" "},
    };
    for (const auto& [text, key, allowed] : members) {
        for (const auto& value : values) {
            const auto record = parse_record(replaced(kFull, text, '"' + key + "\":" + value));
            const bool is_allowed = allowed.find(' ' + value + ' ') != std::string::npos;
            EXPECT_EQ(record.has_value(), is_allowed) << key << ": " << value;
            if (record) continue;
            EXPECT_EQ(record.error().key, key) << value;
            const bool in_round = text.find("tercet") == 1 || key == "game" || key == "seats";
            EXPECT_EQ(record.error().round, in_round ? 0 : 1) << key;
        }
    }
}

TEST(Record, OnlyAnObjectIsARecord) {
    for (const std::string text : {"null", "1", "\"x\"", "[]", "[{}]", "true"}) {
        EXPECT_EQ(problem_of(text).code, Code::wrong_type) << text;
    }
}

TEST(Record, RoundsAreAListOfObjects) {
    const std::string head = R"({"tercet":1,"game":"g","rules":{},"seats":[],"rounds":)";
    for (const std::string text : {"1", "{}", "null", "\"x\"", "[1]", "[[]]", "[null]"}) {
        const auto problem = problem_of(head + text + "}");
        EXPECT_EQ(problem.code, Code::wrong_type) << text;
        EXPECT_EQ(problem.key, "rounds") << text;
    }
}

TEST(Record, AnActionOfTheWrongTypeIsNamed) {
    const auto problem = problem_of(replaced(kFull, R"("draw ?")", "7"));
    EXPECT_EQ(problem.code, Code::wrong_type);
    EXPECT_EQ(problem.round, 1);
    EXPECT_EQ(problem.action, 2);
}

TEST(Record, TheVersionMustBeKnown) {
    for (const std::string version : {"0", "2", "-1", "4294967297", "9223372036854775807"}) {
        const auto problem = problem_of(replaced(kFull, "\"tercet\":1", "\"tercet\":" + version));
        EXPECT_EQ(problem.code, Code::unknown_version) << version;
        EXPECT_EQ(problem.detail, version);
    }
}

TEST(Record, TheEndingMustBeKnown) {
    const auto problem = problem_of(replaced(kFull, "\"out\"", "\"won\""));
    EXPECT_EQ(problem.code, Code::unknown_ending);
    EXPECT_EQ(problem.detail, "won");
    EXPECT_EQ(problem.round, 1);
}

TEST(Record, ARuleMustBeOfAKindThatSomeRuleTakes) {
    for (const std::string value :
         {"1.9", "1e3", "99999999999999999999", "[[1]]", "{\"a\":1}", "[\"x\"]"}) {
        const auto problem = problem_of(replaced(kFull, "\"draws\":2", "\"draws\":" + value));
        EXPECT_EQ(problem.code, Code::bad_rule) << value;
        EXPECT_EQ(problem.key, "draws");
        EXPECT_EQ(problem.detail, value);
    }
    for (const std::string value : {"1", "null", "[]", "\"\"", "{\"2\":1}"}) {
        EXPECT_FALSE(
            parse_record(replaced(kFull, "\"preset\":\"classic\"", "\"preset\":" + value)));
    }
    for (const std::string value : {"1", "null", "[]", "\"classic\""}) {
        EXPECT_EQ(problem_of(R"({"tercet":1,"game":"g","rules":)" + value + "}").key, "rules");
    }
}

TEST(Record, DuplicateKeysAreRefusedAtEveryLevel) {
    for (const std::string part : {R"("game":"triominos",)", R"("draws":2,)", R"("starter":1,)",
                                   R"("date":"2024-02-30",)", R"("2":1)", R"("a":null)"}) {
        const std::string twice = part.back() == ',' ? part + part : part + "," + part;
        const auto problem = problem_of(replaced(kFull, part, twice));
        EXPECT_EQ(problem.code, Code::duplicate_key) << part;
        EXPECT_NE(part.find('"' + problem.key + '"'), std::string::npos);
        EXPECT_EQ(problem.round, part.find("starter") == 1 || part.find("a\"") == 1 ? 1 : 0)
            << part;
    }
}

TEST(Record, NestingIsLimited) {
    const std::string deep(100'000, '[');
    const auto problem = problem_of(replaced(kFull, "[1.50,", "[" + deep));
    EXPECT_EQ(problem.code, Code::too_deep);
    EXPECT_EQ(problem.round, 1);
    EXPECT_EQ(problem_of(deep).code, Code::too_deep);
    EXPECT_EQ(problem_of(replaced(kFull, "\"draws\":2", "\"draws\":" + deep)).code, Code::too_deep);
}

TEST(Record, TheNumberOfValuesIsLimited) {
    std::string many = "\"x\"";
    for (int i = 0; i < 1'600'000; ++i) many += ",\"x\"";
    const auto problem = problem_of(replaced(kFull, "\"draw ?\"", many));
    EXPECT_EQ(problem.code, Code::too_many_values);
    EXPECT_EQ(problem.round, 1);
}

TEST(Record, ABrokenTextIsRefusedWithItsPlace) {
    for (std::size_t size = 0; size < kFull.size(); ++size) {
        const auto problem = problem_of(kFull.substr(0, size));
        EXPECT_EQ(problem.code, Code::not_json) << size;
        EXPECT_LE(problem.offset, size + 1);
    }
    const auto problem = problem_of(replaced(kFull, "\"draw ?\"", "draw"));
    EXPECT_EQ(problem.code, Code::not_json);
    EXPECT_EQ(problem.round, 1);
    EXPECT_EQ(problem.action, 2);
    EXPECT_GT(problem.offset, kFull.find("draw ?") - 2);
}

TEST(Record, APlaceIsNamedOnlyInListsOfRoundsAndActions) {
    EXPECT_EQ(problem_of(R"({"rounds":{"x":{"actions":{"99999999999999999999":[}}}})").round, 0);
    EXPECT_EQ(problem_of(R"({"rounds":{"":{"actions":{"-5":{"a":[}}}})").action, 0);
    EXPECT_EQ(problem_of(R"([[[[[}]]]]])").round, 0);
}

}  // namespace
}  // namespace tercet::notation
