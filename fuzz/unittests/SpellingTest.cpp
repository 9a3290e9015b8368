//===- SpellingTest.cpp - the table of spellings holds --------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Releases/Spellings.h"
#include "../lib/Support/RunCommand.h"

#include "padlab/dialect/LLVMVersion.h"
#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Releases.h"

#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"

#include <cstdlib>

using namespace padlab;
using namespace padlab::releases;

/// Returns whether the release accepts `example`: a program or, applied to an
/// empty program, a pipeline.
static bool takes(const Release &release, llvm::StringRef example) {
  bool isPipeline = example.starts_with("builtin.module(");
  llvm::SmallString<128> file;
  EXPECT_FALSE(
      llvm::sys::fs::createTemporaryFile("padlab-spelling", "mlir", file));
  llvm::cantFail(writeFileAtomically(
      file, isPipeline ? llvm::StringRef("module {}\n") : example));
  std::vector<std::string> words = {release.tools + "/mlir-opt",
                                    file.str().str()};
  if (isPipeline)
    words.push_back("--pass-pipeline=" + example.str());
  bool isTaken = llvm::cantFail(processes::runCommand(words)).ok();
  llvm::sys::fs::remove(file);
  return isTaken;
}

TEST(SpellingTest, RowsDoWhatTheirExamplesSay) {
  Release home = llvm::cantFail(getInstalledRelease());
  for (const Spelling &row : getSpellings()) {
    SCOPED_TRACE(row.name);
    EXPECT_LE(row.first, row.last);
    EXPECT_EQ(respell(row.here, row), row.there);
    // A text that already has the other release's spelling does not change.
    EXPECT_EQ(respell(row.there, row), row.there);
    if (*row.here && llvm_version::isCorpusRelease)
      EXPECT_TRUE(takes(home, row.here)) << row.here;
  }
}

TEST(SpellingTest, NothingIsRespelledForOurOwn) {
  Release home = llvm::cantFail(getInstalledRelease());
  for (const Spelling &row : getSpellings()) {
    std::vector<std::string> used;
    if (row.isFor(home.major))
      continue;
    EXPECT_EQ(respell(row.here, home.major, used), row.here) << row.name;
    EXPECT_TRUE(used.empty()) << row.name;
  }
}

/// Tries the releases in the default store, or in the folder that
/// PADLAB_LLVM_STORE names.
TEST(SpellingTest, ReleasesTakeWhatTheyAreSaidToTake) {
  const char *folder = std::getenv("PADLAB_LLVM_STORE");
  unsigned tried = 0;
  for (const Release &release :
       listReleases(folder ? folder : getDefaultReleaseStore())) {
    if (release.kind != "packages")
      continue;
    for (const Spelling &row : getSpellings()) {
      if (!row.isFor(release.major) || !*row.here)
        continue;
      SCOPED_TRACE(release.name + ": " + row.name);
      std::vector<std::string> used;
      EXPECT_FALSE(takes(release, row.here));
      EXPECT_TRUE(takes(release, respell(row.here, release.major, used)))
          << row.there;
      ++tried;
    }
  }
  if (tried == 0)
    GTEST_SKIP() << "no other release is there (padlab llvm add 19 trunk)";
}

TEST(SpellingTest, GroupsAndSeveralMatchesInALine) {
  Spelling row = {"row", 0, 99, "<([a-z]+)=([0-9])>", "\\2\\1", "", ""};
  EXPECT_EQ(respell("a<b=1>c<d=2>\n<e=3>\n", row), "a1bc2d\n3e\n");
  EXPECT_EQ(respell("nothing\nhere", row), "nothing\nhere");
}
