//===- Definedness.cpp - programs that the reference refuses -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracles.h"

using namespace padlab;

/// Returns the kind of verdict for a status of the reference; empty if the
/// reference has a truth.
static llvm::StringRef getKind(Interpretation::Status status) {
  switch (status) {
  case Interpretation::Status::Defined:
  case Interpretation::Status::Error:
    return "";
  case Interpretation::Status::Undefined:
    return "undefined";
  case Interpretation::Status::CheckFailed:
    return "check-failed";
  case Interpretation::Status::Unsupported:
    return "unsupported";
  case Interpretation::Status::TooLong:
    return "too-long";
  }
  llvm_unreachable("a status of the reference");
}

namespace {

class Definedness : public Oracle {
public:
  llvm::StringRef getName() const override { return "definedness"; }
  bool judgesUndefined() const override { return true; }
  void judge(const Evidence &evidence,
             std::vector<Verdict> &verdicts) const override {
    const Interpretation &reference = evidence.reference;
    llvm::StringRef kind = getKind(reference.status);
    if (kind.empty())
      return;
    std::string detail = reference.operation;
    if (!detail.empty() && !reference.reason.empty())
      detail += ": ";
    verdicts.push_back({kind.str(), "", detail + reference.reason});
  }
};

} // namespace

std::unique_ptr<Oracle> oracles::makeDefinedness() {
  return std::make_unique<Definedness>();
}
