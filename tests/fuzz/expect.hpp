#pragma once

#include <cstdio>
#include <cstdlib>

/// A law that a fuzzer checks, in every build. The fuzzer reports the input that breaks it.
inline void expect(bool holds, const char* law) {
    if (holds) return;
    std::fprintf(stderr, "broken: %s\n", law);
    std::abort();
}
