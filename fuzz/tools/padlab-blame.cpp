//===- padlab-blame.cpp - the guilty pass and pattern application ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/CommandLine.h"
#include "padlab/fuzz/CaseFiles.h"
#include "padlab/fuzz/TriageTool.h"

#include "llvm/Support/CommandLine.h"

using namespace padlab;
namespace cl = llvm::cl;

static cl::OptionCategory category("padlab-blame options");
static cl::opt<std::string> input(cl::Positional, cl::Required,
                                  cl::desc("CASE"), cl::cat(category));
static cl::list<std::string> pipelines(
    "pipelines",
    cl::desc("Pipelines to check (default: all). Each is "
             "PIPELINE[@CPU][:LOWERING][:O0..O3]; ./padlab run "
             "--list-pipelines lists the names of pipelines and lowerings"),
    cl::value_desc("A,B,..."), cl::cat(category));
// The option's old name.
static cl::alias pipelineAlias("pipeline", cl::aliasopt(pipelines),
                               cl::desc("The same"), cl::cat(category));
static cl::opt<bool> json("json", cl::desc("Print one JSON object"),
                          cl::cat(category));
static cl::opt<std::string>
    cpu("cpu", cl::init("native"),
        cl::desc("CPU to generate code for (default: native)"),
        cl::cat(category));

static const TriageTool tool("padlab-blame");

static void print(const Verdict &defect, const Blame &blame) {
  if (json) {
    llvm::json::Object object = blame.toJSON();
    object["verdict"] = defect.kind;
    object["pipeline"] = defect.pipeline;
    object["detail"] = llvm::json::fixUTF8(defect.detail);
    object["before"] = llvm::json::fixUTF8(blame.before);
    object["after"] = llvm::json::fixUTF8(blame.after);
    llvm::outs() << llvm::json::Value(std::move(object)) << '\n';
    return;
  }
  llvm::outs() << defect.str() << "\nblame: " << blame.describe();
  if (blame.application)
    llvm::outs() << ", application " << blame.application;
  llvm::outs() << "\n\n// before\n"
               << blame.before << "\n// after\n"
               << blame.after;
}

static ExitCode run() {
  auto text = readCaseText(input);
  if (!text)
    return tool.fail(text.takeError());
  DefectProbe probe(Target{cpu});
  CaseReport report = probe.check(*text, splitVariants(pipelines), input);
  const Verdict *defect = selectDefect(report);
  if (!defect)
    return tool.explainNoDefect(report);
  print(*defect, probe.blame(*text, *defect));
  return ExitCode::Agree;
}

int main(int argc, char **argv) {
  cl::HideUnrelatedOptions(category);
  if (!parseCommandLine(argc, argv,
                        (llvm::Twine("Names the guilty pass and pattern of a "
                                     "case that shows a defect.\n") +
                         TriageTool::exitCodes +
                         "Examples:\n"
                         "./padlab blame CASE.mlir\n")
                            .str()))
    return static_cast<int>(ExitCode::BadInput);
  if (auto error = tool.checkPipelines(splitVariants(pipelines)))
    return static_cast<int>(*error);
  return exitWith("padlab-blame", run());
}
