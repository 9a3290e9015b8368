//===- RunContext.cpp - the context of a result file ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/Fingerprint.h"
#include "padlab/bench/Results.h"
#include "padlab/fuzz/Commit.h"
#include "padlab/fuzz/Finding.h"

using namespace padlab;

ContextEntries padlab::describeRun(llvm::StringRef targetCPU) {
  ContextEntries entries = {
      {"padlab_schema", std::to_string(benchSchemaVersion)}};
  llvm::append_range(entries, describeMachine());
  llvm::append_range(entries, measureBusyness().toContext());
  llvm::json::Object versions = getVersions();
  entries.push_back({"target_cpu", targetCPU.str()});
  entries.push_back({"llvm_version", versions.getString("llvm")->str()});
  entries.push_back({"padlab_revision", versions.getString("padlab")->str()});
  if (!getCommit().empty())
    entries.push_back({"padlab_commit", getCommit().str()});
  return entries;
}
