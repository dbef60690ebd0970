#pragma once

#include <set>
#include <string>

#include <gtest/gtest.h>

namespace tercet::notation {

/// Escape codes, a change of direction, a line end, bytes that are not UTF-8.
inline const std::string kHostile = "\x1b[31m\u202e\n\xff" + std::string(1000, 'x');

/// One line that a terminal shows as it is.
inline void expect_harmless(const std::string& sentence) {
    EXPECT_FALSE(sentence.empty());
    EXPECT_LT(sentence.size(), 600U) << sentence;
    for (const char c : sentence) EXPECT_TRUE(static_cast<unsigned char>(c) >= 0x20) << sentence;
    EXPECT_EQ(sentence.find("\u202e"), std::string::npos);
    EXPECT_EQ(sentence.find('\xff'), std::string::npos);
}

/// Every code has a sentence of its own. The codes of an enum are 0 to `last`; `say` makes the
/// sentence.
template <class Code, class Say>
void expect_sentences(Code last, Say say) {
    std::set<std::string> all;
    for (int code = 0; code <= static_cast<int>(last); ++code) {
        const std::string sentence = say(static_cast<Code>(code));
        expect_harmless(sentence);
        EXPECT_TRUE(all.insert(sentence).second) << sentence;
    }
}

}  // namespace tercet::notation
