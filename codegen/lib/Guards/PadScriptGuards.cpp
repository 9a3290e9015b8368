//===- PadScriptGuards.cpp - scripts that pad -------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// MLIR has no action for a transform operation. So the whole pass of the
/// interpreter is withheld, with all operations of the script.
///
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "Tables.h"

#include "mlir/Interfaces/ValueBoundsOpInterface.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

/// Whether a transform.structured.pad asks for nofold for an operand that is no
/// tensor.
static bool keepsScalarPadding(Operation *root) {
  Operation *transform = findTransform(root, "transform.structured.pad");
  auto flags = transform ? transform->getAttrOfType<ArrayAttr>("nofold_flags")
                         : ArrayAttr();
  return flags && hasSome<linalg::LinalgOp>(root, [&](linalg::LinalgOp op) {
           return llvm::any_of(
               llvm::zip(op->getOperandTypes(), flags), [](auto pair) {
                 auto flag = dyn_cast<IntegerAttr>(std::get<1>(pair));
                 return !isa<ShapedType>(std::get<0>(pair)) && flag &&
                        !flag.getValue().isZero();
               });
         });
}

/// Whether a script tiles operations, by itself or to fuse them.
static bool tiles(Operation *root) {
  static constexpr llvm::StringLiteral names[] = {
      "transform.structured.tile_using_for",
      "transform.structured.tile_using_forall", "transform.structured.fuse",
      "transform.structured.fuse_into_containing_op"};
  return llvm::any_of(names,
                      [&](llvm::StringRef name) { return runs(root, name); });
}

/// Whether upstream folds the extent of the tensor to a constant.
static bool foldsExtent(Value tensor, int64_t dim) {
  auto type = dyn_cast<RankedTensorType>(tensor.getType());
  if (type && !type.isDynamicDim(dim))
    return true;
  if (auto cast = tensor.getDefiningOp<tensor::CastOp>())
    return type && isa<RankedTensorType>(cast.getSource().getType()) &&
           foldsExtent(cast.getSource(), dim);
  return false;
}

/// Whether an extent of the result is dynamic, although the extent of the
/// source and the amounts are constants.
static bool hasComputableExtent(tensor::PadOp pad) {
  llvm::SmallVector<OpFoldResult> low = pad.getMixedLowPad(),
                                  high = pad.getMixedHighPad();
  RankedTensorType type = pad.getResultType();
  return llvm::any_of(llvm::seq(type.getRank()), [&](int64_t dim) {
    return type.isDynamicDim(dim) && getConstantIntValue(low[dim]) &&
           getConstantIntValue(high[dim]) && foldsExtent(pad.getSource(), dim);
  });
}

/// Whether the value is computed in a loop, and is no constant.
static bool isComputedInLoop(OpFoldResult amount) {
  if (getConstantIntValue(amount))
    return false;
  Operation *owner = cast<Value>(amount).getParentBlock()->getParentOp();
  return isa<LoopLikeOpInterface>(owner) ||
         owner->getParentOfType<LoopLikeOpInterface>();
}

/// Whether an extent of the result is static, although an amount depends on a
/// loop. A bound of the amount gives another extent.
static bool keepsStaticExtent(tensor::PadOp pad) {
  llvm::SmallVector<OpFoldResult> low = pad.getMixedLowPad(),
                                  high = pad.getMixedHighPad();
  RankedTensorType type = pad.getResultType();
  return llvm::any_of(llvm::seq(type.getRank()), [&](int64_t dim) {
    return !type.isDynamicDim(dim) &&
           (isComputedInLoop(low[dim]) || isComputedInLoop(high[dim]));
  });
}

/// Whether make_loop_independent has nothing to change in the pad. It refuses a
/// pad whose padding value is no constant.
static bool keepsPadInLoop(Operation *transform, tensor::PadOp pad) {
  llvm::SmallVector<OpFoldResult> amounts = pad.getMixedLowPad();
  llvm::append_range(amounts, pad.getMixedHighPad());
  return !pad->use_empty() && pad.getConstantPaddingValue() &&
         isLoopIndependent(transform, pad, amounts);
}

/// Whether the pad of a slice depends on the counter of a loop whose upper
/// bound has itself no bound: an argument of a block, or the result of an
/// operation that is not analyzed.
static bool isInLoopToUnknownBound(tensor::PadOp pad) {
  if (!pad.getSource().getDefiningOp<tensor::ExtractSliceOp>())
    return false;
  for (auto loop = pad->getParentOfType<scf::ForOp>(); loop;
       loop = loop->getParentOfType<scf::ForOp>()) {
    Value bound = loop.getUpperBound();
    if ((isa<BlockArgument>(bound) ||
         !isa<ValueBoundsOpInterface>(bound.getDefiningOp())) &&
        !isInvariant(loop, pad))
      return true;
  }
  return false;
}

llvm::ArrayRef<Guard> guards::getPadScriptGuards() {
  constexpr auto pass = Guard::Withholds::Pass;
  static constexpr llvm::StringLiteral interpreter = "transform-interpreter";
  static const Guard table[] = {
      {"bufferize-to-allocation-of-constant-amount", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<tensor::PadOp>(
             root, "transform.structured.bufferize_to_allocation",
             [](tensor::PadOp pad) { return hasConstantAmount(pad); });
       }},
      {"bufferize-to-allocation-pad-that-crops", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<tensor::PadOp>(
             root, "transform.structured.bufferize_to_allocation",
             [](tensor::PadOp pad) { return crops(pad); });
       }},
      {"bufferize-to-allocation-pad-with-computed-value", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<tensor::PadOp>(
             root, "transform.structured.bufferize_to_allocation",
             [](tensor::PadOp pad) {
               return yieldsLocalValue(pad) && !pad.getConstantPaddingValue();
             });
       }},
      {"destination-style-pad-by-constant-zero", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<tensor::PadOp>(
             root, "transform.structured.rewrite_in_destination_passing_style",
             hasComputableExtent);
       }},
      {"destination-style-pad-runs-region-for-source", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<tensor::PadOp>(
             root, "transform.structured.rewrite_in_destination_passing_style",
             [](tensor::PadOp pad) { return mayTrap(pad); });
       }},
      {"destination-style-pad-that-crops", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<tensor::PadOp>(
             root, "transform.structured.rewrite_in_destination_passing_style",
             [](tensor::PadOp pad) { return crops(pad); });
       }},
      {"destination-style-pad-of-complex", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<tensor::PadOp>(
             root, "transform.structured.rewrite_in_destination_passing_style",
             [](tensor::PadOp pad) {
               return isa<ComplexType>(pad.getSourceType().getElementType());
             });
       }},
      {"hoist-pad-of-slice-of-loop-size", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<tensor::PadOp>(
             root, "transform.structured.hoist_pad", isInLoopToUnknownBound);
       }},
      {"make-loop-independent-keeps-type-of-pad", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<tensor::PadOp>(
             root, "transform.tensor.make_loop_independent", keepsStaticExtent);
       }},
      {"make-loop-independent-of-scalar-pad", pass, interpreter,
       [](Operation *root) {
         return hasSomeTransformed<tensor::PadOp>(
             root, "transform.tensor.make_loop_independent", keepsPadInLoop);
       }},
      {"pad-nofold-of-scalar-operand", pass, interpreter, keepsScalarPadding},
      {"pad-of-empty-result", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.pad",
             [](linalg::LinalgOp op) { return isEmpty(op); });
       }},
      {"tile-pad-of-constant-amount", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<tensor::PadOp>(
             root, "transform.structured.tile_using_for",
             [](tensor::PadOp pad) { return hasConstantAmount(pad); });
       }},
      {"tile-pad-uses-constant-of-region", pass, interpreter,
       [](Operation *root) {
         return tiles(root) && hasSome<tensor::PadOp>(root, yieldsLocalValue);
       }},
      {"vectorize-pad-drops-static-low", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<tensor::PadOp>(
             root, "transform.structured.vectorize", [](tensor::PadOp pad) {
               return !llvm::all_of(pad.getMixedLowPad(), isZeroInteger);
             });
       }},
  };
  return table;
}
