#pragma once

#include <algorithm>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "ai/executor.hpp"

namespace tercet::app {

/// Several threads, which one decision shares.
class ThreadExecutor final : public ai::Executor {
public:
    /// One a core.
    ThreadExecutor() {
        const unsigned threads = std::max(1U, std::thread::hardware_concurrency());
        for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { help(); });
    }
    ~ThreadExecutor() override {
        {
            const std::lock_guard lock{mutex_};
            is_over_ = true;
        }
        is_wanted_.notify_all();
        for (std::thread& thread : threads_) thread.join();
    }

    void run(int count, const std::function<void(int)>& task) override {
        std::unique_lock lock{mutex_};
        task_ = &task;
        next_ = 0;
        count_ = count;
        unfinished_ = count;
        is_wanted_.notify_all();
        is_done_.wait(lock, [this] { return unfinished_ == 0; });
    }

private:
    void help() {
        std::unique_lock lock{mutex_};
        while (true) {
            is_wanted_.wait(lock, [this] { return is_over_ || next_ < count_; });
            if (is_over_) return;
            const int index = next_++;
            const auto& task = *task_;
            lock.unlock();
            task(index);
            lock.lock();
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
    std::vector<std::thread> threads_;
};

}  // namespace tercet::app
