//===- padlab-blame.cpp - names the guilty pass and pattern -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TriageTool.h"

using namespace padlab;

const StringLiteral padlab::toolName = "padlab-blame";

static ListOption
    pipelines("pipelines",
              "Pipelines to check (default: all). Each is "
              "PIPELINE[@CPU][:LOWERING][:O0..O3]; ./padlab run "
              "--list-pipelines lists the names of pipelines and lowerings",
              cl::value_desc("A,B,..."));
// The option's old name.
static cl::alias pipelineAlias("pipeline", cl::aliasopt(pipelines),
                               cl::desc("The same"), cl::cat(toolOptions));
static Flag asJSON("json", "Print one JSON object");

static void print(const Verdict &defect, const Blame &blame) {
  if (asJSON) {
    json::Object object = blame.toJSON();
    object["verdict"] = defect.kind;
    object["pipeline"] = defect.pipeline;
    object["detail"] = json::fixUTF8(defect.detail);
    object["before"] = json::fixUTF8(blame.before);
    object["after"] = json::fixUTF8(blame.after);
    llvm::outs() << json::Value(std::move(object)) << '\n';
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
  auto act = [](DefectProbe &probe, StringRef text, const Verdict &defect) {
    print(defect, probe.blame(text, defect));
    return ExitCode::Agree;
  };
  return findDefect(splitVariants(pipelines), act);
}

int main(int argc, char **argv) {
  return runTool(
      argc, argv,
      "Names the guilty pass and pattern of a case that shows a defect.\n" +
          exitCodes +
          "Examples:\n"
          "./padlab blame CASE.mlir\n",
      run);
}
