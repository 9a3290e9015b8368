//===- StandalonePoolTest.cpp - threads of applications -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Application.h"
#include "padlab/codegen/RuntimeThreads.h"

#include "gtest/gtest.h"

#include <numeric>
#include <thread>
#include <vector>

namespace {

/// Counts how often each iteration has run.
struct Counts {
  std::vector<int> runs;
  explicit Counts(int64_t count) : runs(count) {}
};

void countRange(void *data, int64_t first, int64_t last) {
  for (int64_t i = first; i < last; ++i)
    ++static_cast<Counts *>(data)->runs[i];
}

void countOne(void *data, int64_t i) { countRange(data, i, i + 1); }

bool eachRanOnce(const Counts &counts) {
  return counts.runs == std::vector<int>(counts.runs.size(), 1);
}

/// A pool without threads, which runs the bodies from the last to the first. It
/// does not run the body with index `leftOut`, and runs the body with index
/// `twice` twice.
struct Backwards {
  int64_t leftOut = -1, twice = -1;
  int status = 0;

  static int run(void *context, void (*body)(void *data, int64_t i), void *data,
                 int64_t count) {
    auto &self = *static_cast<Backwards *>(context);
    for (int64_t i = count; i-- > 0;) {
      if (i != self.leftOut)
        body(data, i);
      if (i == self.twice)
        body(data, i);
    }
    return self.status;
  }
  padlab_pool get() { return {run, this, 3}; }
};

/// Stands for a loop of a compiled program; `padlab_run` runs it.
struct Loop {
  Counts counts;
  int64_t least = 1;
  explicit Loop(int64_t count) : counts(count) {}

  static void run(void *data) {
    auto &self = *static_cast<Loop *>(data);
    padlab_parallel_for(countRange, &self.counts, self.counts.runs.size(),
                        self.least);
  }
};

class PoolTest : public testing::Test {
protected:
  void TearDown() override { padlab_pool_use(nullptr); }
};

} // namespace

TEST_F(PoolTest, eachBodyRunsOnce) {
  for (int64_t workers : {1, 2, 3, 7}) {
    padlab_pool *pool = padlab_pool_create(workers);
    ASSERT_TRUE(pool);
    EXPECT_EQ(pool->workers, workers);
    for (int repetition = 0; repetition != 200; ++repetition)
      for (int64_t count : {0, 1, 2, 5, 100}) {
        Counts counts(count);
        EXPECT_EQ(pool->parallel_for(pool->context, countOne, &counts, count),
                  0);
        ASSERT_TRUE(eachRanOnce(counts)) << count;
      }
    padlab_pool_destroy(pool);
  }
}

TEST_F(PoolTest, severalThreadsMayUseOne) {
  padlab_pool *pool = padlab_pool_create(3);
  ASSERT_TRUE(pool);
  std::vector<std::thread> users;
  std::vector<int> wrong(4);
  for (int user = 0; user != 4; ++user)
    users.emplace_back([&, user] {
      padlab_pool_use(pool);
      for (int repetition = 0; repetition != 200; ++repetition) {
        Loop loop(50);
        bool isRight = padlab_run(Loop::run, &loop) == PADLAB_OK &&
                       eachRanOnce(loop.counts);
        wrong[user] += !isRight;
      }
    });
  for (std::thread &user : users)
    user.join();
  EXPECT_EQ(std::accumulate(wrong.begin(), wrong.end(), 0), 0);
  padlab_pool_destroy(pool);
}

TEST_F(PoolTest, thereAreNoneOfZeroOrOfVeryManyWorkers) {
  for (int64_t workers : {int64_t(-1), int64_t(0), int64_t(1) << 40})
    EXPECT_EQ(padlab_pool_create(workers), nullptr);
  padlab_pool_destroy(nullptr);
}

TEST_F(PoolTest, anApplicationsPoolRunsAllOfALoop) {
  Backwards backwards;
  padlab_pool pool = backwards.get();
  padlab_pool_use(&pool);
  // The library uses a copy of the structure.
  pool = {};
  for (int64_t count : {0, 1, 2, 3, 11, 12, 13, 1000})
    for (int64_t least : {1, 4, 5000}) {
      Loop loop(count);
      loop.least = least;
      EXPECT_EQ(padlab_run(Loop::run, &loop), PADLAB_OK);
      EXPECT_TRUE(eachRanOnce(loop.counts)) << count << ", " << least;
    }
}

TEST_F(PoolTest, aPoolThatDoesNotRunAllIsAnError) {
  for (Backwards backwards :
       {Backwards{2, -1, 0}, Backwards{-1, 2, 0}, Backwards{-1, -1, 5}}) {
    padlab_pool pool = backwards.get();
    padlab_pool_use(&pool);
    Loop loop(100);
    EXPECT_EQ(padlab_run(Loop::run, &loop), PADLAB_POOL_FAILED);
  }
}

TEST_F(PoolTest, withoutAPoolTheCallerWorks) {
  Loop loop(100);
  EXPECT_EQ(padlab_run(Loop::run, &loop), PADLAB_OK);
  EXPECT_TRUE(eachRanOnce(loop.counts));
}
