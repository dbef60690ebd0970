#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <latch>

#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>

#include "ai/executor.hpp"

namespace tercet::app {

/// Several threads, which one decision shares.
class ThreadExecutor final : public ai::Executor {
public:
    explicit ThreadExecutor(int threads)
        : threads_{threads}, pool_{static_cast<std::size_t>(threads)} {}
    ~ThreadExecutor() override { pool_.join(); }

    void run(int count, const std::function<void(int)>& task) override {
        std::atomic<int> next = 0;
        std::latch done{threads_};
        for (int i = 0; i < threads_; ++i) {
            boost::asio::post(pool_, [&] {
                for (int index = next++; index < count; index = next++) task(index);
                done.count_down();
            });
        }
        done.wait();
    }

private:
    int threads_;
    boost::asio::thread_pool pool_;
};

}  // namespace tercet::app
