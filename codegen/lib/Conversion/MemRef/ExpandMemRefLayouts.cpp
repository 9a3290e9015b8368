//===- ExpandMemRefLayouts.cpp - memrefs without layouts and spaces -*- C++
//-*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Upstream lowers memrefs whose elements lie at constant or dynamic strides,
/// but allocates none of them, and of other layouts knows nothing. Views that
/// programs of today make of plain buffers are upstream's business.
///
//===----------------------------------------------------------------------===//

#include "MemRefLayoutPatterns.h"

#include "padlab/codegen/Passes.h"
#include "padlab/dialect/Std/Std.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/Transforms/StructuralTypeConversions.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Func/Transforms/FuncConversions.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_EXPANDMEMREFLAYOUTS
#include "padlab/codegen/Passes.h.inc"

static bool hasMemorySpace(Type type) {
  auto memref = dyn_cast<BaseMemRefType>(type);
  return memref && memref.getMemorySpace();
}

static bool hasLayout(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  return memref && MemRefLayoutConverter::hasLayout(memref);
}

/// What upstream has no code for: a memory space anywhere, an allocation with a
/// layout, a layout that is a map.
static bool isBeyondUpstream(Operation *op) {
  bool isAllocation = isa<memref::AllocOp, standard::AllocStaticOp>(op);
  return llvm::any_of(op->getResultTypes(), [&](Type type) {
    return hasMemorySpace(type) || (isAllocation && hasLayout(type));
  });
}

static bool isBeyondUpstream(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  return hasMemorySpace(type) || (memref && hasLayout(memref) &&
                                  !isa<StridedLayoutAttr>(memref.getLayout()));
}

static bool losesLayout(memref::CastOp op) {
  return hasLayout(op.getSource().getType()) && !isa<MemRefType>(op.getType());
}

namespace {

struct ExpandMemRefLayouts
    : impl::ExpandMemRefLayoutsBase<ExpandMemRefLayouts> {
  void runOnOperation() override {
    bool isNeeded = false, describesUnranked = false;
    getOperation()->walk([&](Block *block) {
      isNeeded |= llvm::any_of(block->getArgumentTypes(), [](Type type) {
        return isBeyondUpstream(type);
      });
      for (Operation &op : *block) {
        isNeeded |= isBeyondUpstream(&op);
        auto cast = dyn_cast<memref::CastOp>(op);
        describesUnranked |= cast && losesLayout(cast);
      }
    });
    if (!isNeeded)
      return;
    MemRefLayoutConverter converter(describesUnranked);
    RewritePatternSet patterns(&getContext());
    ConversionTarget target(getContext());
    populateMemRefLayoutPatterns(converter, patterns);
    populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns,
                                                                   converter);
    populateCallOpTypeConversionPattern(patterns, converter);
    populateReturnOpTypeConversionPattern(patterns, converter);
    cf::populateCFStructuralTypeConversions(converter, patterns);
    scf::populateSCFStructuralTypeConversions(converter, patterns);
    target.addIllegalOp<memref::DmaStartOp, memref::DmaWaitOp>();
    // Other blocks than the entry change with the branches to them.
    target.addDynamicallyLegalOp<func::FuncOp>([&](func::FuncOp op) {
      return converter.isSignatureLegal(op.getFunctionType());
    });
    target.markUnknownOpDynamicallyLegal(
        [&](Operation *op) { return converter.isLegal(op); });
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

} // namespace padlab
