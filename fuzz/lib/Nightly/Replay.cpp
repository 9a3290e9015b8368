//===- Replay.cpp - what was fixed, what came back -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Process.h"
#include "Run.h"

#include "padlab/dialect/Dialects.h"
#include "padlab/fuzz/Differential.h"
#include "padlab/fuzz/Triage.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

using namespace padlab;
using namespace padlab::nightly;

/// What a regression is committed to give: `padlab.expect`, else `agree`.
static std::string getExpectation(llvm::StringRef path,
                                  mlir::MLIRContext *context) {
  mlir::ScopedDiagnosticHandler quiet(context, [](mlir::Diagnostic &) {});
  mlir::FailureOr<Case> theCase = Case::parseFile(path, context);
  if (mlir::failed(theCase))
    return "agree";
  return theCase->getExpectation().str();
}

void padlab::nightly::replayRegressions(Run &run) {
  std::vector<std::string> files =
      listFiles(run.options.corpusDir + "/regressions", ".mlir");
  if (files.empty())
    return;
  mlir::DialectRegistry registry;
  registerProgramDialects(registry);
  registerScriptDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  // All: a regression may carry a pass sequence of its own.
  std::vector<std::string> pipelines;
  for (const Pipeline &pipeline : getPipelines())
    pipelines.push_back(pipeline.name);
  WorkerLimits limits;
  limits.isCancelled = isInterrupted;
  Worker worker(makeDifferentialFactory(std::move(pipelines)), limits);

  double lastWord = run.secondsSoFar();
  for (size_t i = 0; i < files.size() && !isInterrupted(); ++i) {
    llvm::StringRef name = llvm::sys::path::filename(files[i]);
    if (run.secondsSoFar() - lastWord >= progressInterval()) {
      lastWord = run.secondsSoFar();
      sayProgress(run, llvm::formatv("replaying {0} of {1}: {2}", i + 1,
                                     files.size(), name));
    }
    std::string expected = getExpectation(files[i], &context);
    CaseReport report =
        checkInWorker(worker, readFile(files[i]).value_or(""), name);
    if (isInterrupted())
      break;
    std::string got = describeOutcome(report);
    const Verdict *defect = report.getDefect();
    run.regressions.push_back(llvm::json::Object{
        {"case", name.str()},
        {"expected", expected},
        {"got", got},
        {"ok", got == expected},
        {"detail", defect ? defect->detail : std::string()}});
  }
  say(run, llvm::formatv("replayed {0} regressions", run.regressions.size()));
}
