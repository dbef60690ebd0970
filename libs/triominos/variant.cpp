#include "triominos/variant.hpp"

#include "triominos/tile.hpp"

namespace tercet::triominos {
namespace {

constexpr MatchRules limit(LimitReached reached, LimitWinner winner) {
    return {.kind = MatchKind::single,
            .limit = 400,
            .limit_reached = reached,
            .limit_winner = winner,
            .rounds = 1};
}

std::vector<Preset> make_presets() {
    Variant goliath;
    goliath.rack_size = {0, 0, 9, 7, 7, 0, 0};
    goliath.match = limit(LimitReached::exceed, LimitWinner::highest);

    Variant classic;
    classic.rack_size = {0, 9, 9, 7, 7, 6, 6};
    classic.equal_turns = true;
    classic.blocked = Blocked::lowest;
    classic.drawn_tile = DrawnTile::may;
    classic.empty_pool_pass = EmptyPoolPass::unable;
    classic.match = limit(LimitReached::reach, LimitWinner::highest);

    Variant french = goliath;
    french.drawn_tile = DrawnTile::may;
    french.match = limit(LimitReached::reach, LimitWinner::first);

    Variant spanish = classic;
    spanish.rack_size = {0, 9, 9, 6, 6, 0, 0};

    Variant portuguese = spanish;
    portuguese.lost_turn_cost = 0;

    return {{"goliath-2023", "Goliath's sheet of 2023", goliath},
            {"classic", "the classic German, Italian, English and Dutch sheets", classic},
            {"classic-fr", "the classic French sheet", french},
            {"classic-es", "the classic Spanish sheet", spanish},
            {"classic-pt", "the classic Portuguese sheet", portuguese}};
}

RuleField<Variant> rack_size_field() {
    return {"rack_size",
            {.kind = RuleDomain::Kind::by_seats,
             .min = 1,
             .max = kTileCount,
             .count = 0,
             .choices = {}},
            [](const Variant& variant) -> RuleValue {
                BySeats sizes;
                for (int seats = 1; seats <= kMaxSeats; ++seats) {
                    if (variant.allows(seats)) sizes[seats] = variant.rack_size_for(seats);
                }
                return sizes;
            },
            [](Variant& variant, const RuleValue& value) {
                variant.rack_size.fill(0);
                for (const auto& [seats, size] : *std::get_if<BySeats>(&value)) {
                    variant.rack_size[static_cast<std::size_t>(seats)] = static_cast<int>(size);
                }
            }};
}

RuleField<Variant> hexagon_bonus_field() {
    return {"hexagon_bonus",
            {.kind = RuleDomain::Kind::integers, .min = 0, .max = 1000, .count = 3, .choices = {}},
            [](const Variant& variant) -> RuleValue {
                return std::vector<std::int64_t>(variant.hexagon_bonus.begin(),
                                                 variant.hexagon_bonus.end());
            },
            [](Variant& variant, const RuleValue& value) {
                const auto& bonuses = *std::get_if<std::vector<std::int64_t>>(&value);
                for (std::size_t i = 0; i < 3; ++i) {
                    variant.hexagon_bonus[i] = static_cast<int>(bonuses[i]);
                }
            }};
}

std::vector<RuleField<Variant>> make_fields() {
    using Words = std::array<std::string_view, 2>;
    std::vector<RuleField<Variant>> fields = {
        rack_size_field(),
        integer_field<Variant>(
            "draws", 0, 10, [](auto& v) -> auto& { return v.draws; }),
        integer_field<Variant>(
            "draw_cost", 0, 100, [](auto& v) -> auto& { return v.draw_cost; }),
        integer_field<Variant>(
            "lost_turn_cost", 0, 100, [](auto& v) -> auto& { return v.lost_turn_cost; }),
        choice_field<Variant>(
            "after_draw", [](auto& v) -> auto& { return v.after_draw; },
            [] {
                return Words{"drawn", "any"};
            }),
        choice_field<Variant>(
            "drawn_tile", [](auto& v) -> auto& { return v.drawn_tile; },
            [] {
                return Words{"must", "may"};
            }),
        choice_field<Variant>(
            "empty_pool_pass", [](auto& v) -> auto& { return v.empty_pool_pass; },
            [] {
                return Words{"unable", "any"};
            }),
        flag_field<Variant>(
            "equal_turns", [](auto& v) -> auto& { return v.equal_turns; }),
        choice_field<Variant>(
            "blocked", [](auto& v) -> auto& { return v.blocked; },
            [] {
                return Words{"own", "lowest"};
            }),
        integer_field<Variant>(
            "bridge_bonus", 0, 1000, [](auto& v) -> auto& { return v.bridge_bonus; }),
        hexagon_bonus_field(),
        integer_field<Variant>(
            "out_bonus", 0, 1000, [](auto& v) -> auto& { return v.out_bonus; }),
        choice_field<Variant>(
            "scoring", [](auto& v) -> auto& { return v.scoring; },
            [] {
                return std::array<std::string_view, 3>{"standard", "simple", "none"};
            }),
    };
    for (auto& field : match_fields<Variant>()) fields.push_back(std::move(field));
    return fields;
}

}  // namespace

const std::vector<Preset>& presets() {
    static const std::vector<Preset> all = make_presets();
    return all;
}

const std::vector<RuleField<Variant>>& rule_fields() {
    static const std::vector<RuleField<Variant>> all = make_fields();
    return all;
}

std::optional<RuleProblem> problem(const Variant& variant) {
    using Code = RuleProblem::Code;
    if (auto outside = problem_with_values(rule_fields(), variant)) return outside;
    for (int seats = 1; seats <= kMaxSeats; ++seats) {
        if (seats * variant.rack_size_for(seats) > kTileCount) {
            return RuleProblem{Code::too_many_tiles_dealt, "rack_size", std::to_string(seats)};
        }
    }
    if (variant.scoring == Scoring::none && variant.match.kind == MatchKind::points) {
        return RuleProblem{Code::no_points_to_count, "match", "points"};
    }
    return std::nullopt;
}

}  // namespace tercet::triominos
