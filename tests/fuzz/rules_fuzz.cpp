// Any bytes as rules on a command line: what is accepted can be played, written out and read again.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/expect.hpp"
#include "notation/games.hpp"
#include "notation/record.hpp"
#include "notation/rules_text.hpp"
#include "notation/words.hpp"

namespace tercet::notation {
namespace {

template <class Game>
void check(const RuleChoice& choice) {
    const Record record{std::string{Game::kName}, choice, {}, {}, {}};
    const auto variant = variant_of<Game>(choice);
    if (!variant) {
        expect(!sentence(variant.error()).empty(), "every problem has a sentence");
        return;
    }
    expect(!problem(*variant), "rules that are accepted can be played");
    const auto again = parse_record(write_record(record));
    expect(again && again->rules == choice, "a record keeps them");

    std::string spelled;
    for (const auto& field : Game::rule_fields()) {
        spelled += ',' + std::string{field.name} + '=' + tercet::text_of(field.read(*variant));
    }
    const auto same = parse_rules(spelled);
    expect(same && *variant_of<Game>(*same) == *variant, "every field is read as it is written");
}

void check(std::string_view text) {
    const auto choice = parse_rules(text);
    if (!choice) {
        expect(!sentence(choice.error()).empty(), "every problem has a sentence");
        return;
    }
    with_each_game([&]<class Notation>() { check<typename Notation::Game>(*choice); });
}

}  // namespace
}  // namespace tercet::notation

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    tercet::notation::check({reinterpret_cast<const char*>(data), size});
    return 0;
}
