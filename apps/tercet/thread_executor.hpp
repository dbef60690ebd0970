#pragma once

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "ai/executor.hpp"
#include "tercet/started_threads.hpp"

namespace tercet::app {

/// Several threads, which one decision shares. That of the caller is one of them.
class ThreadExecutor final : public ai::Executor {
public:
    /// One a core, or fewer if there are no more.
    ThreadExecutor()
        : threads_{started_threads(std::max(1U, std::thread::hardware_concurrency()) - 1,
                                   [this] { help(); })} {}
    ~ThreadExecutor() override {
        {
            const std::lock_guard lock{mutex_};
            is_over_ = true;
        }
        is_wanted_.notify_all();
        for (std::thread& thread : threads_) thread.join();
    }

    /// Throws what a task threw.
    void run(int count, const std::function<void(int)>& task) override {
        std::unique_lock lock{mutex_};
        task_ = &task;
        next_ = 0;
        count_ = count;
        unfinished_ = count;
        is_wanted_.notify_all();
        do_what_is_left(lock);
        is_done_.wait(lock, [this] { return unfinished_ == 0; });
        if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
    }

private:
    void help() {
        std::unique_lock lock{mutex_};
        while (!is_over_) {
            do_what_is_left(lock);
            is_wanted_.wait(lock, [this] { return is_over_ || next_ < count_; });
        }
    }

    void do_what_is_left(std::unique_lock<std::mutex>& lock) {
        while (next_ < count_) {
            const int index = next_++;
            const auto& task = *task_;
            std::exception_ptr thrown;
            lock.unlock();
            try {
                task(index);
            } catch (...) {
                thrown = std::current_exception();
            }
            lock.lock();
            if (thrown) failure_ = thrown;
            if (--unfinished_ == 0) is_done_.notify_one();
        }
    }

    std::mutex mutex_;
    std::condition_variable is_wanted_;
    std::condition_variable is_done_;
    const std::function<void(int)>* task_ = nullptr;
    int next_ = 0;
    int count_ = 0;
    int unfinished_ = 0;
    bool is_over_ = false;
    std::exception_ptr failure_;
    std::vector<std::thread> threads_;  // the last, as they use the others
};

}  // namespace tercet::app
