//===- TestContext.cpp - what the tests share -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestContext.h"

#include "padlab/dialect/Diagnostics.h"
#include "padlab/dialect/Dialects.h"

using namespace mlir;
using namespace padlab;

MLIRContext *test::getContext() {
  static MLIRContext *context = [] {
    DialectRegistry registry;
    registerProgramDialects(registry);
    registerScriptDialects(registry);
    return new MLIRContext(registry, MLIRContext::Threading::DISABLED);
  }();
  return context;
}

Case test::parseCase(StringRef text) {
  FailureOr<Case> theCase = Case::parse(text, "case.mlir", getContext());
  if (failed(theCase))
    llvm::reportFatalUsageError("the test's own case is not valid");
  return std::move(*theCase);
}

std::string test::getParseErrors(StringRef text) {
  std::string errors;
  llvm::raw_string_ostream os(errors);
  DiagnosticPrinter printer(getContext(), os);
  bool parsed = succeeded(Case::parse(text, "case.mlir", getContext()));
  if (!parsed && errors.empty())
    errors = "failed without a diagnostic";
  if (parsed && !errors.empty())
    errors += "but parsed";
  return errors;
}
