//===- Diagnostics.cpp - one located line an error -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/Diagnostics.h"

using namespace mlir;
using namespace padlab;

std::string padlab::formatLocation(Location location) {
  auto place = location->findInstanceOf<FileLineColLoc>();
  if (!place)
    return "<unknown>";
  return (place.getFilename().getValue() + ":" + Twine(place.getLine()) + ":" +
          Twine(place.getColumn()))
      .str();
}

static StringRef getSeverityName(DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Error:
    return "error";
  case DiagnosticSeverity::Warning:
    return "warning";
  case DiagnosticSeverity::Note:
    return "note";
  case DiagnosticSeverity::Remark:
    return "remark";
  }
  llvm_unreachable("no such severity");
}

std::string padlab::formatDiagnostic(const Diagnostic &diagnostic) {
  return formatLocation(diagnostic.getLocation()) + ": " +
         getSeverityName(diagnostic.getSeverity()).str() + ": " +
         diagnostic.str();
}

DiagnosticPrinter::DiagnosticPrinter(MLIRContext *context,
                                     llvm::raw_ostream &os)
    : ScopedDiagnosticHandler(context) {
  setHandler([&os](Diagnostic &diagnostic) {
    DiagnosticSeverity severity = diagnostic.getSeverity();
    if (severity == DiagnosticSeverity::Error ||
        severity == DiagnosticSeverity::Warning)
      os << formatDiagnostic(diagnostic) << '\n';
  });
}
