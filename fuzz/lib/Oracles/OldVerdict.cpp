//===- OldVerdict.cpp - verdicts of older versions ------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OldVerdict.h"

#include "Oracles.h"

using namespace padlab;

/// Parses `signal 11 in PASS / PATTERN, under CALLER, at FUNCTION`.
static void readDeath(Verdict &verdict) {
  llvm::StringRef detail = verdict.detail;
  auto [words, function] = detail.rsplit(", at ");
  verdict.function = function.str();
  auto [ending, caller] = words.split(", under ");
  verdict.caller = function.empty() ? "" : caller.str();
  verdict.message = ending.split(" in ").first.str();
}

void padlab::readOldDetail(Verdict &verdict) {
  llvm::StringRef detail = verdict.detail;
  auto [pass, operation] = llvm::StringRef(verdict.pass).split(": ");
  verdict.operation = operation.str();
  verdict.pass = pass.str();
  if (verdict.kind == "crash" || verdict.kind == "hang")
    readDeath(verdict);
  if (detail.starts_with("native code") || verdict.has(VerdictKind::WrongValue))
    verdict.phase = Phase::Run;
  if (verdict.kind == "rejected")
    verdict.message = verdict.detail;
  if (verdict.kind != "invalid-ir")
    return;
  verdict.phase = Phase::Verify;
  verdict.message =
      (detail.starts_with("after '") ? detail.split("': ").second : detail)
          .str();
  verdict.operations = oracles::listQuotedNames(verdict.detail);
}
