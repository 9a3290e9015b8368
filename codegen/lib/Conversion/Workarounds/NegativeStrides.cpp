//===- NegativeStrides.cpp - buffers that are walked backwards ------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NegativeStrides.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace padlab;

static constexpr llvm::StringLiteral markName = "padlab.steps_back";

bool padlab::mayStepBack(Operation *op) {
  if (!isa<memref::SubViewOp, memref::ReinterpretCastOp>(op))
    return false;
  auto view = cast<OffsetSizeAndStrideOpInterface>(op);
  return llvm::any_of(view.getMixedStrides(), [](OpFoldResult stride) {
    return getConstantIntValue(stride).value_or(-1) < 0;
  });
}

void padlab::markSteppingBack(Operation *function) {
  function->setAttr(markName, UnitAttr::get(function->getContext()));
}

bool padlab::unmarkSteppingBack(Operation *module) {
  bool found = false;
  for (Region &region : module->getRegions())
    for (Operation &function : region.getOps())
      found |= static_cast<bool>(function.removeAttr(markName));
  return found;
}

void padlab::dropNoWrapFlags(Operation *module) {
  module->walk([](Operation *op) {
    if (auto address = dyn_cast<LLVM::GEPOp>(op))
      address.setNoWrapFlags(address.getNoWrapFlags() &
                             ~LLVM::GEPNoWrapFlags::nuw);
    else if (auto number = dyn_cast<LLVM::IntegerOverflowFlagsInterface>(op))
      number.setOverflowFlags(LLVM::IntegerOverflowFlags::none);
  });
}
