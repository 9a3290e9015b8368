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

/// The document of `tensor.scatter` says: "The result type must match the type
/// of the dest tensor."
static LogicalResult checkScatter(tensor::ScatterOp op) {
  if (op.getResult().getType() == op.getDest().getType())
    return success();
  return op.emitOpError("the result must have the type of dest, ")
         << op.getDest().getType() << ", but has " << op.getResult().getType();
}

/// Checks that `tensor.pad` has one operand for each dynamic amount (its
/// document says: "They can be constants, or dynamic values"), and that source
/// and result have the same element type.
static LogicalResult checkPad(tensor::PadOp op) {
  auto isComplete = [](ArrayRef<int64_t> list, OperandRange values) {
    return llvm::count(list, ShapedType::kDynamic) ==
           static_cast<ptrdiff_t>(values.size());
  };
  if (!isComplete(op.getStaticLow(), op.getLow()) ||
      !isComplete(op.getStaticHigh(), op.getHigh()))
    return op.emitOpError("low and high must have a value for each dynamic "
                          "entry of static_low and static_high");
  if (op.getSourceType().getElementType() !=
      op.getResultType().getElementType())
    return op.emitOpError("source and result must have one element type");
  return success();
}

/// Checks for `shape.return` what `func.return` verifies itself.
static LogicalResult checkReturn(shape::ReturnOp op) {
  auto function = op->getParentOfType<shape::FuncOp>();
  ArrayRef<Type> types = function.getFunctionType().getResults();
  if (op->getOperandTypes() == TypeRange(types))
    return success();
  return op.emitOpError("its operands must have the types of the results of @")
         << function.getSymName() << ", " << function.getFunctionType();
}

/// The document of `shape.reduce` says: "res[] = init", then "the last computed
/// output of the reduce region". Upstream compares the region's arguments and
/// its yielded values with the types of the initial values and of the results,
/// but does not compare these types with each other.
static LogicalResult checkReduce(shape::ReduceOp op) {
  if (op.getInitVals().getTypes() == op.getResultTypes())
    return success();
  return op.emitOpError(
      "the initial values must have the types of the results");
}

/// Checks that the library maps operations only to functions of its own. The
/// document of `shape.function_library` says: "shape functions and the ops
/// whose shape transfer functions they represent".
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
    else if (auto pad = dyn_cast<tensor::PadOp>(op))
      kept = checkPad(pad);
    else if (auto shapeReturn = dyn_cast<shape::ReturnOp>(op))
      kept = checkReturn(shapeReturn);
    else if (auto reduce = dyn_cast<shape::ReduceOp>(op))
      kept = checkReduce(reduce);
    else if (auto library = dyn_cast<shape::FunctionLibraryOp>(op))
      kept = checkLibrary(library);
    return failed(kept) ? WalkResult::interrupt() : WalkResult::advance();
  });
  return failure(walked.wasInterrupted());
}

/// Upstream's verifier crashes on a negative dimension.
static LogicalResult checkConcat(tensor::ConcatOp op) {
  IntegerAttr dim = op.getDimAttr();
  if (dim && dim.getValue().isNegative())
    return op.emitOpError("the concatenation dim must not be negative");
  return success();
}

LogicalResult padlab::checkUnverified(ModuleOp module) {
  WalkResult walked = module.walk([](tensor::ConcatOp op) {
    return failed(checkConcat(op)) ? WalkResult::interrupt()
                                   : WalkResult::advance();
  });
  return failure(walked.wasInterrupted());
}
