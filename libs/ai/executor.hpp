#pragma once

#include <cstdint>
#include <functional>

namespace tercet::ai {

/// Who does the work that a player wants done: one thread after another, or many at once.
class Executor {
public:
    Executor() = default;
    Executor(const Executor&) = delete;
    Executor& operator=(const Executor&) = delete;
    virtual ~Executor() = default;

    /// Calls task(0) to task(count - 1), in any order, and returns when all are done.
    virtual void run(int count, const std::function<void(int)>& task) = 0;
};

/// In the thread of the caller.
class Serial final : public Executor {
public:
    void run(int count, const std::function<void(int)>& task) override {
        for (int i = 0; i < count; ++i) task(i);
    }
};

/// Asked now and then: whether to answer with what is known so far.
using Stop = std::function<bool()>;
/// A stop that comes that many milliseconds from now. Only whoever has a clock can make one.
using StopAfter = std::function<Stop(std::int64_t)>;

inline Stop never_stop() {
    return [] { return false; };
}

/// What a player may use to think.
struct Means {
    Executor& executor;
    Stop stop = never_stop();
};

}  // namespace tercet::ai
