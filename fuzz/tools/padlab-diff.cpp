//===- padlab-diff.cpp - all pipelines against the reference --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tool.h"

#include "padlab/fuzz/DiffCommand.h"
#include "padlab/fuzz/Differential.h"

using namespace padlab;

const StringLiteral padlab::toolName = "padlab-diff";

static ListOption inputs(cl::Positional, "CASE...", cl::OneOrMore);
static ListOption lists(
    "pipelines",
    "Pipelines to compare (default: all, and the variants in the case's "
    "attribute padlab.variants). Each is PIPELINE[@CPU][:LOWERING][:O0..O3]; "
    "./padlab run --list-pipelines lists the names of pipelines and lowerings",
    cl::value_desc("A,B,..."));
static Flag asJSON("json", "Print one JSON object per case");
static TextOption cpu("cpu", "CPU to generate code for (default: native)",
                      cl::init("native"));
static Option<unsigned>
    timeout("timeout",
            "Seconds of processor time that one case may take (default: 20)",
            cl::init(20));

static Flag split("split-input-file",
                  "The file has several cases, separated by lines `// -----`. "
                  "Check that each ends as the comment at its top says (such "
                  "as // EXPECT-ERROR: TEXT or // EXPECT-UNDEFINED: TEXT); if "
                  "a case has no such comment, all pipelines must agree");

static std::vector<std::string> selectPipelines() {
  std::vector<std::string> names = splitVariants(lists);
  if (names.empty())
    for (const Pipeline &pipeline : getPipelines())
      names.push_back(pipeline.name);
  return names;
}

static ExitCode checkAll(std::vector<std::string> pipelines,
                         ArrayRef<std::string> paths) {
  WorkerLimits limits;
  limits.processorSecondsPerRequest = timeout;
  limits.secondsPerRequest = 6 * timeout;
  DifferentialOptions options;
  options.meetsOwnVariants = lists.empty();
  Worker worker(
      makeDifferentialFactory(std::move(pipelines), Target{cpu}, options),
      limits);
  ExitCode code = ExitCode::Agree;
  bool showProgress = llvm::errs().is_displayed() && paths.size() > 1;
  for (auto [index, path] : llvm::enumerate(paths)) {
    if (showProgress)
      llvm::errs() << "\r[" << index + 1 << "/" << paths.size() << "] ";
    auto text = readCaseText(path);
    if (!text) {
      code = combine(code, fail(text.takeError()));
      continue;
    }
    if (split) {
      code =
          combine(code, checkSplit(worker, *text, path, asJSON, llvm::outs()));
      continue;
    }
    CaseReport report = checkInWorker(worker, *text, path);
    if (showProgress)
      llvm::errs() << "\r\x1b[K";
    printReport(report, path, asJSON);
    code = combine(code, report.getExitCode());
  }
  return code;
}

static ExitCode run() {
  std::vector<std::string> pipelines = selectPipelines();
  if (auto variants = parseVariants(pipelines, Target{cpu}); !variants)
    return fail(variants.takeError());
  std::vector<std::string> paths;
  ExitCode code = ExitCode::Agree;
  for (const std::string &input : inputs)
    if (Error error = collectCases(input, paths))
      code = combine(code, fail(std::move(error)));
  return combine(code, checkAll(std::move(pipelines), paths));
}

int main(int argc, char **argv) {
  return runTool(
      argc, argv,
      "Runs cases with several pipelines and compares with the reference.\n"
      "A CASE is a file (`-`: standard input), or a folder of files.\n"
      "Examples:\n"
      "./padlab diff CASE.mlir\n"
      "./padlab diff CASE.mlir --pipelines=unfused,fused@x86-64-v3:O2\n",
      run);
}
