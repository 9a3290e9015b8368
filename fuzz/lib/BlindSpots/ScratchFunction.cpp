//===- ScratchFunction.cpp - verifies changed operations ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SpotParts.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace padlab::blind;

ScratchFunction::ScratchFunction(MLIRContext *context) {
  Location loc = UnknownLoc::get(context);
  module = ModuleOp::create(loc);
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  function = func::FuncOp::create(builder, loc, "scratch",
                                  builder.getFunctionType({}, {}));
  function.addEntryBlock();
}

/// Returns `type` with the type `to` in place of `from`, which may be the type
/// itself or its element type; null if there is no such type.
static Type retype(Type type, Type from, Type to) {
  if (type == from)
    return to;
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped || shaped.getElementType() != from)
    return type;
  bool isValid = isa<VectorType>(type) ? VectorType::isValidElementType(to)
                 : isa<TensorType>(type)
                     ? TensorType::isValidElementType(to)
                     : BaseMemRefType::isValidElementType(to);
  return isValid ? shaped.clone(to) : Type();
}

/// Verifies `copy`, then erases it with the arguments that were added for it.
bool ScratchFunction::verifies(Operation *copy) {
  ScopedDiagnosticHandler silence(copy->getContext(),
                                  [](Diagnostic &) { return success(); });
  bool holds =
      succeeded(copy->getName().getRegisteredInfo()->verifyInvariants(copy));
  copy->erase();
  getBody().eraseArguments(0, getBody().getNumArguments());
  return holds;
}

bool ScratchFunction::mayStandInFunction(Operation *op) {
  IRMapping mapping;
  for (Value operand : op->getOperands())
    if (!mapping.contains(operand))
      mapping.map(operand,
                  getBody().addArgument(operand.getType(), op->getLoc()));
  Operation *copy = op->clone(mapping);
  getBody().push_back(copy);
  return verifies(copy);
}

bool ScratchFunction::verifiesWith(Operation *op, Type from, Type to) {
  IRMapping mapping;
  bool exists = true;
  for (Value operand : op->getOperands()) {
    Type type = retype(operand.getType(), from, to);
    exists &= bool(type);
    if (type && !mapping.contains(operand))
      mapping.map(operand, getBody().addArgument(type, op->getLoc()));
  }
  for (Type type : op->getResultTypes())
    exists &= bool(retype(type, from, to));
  Operation *copy = exists ? op->cloneWithoutRegions(mapping) : nullptr;
  if (!copy) {
    getBody().eraseArguments(0, getBody().getNumArguments());
    return false;
  }
  for (OpResult result : copy->getResults())
    result.setType(retype(result.getType(), from, to));
  getBody().push_back(copy);
  return verifies(copy);
}
