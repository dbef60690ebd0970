#pragma once

#include <cstddef>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

#include "tercet/held_signals.hpp"

namespace tercet::app {

/// Threads that work: as many as are wanted, or as the system gives: it may give none. Signals
/// that end the program are left to the thread that calls this.
template <class Work>
std::vector<std::thread> started_threads(std::size_t wanted, const Work& work) {
    const HeldSignals held;
    std::vector<std::thread> threads;
    try {
        threads.reserve(wanted);
        while (threads.size() < wanted) threads.emplace_back(work);
    } catch (const std::system_error&) {
        // No more of them; those that there are will do.
    } catch (const std::bad_alloc&) {
        // The same.
    }
    return threads;
}

}  // namespace tercet::app
