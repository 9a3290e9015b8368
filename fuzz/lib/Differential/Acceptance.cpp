//===- Acceptance.cpp - which pipelines apply to a case -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Acceptance.h"

#include "padlab/codegen/PassList.h"
#include "padlab/fuzz/Names.h"

#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "llvm/ADT/STLExtras.h"

using namespace padlab;

Acceptance::Conversion Acceptance::getConversion(const Pipeline &pipeline) {
  for (StringRef pass : splitPasses(pipeline.subject)) {
    if (getPassArgument(pass).starts_with("tosa-to-"))
      return Conversion::Tosa;
    if (getPassArgument(pass) == "sparsifier")
      return Conversion::Sparse;
  }
  return Conversion::None;
}

/// Whether the subject does nothing but add claims (checks of shapes). The
/// reference can run the program that such a subject leaves, whatever its
/// dialects.
static bool onlyAddsClaims(const Pipeline &pipeline) {
  std::vector<std::string> passes = splitPasses(pipeline.subject);
  return !passes.empty() && llvm::all_of(passes, [](StringRef pass) {
    return getPassArgument(pass) == "padlab-claim-shapes" ||
           getPassArgument(pass) == "padlab-call-shape-functions";
  });
}

Acceptance::Conversion Acceptance::getConversion(mlir::Operation *op) {
  auto isSparse = [](mlir::Type type) {
    return bool(mlir::sparse_tensor::getSparseTensorEncoding(type));
  };
  if (mlir::isa_and_nonnull<mlir::tosa::TosaDialect>(op->getDialect()))
    return Conversion::Tosa;
  // An operation of this dialect counts even if all of its tensors are dense.
  if (mlir::isa_and_nonnull<mlir::sparse_tensor::SparseTensorDialect>(
          op->getDialect()) ||
      llvm::any_of(op->getOperandTypes(), isSparse) ||
      llvm::any_of(op->getResultTypes(), isSparse))
    return Conversion::Sparse;
  return Conversion::None;
}

Acceptance::Acceptance(const Case &theCase) : theCase(theCase) {
  theCase.getModule().walk([&](mlir::Operation *op) {
    conversion = getConversion(op);
    return conversion == Conversion::None ? mlir::WalkResult::advance()
                                          : mlir::WalkResult::interrupt();
  });
}

bool Acceptance::accepts(const Pipeline &pipeline) const {
  if (pipeline.subjectFromCase)
    return !theCase.getPasses().empty();
  return getConversion(pipeline) == conversion || onlyAddsClaims(pipeline);
}

bool Acceptance::hasLowering(const Pipeline &pipeline) const {
  return conversion == Conversion::None || !onlyAddsClaims(pipeline);
}
