//===- padlab-reduce.cpp - shrinks a case that shows a defect -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TriageTool.h"

#include "padlab/fuzz/AtomicFile.h"

using namespace padlab;

const StringLiteral padlab::toolName = "padlab-reduce";

static TextOption output("o", "File for the smallest case (default: stdout)",
                         cl::init("-"), cl::value_desc("OUT"));
static ListOption
    pipelines("pipelines",
              "Pipelines to compare (default: all). Each is "
              "PIPELINE[@CPU][:LOWERING][:O0..O3]; ./padlab run "
              "--list-pipelines lists the names of pipelines and lowerings",
              cl::value_desc("A,B,..."));
static Option<unsigned>
    maxSeconds("max-seconds",
               "Time limit of the reduction in seconds (default: 60)",
               cl::init(60));
static TextOption findings("findings", "Also store a finding in this folder",
                           cl::value_desc("DIR"));

static ExitCode write(const Finding &finding) {
  if (output == "-") {
    llvm::outs() << finding.minimalCase;
  } else if (Error error = writeFileAtomically(output, finding.minimalCase)) {
    return fail(std::move(error));
  }
  if (findings.empty())
    return ExitCode::Agree;
  auto stored = storeFinding(findings, finding);
  if (!stored)
    return fail(stored.takeError());
  llvm::errs() << stored->path << (stored->isNew ? " (new)\n" : "\n");
  return ExitCode::Agree;
}

static ExitCode shrink(DefectProbe &probe, StringRef text,
                       const Verdict & /*defect*/) {
  auto context = makeProgramContext();
  TriageOptions options;
  options.pipelines = splitVariants(pipelines);
  options.reduce.maxSeconds = maxSeconds;
  options.reduce.progress = [](unsigned operations) {
    if (llvm::errs().is_displayed())
      llvm::errs() << "\r" << operations << " operations \r";
  };
  options.checkReproducer = !findings.empty();
  auto finding = triage(probe, context.get(), text, options);
  if (!finding)
    return ExitCode::NotReproduced;
  llvm::errs() << finding->operations
               << " operations: " << finding->verdict.str() << " ("
               << finding->blame.str() << ")\n";
  if (finding->isCut)
    llvm::errs() << toolName
                 << ": the case is not minimal: the time (--max-seconds) was "
                    "over, or the defect did not show again\n";
  return write(*finding);
}

static ExitCode run() { return findDefect(splitVariants(pipelines), shrink); }

int main(int argc, char **argv) {
  return runTool(argc, argv,
                 "Shrinks a case that shows a defect.\n"
                 "The result shows the same defect, and is still defined.\n" +
                     exitCodes +
                     "Examples:\n"
                     "./padlab reduce CASE.mlir -o SMALL.mlir\n",
                 run);
}
