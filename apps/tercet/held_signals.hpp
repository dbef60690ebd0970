#pragma once

#include <array>
#include <csignal>

namespace tercet::app {

/// By these a user or the system ends a program.
inline constexpr std::array kEndingSignals = {SIGINT, SIGTERM, SIGHUP};

/// While it lives those signals wait, for this thread and for the threads that it starts meanwhile.
class HeldSignals {
public:
    HeldSignals() {
        sigset_t held{};
        sigemptyset(&held);
        for (const int signal : kEndingSignals) sigaddset(&held, signal);
        pthread_sigmask(SIG_BLOCK, &held, &before_);
    }
    ~HeldSignals() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
    HeldSignals(const HeldSignals&) = delete;
    HeldSignals& operator=(const HeldSignals&) = delete;

private:
    sigset_t before_{};
};

}  // namespace tercet::app
