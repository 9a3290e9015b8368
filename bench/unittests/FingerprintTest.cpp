//===- FingerprintTest.cpp - machines made of files -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/Fingerprint.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <gtest/gtest.h>

#include <map>

using namespace padlab;

namespace {
/// A root with the files of a virtual machine of two processors.
class FingerprintTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("fingerprint", root));
    for (const char *number : {"0", "1"})
      cpuInfo += std::string("processor\t: ") + number +
                 "\nmodel name\t: Some CPU @ 2.0GHz\nmicrocode\t: 0xd000390\n"
                 "flags\t\t: fpu sse2 hypervisor avx2\n\n";
    write("proc/cpuinfo", cpuInfo);
    write("proc/loadavg", "0.10 0.20 0.30 1/100 4242\n");
    write("proc/stat", "cpu  100 0 50 800 50 0 0 0 0 0\ncpu0 1 2 3\n");
    write("proc/sys/kernel/osrelease", "6.1.0-1\n");
    write("sys/kernel/mm/transparent_hugepage/enabled",
          "always [madvise] never\n");
    write("sys/class/dmi/id/sys_vendor", "QEMU\n");
    writeCache(0, "1", "Data", "48K");
    writeCache(1, "1", "Instruction", "32K");
    writeCache(2, "2", "Unified", "2048K");
    write("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor",
          "performance\n");
  }
  void TearDown() override { llvm::sys::fs::remove_directories(root); }

  void writeCache(int index, llvm::StringRef level, llvm::StringRef type,
                  llvm::StringRef size) {
    std::string folder =
        "sys/devices/system/cpu/cpu0/cache/index" + std::to_string(index) + "/";
    write(folder + "level", level);
    write(folder + "type", type);
    write(folder + "size", size);
  }
  void write(const llvm::Twine &path, llvm::StringRef text) {
    llvm::SmallString<128> full(root);
    llvm::sys::path::append(full, path);
    ASSERT_FALSE(
        llvm::sys::fs::create_directories(llvm::sys::path::parent_path(full)));
    std::error_code error;
    llvm::raw_fd_ostream os(full, error);
    ASSERT_FALSE(error);
    os << text;
  }
  void remove(const llvm::Twine &path) {
    llvm::SmallString<128> full(root);
    llvm::sys::path::append(full, path);
    ASSERT_FALSE(llvm::sys::fs::remove(full, /*IgnoreNonExisting=*/false));
  }
  std::map<std::string, std::string> describe() {
    ContextEntries entries = describeMachine(root);
    return {entries.begin(), entries.end()};
  }

  llvm::SmallString<128> root;
  std::string cpuInfo;
};
} // namespace

TEST_F(FingerprintTest, SaysWhatTheMachineIs) {
  auto machine = describe();
  EXPECT_EQ(machine["machine_model"], "Some CPU @ 2.0GHz");
  EXPECT_EQ(machine["machine_microcode"], "0xd000390");
  EXPECT_EQ(machine["machine_cores"], "2");
  EXPECT_EQ(machine["machine_caches"], "L1d 48K, L2 2048K");
  EXPECT_EQ(machine["machine_kernel"], "6.1.0-1");
  EXPECT_EQ(machine["machine_huge_pages"], "madvise");
  EXPECT_EQ(machine["machine_governor"], "performance");
  EXPECT_EQ(machine["machine_virtual"], "yes, QEMU");
  EXPECT_EQ(machine["fingerprint"].size(), 16u);
  EXPECT_EQ(machine["fingerprint"], describe()["fingerprint"]);
}

/// Each of these properties distinguishes machines.
TEST_F(FingerprintTest, EveryPropertyCounts) {
  std::string before = describe()["fingerprint"];
  auto expectChange = [&](const char *what) {
    std::string after = describe()["fingerprint"];
    EXPECT_NE(after, before) << what;
    before = after;
  };
  write("sys/kernel/mm/transparent_hugepage/enabled", "always madvise [never]");
  expectChange("huge pages");
  write("proc/sys/kernel/osrelease", "6.1.0-2\n");
  expectChange("kernel");
  writeCache(2, "2", "Unified", "1024K");
  expectChange("caches");
  remove("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor");
  expectChange("governor");
  write("proc/cpuinfo", llvm::StringRef(cpuInfo).split("\n\n").first);
  expectChange("cores");
}

TEST_F(FingerprintTest, LoadIsNoPartOfIt) {
  std::string before = describe()["fingerprint"];
  write("proc/loadavg", "9.00 0.20 0.30 1/100 4242\n");
  EXPECT_EQ(describe()["fingerprint"], before);
}

TEST_F(FingerprintTest, WhatCannotBeReadIsUnknown) {
  llvm::sys::fs::remove_directories(root);
  auto machine = describe();
  for (const char *key : {"machine_model", "machine_cores", "machine_caches",
                          "machine_kernel", "machine_virtual"})
    EXPECT_EQ(machine[key], "unknown") << key;
  Busyness busyness = measureBusyness(0, root);
  EXPECT_EQ(busyness.explain(), "");
  EXPECT_EQ(ContextEntries(busyness.toContext()).back().second, "no");
}

TEST_F(FingerprintTest, ABusyMachineSaysWhy) {
  EXPECT_EQ(measureBusyness(0, root).explain(), "");
  write("proc/loadavg", "3.00 0.20 0.30 4/100 4242\n");
  EXPECT_EQ(measureBusyness(0, root).explain(), "load 3.00 on 2 cores");
  write("proc/loadavg", "0.00 0.20 0.30 4/100 4242\n");
  write("proc/pressure/cpu",
        "some avg10=37.00 avg60=1.00 avg300=0.00 total=1\n");
  EXPECT_EQ(measureBusyness(0, root).explain(),
            "threads waited for a processor in 37 % of the last 10 s");
}

TEST(Busyness, OthersAndTheHostAreSeparate) {
  Busyness busyness;
  busyness.cores = 2;
  busyness.used = 0.05;
  busyness.steal = 0.01;
  EXPECT_EQ(busyness.explain(), "");
  busyness.used = 0.4;
  busyness.steal = 0.25;
  EXPECT_EQ(busyness.explain(),
            "others use 40 % of the processors, the host takes 25 %");
}
