//===- Diagnostics.h - one located line an error -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Diagnostics as our tools show them: `file:line:col: error: what is wrong`,
/// without MLIR's `loc(...)` quoting and without a copy of the source line.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_DIAGNOSTICS_H
#define PADLAB_DIALECT_DIAGNOSTICS_H

#include "mlir/IR/Diagnostics.h"

namespace padlab {

/// `file:line:col` of the first place in a text that `location` mentions, or
/// `<unknown>`.
std::string formatLocation(mlir::Location location);

/// `file:line:col: error: message`, without notes.
std::string formatDiagnostic(const mlir::Diagnostic &diagnostic);

/// While it lives, errors and warnings of `context` go to `os`, a line each.
class DiagnosticPrinter : public mlir::ScopedDiagnosticHandler {
public:
  DiagnosticPrinter(mlir::MLIRContext *context, llvm::raw_ostream &os);
};

} // namespace padlab

#endif // PADLAB_DIALECT_DIAGNOSTICS_H
