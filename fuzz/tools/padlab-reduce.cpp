//===- padlab-reduce.cpp - smallest case with the same signature ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/CommandLine.h"
#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/CaseFiles.h"
#include "padlab/fuzz/TriageTool.h"

#include "llvm/Support/CommandLine.h"

using namespace padlab;
namespace cl = llvm::cl;

static cl::OptionCategory category("padlab-reduce options");
static cl::opt<std::string> input(cl::Positional, cl::Required,
                                  cl::desc("CASE"), cl::cat(category));
static cl::opt<std::string>
    output("o", cl::init("-"), cl::value_desc("OUT"),
           cl::desc("File for the smallest case (default: stdout)"),
           cl::cat(category));
static cl::list<std::string> pipelines(
    "pipelines",
    cl::desc("Pipelines to compare (default: all). Each is "
             "PIPELINE[@CPU][:LOWERING][:O0..O3]; ./padlab run "
             "--list-pipelines lists the names of pipelines and lowerings"),
    cl::value_desc("A,B,..."), cl::cat(category));
static cl::opt<unsigned>
    maxSeconds("max-seconds", cl::init(60),
               cl::desc("Time limit of the reduction in seconds (default: 60)"),
               cl::cat(category));
static cl::opt<std::string>
    findings("findings", cl::value_desc("DIR"),
             cl::desc("Also store a finding in this folder"),
             cl::cat(category));
static cl::opt<std::string>
    cpu("cpu", cl::init("native"),
        cl::desc("CPU to generate code for (default: native)"),
        cl::cat(category));

static const TriageTool tool("padlab-reduce");

static ExitCode write(const Finding &finding) {
  if (output == "-") {
    llvm::outs() << finding.minimalCase;
  } else if (llvm::Error error =
                 writeFileAtomically(output, finding.minimalCase)) {
    return tool.fail(std::move(error));
  }
  if (findings.empty())
    return ExitCode::Agree;
  auto stored = storeFinding(findings, finding);
  if (!stored)
    return tool.fail(stored.takeError());
  llvm::errs() << stored->path << (stored->isNew ? " (new)\n" : "\n");
  return ExitCode::Agree;
}

static ExitCode run() {
  auto text = readCaseText(input);
  if (!text)
    return tool.fail(text.takeError());
  DefectProbe probe(Target{cpu});
  CaseReport report = probe.check(*text, splitVariants(pipelines), input);
  if (!selectDefect(report))
    return tool.explainNoDefect(report);
  auto context = makeProgramContext();
  TriageOptions options;
  options.pipelines = splitVariants(pipelines);
  options.reduce.maxSeconds = maxSeconds;
  options.reduce.progress = [](unsigned operations) {
    if (llvm::errs().is_displayed())
      llvm::errs() << "\r" << operations << " operations \r";
  };
  options.checkReproducer = !findings.empty();
  auto finding = triage(probe, context.get(), *text, options);
  if (!finding)
    return ExitCode::NotReproduced;
  llvm::errs() << finding->operations
               << " operations: " << finding->verdict.str() << " ("
               << finding->blame.str() << ")\n";
  if (finding->isCut)
    llvm::errs() << "padlab-reduce: the time (--max-seconds) was over before "
                    "the end: the case is not minimal\n";
  return write(*finding);
}

int main(int argc, char **argv) {
  cl::HideUnrelatedOptions(category);
  if (!parseCommandLine(
          argc, argv,
          (llvm::Twine(
               "Shrinks a case that shows a defect.\n"
               "The result shows the same defect, and is still defined.\n") +
           TriageTool::exitCodes +
           "Examples:\n"
           "./padlab reduce CASE.mlir -o SMALL.mlir\n")
              .str()))
    return static_cast<int>(ExitCode::BadInput);
  if (auto error = tool.checkPipelines(splitVariants(pipelines)))
    return static_cast<int>(*error);
  return exitWith("padlab-reduce", run());
}
