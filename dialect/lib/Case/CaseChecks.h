//===- CaseChecks.h - what makes a module a case -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_CASE_CASECHECKS_H
#define PADLAB_DIALECT_LIB_CASE_CASECHECKS_H

#include "padlab/dialect/Case.h"

namespace padlab {

/// Returns the entry of a module that keeps all rules of the format; otherwise
/// emits one located error. Also drops a `builtin.module(...)` that encloses
/// the passes of the entry.
mlir::FailureOr<mlir::func::FuncOp> checkCase(mlir::ModuleOp module);

/// Checks that the operations of `module` keep the rules that the documents of
/// their dialects state, but that upstream's verifiers do not check. Emits one
/// located error if a rule is broken.
llvm::LogicalResult checkDocumentRules(mlir::ModuleOp module);

/// Checks the conditions that must hold so that upstream's verifiers do not
/// crash on `module`. Emits one located error if a condition does not hold.
llvm::LogicalResult checkUnverified(mlir::ModuleOp module);

} // namespace padlab

#endif // PADLAB_DIALECT_LIB_CASE_CASECHECKS_H
