//===- PlantFault.cpp - the pass that plants a fault ----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SparseFaults.h"

#include "padlab/codegen/Passes.h"
#include "padlab/codegen/PlantedFaults.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_PLANTFAULT
#include "padlab/codegen/Passes.h.inc"

namespace {
struct PlantFault : impl::PlantFaultBase<PlantFault> {
  using PlantFaultBase::PlantFaultBase;

  void runOnOperation() override {
    if (!findPlantedFault(fault)) {
      emitError(getOperation().getLoc())
          << "no fault is named '" << fault << "'";
      return signalPassFailure();
    }
    plantSparseFault(getOperation(), fault);
    getOperation().walk([&](func::FuncOp function) {
      function->setAttr(faultAttr, StringAttr::get(&getContext(), fault));
    });
  }
};
} // namespace

} // namespace padlab
