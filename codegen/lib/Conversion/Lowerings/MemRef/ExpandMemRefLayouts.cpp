//===- ExpandMemRefLayouts.cpp - memrefs without layouts ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Upstream lowers memrefs with constant or dynamic strides, but it lowers no
/// allocation of such memrefs, and it does not support other layouts. This pass
/// removes the layouts that upstream does not lower. Views of plain buffers, as
/// today's programs create them, are left to upstream.
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

using Layouts = MemRefLayoutConverter::Layouts;

/// Adds the layout of `type` to `layouts`, unless upstream lowers it: the
/// identity layout, or a strided layout of a memref that is not allocated.
static void addLayout(Type type, bool isAllocated, Layouts &layouts) {
  auto memref = dyn_cast<MemRefType>(type);
  if (!memref || memref.getLayout().isIdentity())
    return;
  if (isAllocated || !isa<StridedLayoutAttr>(memref.getLayout()))
    layouts.insert(memref.getLayout());
}

static Layouts findLayouts(ModuleOp module) {
  Layouts layouts;
  module.walk([&](Block *block) {
    for (Type type : block->getArgumentTypes())
      addLayout(type, /*isAllocated=*/false, layouts);
    for (Operation &op : *block)
      for (Type type : op.getResultTypes())
        addLayout(type, isa<memref::AllocOp, standard::AllocStaticOp>(op),
                  layouts);
  });
  return layouts;
}

/// Whether the operation only passes values on, whatever their types are.
static bool isStructural(Operation *op) {
  return isa<func::FuncOp, func::CallOp, func::ReturnOp, cf::BranchOp,
             cf::CondBranchOp, cf::SwitchOp, scf::ForOp, scf::IfOp,
             scf::IndexSwitchOp, scf::WhileOp, scf::YieldOp, scf::ConditionOp,
             arith::SelectOp>(op);
}

namespace {

struct ExpandMemRefLayouts
    : impl::ExpandMemRefLayoutsBase<ExpandMemRefLayouts> {
  void runOnOperation() override {
    Layouts layouts = findLayouts(getOperation());
    if (layouts.empty())
      return;
    bool describesUnranked =
        getOperation()
            .walk([&](memref::CastOp op) {
              auto type = dyn_cast<MemRefType>(op.getSource().getType());
              bool loses = type && layouts.contains(type.getLayout()) &&
                           isa<UnrankedMemRefType>(op.getType());
              return loses ? WalkResult::interrupt() : WalkResult::advance();
            })
            .wasInterrupted();
    MemRefLayoutConverter converter(layouts, describesUnranked);
    if (failed(checkUses(converter)) || failed(convert(converter)))
      signalPassFailure();
  }

  /// Reports operations that cannot be lowered, with the reason.
  LogicalResult checkUses(const MemRefLayoutConverter &converter) {
    WalkResult result = getOperation().walk([&](Operation *op) {
      if (isStructural(op) || converter.isLegal(op))
        return WalkResult::advance();
      if (isa<memref::DeallocOp, memref::DimOp, memref::CastOp>(op))
        return WalkResult::advance();
      for (Value value : op->getOperands())
        if (isa<UnrankedMemRefType>(value.getType()) &&
            !converter.isLegal(value.getType())) {
          op->emitOpError() << "cannot use a memref without a rank where one "
                               "with a layout map may have lost its rank: only "
                               "casts, dim and dealloc can";
          return WalkResult::interrupt();
        }
      if (isa<memref::AllocOp, standard::AllocStaticOp, memref::LoadOp,
              memref::StoreOp, memref::CopyOp, memref::DmaStartOp,
              memref::DmaWaitOp>(op))
        return WalkResult::advance();
      op->emitOpError() << "has no lowering for memrefs with a layout map that "
                           "is allocated or not strided";
      return WalkResult::interrupt();
    });
    return failure(result.wasInterrupted());
  }

  LogicalResult convert(const MemRefLayoutConverter &converter) {
    RewritePatternSet patterns(&getContext());
    ConversionTarget target(getContext());
    populateMemRefLayoutPatterns(converter, patterns);
    populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns,
                                                                   converter);
    populateCallOpTypeConversionPattern(patterns, converter);
    populateReturnOpTypeConversionPattern(patterns, converter);
    cf::populateCFStructuralTypeConversions(converter, patterns);
    scf::populateSCFStructuralTypeConversions(converter, patterns);
    // Only entry blocks are checked: other blocks are converted with the
    // branches to them.
    target.addDynamicallyLegalOp<func::FuncOp>([&](func::FuncOp op) {
      return converter.isSignatureLegal(op.getFunctionType());
    });
    target.markUnknownOpDynamicallyLegal(
        [&](Operation *op) { return converter.isLegal(op); });
    ConversionConfig config;
    // Folding would compute values at compile time that the native code is
    // supposed to compute. Then the comparison with the reference would not
    // test this code.
    config.foldingMode = DialectConversionFoldingMode::Never;
    return applyPartialConversion(getOperation(), target, std::move(patterns),
                                  config);
  }
};

} // namespace

} // namespace padlab
