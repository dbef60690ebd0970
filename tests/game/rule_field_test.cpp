#include "game/rule_field.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace tercet {
namespace {

using Kind = RuleDomain::Kind;
using Numbers = std::vector<std::int64_t>;

RuleValue number(std::int64_t value) { return value; }
RuleValue word(const char* value) { return std::string{value}; }

TEST(RuleDomain, AFlagIsTrueOrFalse) {
    const RuleDomain domain{Kind::flag, 0, 0, 0, {}};
    EXPECT_TRUE(domain.contains(true));
    EXPECT_TRUE(domain.contains(false));
    EXPECT_FALSE(domain.contains(number(1)));
    EXPECT_FALSE(domain.contains(word("true")));
    EXPECT_FALSE(domain.contains(std::monostate{}));
}

TEST(RuleDomain, AChoiceIsOneOfItsWords) {
    const RuleDomain domain{Kind::choice, 0, 0, 0, {"own", "lowest"}};
    EXPECT_TRUE(domain.contains(word("own")));
    EXPECT_TRUE(domain.contains(word("lowest")));
    EXPECT_FALSE(domain.contains(word("Own")));
    EXPECT_FALSE(domain.contains(word("")));
    EXPECT_FALSE(domain.contains(number(0)));
}

TEST(RuleDomain, AnIntegerHasARangeWithBothEnds) {
    const RuleDomain domain{Kind::integer, 1, 10, 0, {}};
    for (const std::int64_t value : {1, 5, 10}) EXPECT_TRUE(domain.contains(number(value)));
    for (const std::int64_t value : {std::int64_t{0}, std::int64_t{11}, std::int64_t{-1},
                                     std::int64_t{4'294'967'297}, INT64_MIN, INT64_MAX}) {
        EXPECT_FALSE(domain.contains(number(value))) << value;
    }
    EXPECT_FALSE(domain.contains(std::monostate{}));
    EXPECT_FALSE(domain.contains(true));
    EXPECT_FALSE(domain.contains(word("5")));
}

TEST(RuleDomain, AnOptionalIntegerMayBeMissing) {
    const RuleDomain domain{Kind::optional_integer, 1, 10, 0, {}};
    EXPECT_TRUE(domain.contains(std::monostate{}));
    EXPECT_TRUE(domain.contains(number(10)));
    EXPECT_FALSE(domain.contains(number(0)));
    EXPECT_FALSE(domain.contains(word("null")));
}

TEST(RuleDomain, AListHasItsLengthAndEachNumberItsRange) {
    const RuleDomain domain{Kind::integers, 0, 1000, 3, {}};
    EXPECT_TRUE(domain.contains(Numbers{0, 500, 1000}));
    EXPECT_FALSE(domain.contains(Numbers{0, 500}));
    EXPECT_FALSE(domain.contains(Numbers{0, 1, 2, 3}));
    EXPECT_FALSE(domain.contains(Numbers{}));
    EXPECT_FALSE(domain.contains(Numbers{0, 500, 1001}));
    EXPECT_FALSE(domain.contains(Numbers{-1, 500, 1000}));
    EXPECT_FALSE(domain.contains(number(500)));
}

TEST(RuleDomain, TilesBySeatsHaveSeatsThatExist) {
    const RuleDomain domain{Kind::by_seats, 1, 56, 0, {}};
    EXPECT_TRUE(domain.contains(BySeats{{1, 56}, {6, 1}}));
    EXPECT_FALSE(domain.contains(BySeats{}));
    EXPECT_FALSE(domain.contains(BySeats{{0, 9}}));
    EXPECT_FALSE(domain.contains(BySeats{{7, 9}}));
    EXPECT_FALSE(domain.contains(BySeats{{2, 0}}));
    EXPECT_FALSE(domain.contains(BySeats{{2, 9}, {3, 57}}));
    EXPECT_FALSE(domain.contains(Numbers{9}));
}

/// The rules of a game that does not exist.
struct Toy {
    enum class Colour { red, green, blue };

    int size = 3;
    bool loud = false;
    Colour colour = Colour::green;
    MatchRules match;
    std::optional<int> turn_seconds;
};

template <class Field>
RuleValue after_writing(const Field& field, Toy toy, const RuleValue& value) {
    field.write(toy, value);
    return field.read(toy);
}

TEST(RuleField, ReadsAndWritesWhatItWasMadeFor) {
    const auto size = integer_field<Toy>(
        "size", 0, 9, [](auto& toy) -> auto& { return toy.size; });
    const auto loud = flag_field<Toy>(
        "loud", [](auto& toy) -> auto& { return toy.loud; });
    const auto colour = choice_field<Toy>(
        "colour", [](auto& toy) -> auto& { return toy.colour; },
        [] {
            return std::array<std::string_view, 3>{"red", "green", "blue"};
        });

    EXPECT_EQ(size.name, "size");
    EXPECT_EQ(size.read(Toy{}), number(3));
    EXPECT_EQ(after_writing(size, Toy{}, number(9)), number(9));
    EXPECT_TRUE(size.domain.contains(number(9)));
    EXPECT_FALSE(size.domain.contains(number(10)));

    EXPECT_EQ(loud.read(Toy{}), RuleValue{false});
    EXPECT_EQ(after_writing(loud, Toy{}, true), RuleValue{true});

    EXPECT_EQ(colour.read(Toy{}), word("green"));
    EXPECT_EQ(after_writing(colour, Toy{}, word("blue")), word("blue"));
    EXPECT_FALSE(colour.domain.contains(word("yellow")));
}

TEST(RuleField, EveryGameHasTheFieldsOfAMatch) {
    std::vector<std::string> names;
    for (const auto& field : match_fields<Toy>()) {
        names.emplace_back(field.name);
        EXPECT_TRUE(field.domain.contains(field.read(Toy{}))) << field.name;
    }
    EXPECT_EQ(names, (std::vector<std::string>{"match", "limit", "limit_reached", "limit_winner",
                                               "rounds", "turn_seconds"}));
}

TEST(RuleField, FieldsOfAMatchWriteToIt) {
    Toy toy;
    const std::vector<RuleValue> values = {word("points"), number(250), word("reach"),
                                           word("first"),  number(7),   number(30)};
    const auto fields = match_fields<Toy>();
    ASSERT_EQ(values.size(), fields.size());
    for (std::size_t i = 0; i < fields.size(); ++i) {
        ASSERT_TRUE(fields[i].domain.contains(values[i]));
        fields[i].write(toy, values[i]);
        EXPECT_EQ(fields[i].read(toy), values[i]);
    }
    EXPECT_EQ(toy.match,
              (MatchRules{MatchKind::points, 250, LimitReached::reach, LimitWinner::first, 7}));
    EXPECT_EQ(toy.turn_seconds, 30);
    fields.back().write(toy, std::monostate{});
    EXPECT_EQ(toy.turn_seconds, std::nullopt);
}

}  // namespace
}  // namespace tercet
