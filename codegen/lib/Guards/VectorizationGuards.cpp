//===- VectorizationGuards.cpp - what becomes vectors or copies -----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "Tables.h"

#include "mlir/Dialect/Affine/Analysis/AffineAnalysis.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

/// Whether something in a loop is divided by a number that the loop computes,
/// so that a lane beyond its end may divide by anything. A number from outside
/// is the same in all lanes.
static bool dividesByOwnNumber(Operation *loop) {
  return hasSome<Operation *>(loop, [&](Operation *op) {
    return isa<arith::DivUIOp, arith::DivSIOp, arith::RemUIOp, arith::RemSIOp,
               arith::CeilDivUIOp, arith::CeilDivSIOp, arith::FloorDivSIOp>(
               op) &&
           loop->isAncestor(
               op->getOperand(1).getParentBlock()->getParentOp()) &&
           !matchPattern(op->getOperand(1), m_Constant());
  });
}

/// Whether a division gets vectors of a size that is not known to be the extent
/// of their loop. Larger vectors have lanes that are masked off.
static bool vectorizesDivisionBeyondEnd(Operation *root) {
  return hasSomeTransformed<linalg::LinalgOp>(
      root, "transform.structured.vectorize",
      [](Operation *transform, linalg::LinalgOp op) {
        auto scalable =
            transform->getAttrOfType<DenseBoolArrayAttr>("scalable_sizes");
        if (scalable && llvm::is_contained(scalable.asArrayRef(), true))
          return dividesByOwnNumber(op);
        return llvm::any_of(
                   llvm::zip(getSizes(transform, "static_vector_sizes"),
                             op.getStaticLoopRanges()),
                   [](auto pair) {
                     auto [size, extent] = pair;
                     return ShapedType::isDynamic(extent) || size != extent;
                   }) &&
               dividesByOwnNumber(op);
      });
}

/// Whether the value differs between iterations of the loops of `op`; loops
/// with one iteration do not count.
static bool varies(linalg::LinalgOp op, Value value) {
  if (!op->isAncestor(value.getParentBlock()->getParentOp()))
    return false;
  if (auto index = value.getDefiningOp<linalg::IndexOp>())
    return op.getStaticLoopRanges()[index.getDim()] != 1;
  Operation *computes = value.getDefiningOp();
  return !computes || llvm::any_of(computes->getOperands(), [&](Value operand) {
    return varies(op, operand);
  });
}

/// Whether the value is the counter of the innermost loop, shifted or not.
static bool isShiftedCounter(linalg::LinalgOp op, Value value) {
  if (auto index = value.getDefiningOp<linalg::IndexOp>())
    return index.getDim() + 1 == op.getNumLoops();
  auto sum = value.getDefiningOp<arith::AddIOp>();
  return sum &&
         ((isShiftedCounter(op, sum.getLhs()) && !varies(op, sum.getRhs())) ||
          (isShiftedCounter(op, sum.getRhs()) && !varies(op, sum.getLhs())));
}

/// Whether upstream reads an element of a tensor by a gather that begins at the
/// first row, although the element is in another row. For vectors of one
/// dimension it does not if it reads a part of a row, or the same element in
/// all iterations.
static bool gathersBehindFirstRow(linalg::LinalgOp op,
                                  tensor::ExtractOp extract) {
  auto type = extract.getTensor().getType();
  if (extract.getIndices().size() < 2)
    return false;
  bool isBehind = false, isRow = true;
  for (auto [index, extent] : llvm::zip(extract.getIndices().drop_back(),
                                        type.getShape().drop_back())) {
    isBehind |= extent != 1 && !isZeroInteger(index);
    isRow &= extent == 1 || !varies(op, index);
  }
  bool isOneDimension =
      llvm::count_if(op.getStaticLoopRanges(),
                     [](int64_t rounds) { return rounds != 1; }) == 1;
  Value last = extract.getIndices().back();
  return isBehind && !(isOneDimension && isRow &&
                       (!varies(op, last) || isShiftedCounter(op, last)));
}

static bool gathersByLinearizedIndex(Operation *op) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  return linalgOp &&
         hasSome<tensor::ExtractOp>(op, [&](tensor::ExtractOp extract) {
           return gathersBehindFirstRow(linalgOp, extract);
         });
}

/// Whether a script vectorizes an operation for which
/// `gathersByLinearizedIndex` is true.
static bool vectorizesGather(Operation *root) {
  return hasSomeTransformed<linalg::LinalgOp>(
      root, "transform.structured.vectorize",
      [](Operation *transform, linalg::LinalgOp op) {
        return transform->hasAttr("vectorize_nd_extract") &&
               gathersByLinearizedIndex(op);
      });
}

static bool isOfBooleans(linalg::LinalgOp op) {
  return getElementTypeOrSelf(op.getDpsInits().front().getType()).isInteger(1);
}

template <typename Op>
static bool isOperationOfBooleans(Operation *op) {
  auto typed = dyn_cast<Op>(op);
  return typed && isOfBooleans(typed);
}

template <typename Op>
static bool vectorizesBooleans(Operation *root) {
  return hasSomeTransformed<Op>(
      root, "transform.structured.vectorize",
      [](Operation *, Op op) { return isOfBooleans(op); });
}

/// Whether a row of the result is not a row of the source, because a dimension
/// after the first kept one is dropped.
static bool insertsIntoColumn(tensor::InsertSliceOp insert) {
  if (insert.getSourceType().getRank() == insert.getDestType().getRank())
    return false;
  llvm::SmallBitVector dropped = insert.getDroppedDims();
  int firstKept = dropped.find_first_unset();
  return firstKept >= 0 && dropped.find_last() > firstKept;
}

static bool insertsWithStride(tensor::InsertSliceOp insert) {
  return !llvm::all_of(insert.getMixedStrides(), isOneInteger);
}

static bool insertsNumbersWithSign(tensor::InsertSliceOp insert) {
  auto type = dyn_cast<IntegerType>(insert.getSourceType().getElementType());
  return type && !type.isSignless();
}

template <auto holds>
static bool isInsertion(Operation *op) {
  auto insert = dyn_cast<tensor::InsertSliceOp>(op);
  return insert && holds(insert);
}

/// Whether a script vectorizes an insertion by sizes of its own, with the code
/// that the pattern has, too.
template <auto holds>
static bool vectorizesInsertion(Operation *root) {
  return hasSomeTransformed<tensor::InsertSliceOp>(
      root, "transform.structured.vectorize",
      [](Operation *, tensor::InsertSliceOp insert) { return holds(insert); });
}

/// Whether the operation ends the life of the buffer, which may be named by the
/// base of its metadata.
static bool frees(Operation *op, Value buffer) {
  return isa<memref::DeallocOp, bufferization::DeallocOp>(op) &&
         llvm::any_of(op->getOperands(), [&](Value freed) {
           auto metadata =
               freed.getDefiningOp<memref::ExtractStridedMetadataOp>();
           return freed == buffer ||
                  (metadata && metadata.getSource() == buffer);
         });
}

/// Returns whether stored elements are copied back after the end of the
/// buffer's life. A range of operations with copies begins with an affine load
/// or store and ends with its block, or before the next affine.for, which has
/// its own copies.
static bool isFreedBeforeCopyBack(Operation *dealloc) {
  bool isStoredTo = false;
  for (Operation *op = dealloc->getPrevNode();
       op && !isa<affine::AffineForOp>(op); op = op->getPrevNode()) {
    isStoredTo |=
        hasSome<affine::AffineStoreOp>(op, [&](affine::AffineStoreOp store) {
          return frees(dealloc, store.getMemRef());
        });
    if (isStoredTo && isa<affine::AffineLoadOp, affine::AffineStoreOp>(op))
      return true;
  }
  return false;
}

/// Whether a bound of the loop is the counter of the loop around it, and
/// vectorizing the `count` innermost parallel loops vectorizes that loop or one
/// around it.
template <unsigned count>
static bool isBoundedByVectorizedCounter(affine::AffineForOp loop) {
  auto outer = loop->getParentOfType<affine::AffineForOp>();
  if (!outer ||
      !llvm::is_contained(loop.getControlOperands(), outer.getInductionVar()))
    return false;
  unsigned found = affine::isLoopParallel(loop);
  for (auto around = outer; around && found < count;
       around = around->getParentOfType<affine::AffineForOp>()) {
    found += affine::isLoopParallel(around);
    if (found == count)
      return true;
  }
  return false;
}

static bool accessesVectors(Operation *root) {
  return has<affine::AffineVectorLoadOp>(root) ||
         has<affine::AffineVectorStoreOp>(root);
}

llvm::ArrayRef<Guard> guards::getVectorizationGuards() {
  constexpr auto pattern = Guard::Withholds::Pattern;
  constexpr auto pass = Guard::Withholds::Pass;
  static constexpr llvm::StringLiteral vectorizer = "affine-super-vectorize",
                                       copies = "affine-data-copy-generate",
                                       interpreter = "transform-interpreter";
  static const Guard table[] = {
      {"vectorize-insert-slice-drops-strides", pattern, "VectorizationPattern",
       isInsertion<insertsWithStride>},
      {"vectorize-insert-slice-drops-strides", pass, interpreter,
       vectorizesInsertion<insertsWithStride>},
      {"vectorize-insert-slice-of-lower-rank", pattern, "VectorizationPattern",
       isInsertion<insertsIntoColumn>},
      {"vectorize-insert-slice-of-lower-rank", pass, interpreter,
       vectorizesInsertion<insertsIntoColumn>},
      {"vectorize-insert-slice-of-signed-type", pattern, "VectorizationPattern",
       isInsertion<insertsNumbersWithSign>},
      {"vectorize-insert-slice-of-signed-type", pass, interpreter,
       vectorizesInsertion<insertsNumbersWithSign>},
      {"vectorize-gathers-by-linearized-index", pattern, "VectorizationPattern",
       gathersByLinearizedIndex},
      {"vectorize-gathers-by-linearized-index", pass, interpreter,
       vectorizesGather},
      {"vectorize-conv-adds-booleans", pattern, "VectorizationPattern",
       isOperationOfBooleans<linalg::Conv1DOp>},
      {"vectorize-conv-adds-booleans", pass, interpreter,
       vectorizesBooleans<linalg::Conv1DOp>},
      {"vectorize-depthwise-conv-adds-booleans", pattern,
       "VectorizationPattern",
       isOperationOfBooleans<linalg::DepthwiseConv1DNwcWcOp>},
      {"vectorize-depthwise-conv-adds-booleans", pass, interpreter,
       vectorizesBooleans<linalg::DepthwiseConv1DNwcWcOp>},
      {"super-vectorize-divides-padding", pass, vectorizer,
       hasAny<affine::AffineForOp, dividesByOwnNumber>},
      {"super-vectorize-takes-floordiv-for-counter", pass, vectorizer,
       hasAccessWith<affine::AffineLoadOp, AffineExprKind::FloorDiv,
                     AffineExprKind::CeilDiv, AffineExprKind::Mod>},
      {"super-vectorize-erases-counter-of-bound", pass, vectorizer,
       hasAny<affine::AffineForOp, isBoundedByVectorizedCounter<1>>,
       "virtual-vector-size={2}"},
      {"super-vectorize-erases-counter-of-bound", pass, vectorizer,
       hasAny<affine::AffineForOp, isBoundedByVectorizedCounter<1>>,
       "virtual-vector-size={3}"},
      {"super-vectorize-erases-counter-of-bound", pass, vectorizer,
       hasAny<affine::AffineForOp, isBoundedByVectorizedCounter<1>>,
       "virtual-vector-size={4}"},
      {"super-vectorize-erases-counter-of-bound", pass, vectorizer,
       hasAny<affine::AffineForOp, isBoundedByVectorizedCounter<1>>,
       "virtual-vector-size={8}"},
      {"super-vectorize-erases-counter-of-bound", pass, vectorizer,
       hasAny<affine::AffineForOp, isBoundedByVectorizedCounter<2>>,
       "virtual-vector-size={2,"},
      {"super-vectorize-erases-counter-of-bound", pass, vectorizer,
       hasAny<affine::AffineForOp, isBoundedByVectorizedCounter<2>>,
       "virtual-vector-size={3,"},
      {"super-vectorize-erases-counter-of-bound", pass, vectorizer,
       hasAny<affine::AffineForOp, isBoundedByVectorizedCounter<2>>,
       "virtual-vector-size={4,"},
      {"super-vectorize-erases-counter-of-bound", pass, vectorizer,
       hasAny<affine::AffineForOp, isBoundedByVectorizedCounter<3>>,
       "virtual-vector-size={2,2,2}"},
      {"data-copy-writes-back-to-freed-buffer", pass, copies,
       hasAny<Operation *, isFreedBeforeCopyBack>},
      {"data-copy-ignores-width-of-vectors", pass, copies, accessesVectors},
      {"vectorize-divides-masked-off-lanes", pass, interpreter,
       vectorizesDivisionBeyondEnd},
      {"pad-of-window-reads-beyond", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.pad", [](linalg::LinalgOp op) {
               return hasMapWith(op, AffineExprKind::Add);
             });
       }},
  };
  return table;
}
