//===- ReduceAgain.cpp - a reduction that goes on -------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FindingFiles.h"

#include "padlab/fuzz/FindingReview.h"

using namespace padlab;
namespace json = llvm::json;

bool padlab::isCut(const StoredRecord &finding) {
  return finding.object.getBoolean("cut").value_or(false);
}

/// The fields that depend on the minimal case; the others are kept.
static constexpr llvm::StringLiteral followingKeys[] = {
    "schemaVersion", "verdict",    "pipeline", "detail", "says",
    "phase",         "function",   "caller",   "blame",  "message",
    "shape",         "operations", "cut",      "passes", "cpu",
    "reproducer",    "reproduced"};

llvm::Expected<std::optional<unsigned>>
padlab::reduceAgain(DefectProbe &probe, llvm::StringRef findingsDir,
                    const StoredRecord &finding, unsigned maxSeconds) {
  TriageOptions options;
  options.defect = finding.getVerdict();
  options.reduce.maxSeconds = maxSeconds;
  if (!options.defect->pipeline.empty())
    options.pipelines = getPipelinesOf(*options.defect);
  if (Blame blame = finding.getBlame(); !blame.pass.empty())
    options.blame = std::move(blame);
  std::optional<Finding> again = triage(probe, makeProgramContext().get(),
                                        finding.read("case.mlir"), options);
  if (!again)
    return std::nullopt;
  // Texts are written before the record that mentions them: if the process is
  // killed in between, the work is repeated.
  if (llvm::Error error = writeFiles(finding.path, listMinimalFiles(*again)))
    return std::move(error);
  json::Object now = again->toJSON();
  llvm::Error error =
      editFinding(findingsDir, finding.signature, [&](json::Object &object) {
        for (llvm::StringRef key : followingKeys)
          object[key] = *now.get(key);
        // The rate was measured with the old script.
        object.erase("rate");
      });
  if (error)
    return std::move(error);
  return again->operations;
}
