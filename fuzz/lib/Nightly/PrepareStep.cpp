//===- PrepareStep.cpp - a state that is whole -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Corpus.h"
#include "Steps.h"

#include "padlab/fuzz/AtomicFile.h"

#include "llvm/Support/raw_ostream.h"

using namespace padlab;
using namespace padlab::nightly;

void padlab::nightly::say(const std::string &line) {
  llvm::errs() << line << '\n';
}

llvm::Error padlab::nightly::prepareState(Step &step) {
  if (llvm::Error error = ensureWritableDirectory(step.stateDir("findings")))
    return error;
  for (const std::string &target : step.options.listTargets()) {
    LiveCorpus live(step.options.stateDir, target);
    if (llvm::Error error = live.prepare())
      return error;
    live.plant(step.options.corpusDir + "/seeds/" + target);
    if (llvm::Error error =
            ensureWritableDirectory(step.stateDir("incoming/" + target)))
      return error;
  }
  return llvm::Error::success();
}
