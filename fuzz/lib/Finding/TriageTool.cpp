//===- TriageTool.cpp - what padlab-reduce and padlab-blame share ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/TriageTool.h"

#include "padlab/codegen/Variant.h"

using namespace padlab;

ExitCode TriageTool::fail(llvm::Error error) const {
  llvm::errs() << name << ": error: " << llvm::toString(std::move(error))
               << '\n';
  return ExitCode::BadInput;
}

ExitCode TriageTool::explainNoDefect(const CaseReport &report) const {
  ExitCode code = report.getExitCode();
  // An unreadable case's message is located already.
  if (code == ExitCode::BadInput)
    llvm::errs() << report.verdicts.front().detail << '\n';
  else
    llvm::errs() << name << ": no defect: " << report.str() << '\n';
  return code == ExitCode::Agree ? ExitCode::NotReproduced : code;
}

std::optional<ExitCode>
TriageTool::checkPipelines(llvm::ArrayRef<std::string> pipelines) const {
  for (const std::string &pipeline : pipelines)
    if (auto variant = parseVariant(pipeline); !variant)
      return fail(variant.takeError());
  return std::nullopt;
}
