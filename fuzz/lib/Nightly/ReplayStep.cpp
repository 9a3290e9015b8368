//===- ReplayStep.cpp - replays the regressions -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "../Support/Files.h"
#include "../Support/Process.h"

#include "padlab/dialect/LLVMVersion.h"
#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Differential.h"
#include "padlab/fuzz/Triage.h"

#include "llvm/Support/Path.h"

using namespace padlab;
using namespace padlab::nightly;
using namespace padlab::processes;

/// Returns the expected verdict of a regression: its attribute `padlab.expect`,
/// or `agree` without one. Returns `void` if this LLVM is not the corpus's
/// release and cannot read the case.
static std::string getExpectation(StringRef path, mlir::MLIRContext *context) {
  mlir::ScopedDiagnosticHandler quiet(context, [](mlir::Diagnostic &) {});
  mlir::FailureOr<Case> theCase = Case::parseFile(path, context);
  if (mlir::failed(theCase))
    return llvm_version::isCorpusRelease ? "agree" : "void";
  return theCase->getExpectation().str();
}

/// Whether `got`, although it is not the expected verdict, is acceptable for an
/// LLVM that is not the corpus's release: another release may reject the
/// program, may have fixed the defect, or may treat negative padding as
/// undefined.
static bool isOfOtherRelease(const std::string &expected,
                             const std::string &got) {
  return !llvm_version::isCorpusRelease &&
         (expected == "void" || got == "agree" ||
          (got == "undefined" && !llvm_version::allowsNegativePadding));
}

/// Returns an entry of `regressions[]` of report.json. A case counts as skipped
/// if it names a variant whose code this machine cannot run, or if it behaves
/// as may be expected of another release (`isOfOtherRelease`).
static json::Object describe(StringRef name, const std::string &expected,
                             const CaseReport &report) {
  std::string got = describeOutcome(report);
  const Verdict *told = report.getDefect();
  auto unavailable = llvm::find_if(report.verdicts, [](const Verdict &verdict) {
    return verdict.kind == "unavailable";
  });
  bool isSkipped = got != expected && unavailable != report.verdicts.end();
  if (isSkipped) {
    got = "unavailable " + unavailable->pipeline;
    told = &*unavailable;
  }
  isSkipped |= isOfOtherRelease(expected, got);
  return json::Object{{"case", name.str()},
                      {"expected", expected},
                      {"got", got},
                      {"ok", got == expected || isSkipped},
                      {"detail", told ? told->detail : std::string()}};
}

Error padlab::nightly::replayRegressions(Step &step) {
  catchInterrupts();
  std::vector<std::string> files =
      listFiles(step.options.corpusDir + "/regressions", ".mlir");
  auto context = makeProgramContext();
  // All pipelines are used, because a regression may have any pass sequence.
  std::vector<std::string> pipelines;
  for (const Pipeline &pipeline : getPipelines())
    pipelines.push_back(pipeline.name);
  WorkerLimits limits;
  limits.isCancelled = isInterrupted;
  DifferentialOptions options;
  options.meetsOwnVariants = true;
  Worker worker(makeDifferentialFactory(std::move(pipelines), {}, options),
                limits);

  json::Array results;
  for (size_t i = 0; i < files.size(); ++i) {
    StringRef name = llvm::sys::path::filename(files[i]);
    say(formatv("{0} of {1}: {2}", i + 1, files.size(), name));
    std::string expected = getExpectation(files[i], context.get());
    CaseReport report =
        checkInWorker(worker, readFile(files[i]).value_or(""), name);
    if (isInterrupted())
      break;
    results.push_back(describe(name, expected, report));
  }
  return writeObject(step.dir + "/regressions.json",
                     json::Object{{"regressions", std::move(results)}});
}
