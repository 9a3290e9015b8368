//===- DiffCommand.cpp - what padlab-diff does ------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/DiffCommand.h"

#include "padlab/fuzz/Differential.h"

using namespace padlab;

void padlab::printReport(const CaseReport &report, llvm::StringRef path,
                         bool json) {
  if (json) {
    llvm::json::Object object = report.toJSON();
    object["case"] = llvm::json::fixUTF8(path);
    llvm::outs() << llvm::json::Value(std::move(object)) << '\n';
  } else if (report.getExitCode() == ExitCode::BadInput) {
    // The message already has a location: `case.mlir:3:7: error: ...`.
    llvm::errs() << report.verdicts.front().detail << '\n';
  } else {
    llvm::outs() << path << ": " << report.str() << '\n';
  }
  llvm::outs().flush();
}

/// Whether the report is a single verdict of `kind` whose detail contains
/// `text`.
static bool isRefusal(const CaseReport &report, llvm::StringRef kind,
                      llvm::StringRef text) {
  return report.verdicts.size() == 1 && report.verdicts.front().kind == kind &&
         llvm::StringRef(report.verdicts.front().detail).contains(text);
}

/// Whether every pipeline refuses the program with `text`.
static bool isRejected(const CaseReport &report, llvm::StringRef text) {
  return !report.verdicts.empty() &&
         llvm::all_of(report.verdicts, [&](const Verdict &verdict) {
           return verdict.kind == "rejected" &&
                  llvm::StringRef(verdict.detail).contains(text);
         });
}

/// Returns whether the program itself announces that it will stop. A case that
/// stops without announcing it has not run its remaining checks.
static bool announcesError(llvm::StringRef text) {
  return text.contains("check.expect_error \"");
}

static bool isAsExpected(const Expectation &expectation, llvm::StringRef text,
                         const CaseReport &report) {
  switch (expectation.kind) {
  case Expectation::Kind::Agree:
    return report.getExitCode() == ExitCode::Agree &&
           report.stops == announcesError(text);
  case Expectation::Kind::Error:
    return isRefusal(report, "unreadable", expectation.text);
  case Expectation::Kind::Undefined:
    return isRefusal(report, "undefined", expectation.text);
  case Expectation::Kind::Stop:
    return report.stops && isRefusal(report, "agree", expectation.text);
  case Expectation::Kind::NotReadBack:
    return isRefusal(report, "round-trip", expectation.text);
  case Expectation::Kind::Unsupported:
    return isRefusal(report, "unsupported", expectation.text);
  case Expectation::Kind::NotCompiled:
    return isRejected(report, expectation.text);
  }
  llvm_unreachable("covered switch");
}

std::optional<std::string> padlab::findSurprise(const CaseChunk &chunk,
                                                const CaseReport &report) {
  if (!chunk.defect.empty())
    return chunk.defect;
  if (isAsExpected(chunk.expectation, chunk.text, report))
    return std::nullopt;
  if (chunk.expectation.kind == Expectation::Kind::Agree)
    return report.str();
  return "expected " + chunk.expectation.str() + ", got " + report.str();
}

static void printJSON(llvm::StringRef path, const CaseChunk &chunk,
                      const CaseReport &report,
                      const std::optional<std::string> &surprise,
                      llvm::raw_ostream &out) {
  llvm::json::Object object = report.toJSON();
  object["case"] = llvm::json::fixUTF8(path);
  object["line"] = chunk.line;
  object["expectation"] = llvm::json::fixUTF8(chunk.expectation.str());
  object["surprise"] = llvm::json::fixUTF8(surprise.value_or(""));
  out << llvm::json::Value(std::move(object)) << '\n';
}

ExitCode padlab::checkSplit(Worker &worker, llvm::StringRef text,
                            llvm::StringRef path, bool json,
                            llvm::raw_ostream &out) {
  ExitCode code = ExitCode::Agree;
  std::vector<CaseChunk> chunks = splitCases(text);
  if (chunks.empty()) {
    out << path << ":1: error: no case in this file\n";
    return ExitCode::BadInput;
  }
  for (const CaseChunk &chunk : chunks) {
    CaseReport report = checkInWorker(worker, chunk.text, path);
    std::optional<std::string> surprise = findSurprise(chunk, report);
    if (json)
      printJSON(path, chunk, report, surprise, out);
    else if (surprise)
      out << path << ':' << chunk.line << ": " << *surprise << '\n';
    if (!surprise)
      continue;
    ExitCode its = report.getExitCode();
    code = combine(code, its == ExitCode::Agree ? ExitCode::Defect : its);
  }
  if (!json && code == ExitCode::Agree)
    out << path << ": " << chunks.size() << " cases as expected\n";
  out.flush();
  return code;
}
