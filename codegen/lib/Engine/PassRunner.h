//===- PassRunner.h - pass pipelines that are parsed once -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PASSRUNNER_H
#define PADLAB_CODEGEN_PASSRUNNER_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringMap.h"

#include <memory>
#include <optional>
#include <string>

namespace padlab {

/// Keeps the first error that is emitted while this object lives, and prevents
/// diagnostics from being printed.
class FirstError {
public:
  explicit FirstError(mlir::MLIRContext *context);
  /// Returns the error's text, or `fallback` if none was emitted.
  std::string take(llvm::StringRef fallback) const {
    return text.empty() ? fallback.str() : text;
  }

private:
  std::string text;
  mlir::ScopedDiagnosticHandler handler;
};

/// The pass that made a pipeline fail, and the reason.
struct PassFailure {
  /// The pass, with the anchors around it.
  std::string pass;
  std::string error;
  /// Whether the pass reported success but left a program that does not verify.
  bool invalidIR = false;
};

class PassRunner {
public:
  explicit PassRunner(mlir::MLIRContext *context) : context(context) {}

  /// Runs `pipeline` (textual, without the anchor) on `module`, without the
  /// verifier. Returns false (with the first error) if it fails or does not
  /// parse.
  bool run(mlir::ModuleOp module, llvm::StringRef pipeline, std::string &error);
  /// Runs `pipeline` pass by pass, and verifies the module after each pass. The
  /// transform scripts of a case are in the module only while passes run that
  /// need them.
  std::optional<PassFailure> runVerified(mlir::ModuleOp module,
                                         llvm::StringRef pipeline);

private:
  mlir::PassManager *get(llvm::StringRef pipeline, std::string &error);

  mlir::MLIRContext *context;
  llvm::StringMap<std::unique_ptr<mlir::PassManager>> managers;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_PASSRUNNER_H
