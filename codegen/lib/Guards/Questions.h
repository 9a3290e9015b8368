//===- Questions.h - what guards ask about programs --------- -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_GUARDS_QUESTIONS_H
#define PADLAB_CODEGEN_LIB_GUARDS_QUESTIONS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/APFloat.h"

namespace padlab::guards {

/// How many defining operations guards look back through.
inline constexpr unsigned deepest = 8;

/// Returns whether `holds` is true for an operation of type (or interface) `Op`
/// in `root`.
template <typename Op, typename Holds>
bool hasSome(mlir::Operation *root, Holds holds) {
  return root
      ->walk([&](Op op) {
        return holds(op) ? mlir::WalkResult::interrupt()
                         : mlir::WalkResult::advance();
      })
      .wasInterrupted();
}
template <typename Op>
bool has(mlir::Operation *root) {
  return hasSome<Op>(root, [](Op) { return true; });
}

/// Like `hasSome`, but `holds` is a template argument, so that a table of
/// guards can contain the function.
template <typename Op, auto holds>
bool hasAny(mlir::Operation *root) {
  return hasSome<Op>(root, holds);
}

template <typename Op>
bool isUsedBy(mlir::Operation *op) {
  return llvm::any_of(op->getUsers(), [](mlir::Operation *user) {
    return mlir::isa<Op>(user);
  });
}

/// Whether a script in `root` has that transform operation.
bool runs(mlir::Operation *root, llvm::StringRef transform);
/// Returns the last transform operation of that name; null if there is none.
mlir::Operation *findTransform(mlir::Operation *root,
                               llvm::StringRef transform);
/// Returns the static sizes in the attribute `name` of a transform operation;
/// empty if it is missing or has none.
llvm::ArrayRef<int64_t> getSizes(mlir::Operation *transform,
                                 llvm::StringRef name);
/// Whether the transform operation may be applied to `op`: not if its handle
/// was matched by the names of other operations.
bool mayTransform(mlir::Operation *transform, mlir::Operation *op);
/// Returns whether a script has a transform operation of that name for which
/// `holds(transform, op)` is true, with an operation that it may be applied to.
template <typename Op, typename Holds>
bool hasSomeTransformed(mlir::Operation *root, llvm::StringRef name,
                        Holds holds) {
  return hasSome<mlir::Operation *>(root, [&](mlir::Operation *transform) {
    return transform->getName().getStringRef() == name &&
           hasSome<Op>(root, [&](Op op) {
             return mayTransform(transform, op) && holds(transform, op);
           });
  });
}
/// Returns whether a script has that transform operation, and `holds` is true
/// for some operation of the program.
template <typename Op, typename Holds>
bool hasSomeFor(mlir::Operation *root, llvm::StringRef transform, Holds holds) {
  return runs(root, transform) && hasSome<Op>(root, holds);
}

/// Whether an amount is negative. Amounts that follow from constants, extents,
/// the arguments of the case's entry and those of calls are known; others, for
/// example loaded ones, are assumed not to be negative: otherwise every defect
/// of a dynamic pad would count for the cause.
bool crops(mlir::tensor::PadOp pad);
/// Whether an amount is negative, or nothing says that it is not: a loaded one,
/// for example, or the result of a subtraction. An argument of a function that
/// nothing calls is assumed not to be negative.
bool mayCrop(mlir::tensor::PadOp pad);
/// Whether an amount is an operand that is a constant.
bool hasConstantAmount(mlir::tensor::PadOp pad);
/// Whether a number, or an element of a vector or tensor of numbers, is not a
/// constant other than 0.
bool mayBeZero(mlir::Value number);
/// Whether the operation must not be speculated: according to upstream, or
/// because it is a division by what may be 0, although upstream declares that
/// it may be speculated whatever its operands are.
bool mustNotBeSpeculated(mlir::Operation *op);
/// Whether the region may trap.
bool mayTrap(mlir::tensor::PadOp pad);
/// Returns the type from which a tensor.cast makes the value; null if no cast
/// makes it, or if the type is unranked.
mlir::RankedTensorType getTypeBeforeCast(mlir::Value value);
/// Returns the extent of a ranked shaped value: from its type, the sizes that a
/// tensor.empty, an allocation or the source of a cast gives it, the init that
/// it results from, or the extents with which a case calls its entry.
std::optional<int64_t> getKnownExtent(mlir::Value value, int64_t dim);
/// Returns the number if it is a constant, or follows from constants, extents
/// and the arguments of the case's entry and of calls.
std::optional<int64_t> getKnownNumber(mlir::OpFoldResult number);
/// Returns whether `holds` may be true for a float, or for an element of a
/// vector or tensor of floats. Constants are known, and so is what the case or
/// each call passes as an argument.
bool mayBe(mlir::Value floats,
           llvm::function_ref<bool(const llvm::APFloat &)> holds,
           unsigned depth = deepest);
/// Returns the trip count of a loop, if the extent of an operand that only this
/// loop indexes is known.
std::optional<int64_t> getKnownRange(mlir::linalg::LinalgOp op, unsigned loop);
/// Returns the trip counts of all loops; `ShapedType::kDynamic` for those that
/// `getKnownRange` does not know.
llvm::SmallVector<int64_t> getKnownRounds(mlir::linalg::LinalgOp op);
/// Returns the shape that the pack would give a source of this shape. LLVM's
/// releases have different functions for this.
llvm::SmallVector<int64_t> inferPackedShape(mlir::linalg::PackOp pack,
                                            llvm::ArrayRef<int64_t> source);
/// Whether an extent of the source is known to be 0.
bool padsNothing(mlir::tensor::PadOp pad);
/// Whether the padding value is defined in the region.
bool yieldsLocalValue(mlir::tensor::PadOp pad);

/// Whether an extent of an operand is known to be 0.
bool isEmpty(mlir::linalg::LinalgOp op);
/// Whether `holds` is true for a result of the map, or for an expression within
/// one. It is asked for an expression after those within it, and not any more
/// once it was true.
bool hasExpr(mlir::AffineMap map,
             llvm::function_ref<bool(mlir::AffineExpr)> holds);
/// Whether it is a quotient or a remainder.
bool isDivision(mlir::AffineExpr expr);
/// Whether `hasExpr` is true for an indexing map.
bool hasMapExpr(mlir::linalg::LinalgOp op,
                llvm::function_ref<bool(mlir::AffineExpr)> holds);
/// Whether an indexing map has an expression of that kind among its results, or
/// within one.
bool hasMapWith(mlir::linalg::LinalgOp op, mlir::AffineExprKind kind);
/// Whether a result of an init's map is no loop, or the same loop as another
/// one.
bool indexesInitOtherwise(mlir::linalg::LinalgOp op);
/// Whether an init's map is no permutation of the loops. Then the operation may
/// leave elements of the init unwritten, unless it is a reduction to them.
bool writesPartOfAnInit(mlir::linalg::LinalgOp op);
/// Whether it is a named operation that casts elements as unsigned numbers.
bool castsUnsigned(mlir::Operation *op);

/// Whether the mask may disable lanes.
bool mayMaskOff(mlir::Value mask);
/// Whether the loop may have no iteration, as far as its bounds tell.
bool mayHaveNoIteration(mlir::scf::ForOp loop);

/// Whether both types are tensors of one rank, and an extent that is static in
/// `from` is dynamic in `to`.
bool forgetsStaticExtent(mlir::Type from, mlir::Type to);
/// Whether it is a ranked tensor with an encoding.
bool hasEncoding(mlir::Type type);
/// Whether that encoding is one of a sparse tensor.
bool isSparse(mlir::Type type);
/// Whether an operand with a dimension of extent 1, which upstream drops, has
/// an encoding, or is a buffer with another layout than that of its shape.
bool hasUnitDimOfLayout(mlir::Operation *op);

/// Whether the value is used by an operation of the affine dialect.
bool isUsedByAffine(mlir::Value value);
/// Returns whether the index of an affine load or store, with the affine.apply
/// operations that compute it, has an expression for which `holds` is true.
bool hasAccessExpr(mlir::Operation *op,
                   llvm::function_ref<bool(mlir::AffineExpr)> holds);
/// Whether an operation of type `Access` in `root` is an affine load or store
/// with an index that contains an expression of one of these kinds.
template <typename Access, mlir::AffineExprKind... kinds>
bool hasAccessWith(mlir::Operation *root) {
  return hasSome<Access>(root, [](mlir::Operation *op) {
    return hasAccessExpr(op, [](mlir::AffineExpr expr) {
      return ((expr.getKind() == kinds) || ...);
    });
  });
}

/// Whether no size or amount of an operation changes if it is made independent
/// of the loops that a make_loop_independent names, although it is in them:
/// each of `sizes` is a constant, or computed without the loops' counters.
bool isLoopIndependent(mlir::Operation *transform, mlir::Operation *op,
                       llvm::ArrayRef<mlir::OpFoldResult> sizes);
/// Whether the value is a constant.
bool isConstant(mlir::Value value);
/// Whether make_loop_independent has no size to change in an operation that
/// creates a tensor or a buffer. A size that is a constant operand becomes a
/// part of the type.
template <typename Op>
bool keepsSizesInLoop(mlir::Operation *transform, Op op) {
  return llvm::none_of(op.getDynamicSizes(), isConstant) &&
         isLoopIndependent(transform, op, op.getMixedSizes());
}

/// Whether the operation is in that loop, and neither it nor one within it
/// depends on the loop's arguments, or on an operation that must stay there:
/// loop-invariant code motion hoists it with its operands.
bool isInvariant(mlir::LoopLikeOpInterface loop, mlir::Operation *op);
/// Whether this holds for the innermost loop around the operation; false if
/// there is none.
bool isInvariant(mlir::Operation *op);

} // namespace padlab::guards

#endif // PADLAB_CODEGEN_LIB_GUARDS_QUESTIONS_H
