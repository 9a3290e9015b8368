//===- Diagnostics.h - one located line an error -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Prints diagnostics in the form that our tools use: `file:line:col: error:
/// what is wrong`, without MLIR's `loc(...)` quoting and without a copy of the
/// source line.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_DIAGNOSTICS_H
#define PADLAB_DIALECT_DIAGNOSTICS_H

#include "mlir/IR/Diagnostics.h"

namespace padlab {

/// Returns `file:line:col` of the first file location in `location`, or
/// `<unknown>`.
std::string formatLocation(mlir::Location location);

/// Returns `file:line:col: SEVERITY: message`, without notes; the severity is
/// `error`, `warning`, `note` or `remark`.
std::string formatDiagnostic(const mlir::Diagnostic &diagnostic);

/// While this object lives, errors and warnings of `context` are printed to
/// `os`, one per line.
class DiagnosticPrinter : public mlir::ScopedDiagnosticHandler {
public:
  DiagnosticPrinter(mlir::MLIRContext *context, llvm::raw_ostream &os);
};

} // namespace padlab

#endif // PADLAB_DIALECT_DIAGNOSTICS_H
