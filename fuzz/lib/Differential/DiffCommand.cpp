//===- DiffCommand.cpp - what padlab-diff does ------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/DiffCommand.h"

#include "padlab/dialect/CaseText.h"
#include "padlab/fuzz/Differential.h"

#include "llvm/Support/FileSystem.h"

#include <algorithm>

using namespace padlab;

//===----------------------------------------------------------------------===//
// Cases as files and folders
//===----------------------------------------------------------------------===//

static Error makeError(StringRef path, const Twine &reason) {
  return createStringError(path + ": " + reason);
}

static bool isCaseFile(StringRef path) {
  return path.ends_with(".mlir") || path.ends_with(".std");
}

Error padlab::collectCases(StringRef path, std::vector<std::string> &paths) {
  if (!fs::is_directory(path)) {
    paths.push_back(path.str());
    return Error::success();
  }
  size_t known = paths.size();
  std::error_code error;
  for (fs::recursive_directory_iterator it(path, error), end;
       it != end && !error; it.increment(error))
    if (isCaseFile(it->path()))
      paths.push_back(it->path());
  if (error)
    return makeError(path, error.message());
  if (paths.size() == known)
    return makeError(path, "no .mlir or .std files in this folder");
  std::sort(paths.begin() + known, paths.end());
  return Error::success();
}

Expected<std::string> padlab::readCaseText(StringRef path) {
  Expected<std::string> text = readTextOfCase(path);
  if (!text)
    return makeError(path, llvm::toString(text.takeError()));
  return text;
}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

void padlab::printReport(const CaseReport &report, StringRef path, bool json) {
  if (json) {
    json::Object object = report.toJSON();
    object["case"] = json::fixUTF8(path);
    llvm::outs() << json::Value(std::move(object)) << '\n';
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
static bool isRefusal(const CaseReport &report, StringRef kind,
                      StringRef text) {
  return report.verdicts.size() == 1 && report.verdicts.front().kind == kind &&
         StringRef(report.verdicts.front().detail).contains(text);
}

/// Whether some pipeline refuses the program, and all verdicts are such
/// refusals, with messages that contain `text`.
static bool isRejected(const CaseReport &report, StringRef text) {
  return !report.verdicts.empty() &&
         llvm::all_of(report.verdicts, [&](const Verdict &verdict) {
           return verdict.kind == "rejected" &&
                  StringRef(verdict.detail).contains(text);
         });
}

/// Returns whether the program itself announces that it will stop with an
/// error. A case that stops without announcing it has not run its remaining
/// checks.
static bool announcesError(StringRef text) {
  return text.contains("check.expect_error \"");
}

static bool isAsExpected(const Expectation &expectation, StringRef text,
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

static void printJSON(StringRef path, const CaseChunk &chunk,
                      const CaseReport &report,
                      const std::optional<std::string> &surprise,
                      raw_ostream &out) {
  json::Object object = report.toJSON();
  object["case"] = json::fixUTF8(path);
  object["line"] = chunk.line;
  object["expectation"] = json::fixUTF8(chunk.expectation.str());
  object["surprise"] = json::fixUTF8(surprise.value_or(""));
  out << json::Value(std::move(object)) << '\n';
}

ExitCode padlab::checkSplit(Worker &worker, StringRef text, StringRef path,
                            bool json, raw_ostream &out) {
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
