//===- AffineFusionGuards.cpp - fused loops and their bounds ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Causes that lie in upstream's constraints of affine loops: what these leave
/// out of accesses and of steps, and where their numbers overflow.
///
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "Tables.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

static affine::AffineForOp findOutermostLoop(Operation *op) {
  affine::AffineForOp outermost;
  for (auto loop = op->getParentOfType<affine::AffineForOp>(); loop;
       loop = loop->getParentOfType<affine::AffineForOp>())
    outermost = loop;
  return outermost;
}

static Value findAccessedMemRef(Operation *op) {
  if (auto read = dyn_cast<affine::AffineReadOpInterface>(op))
    return read.getMemRef();
  if (auto write = dyn_cast<affine::AffineWriteOpInterface>(op))
    return write.getMemRef();
  return nullptr;
}

/// Whether an affine access in another nest of loops touches the same memref,
/// `isWrong` holds for both, and one of the two writes.
static bool meetsOtherNest(Operation *access,
                           llvm::function_ref<bool(Operation *)> isWrong) {
  Value memref = findAccessedMemRef(access);
  affine::AffineForOp nest = findOutermostLoop(access);
  return memref && nest && llvm::any_of(memref.getUsers(), [&](Operation *op) {
           affine::AffineForOp other = findOutermostLoop(op);
           return findAccessedMemRef(op) == memref && other && other != nest &&
                  (isa<affine::AffineWriteOpInterface>(op) ||
                   isa<affine::AffineWriteOpInterface>(access)) &&
                  isWrong(op);
         });
}

/// Returns the elements that an affine access touches from its subscripts on.
static int64_t getWidth(Operation *access) {
  Type type = isa<affine::AffineReadOpInterface>(access)
                  ? access->getResult(0).getType()
                  : access->getOperand(0).getType();
  auto vector = dyn_cast<VectorType>(type);
  return vector ? vector.getNumElements() : 1;
}

/// Whether an access of several elements meets one of another number in another
/// nest of loops, or the rounds of its loop overlap.
static bool overlapsByWidth(Operation *access) {
  if (!findAccessedMemRef(access) || getWidth(access) == 1)
    return false;
  auto loop = access->getParentOfType<affine::AffineForOp>();
  return meetsOtherNest(access, [&](Operation *other) {
    return getWidth(other) != getWidth(access) ||
           loop.getStepAsInt() < getWidth(access);
  });
}

/// Whether a loop with a step has a lower bound that is no constant, and reads
/// what another nest of loops writes.
static bool readsByStep(affine::AffineForOp loop) {
  return loop.getStepAsInt() > 1 && !loop.hasConstantLowerBound() &&
         hasSome<affine::AffineReadOpInterface>(
             loop, [](affine::AffineReadOpInterface read) {
               return meetsOtherNest(read, [](Operation *) { return true; });
             });
}

/// Whether a result of the map of an affine.min or affine.max is -2^63.
static bool hasSmallestNumber(Operation *op) {
  auto mapAttribute = op->getAttrOfType<AffineMapAttr>("map");
  if (!mapAttribute || !isa<affine::AffineMinOp, affine::AffineMaxOp>(op))
    return false;
  AffineMap map = mapAttribute.getValue();
  return llvm::any_of(map.getResults(), [&](AffineExpr expr) {
    std::optional<int64_t> number;
    if (auto constant = dyn_cast<AffineConstantExpr>(expr))
      number = constant.getValue();
    else if (auto dim = dyn_cast<AffineDimExpr>(expr))
      number = getConstantIntValue(op->getOperand(dim.getPosition()));
    else if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
      number = getConstantIntValue(
          op->getOperand(map.getNumDims() + symbol.getPosition()));
    return number == std::numeric_limits<int64_t>::min();
  });
}

llvm::ArrayRef<Guard> guards::getAffineFusionGuards() {
  constexpr auto pass = Guard::Withholds::Pass;
  static const Guard table[] = {
      {"affine-bound-of-smallest-number-overflows", pass,
       "scf-for-loop-canonicalization",
       [](Operation *root) {
         return hasSome<Operation *>(root, hasSmallestNumber);
       }},
      {"affine-bound-of-smallest-number-overflows", pass,
       "affine-simplify-min-max",
       [](Operation *root) {
         return hasSome<Operation *>(root, hasSmallestNumber);
       }},
      {"affine-fusion-drops-rounds-that-a-step-skips", pass,
       "affine-loop-fusion",
       [](Operation *root) {
         return hasSome<affine::AffineForOp>(root, readsByStep);
       }},
      {"affine-fusion-ignores-width-of-vectors", pass, "affine-loop-fusion",
       [](Operation *root) {
         return hasSome<Operation *>(root, overlapsByWidth);
       }},
  };
  return table;
}
