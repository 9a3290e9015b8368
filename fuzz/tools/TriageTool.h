//===- TriageTool.h - helpers of padlab-reduce and padlab-blame -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_TOOLS_TRIAGETOOL_H
#define PADLAB_FUZZ_TOOLS_TRIAGETOOL_H

#include "Tool.h"

#include "padlab/codegen/Variant.h"
#include "padlab/fuzz/DiffCommand.h"
#include "padlab/fuzz/Triage.h"

namespace padlab {

inline TextOption input(cl::Positional, "CASE", cl::Required);
inline TextOption cpu("cpu", "CPU to generate code for (default: native)",
                      cl::init("native"));

/// The section of exit codes in the manuals.
inline constexpr StringLiteral exitCodes =
    "Exit codes:\n"
    "0   done\n"
    "2   bad usage, or unreadable input\n"
    "3   the program is undefined\n"
    "4   a pipeline could not compile the program\n"
    "6   no pipeline shows a defect\n"
    "70  a defect of padlab itself\n";

/// Checks the case with the pipelines, and calls `act` on the defect that it
/// shows; a pipeline that rejects the program counts as one. If it shows none,
/// prints what the check says instead: for example, the program is undefined or
/// unreadable, or every pipeline agrees with the reference.
inline ExitCode findDefect(
    ArrayRef<std::string> pipelines,
    llvm::function_ref<ExitCode(DefectProbe &, StringRef text, const Verdict &)>
        act) {
  for (const std::string &pipeline : pipelines)
    if (auto variant = parseVariant(pipeline); !variant)
      return fail(variant.takeError());
  auto text = readCaseText(input);
  if (!text)
    return fail(text.takeError());
  DefectProbe probe(Target{cpu});
  CaseReport report = probe.check(*text, pipelines, input);
  if (const Verdict *defect = selectDefect(report))
    return act(probe, *text, *defect);
  ExitCode code = report.getExitCode();
  // The message about an unreadable case already begins with its location.
  if (code == ExitCode::BadInput)
    llvm::errs() << report.verdicts.front().detail << '\n';
  else
    llvm::errs() << toolName << ": no defect: " << report.str() << '\n';
  return code == ExitCode::Agree ? ExitCode::NotReproduced : code;
}

} // namespace padlab

#endif // PADLAB_FUZZ_TOOLS_TRIAGETOOL_H
