//===- SubjectForms.cpp - forms that only subjects leave ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SubjectForms.h"

#include "../TensorShapes.h"
#include "IndexOps.h"
#include "SubjectViews.h"

#include "padlab/codegen/DecomposeSoftmax.h"

#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/Transforms/Transforms.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace mlir;
using namespace padlab;

/// Collects the operations of a program that may have to be lowered.
namespace {
struct Forms {
  bool affine = false, indices = false, promises = false;
  SmallVector<bufferization::ToTensorOp> shared;
  SmallVector<memref::ExpandShapeOp> expansions;
  SmallVector<memref::ReshapeOp> reshapes;
  SmallVector<memref::SubViewOp> slices;
  SmallVector<memref::AllocaScopeOp> scopes;
  SmallVector<Operation *> indexOps;
  SmallVector<linalg::SoftmaxOp> softmaxes;

  void add(Operation *op) {
    if (isa<affine::AffineDelinearizeIndexOp, affine::AffineLinearizeIndexOp>(
            op))
      indices = true;
    else if (isa<bufferization::DeallocOp>(op))
      promises = true;
    else if (isa_and_nonnull<affine::AffineDialect>(op->getDialect()))
      // Programs of tensors have affine.apply, min and max, too; the last step
      // of the lowering converts them.
      affine |=
          !isa<affine::AffineApplyOp, affine::AffineMinOp, affine::AffineMaxOp>(
              op);
    if (isIndexOp(op))
      indexOps.push_back(op);
    if (auto tensor = dyn_cast<bufferization::ToTensorOp>(op))
      if (!tensor.getRestrict())
        shared.push_back(tensor);
    if (auto expansion = dyn_cast<memref::ExpandShapeOp>(op))
      expansions.push_back(expansion);
    if (auto reshape = dyn_cast<memref::ReshapeOp>(op))
      reshapes.push_back(reshape);
    if (auto slice = dyn_cast<memref::SubViewOp>(op))
      slices.push_back(slice);
    if (auto softmax = dyn_cast<linalg::SoftmaxOp>(op))
      softmaxes.push_back(softmax);
    if (auto scope = dyn_cast<memref::AllocaScopeOp>(op))
      if (llvm::any_of(scope.getResultTypes(), llvm::IsaPred<IndexType>))
        scopes.push_back(scope);
  }
};
} // namespace

/// Makes the tensor a copy of the buffer at this point. Nothing else accesses
/// the memory of this copy. A buffer without a rank cannot be allocated alike,
/// so its tensor is copied instead.
static void copyBuffer(bufferization::ToTensorOp op) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  Value source = op.getBuffer();
  op.setRestrict(true);
  auto type = dyn_cast<MemRefType>(source.getType());
  if (!type) {
    Value shared = b.clone(*op)->getResult(0);
    op.replaceAllUsesWith(copyTensor(b, loc, shared));
    op.erase();
    return;
  }
  SmallVector<Value> sizes;
  for (int64_t i = 0, rank = type.getRank(); i < rank; ++i)
    if (type.isDynamicDim(i))
      sizes.push_back(memref::DimOp::create(b, loc, source, i));
  auto packed = MemRefType::get(type.getShape(), type.getElementType());
  Value copy = memref::AllocOp::create(b, loc, packed, sizes);
  memref::CopyOp::create(b, loc, source, copy);
  op.getBufferMutable().assign(copy);
}

/// Turns results of type index into integers, because upstream does not lower
/// an `memref.alloca_scope` with results of type index.
static void widenIndices(memref::AllocaScopeOp op) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  Type index = b.getIndexType(), wide = b.getI64Type();
  SmallVector<Type> types(op.getResultTypes());
  std::replace(types.begin(), types.end(), index, wide);
  auto scope = memref::AllocaScopeOp::create(b, loc, types);
  scope.getBodyRegion().takeBody(op.getBodyRegion());
  Operation *terminator = scope.getBodyRegion().back().getTerminator();
  for (auto [old, result, operand] : llvm::zip_equal(
           op.getResults(), scope.getResults(), terminator->getOpOperands())) {
    if (old.getType() != index) {
      old.replaceAllUsesWith(result);
      continue;
    }
    b.setInsertionPoint(terminator);
    operand.set(arith::IndexCastOp::create(b, loc, wide, operand.get()));
    b.setInsertionPointAfter(scope);
    old.replaceAllUsesWith(arith::IndexCastOp::create(b, loc, index, result));
  }
  op.erase();
}

/// Expands operations on indices without folding anything. Upstream's passes
/// fold the operations that they visit, and such a fold wrongly replaces a
/// bound `i mod 3` by its largest value.
static LogicalResult expandIndices(ModuleOp program) {
  IRRewriter rewriter(program.getContext());
  return failure(
      program
          .walk([&](Operation *op) {
            rewriter.setInsertionPoint(op);
            LogicalResult result = success();
            if (auto split = dyn_cast<affine::AffineDelinearizeIndexOp>(op))
              result = affine::lowerAffineDelinearizeIndexOp(rewriter, split);
            else if (auto join = dyn_cast<affine::AffineLinearizeIndexOp>(op))
              result = affine::lowerAffineLinearizeIndexOp(rewriter, join);
            return failed(result) ? WalkResult::interrupt()
                                  : WalkResult::advance();
          })
          .wasInterrupted());
}

static LogicalResult lowerAffine(ModuleOp program) {
  MLIRContext *context = program.getContext();
  RewritePatternSet patterns(context);
  populateAffineToStdConversionPatterns(patterns);
  populateAffineToVectorConversionPatterns(patterns);
  ConversionTarget target(*context);
  target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
  target.addIllegalDialect<affine::AffineDialect>();
  target.addLegalOp<affine::AffineApplyOp, affine::AffineMinOp,
                    affine::AffineMaxOp>();
  ConversionConfig config;
  config.foldingMode = DialectConversionFoldingMode::Never;
  return applyPartialConversion(program, target, std::move(patterns), config);
}

LogicalResult
padlab::lowerSubjectForms(ModuleOp program,
                          function_ref<LogicalResult(OpPassManager &)> run) {
  Forms forms;
  program.walk([&](Operation *op) { forms.add(op); });
  llvm::for_each(forms.indexOps, lowerIndexOp);
  llvm::for_each(forms.shared, copyBuffer);
  llvm::for_each(forms.expansions, expandExpandShape);
  llvm::for_each(forms.slices, expandSubView);
  llvm::for_each(forms.reshapes, expandReshape);
  llvm::for_each(forms.scopes, widenIndices);
  IRRewriter rewriter(program.getContext());
  for (linalg::SoftmaxOp softmax : forms.softmaxes)
    (void)decomposeSoftmax(rewriter, softmax);
  if ((forms.indices && failed(expandIndices(program))) ||
      (forms.affine && failed(lowerAffine(program))))
    return failure();
  OpPassManager passes(ModuleOp::getOperationName());
  if (forms.promises)
    passes.addPass(bufferization::createLowerDeallocationsPass());
  return passes.empty() ? success() : run(passes);
}
