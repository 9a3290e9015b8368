//===- Reproducer.cpp - a defect in one command -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reproducer.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Triage.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Program.h"

using namespace mlir;
using namespace padlab;
namespace fs = llvm::sys::fs;

/// Seconds that a reproducer may take.
static constexpr unsigned scriptSeconds = 180;

/// Runs the script in a folder of its own. True when it shows the defect.
static bool reproduces(const Finding &finding) {
  llvm::SmallString<128> dir;
  if (fs::createUniqueDirectory("padlab-repro", dir))
    return false;
  std::string script = (dir + "/repro.sh").str();
  bool shown = false;
  llvm::Error error = writeFileAtomically(script, finding.reproScript);
  if (!error)
    error =
        writeFileAtomically((dir + "/repro.mlir").str(), finding.reproProgram);
  if (!error) {
    std::optional<llvm::StringRef> quiet[] = {"", "", ""};
    shown = llvm::sys::ExecuteAndWait("/bin/sh", {"sh", script}, std::nullopt,
                                      quiet, scriptSeconds) == 1;
  }
  llvm::consumeError(std::move(error));
  fs::remove_directories(dir);
  return shown;
}

/// A script for stock tools, where the kind of verdict has one.
static void makeStock(Finding &finding, const Case &minimal,
                      ScriptParameters parameters) {
  llvm::StringRef kind = finding.verdict.kind;
  if (kind == "mismatch" || kind == "poison") {
    Interpretation reference = interpret(minimal);
    if (!reference.isDefined())
      return;
    auto program = printWithDriver(minimal, reference.results);
    if (!program)
      return;
    finding.reproProgram = std::move(*program);
    finding.reproScript = makeValueScript(parameters);
    finding.stockReproducer = true;
  } else if (kind == "rejected" || kind == "invalid-ir" || kind == "crash" ||
             kind == "hang") {
    // Shells call 128 plus the signal what a signal ended; 124 is `timeout`.
    parameters.leastFailure = kind == "crash" ? 128 : kind == "hang" ? 124 : 1;
    finding.reproProgram = printPlain(minimal);
    finding.reproScript = makeCompileScript(parameters);
    finding.stockReproducer = true;
  }
}

void padlab::makeReproducer(Finding &finding, MLIRContext *context,
                            bool check) {
  const Pipeline *pipeline = findPipeline(finding.verdict.pipeline);
  ScriptParameters parameters;
  parameters.title = finding.verdict.str() + " (" + finding.blame.str() + ")";
  parameters.passes = finding.passes;
  parameters.pipeline = finding.verdict.pipeline;
  ScopedDiagnosticHandler quiet(context,
                                [](Diagnostic &) { return success(); });
  FailureOr<Case> minimal =
      Case::parse(finding.minimalCase, "case.mlir", context);
  if (succeeded(minimal) && pipeline && pipeline->isUpstream)
    makeStock(finding, *minimal, parameters);
  if (finding.stockReproducer && (!check || reproduces(finding)))
    return;
  finding.stockReproducer = false;
  finding.reproProgram = finding.minimalCase;
  finding.reproScript = makePadlabScript(parameters);
}
