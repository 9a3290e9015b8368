//===- ClaimingCase.h - programs that check what is said of them *- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_UNITTESTS_CLAIMINGCASE_H
#define PADLAB_FUZZ_UNITTESTS_CLAIMINGCASE_H

#include "padlab/codegen/Registration.h"
#include "padlab/codegen/ShapeClaims.h"
#include "padlab/dialect/Case.h"
#include "padlab/dialect/Interpreter.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

#include "gtest/gtest.h"

#include <optional>

namespace padlab::test {

/// Returns a context with the interfaces that other libraries add to dialects.
inline mlir::MLIRContext *getClaimingContext() {
  static mlir::MLIRContext *context = [] {
    registerAllPasses();
    mlir::DialectRegistry registry;
    registerAllDialects(registry);
    auto *made =
        new mlir::MLIRContext(registry, mlir::MLIRContext::Threading::DISABLED);
    made->loadAllAvailableDialects();
    return made;
  }();
  return context;
}

/// Returns the program with the checks that `pass` writes; null if the pass
/// fails.
inline mlir::OwningOpRef<mlir::ModuleOp> addClaims(const Case &theCase,
                                                   llvm::StringRef pass) {
  mlir::PassManager passes(getClaimingContext());
  EXPECT_TRUE(mlir::succeeded(mlir::parsePassPipeline(pass, passes)))
      << pass.str();
  mlir::OwningOpRef<mlir::ModuleOp> program = theCase.getModule().clone();
  if (mlir::failed(passes.run(*program)))
    return {};
  return program;
}

/// Interprets a program with checks, as addClaims makes it; returns nothing if
/// it is not a case.
inline std::optional<Interpretation>
interpretClaims(mlir::OwningOpRef<mlir::ModuleOp> program) {
  mlir::FailureOr<Case> claiming = Case::adopt(std::move(program));
  if (mlir::failed(claiming))
    return std::nullopt;
  return interpret(*claiming);
}

} // namespace padlab::test

#endif // PADLAB_FUZZ_UNITTESTS_CLAIMINGCASE_H
