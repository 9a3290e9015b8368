//===- CasesTest.cpp - whole cases, by the reference ----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestContext.h"

#include "padlab/dialect/Interpreter.h"
#include "padlab/dialect/LLVMVersion.h"
#include "padlab/dialect/SourceFiles.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Process.h"

#include "gtest/gtest.h"

using namespace padlab;
namespace fs = llvm::sys::fs;

/// Returns the paths of the cases in the folders that the environment variable
/// PADLAB_CASES lists, separated by colons. If it is not set, returns the
/// committed seeds.
static std::vector<std::string> listCases() {
  std::string folders = llvm::sys::Process::GetEnv("PADLAB_CASES")
                            .value_or(getSourceFile("/corpus/seeds"));
  std::vector<std::string> paths;
  for (llvm::StringRef folder : llvm::split(folders, ':')) {
    std::error_code error;
    for (fs::recursive_directory_iterator it(folder, error), end;
         it != end && !error; it.increment(error))
      if (it->type() == fs::file_type::regular_file)
        paths.push_back(it->path());
  }
  llvm::sort(paths);
  return paths;
}

static std::string describe(const Interpretation &interpretation) {
  std::string text = interpretation.str();
  for (const RuntimeValue &result : interpretation.results)
    text += "\n" + toString(result);
  return text;
}

/// The reference can run each case, and gives the same result after the case
/// was printed and parsed again. A release of LLVM other than the corpus's may
/// refuse some cases.
TEST(Cases, HaveATruth) {
  std::vector<std::string> paths = listCases();
  EXPECT_FALSE(paths.empty());
  for (const std::string &path : paths) {
    mlir::FailureOr<Case> theCase = Case::parseFile(path, test::getContext());
    if (!llvm_version::isCorpusRelease && mlir::failed(theCase))
      continue;
    ASSERT_TRUE(mlir::succeeded(theCase)) << path;
    Interpretation truth = interpret(*theCase);
    if (!llvm_version::isCorpusRelease && !truth.isTruth())
      continue;
    EXPECT_TRUE(truth.isTruth()) << path << ": " << truth.str();
    Case copy = test::parseCase(theCase->str());
    EXPECT_EQ(describe(interpret(copy)), describe(truth)) << path;
  }
}
