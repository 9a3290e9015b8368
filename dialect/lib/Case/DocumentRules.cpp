//===- DocumentRules.cpp - rules that upstream's verifiers lack -----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CaseChecks.h"

#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

/// "The result type must match the type of the dest tensor."
static LogicalResult checkScatter(tensor::ScatterOp op) {
  if (op.getResult().getType() == op.getDest().getType())
    return success();
  return op.emitOpError("the result must have the type of dest, ")
         << op.getDest().getType() << ", but has " << op.getResult().getType();
}

/// What `func.return` verifies; `shape.return` does not.
static LogicalResult checkReturn(shape::ReturnOp op) {
  auto function = op->getParentOfType<shape::FuncOp>();
  ArrayRef<Type> types = function.getFunctionType().getResults();
  if (op->getOperandTypes() == TypeRange(types))
    return success();
  return op.emitOpError("its operands must have the types of the results of @")
         << function.getSymName() << ", " << function.getFunctionType();
}

/// "shape functions and the ops whose shape transfer functions they
/// represent".
static LogicalResult checkLibrary(shape::FunctionLibraryOp library) {
  for (NamedAttribute entry : library.getMapping()) {
    auto symbol = dyn_cast<FlatSymbolRefAttr>(entry.getValue());
    if (!symbol || !isa_and_nonnull<FunctionOpInterface>(
                       SymbolTable::lookupSymbolIn(library, symbol)))
      return library.emitOpError("maps ")
             << entry.getName().getValue() << " to " << entry.getValue()
             << ", which is no function of the library";
  }
  return success();
}

LogicalResult padlab::checkDocumentRules(ModuleOp module) {
  WalkResult walked = module.walk([](Operation *op) {
    LogicalResult kept = success();
    if (auto scatter = dyn_cast<tensor::ScatterOp>(op))
      kept = checkScatter(scatter);
    else if (auto shapeReturn = dyn_cast<shape::ReturnOp>(op))
      kept = checkReturn(shapeReturn);
    else if (auto library = dyn_cast<shape::FunctionLibraryOp>(op))
      kept = checkLibrary(library);
    return failed(kept) ? WalkResult::interrupt() : WalkResult::advance();
  });
  return failure(walked.wasInterrupted());
}
