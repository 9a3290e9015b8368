//===- LoopsToLLVM.cpp - loops to the LLVM dialect --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs upstream's conversions of loops, affine arithmetic, buffers and scalars
/// as one conversion, which keeps no log for a rollback.
///
//===----------------------------------------------------------------------===//

#include "../Workarounds/NegativeStrides.h"
#include "BufferSharing.h"
#include "BuffersToLoops.h"
#include "LoopAnnotation.h"
#include "PlainFunctions.h"
#include "PlainOps.h"

#include "padlab/codegen/Passes.h"

#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/ConvertToLLVM/ToLLVMInterface.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Rewrite/FrozenRewritePatternSet.h"
#include "mlir/Transforms/DialectConversion.h"
#include "llvm/ADT/MapVector.h"

namespace padlab {

#define GEN_PASS_DEF_LOOPSTOLLVM
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;

/// Inserts a cast wherever a branch passes an argument of a block to the same
/// block, and wherever the terminator of a loop passes an argument of this
/// loop. Without the cast, the conversion would replace the argument before it
/// reads the argument for the branch.
static void renamePassedArguments(Operation *root) {
  auto isPassed = [](Operation *terminator, BlockArgument argument) {
    // Operations of the LLVM dialect need no conversion.
    if (isa<LLVM::LLVMDialect>(terminator->getDialect()))
      return false;
    if (isa<scf::YieldOp, scf::ConditionOp>(terminator))
      return isa<LoopLikeOpInterface>(terminator->getParentOp()) &&
             argument.getOwner()->getParentOp() == terminator->getParentOp();
    return llvm::is_contained(terminator->getSuccessors(), argument.getOwner());
  };
  root->walk([&](Operation *op) {
    if (!op->hasTrait<OpTrait::IsTerminator>())
      return;
    OpBuilder b(op);
    for (OpOperand &operand : op->getOpOperands()) {
      auto argument = dyn_cast<BlockArgument>(operand.get());
      if (argument && isPassed(op, argument))
        operand.set(UnrealizedConversionCastOp::create(
                        b, op->getLoc(), argument.getType(), argument)
                        .getResult(0));
    }
  });
}

/// Names and orders constants by their first uses, so that equal programs get
/// equal code. One-shot bufferization numbers constants in the order in which
/// it visits functions, and this order depends on the addresses of the
/// functions in memory.
static void orderConstants(ModuleOp module) {
  if (llvm::range_size(module.getOps<memref::GlobalOp>()) < 2)
    return;
  SymbolTable symbols(module);
  llvm::MapVector<memref::GlobalOp, SmallVector<memref::GetGlobalOp>> uses;
  module->walk([&](memref::GetGlobalOp use) {
    auto global = symbols.lookup<memref::GlobalOp>(use.getName());
    if (global && global.isPrivate() && global.getConstant())
      uses[global].push_back(use);
  });
  if (uses.size() < 2)
    return;
  for (auto &[global, ignored] : uses)
    symbols.remove(global);
  for (auto &[global, users] : uses) {
    global->remove();
    global.setSymName("__constant");
    StringAttr name = symbols.insert(global);
    for (memref::GetGlobalOp use : users)
      use.setName(name);
  }
}

/// Makes loop annotations properties of the branches. Upstream's conversion
/// leaves them as discardable attributes, which the translation to LLVM IR does
/// not read.
static void nameAnnotations(Operation *root) {
  auto name = [](auto branch) {
    if (Attribute annotation =
            branch->removeDiscardableAttr(padlab::loopAnnotationAttr))
      branch.setLoopAnnotationAttr(cast<LLVM::LoopAnnotationAttr>(annotation));
  };
  root->walk([&](Operation *op) {
    if (auto branch = dyn_cast<LLVM::BrOp>(op))
      name(branch);
    else if (auto branch = dyn_cast<LLVM::CondBrOp>(op))
      name(branch);
  });
}

namespace {

/// Lowers an aligned allocation to `aligned_alloc`. Upstream allocates more
/// memory than an aligned buffer needs and places the buffer within it, so that
/// accesses outside of the buffer hit memory that is not watched. The runtime
/// places the buffer as close to a guard page as its alignment allows, up to
/// the alignment of pages.
struct AlignedAllocLowering : ConvertOpToLLVMPattern<memref::AllocOp> {
  explicit AlignedAllocLowering(const LLVMTypeConverter &types)
      : ConvertOpToLLVMPattern(types, /*benefit=*/2) {}

  LogicalResult
  matchAndRewrite(memref::AllocOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    MemRefType type = op.getType();
    constexpr uint64_t maxAlignment = 4096;
    if (!op.getAlignment() || *op.getAlignment() > maxAlignment ||
        type.getMemorySpace() || !isConvertibleAndHasIdentityMaps(type))
      return failure();
    Location loc = op.getLoc();
    Type number = getIndexType();
    FailureOr<LLVM::LLVMFuncOp> callee = LLVM::lookupOrCreateFn(
        rewriter, op->getParentWithTrait<OpTrait::SymbolTable>(),
        "aligned_alloc", {number, number},
        LLVM::LLVMPointerType::get(op.getContext()));
    if (failed(callee))
      return failure();
    SmallVector<Value> sizes, strides;
    Value bytes;
    getMemRefDescriptorSizes(loc, type, adaptor.getDynamicSizes(), rewriter,
                             sizes, strides, bytes);
    Value alignment =
        createIndexAttrConstant(rewriter, loc, number, *op.getAlignment());
    Value pointer = LLVM::CallOp::create(rewriter, loc, *callee,
                                         ValueRange{alignment, bytes})
                        .getResult();
    rewriter.replaceOp(op, {createMemRefDescriptor(loc, type, pointer, pointer,
                                                   sizes, strides, rewriter)});
    return success();
  }
};

/// Lowers `memref.dim` with a constant index. Upstream does not recognize the
/// constant once it is converted, and then copies all extents to memory to read
/// one of them.
struct KnownDimLowering : ConvertOpToLLVMPattern<memref::DimOp> {
  explicit KnownDimLowering(const LLVMTypeConverter &types)
      : ConvertOpToLLVMPattern(types, /*benefit=*/2) {}

  LogicalResult
  matchAndRewrite(memref::DimOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = dyn_cast<MemRefType>(op.getSource().getType());
    APInt index;
    if (!type || !matchPattern(adaptor.getIndex(), m_ConstantInt(&index)) ||
        index.isNegative() || index.sge(type.getRank()))
      return failure();
    int64_t place = index.getSExtValue();
    Location loc = op.getLoc();
    rewriter.replaceOp(
        op,
        type.isDynamicDim(place)
            ? MemRefDescriptor(adaptor.getSource()).size(rewriter, loc, place)
            : createIndexAttrConstant(rewriter, loc, getIndexType(),
                                      type.getDimSize(place)));
    return success();
  }
};

struct LoopsToLLVM : padlab::impl::LoopsToLLVMBase<LoopsToLLVM> {
  LogicalResult initialize(MLIRContext *context) override {
    types = std::make_shared<LLVMTypeConverter>(context);
    target = std::make_shared<LLVMConversionTarget>(*context);
    RewritePatternSet fresh(context);
    populateAffineToStdConversionPatterns(fresh);
    populateSCFToControlFlowConversionPatterns(fresh);
    fresh.add<AlignedAllocLowering, KnownDimLowering>(*types);
    for (Dialect *dialect : context->getLoadedDialects())
      if (auto *conversion =
              dialect->getRegisteredInterface<ConvertToLLVMPatternInterface>())
        conversion->populateConvertToLLVMConversionPatterns(*target, *types,
                                                            fresh);
    target->addIllegalDialect<affine::AffineDialect, scf::SCFDialect>();
    patterns = std::make_shared<FrozenRewritePatternSet>(std::move(fresh));
    viewPatterns = padlab::getViewPatterns(context);
    return success();
  }

  /// Lowers parallel loops and views that are left in functions which a subject
  /// has already converted to the LLVM dialect.
  LogicalResult lowerConverted() {
    for (Operation &op : *getOperation().getBody())
      if (isa<LLVM::LLVMFuncOp>(op) &&
          failed(padlab::lowerBuffersToLoops(&op, viewPatterns)))
        return failure();
    return success();
  }

  /// Lowers the plain operations of all functions and, as a whole, the
  /// functions that `convertPlainFunction` can convert. Returns the operations
  /// that are left for the dialect conversion.
  SmallVector<Operation *> lowerPlainFunctions() {
    SmallVector<Operation *> rest;
    for (Operation &op :
         llvm::make_early_inc_range(*getOperation().getBody())) {
      if (auto function = dyn_cast<func::FuncOp>(op)) {
        function->removeDiscardableAttr(padlab::uncalledMark);
        padlab::lowerPlainOps(function, *types);
        if (padlab::convertPlainFunction(function, *types))
          continue;
      }
      if (!isa<LLVM::LLVMDialect>(op.getDialect()) || op.getNumRegions() != 0)
        rest.push_back(&op);
    }
    return rest;
  }

  void runOnOperation() override {
    if (failed(lowerConverted()))
      return signalPassFailure();
    bool stepsBack = padlab::unmarkSteppingBack(getOperation());
    orderConstants(getOperation());
    SmallVector<Operation *> rest = lowerPlainFunctions();
    for (Operation *op : rest) {
      if (failed(padlab::expandSlices(op, viewPatterns)))
        return signalPassFailure();
      renamePassedArguments(op);
    }
    ConversionConfig config;
    config.allowPatternRollback = false;
    // Folding would compute values at compile time that the native code is
    // supposed to compute. Then the comparison with the reference would not
    // test this code.
    config.foldingMode = DialectConversionFoldingMode::Never;
    if (failed(applyPartialConversion(rest, *target, *patterns, config)))
      return signalPassFailure();
    nameAnnotations(getOperation());
    if (stepsBack)
      padlab::dropNoWrapFlags(getOperation());
  }

  // These are shared by the copies of this pass, because patterns point to the
  // converter.
  std::shared_ptr<LLVMTypeConverter> types;
  std::shared_ptr<LLVMConversionTarget> target;
  std::shared_ptr<FrozenRewritePatternSet> patterns;
  FrozenRewritePatternSet viewPatterns;
};

} // namespace
