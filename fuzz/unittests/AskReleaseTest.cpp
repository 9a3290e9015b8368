//===- AskReleaseTest.cpp - answers of scripts ----------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// fuzz/test/Findings/versions.test asks releases with the scripts of findings.
// This file has scripts that end in ways that such scripts rarely do.
//
//===----------------------------------------------------------------------===//

#include "../lib/Releases/Tools.h"

#include "padlab/fuzz/FindingVersions.h"
#include "padlab/fuzz/Releases.h"

#include "llvm/Support/FileSystem.h"

#include "gtest/gtest.h"

using namespace padlab;

/// Asks the installed LLVM by a script that has `contrast` and then runs
/// `body`.
static VersionAnswer askInstalled(const std::string &contrast,
                                  const std::string &body) {
  Demonstration demonstration;
  demonstration.script = "BEFORE=''\nPASSES='canonicalize'\nLOWERING='cse'\n"
                         "CONTRAST=" +
                         contrast + "\n" + body + "\n";
  demonstration.program = "func.func @main() {\n  return\n}\n";
  demonstration.verdict = "mismatch";
  Release installed = llvm::cantFail(getInstalledRelease());
  return llvm::cantFail(askRelease(demonstration, installed, installed));
}

TEST(AskRelease, AKilledScriptSaysNothing) {
  EXPECT_EQ(askInstalled("yes", "exit 0").result, VersionResult::DoesNotShow);
  EXPECT_EQ(askInstalled("yes", "kill -KILL $$").result,
            VersionResult::CannotBeSaid);
}

/// A refusal of the program is the answer only if the verdict is `rejected`.
TEST(AskRelease, AnAnswerIsOnlyForTheVerdict) {
  Release installed = llvm::cantFail(getInstalledRelease());
  VersionAnswer answer;
  answer.identity = installed.identity;
  answer.hasAssertions = installed.hasAssertions;
  Demonstration asked{"PASSES='cse'\n", "module {}\n", "mismatch"};
  answer.demonstration = asked.getHash();
  EXPECT_FALSE(answer.isStale(installed, asked));
  asked.verdict = "rejected";
  EXPECT_TRUE(answer.isStale(installed, asked));
}

/// The script shows the defect only with the lowering of padlab's own LLVM, for
/// which mlir-opt is a shell script.
TEST(AskRelease, AGuiltyLoweringIsNotReplaced) {
  const std::string body =
      "head -c 2 \"$LLVM_BIN/mlir-opt\" | grep -q '#!' && exit 1\nexit 125";
  VersionAnswer innocent = askInstalled("yes", body);
  EXPECT_EQ(innocent.result, VersionResult::Shows);
  EXPECT_NE(innocent.loweredBy, "");
  VersionAnswer guilty = askInstalled("", body);
  EXPECT_EQ(guilty.result, VersionResult::CannotBeSaid);
  EXPECT_EQ(guilty.loweredBy, "");
}

/// LLVMs of one version that were built from different sources, or beside the
/// package of this version, must not get each other's answers.
TEST(ReleaseIdentity, BuildsOfOneVersionDiffer) {
  Release installed = llvm::cantFail(getInstalledRelease()), built = installed;
  EXPECT_EQ(releases::getInstalledIdentity(installed), installed.identity);
  SmallString<128> folder;
  ASSERT_FALSE(fs::createUniqueDirectory("release", folder));
  built.tools = (folder + "/bin").str();
  ASSERT_FALSE(fs::create_directory(built.tools));
  auto identify = [&](int linkedAt) {
    int file = -1;
    EXPECT_FALSE(fs::openFileForWrite(built.tools + "/mlir-opt", file));
    llvm::raw_fd_ostream tool(file, /*shouldClose=*/true);
    EXPECT_FALSE(fs::setLastAccessAndModificationTime(
        file, llvm::sys::toTimePoint(linkedAt)));
    return releases::getInstalledIdentity(built);
  };
  std::string first = identify(1);
  EXPECT_NE(first, installed.identity);
  EXPECT_EQ(first.rfind(installed.version, 0), 0u) << first;
  EXPECT_NE(identify(2), first);
  fs::remove_directories(folder);
}
