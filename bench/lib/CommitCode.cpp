//===- CommitCode.cpp - the code that builds make of a series -------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommitCode.h"

#include "Runs.h"
#include "SeriesGroup.h"

#include "padlab/bench/Results.h"
#include "padlab/codegen/TimedCode.h"
#include "padlab/fuzz/AtomicFile.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace padlab;
namespace fs = llvm::sys::fs;
namespace json = llvm::json;

static std::string getCodePath(llvm::StringRef folder, uint64_t hash,
                               llvm::StringRef suffix) {
  return (folder + "/" + llvm::Twine(hash) + suffix).str();
}

llvm::Error padlab::keepCode(llvm::StringRef folder) {
  if (std::error_code error = fs::create_directories(folder))
    return llvm::createStringError(folder + ": " + error.message());
  setCodeListener([folder = folder.str()](const CodeText &code) {
    uint64_t hash = getCodeNumber(code.summary);
    for (auto [suffix, text] :
         {std::pair(".ll", llvm::StringRef(code.ir)),
          std::pair(".s", llvm::StringRef(code.assembly))})
      if (llvm::Error error =
              writeFileAtomically(getCodePath(folder, hash, suffix), text))
        llvm::errs() << llvm::toString(std::move(error)) << '\n';
  });
  return llvm::Error::success();
}

static llvm::Expected<std::string> readCode(llvm::StringRef commit,
                                            const std::string &path) {
  constexpr size_t most = 200000;
  auto text = llvm::MemoryBuffer::getFile(path);
  if (!text)
    return llvm::createStringError("the build of " + commit.take_front(12) +
                                   " does not tell its code");
  llvm::StringRef whole = (*text)->getBuffer();
  return json::fixUTF8(whole.take_front(most)) +
         (whole.size() > most ? "\n(cut)\n" : "");
}

llvm::Expected<json::Object> padlab::readCodeOf(
    llvm::StringRef commit, llvm::StringRef tool, llvm::StringRef series,
    llvm::ArrayRef<std::string> arguments, llvm::StringRef folder) {
  RunPlan plan;
  plan.variants = {{"code", tool.str(), {("--keep-code=" + folder).str()}}};
  plan.arguments = arguments;
  plan.series = {series.str()};
  plan.folder = folder.str();
  llvm::Expected<RunsOfVariants> runs = runInterleaved(plan);
  if (!runs)
    return runs.takeError();
  const ResultSeries *found = runs->front().front().find(series);
  if (!found || found->codeHash == 0)
    return llvm::createStringError("the series has no code of its own");
  auto ir = readCode(commit, getCodePath(folder, found->codeHash, ".ll"));
  if (!ir)
    return ir.takeError();
  auto assembly = readCode(commit, getCodePath(folder, found->codeHash, ".s"));
  if (!assembly)
    return assembly.takeError();
  return json::Object{{"commit", commit.str()},
                      {"hash", std::to_string(found->codeHash)},
                      {"ir", std::move(*ir)},
                      {"assembly", std::move(*assembly)}};
}
