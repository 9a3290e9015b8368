//===- PeersTest.cpp - other libraries are right, or refused --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadContestants.h"

#include "padlab/codegen/CPUName.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

#include <gtest/gtest.h>

using namespace padlab;

static PadWorkload getSmall(llvm::StringRef name) {
  for (const PadWorkload &workload : getPadWorkloads(Tier::Check))
    if (workload.name == name)
      return workload;
  llvm_unreachable("no such workload");
}

/// Prepares `unfused`, then the peers.
static std::vector<PreparedContestant>
prepare(const PadWorkload &workload, std::vector<PadContestant> peers) {
  std::vector<PadContestant> all = getPadContestants(workload.form);
  all.erase(all.begin() + 1, all.end());
  llvm::append_range(all, std::move(peers));
  return prepareContestants(TimedProgram::get(workload), "native", all);
}

static std::vector<const padlab_peer *> loadPlanted() {
  return loadPeers(PADLAB_PLANTED_PEERS, "native");
}

static PadContestant makeContestant(const padlab_peer *peer) {
  PadContestant contestant;
  contestant.name = peer->name;
  contestant.peer = peer;
  return contestant;
}

TEST(Peers, wrongOnesAreRefused) {
  std::vector<const padlab_peer *> peers = loadPlanted();
  ASSERT_EQ(peers.size(), 5u);
  PadWorkload workload = getSmall("D");
  std::vector<PadContestant> able;
  for (const padlab_peer *peer : peers)
    if (findObstacle(*peer, getPeerWorkload(workload)).empty())
      able.push_back(makeContestant(peer));
  ASSERT_EQ(able.size(), 4u);
  std::vector<PreparedContestant> entries = prepare(workload, able);
  ASSERT_EQ(entries.size(), 5u);
  EXPECT_EQ(entries[1].error, "");
  EXPECT_TRUE(entries[1].invocation);
  for (size_t i : {2, 3}) {
    EXPECT_EQ(entries[i].error.rfind("refused: result 0[0, 0]:", 0), 0u)
        << entries[i].error;
    EXPECT_FALSE(entries[i].invocation) << "it would be timed";
  }
  EXPECT_NE(entries[4].error, "");
  EXPECT_FALSE(entries[4].invocation);
}

/// Corner cases have denormals, which make calls take a third longer on some
/// CPUs, so they are not timed. The inputs of the programs in
/// bench/peers/independent have no denormals, either.
TEST(PrepareContestants, cornerCasesAreNotTimed) {
  PadWorkload workload = getSmall("D");
  ASSERT_EQ(shrink(workload).getText(), workload.getText())
      << "not what is checked with them";
  std::vector<PreparedContestant> entries = prepare(workload, {});
  ASSERT_TRUE(entries.front().invocation) << entries.front().error;
  entries.front().invocation->invoke();
  auto results = entries.front().invocation->getResults();
  ASSERT_TRUE(results);
  auto &tensor = std::get<TensorValue>(results->front());
  for (int64_t i = 0; i != tensor.getNumElements(); ++i) {
    llvm::APFloat number = tensor.get(i).getFloat();
    EXPECT_TRUE(number.isZero() || number.isNormal()) << i;
  }
}

/// If there is no memory for a second invocation, the contestant has an error,
/// so that it is not reported with the times of another one.
TEST(PrepareContestants, withoutMemoryThereIsAnError) {
  std::vector<PreparedContestant> entries = prepare(getSmall("D"), {});
  PreparedContestant &entry = entries.front();
  entry.prepareInvocation();
  EXPECT_EQ(entry.error, "");
  EXPECT_TRUE(entry.invocation);
  entry.prepareAnother = [] { return nullptr; };
  entry.prepareInvocation();
  EXPECT_NE(entry.error, "");
  EXPECT_FALSE(entry.invocation);
}

TEST(Peers, sayWhatTheyCannotDo) {
  std::vector<const padlab_peer *> peers = loadPlanted();
  ASSERT_EQ(peers.size(), 5u);
  PeerWorkload workload = getPeerWorkload(getSmall("D"));
  EXPECT_EQ(findObstacle(*peers[0], workload), "");
  EXPECT_EQ(findObstacle(*peers[4], workload), "planted to be unable");
  workload.low[0] = -1;
  EXPECT_EQ(findObstacle(*peers[0], workload), "peers do not crop");
  workload.low[0] = 1;
  workload.type = "f8E5M2";
  EXPECT_EQ(findObstacle(*peers[0], workload),
            "peers do not know the type f8E5M2");
}

TEST(Peers, whatIsNoModuleIsLeftOut) {
  llvm::SmallString<128> folder;
  ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("peers", folder));
  std::error_code error;
  llvm::raw_fd_ostream(folder.str().str() + "/libpadlab-peer-text.so", error)
      << "not a library";
  ASSERT_FALSE(error);
  testing::internal::CaptureStderr();
  EXPECT_TRUE(loadPeers(folder, "native").empty());
  std::string said = testing::internal::GetCapturedStderr();
  EXPECT_EQ(llvm::StringRef(said).count('\n'), 1u) << said;
  EXPECT_NE(said.find("peer not loaded"), std::string::npos) << said;
  llvm::sys::fs::remove_directories(folder);
  EXPECT_TRUE(loadPeers(folder, "native").empty());
}

/// The name of a CPU does not tell by its letters which levels its code may
/// use.
TEST(Peers, onlyLevelsThatTheCPUHas) {
  if (llvm::errorToBool(checkRunsHere("x86-64-v3")))
    GTEST_SKIP() << "no module of a level is loaded on this machine";
  llvm::SmallString<128> folder;
  ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("peers", folder));
  std::string level = folder.str().str() + "/x86-64-v3";
  ASSERT_FALSE(llvm::sys::fs::create_directory(level));
  std::error_code error;
  llvm::raw_fd_ostream(level + "/libpadlab-peer-text.so", error)
      << "not a library";
  ASSERT_FALSE(error);
  auto isTried = [&](llvm::StringRef cpu) {
    testing::internal::CaptureStderr();
    EXPECT_TRUE(loadPeers(folder, cpu).empty());
    return !testing::internal::GetCapturedStderr().empty();
  };
  for (llvm::StringRef cpu : {"native", "x86-64-v3", "x86-64-v4", "haswell",
                              "skylake-avx512", "znver1"})
    EXPECT_TRUE(isTried(cpu)) << cpu.str();
  for (llvm::StringRef cpu :
       {"x86-64", "x86-64-v2", "nehalem", "yonah", "aarch64"})
    EXPECT_FALSE(isTried(cpu)) << cpu.str();
  llvm::sys::fs::remove_directories(folder);
}

/// Whether the peer is known to be wrong: XNNPACK and Halide return infinity
/// for a NaN in f16, which is one of the corner cases.
static bool isKnownToBeWrong(llvm::StringRef name, llvm::StringRef workload) {
  return workload == "I-f16" &&
         (name == "peer-xnnpack" || name.starts_with("peer-halide"));
}

class InstalledPeers : public testing::TestWithParam<const char *> {};

TEST_P(InstalledPeers, agree) {
  if (getPeers("native").empty())
    GTEST_SKIP() << "no peers; ./padlab setup --peers installs and builds them";
  PadWorkload workload = getSmall(GetParam());
  std::vector<PadContestant> peers =
      getPeerContestants(getPeerWorkload(workload), "native");
  // Compiling these takes a second each.
  if (workload.name != "D" && workload.name != "I-f16")
    llvm::erase_if(peers, [](const PadContestant &peer) {
      return llvm::StringRef(peer.name).starts_with("peer-halide-jit");
    });
  for (const PreparedContestant &entry : prepare(workload, std::move(peers))) {
    const std::string &name = entry.contestant.name;
    if (isKnownToBeWrong(name, workload.name))
      EXPECT_EQ(entry.error.rfind("refused: ", 0), 0u)
          << name << " is right now: " << entry.error;
    else
      EXPECT_EQ(entry.error, "") << name;
  }
}

INSTANTIATE_TEST_SUITE_P(Workloads, InstalledPeers,
                         testing::Values("A", "B", "D", "F", "I-bf16", "I-f16",
                                         "I-i8"));
