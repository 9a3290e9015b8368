//===- PrepareStep.cpp - repairs the state before a night -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Corpus.h"
#include "Steps.h"

#include "../Finding/FindingFiles.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Incoming.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace padlab;
using namespace padlab::nightly;

void padlab::nightly::say(const std::string &line) {
  llvm::errs() << line << '\n';
}

/// Repairs findings that a process was replacing when it was killed.
static void repairFindings(const std::string &findingsDir) {
  std::vector<std::string> halves;
  std::error_code error;
  for (fs::directory_iterator it(findingsDir, error), end; it != end && !error;
       it.increment(error)) {
    StringRef name = llvm::sys::path::filename(it->path());
    if (name.starts_with(".new-") || name.starts_with(replacedFindingMark))
      halves.push_back(it->path());
  }
  for (const std::string &half : halves) {
    StringRef name = llvm::sys::path::filename(half);
    // The rename fails if the new finding is already in its place.
    if (name.consume_front(replacedFindingMark))
      fs::rename(half, findingsDir + "/" + name);
    fs::remove_directories(half);
  }
}

Error padlab::nightly::prepareState(Step &step) {
  if (Error error = ensureWritableDirectory(step.stateDir("findings")))
    return error;
  repairFindings(step.stateDir("findings"));
  removeTemporaries(step.options.stateDir);
  // `incoming` is left out, because triage removes its orphaned reports.
  for (const char *name : {"internal", "upstream"})
    removeOrphanedReports(step.stateDir(name));
  for (const std::string &target : step.options.listTargets()) {
    LiveCorpus live(step.options.stateDir, target);
    if (Error error = live.begin())
      return error;
    live.plant(step.options.corpusDir + "/seeds/" + target);
    if (Error error =
            ensureWritableDirectory(step.stateDir("incoming/" + target)))
      return error;
  }
  return Error::success();
}
