//===- ReductionScriptGuards.cpp - scripts that divide reductions ---------===//
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

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

static constexpr llvm::StringLiteral
    tileByFor = "transform.structured.tile_reduction_using_for",
    tileByForall = "transform.structured.tile_reduction_using_forall",
    splitReduction = "transform.structured.split_reduction";

/// Whether an extent of an init is static where that of the loop is dynamic, or
/// the other way around. Upstream takes the extents of the partial results from
/// the loops, and the extent of a loop from the first operand that it indexes.
static bool hasInitOfOtherExtent(linalg::LinalgOp op) {
  llvm::SmallVector<int64_t> rounds = op.getStaticLoopRanges();
  return llvm::any_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
    return llvm::any_of(llvm::zip(op.getMatchingIndexingMap(&init).getResults(),
                                  op.getShape(&init)),
                        [&](auto pair) {
                          auto [index, extent] = pair;
                          auto dim = dyn_cast<AffineDimExpr>(index);
                          return dim && ShapedType::isDynamic(
                                            rounds[dim.getPosition()]) !=
                                            ShapedType::isDynamic(extent);
                        });
  });
}

/// Whether the scaling algorithm adds the argument of its operand at another
/// place than behind the inputs: it takes the number of the reduced dimension
/// for that of the argument.
static bool misplacesArgument(Operation *split, linalg::LinalgOp op) {
  llvm::SmallVector<unsigned> dims;
  op.getReductionDims(dims);
  return split->hasAttr("use_scaling_algorithm") && dims.size() == 1 &&
         dims.front() != op.getNumDpsInputs();
}

/// Whether the operation is a maximum or minimum, of floats that have no
/// infinity, and lacks the flag `ninf`.
static bool lacksInfinity(Operation *op) {
  if (!isa<arith::MaximumFOp, arith::MinimumFOp>(op))
    return false;
  auto type = dyn_cast<FloatType>(op->getResult(0).getType());
  auto flags = cast<arith::ArithFastMathInterface>(op).getFastMathFlagsAttr();
  return type && !llvm::APFloat::semanticsHasInf(type.getFloatSemantics()) &&
         !arith::bitEnumContainsAny(flags.getValue(),
                                    arith::FastMathFlags::ninf);
}

static bool beginsWithInfinity(Operation *root) {
  return llvm::any_of(llvm::ArrayRef({tileByFor, tileByForall, splitReduction}),
                      [&](llvm::StringRef name) {
                        return hasSomeTransformed<linalg::LinalgOp>(
                            root, name, [](Operation *, linalg::LinalgOp op) {
                              return hasSome<Operation *>(op, lacksInfinity);
                            });
                      });
}

llvm::ArrayRef<Guard> guards::getReductionScriptGuards() {
  constexpr auto pass = Guard::Withholds::Pass;
  static constexpr llvm::StringLiteral interpreter = "transform-interpreter";
  static const Guard table[] = {
      {"identity-of-float-without-infinity", pass, interpreter,
       beginsWithInfinity},
      {"split-reduction-keeps-linalg-index", pass, interpreter,
       [](Operation *root) {
         return runs(root, splitReduction) && has<linalg::IndexOp>(root);
       }},
      {"split-reduction-misplaces-argument", pass, interpreter,
       [](Operation *root) {
         return hasSomeTransformed<linalg::LinalgOp>(root, splitReduction,
                                                     misplacesArgument);
       }},
      {"split-reduction-of-constant-index", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, splitReduction, [](linalg::LinalgOp op) {
               return hasMapWith(op, AffineExprKind::Constant);
             });
       }},
      {"tile-reduction-keeps-linalg-index", pass, interpreter,
       [](Operation *root) {
         return (runs(root, tileByFor) || runs(root, tileByForall)) &&
                has<linalg::IndexOp>(root);
       }},
      {"tile-reduction-of-dynamic-init", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(root, tileByFor,
                                             hasInitOfOtherExtent) ||
                hasSomeFor<linalg::LinalgOp>(root, tileByForall,
                                             hasInitOfOtherExtent);
       }},
      {"tile-reduction-to-constant-index", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, tileByFor, [](linalg::LinalgOp op) {
               return hasMapWith(op, AffineExprKind::Constant);
             });
       }},
  };
  return table;
}
