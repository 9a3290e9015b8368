//===- ProcessTest.cpp - child processes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Support/Process.h"

#include "padlab/fuzz/AtomicFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"

#include <csignal>
#include <fstream>
#include <sys/mman.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace padlab;
using namespace padlab::processes;

namespace {

struct ProcessTest : testing::Test {
  ProcessTest() {
    EXPECT_FALSE(llvm::sys::fs::createUniqueDirectory("padlab-process", dir));
  }
  ~ProcessTest() override { llvm::sys::fs::remove_directories(dir); }

  std::string getPath(llvm::StringRef name) const {
    return (dir + "/" + name).str();
  }

  llvm::SmallString<128> dir;
};

/// Whether the process does not exist, or is a zombie.
bool isGone(pid_t pid) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
  std::string stat;
  std::getline(file, stat);
  return stat.empty() || llvm::StringRef(stat).contains(") Z ");
}

TEST_F(ProcessTest, TellsHowItEnded) {
  Process process;
  ASSERT_TRUE(
      process.start({{"/bin/sh", "-c", "echo said; exit 3"}, getPath("log")}));
  std::optional<Exit> exit;
  while (!(exit = process.poll()))
    sleepMilliseconds(1);
  EXPECT_EQ(exit->code, 3);
  EXPECT_EQ(exit->signal, 0);
  EXPECT_FALSE(process.isRunning());
  EXPECT_EQ(readFile(getPath("log")), "said\n");
}

TEST_F(ProcessTest, TakesWhatItHasStartedWithIt) {
  Process process;
  ASSERT_TRUE(process.start(
      {{"/bin/sh", "-c", "sleep 1000 & echo $! > \"$0\"; wait", getPath("pid")},
       getPath("log")}));
  int sleeper = 0;
  while (llvm::StringRef(readFile(getPath("pid")).value_or(""))
             .trim()
             .getAsInteger(10, sleeper))
    sleepMilliseconds(1);
  EXPECT_FALSE(isGone(sleeper));
  process.kill();
  for (unsigned i = 0; i < 1000 && !isGone(sleeper); ++i)
    sleepMilliseconds(1);
  EXPECT_TRUE(isGone(sleeper));
}

/// Starts a child that uses `bytes` of memory until it is killed. Returns when
/// it uses them.
pid_t startChildWith(size_t bytes) {
  int ends[2];
  EXPECT_EQ(::pipe(ends), 0);
  pid_t child = ::fork();
  char ready = 0;
  if (child == 0) {
    ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
           MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
    (void)!::write(ends[1], &ready, 1);
    ::pause();
    ::_exit(0);
  }
  EXPECT_EQ(::read(ends[0], &ready, 1), 1);
  ::close(ends[0]);
  ::close(ends[1]);
  return child;
}

/// A thread lives as long as its child, because the children of a thread that
/// ends go to another one.
TEST(ProcessMemory, ChildrenOfAllThreadsCount) {
  // The share of this process in the libraries falls while other tests start,
  // so that the child uses more than all of the process.
  uint64_t before = getMemoryOfTree(::getpid()), during = 0;
  uint64_t bytes = before + (uint64_t(64) << 20);
  std::thread([&] {
    pid_t child = startChildWith(bytes);
    during = getMemoryOfTree(::getpid());
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
  }).join();
  EXPECT_GE(during, bytes);
}

} // namespace
