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

#include <fstream>

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

} // namespace
