//===- padlab-diff.cpp - all pipelines against the reference --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/CommandLine.h"
#include "padlab/fuzz/CaseFiles.h"
#include "padlab/fuzz/DiffCommand.h"
#include "padlab/fuzz/Differential.h"

#include "llvm/Support/CommandLine.h"

using namespace padlab;
namespace cl = llvm::cl;

static cl::OptionCategory category("padlab-diff options");
static cl::list<std::string> inputs(cl::Positional, cl::OneOrMore,
                                    cl::desc("CASE..."), cl::cat(category));
static cl::list<std::string> lists(
    "pipelines",
    cl::desc("Pipelines to compare (default: all, and the variants in the "
             "case's attribute padlab.variants). Each is "
             "PIPELINE[@CPU][:LOWERING][:O0..O3]; ./padlab run "
             "--list-pipelines lists the names of pipelines and lowerings"),
    cl::value_desc("A,B,..."), cl::cat(category));
static cl::opt<bool> json("json", cl::desc("Print one JSON object per case"),
                          cl::cat(category));
static cl::opt<std::string>
    cpu("cpu", cl::init("native"),
        cl::desc("CPU to generate code for (default: native)"),
        cl::cat(category));
static cl::opt<unsigned> timeout(
    "timeout", cl::init(20),
    cl::desc("Seconds of processor time that one case may take (default: 20)"),
    cl::cat(category));

static cl::opt<bool>
    split("split-input-file", cl::cat(category),
          cl::desc("The file has several cases, separated by lines `// -----`. "
                   "Check that each ends as the comment at its top says (such "
                   "as // EXPECT-ERROR: TEXT or // EXPECT-UNDEFINED: TEXT); if "
                   "a case has no such comment, all pipelines must agree"));

static ExitCode fail(const llvm::Twine &message) {
  llvm::errs() << "padlab-diff: error: " << message << '\n';
  return ExitCode::BadInput;
}

static std::vector<std::string> selectPipelines() {
  std::vector<std::string> names = splitVariants(lists);
  if (names.empty())
    for (const Pipeline &pipeline : getPipelines())
      names.push_back(pipeline.name);
  return names;
}

static ExitCode checkAll(std::vector<std::string> pipelines,
                         llvm::ArrayRef<std::string> paths) {
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
      code = combine(code, fail(llvm::toString(text.takeError())));
      continue;
    }
    if (split) {
      code = combine(code, checkSplit(worker, *text, path, json, llvm::outs()));
      continue;
    }
    CaseReport report = checkInWorker(worker, *text, path);
    if (showProgress)
      llvm::errs() << "\r\x1b[K";
    printReport(report, path, json);
    code = combine(code, report.getExitCode());
  }
  return code;
}

int main(int argc, char **argv) {
  cl::HideUnrelatedOptions(category);
  if (!parseCommandLine(
          argc, argv,
          "Runs cases with several pipelines and compares with the reference.\n"
          "A CASE is a file (`-`: standard input), or a folder of files.\n"
          "Examples:\n"
          "./padlab diff CASE.mlir\n"
          "./padlab diff CASE.mlir --pipelines=unfused,fused@x86-64-v3:O2\n"))
    return static_cast<int>(ExitCode::BadInput);
  std::vector<std::string> pipelines = selectPipelines();
  if (auto variants = parseVariants(pipelines, Target{cpu}); !variants)
    return static_cast<int>(fail(llvm::toString(variants.takeError())));
  std::vector<std::string> paths;
  ExitCode code = ExitCode::Agree;
  for (const std::string &input : inputs)
    if (llvm::Error error = collectCases(input, paths))
      code = combine(code, fail(llvm::toString(std::move(error))));
  return exitWith("padlab-diff",
                  combine(code, checkAll(std::move(pipelines), paths)));
}
