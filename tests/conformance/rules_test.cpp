// What holds for the rules of every game as data: its fields, its presets, its rule book.

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <set>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "game/rule_field.hpp"
#include "support/games.hpp"

namespace tercet {
namespace {

template <class Game>
class Rules : public ::testing::Test {};
TYPED_TEST_SUITE(Rules, Games, GameNames);

template <class Game>
std::string rule_book() {
    std::ifstream file{"docs/rules/" + std::string{Game::kName} + ".md"};
    return {std::istreambuf_iterator<char>{file}, {}};
}

// triominos.md §13.2, triolet.md §14.2
TYPED_TEST(Rules, FieldsAreTheTableOfTheRuleBook) {
    using Game = TypeParam;
    const std::string book = rule_book<Game>();
    ASSERT_FALSE(book.empty());
    std::set<std::string> names;
    std::size_t last = 0;
    for (const auto& field : Game::rule_fields()) {
        const std::string name{field.name};
        EXPECT_TRUE(names.insert(name).second) << name << " is there twice";
        const std::size_t found = book.find("\n| `" + name + "` | ");
        ASSERT_NE(found, std::string::npos) << name;
        EXPECT_GT(found, last) << name << " is in another place";
        last = found;
    }
    // And the table has no other lines.
    const std::size_t begin = book.rfind("\n\n", last);
    const std::size_t end = book.find("\n\n", last);
    const std::string table = book.substr(begin, end - begin);
    std::size_t rows = 0;
    for (auto row = table.find("\n| `"); row != std::string::npos;
         row = table.find("\n| `", row + 1)) {
        ++rows;
    }
    EXPECT_EQ(rows, names.size());
}

// triominos.md §13.1, triolet.md §14.1
TYPED_TEST(Rules, PresetsAreInTheRuleBookAndCanBePlayed) {
    using Game = TypeParam;
    const std::string book = rule_book<Game>();
    for (const auto& preset : Game::presets()) {
        EXPECT_NE(book.find("\n| `" + std::string{preset.name} + "`"), std::string::npos);
        EXPECT_FALSE(preset.sheets.empty());
        EXPECT_FALSE(problem(preset.variant)) << preset.name;
    }
}

/// A value of the domain that differs from the one given, if there is any.
RuleValue another(const RuleDomain& domain, const RuleValue& value) {
    using Kind = RuleDomain::Kind;
    switch (domain.kind) {
        case Kind::flag: return !std::get<bool>(value);
        case Kind::choice: {
            const auto first = std::string{domain.choices[0]};
            return std::get<std::string>(value) == first ? std::string{domain.choices[1]} : first;
        }
        case Kind::integer:
            return std::get<std::int64_t>(value) == domain.max ? domain.min : domain.max;
        case Kind::optional_integer: return domain.min;
        case Kind::integers: return std::vector<std::int64_t>(domain.count, domain.max);
        case Kind::by_seats: return BySeats{{2, 8}, {5, 4}};
    }
    throw std::invalid_argument{"no such kind"};
}

// triominos.md §13.2, triolet.md §14.2
TYPED_TEST(Rules, FieldsCanEachBeChangedOnTopOfAPreset) {
    using Game = TypeParam;
    for (const auto& preset : Game::presets()) {
        for (const auto& changed : Game::rule_fields()) {
            SCOPED_TRACE(changed.name);
            const RuleValue old = changed.read(preset.variant);
            const RuleValue value = another(changed.domain, old);
            ASSERT_TRUE(changed.domain.contains(value));
            auto variant = preset.variant;
            changed.write(variant, value);
            EXPECT_EQ(changed.read(variant), value);
            EXPECT_EQ(variant == preset.variant, value == old);
            EXPECT_FALSE(problem(variant));
            for (const auto& other : Game::rule_fields()) {
                if (other.name == changed.name) continue;
                EXPECT_EQ(other.read(variant), other.read(preset.variant)) << other.name;
            }
        }
    }
}

TYPED_TEST(Rules, FieldsDescribeAVariantCompletely) {
    using Game = TypeParam;
    for (const auto& preset : Game::presets()) {
        auto copy = Game::presets().front().variant;
        for (const auto& each : Game::rule_fields()) each.write(copy, each.read(preset.variant));
        EXPECT_EQ(copy, preset.variant);
    }
}

}  // namespace
}  // namespace tercet
