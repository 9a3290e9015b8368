//===- ReplayStep.cpp - regressions, every way ------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Files.h"
#include "Steps.h"

#include "../Support/Process.h"

#include "padlab/dialect/Dialects.h"
#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Differential.h"
#include "padlab/fuzz/Triage.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

using namespace padlab;
using namespace padlab::nightly;
using namespace padlab::processes;

/// What a regression is committed to give: `padlab.expect`, else `agree`.
static std::string getExpectation(llvm::StringRef path,
                                  mlir::MLIRContext *context) {
  mlir::ScopedDiagnosticHandler quiet(context, [](mlir::Diagnostic &) {});
  mlir::FailureOr<Case> theCase = Case::parseFile(path, context);
  if (mlir::failed(theCase))
    return "agree";
  return theCase->getExpectation().str();
}

llvm::Error padlab::nightly::replayRegressions(Step &step) {
  catchInterrupts();
  std::vector<std::string> files =
      listFiles(step.options.corpusDir + "/regressions", ".mlir");
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

  llvm::json::Array results;
  for (size_t i = 0; i < files.size(); ++i) {
    llvm::StringRef name = llvm::sys::path::filename(files[i]);
    say(llvm::formatv("{0} of {1}: {2}", i + 1, files.size(), name));
    std::string expected = getExpectation(files[i], &context);
    CaseReport report =
        checkInWorker(worker, readFile(files[i]).value_or(""), name);
    if (isInterrupted())
      break;
    std::string got = describeOutcome(report);
    const Verdict *defect = report.getDefect();
    results.push_back(llvm::json::Object{
        {"case", name.str()},
        {"expected", expected},
        {"got", got},
        {"ok", got == expected},
        {"detail", defect ? defect->detail : std::string()}});
  }
  return writeObject(step.dir + "/regressions.json",
                     llvm::json::Object{{"regressions", std::move(results)}});
}
