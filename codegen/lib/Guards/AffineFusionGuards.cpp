//===- AffineFusionGuards.cpp - fused loops and their bounds ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Guards of upstream's fusion of affine loops and of its constraints, which
/// ignore parts of accesses and steps, or overflow.
///
//===----------------------------------------------------------------------===//

#include "AffineAccess.h"
#include "Questions.h"
#include "Tables.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

/// Whether an affine access in another nest of loops touches the same memref,
/// `isWrong` holds for this other access, and one of the two writes.
static bool meetsOtherNest(const AffineAccess &access,
                           llvm::function_ref<bool(Operation *)> isWrong) {
  if (access.loops.empty())
    return false;
  return llvm::any_of(access.memref.getUsers(), [&](Operation *op) {
    std::optional<AffineAccess> other = getAffineAccess(op);
    return other && other->memref == access.memref && !other->loops.empty() &&
           other->loops.front() != access.loops.front() &&
           (other->writes() || access.writes()) && isWrong(op);
  });
}

/// Returns the type of what an affine access loads or stores.
static Type getAccessedType(Operation *access) {
  return isa<affine::AffineReadOpInterface>(access)
             ? access->getResult(0).getType()
             : access->getOperand(0).getType();
}

/// Returns the extents of a vector that an affine access loads or stores,
/// without leading ones of 1; empty for one element.
static llvm::ArrayRef<int64_t> getWidths(Operation *access) {
  auto vector = dyn_cast<VectorType>(getAccessedType(access));
  llvm::ArrayRef<int64_t> widths =
      vector ? vector.getShape() : llvm::ArrayRef<int64_t>();
  return widths.drop_while([](int64_t width) { return width == 1; });
}

/// Whether an access may touch some elements in two rounds of a loop: unless
/// its subscripts are multiples of its extents.
static bool mayOverlapItself(const AffineAccess &access) {
  llvm::ArrayRef<int64_t> widths = getWidths(access.op);
  return llvm::any_of(
      llvm::zip_equal(access.map.getResults().take_back(widths.size()), widths),
      [&](auto pair) {
        auto [subscript, width] = pair;
        int64_t stride = subscript.getLargestKnownDivisor();
        if (auto dim = dyn_cast<AffineDimExpr>(subscript))
          if (auto loop = affine::getForInductionVarOwner(
                  access.operands[dim.getPosition()]))
            stride = loop.getStepAsInt();
        return stride % width != 0;
      });
}

/// Whether an access of several elements meets one in another nest of loops,
/// and the two have different extents, or rounds of the first overlap.
static bool overlapsByWidth(Operation *op) {
  std::optional<AffineAccess> access = getAffineAccess(op);
  if (!access || getWidths(op).empty())
    return false;
  return meetsOtherNest(*access, [&](Operation *other) {
    return getWidths(other) != getWidths(op) || mayOverlapItself(*access);
  });
}

/// Whether a loop with a step has a lower bound that is no constant, and reads
/// what another nest of loops writes.
static bool readsByStep(affine::AffineForOp loop) {
  return loop.getStepAsInt() > 1 && !loop.hasConstantLowerBound() &&
         hasSome<affine::AffineReadOpInterface>(
             loop, [](affine::AffineReadOpInterface read) {
               return meetsOtherNest(*getAffineAccess(read),
                                     [](Operation *) { return true; });
             });
}

/// Whether an earlier operation of the same block stores the element that is
/// loaded.
static bool readsOwnStore(const AffineAccess &read) {
  for (Operation *op = read.op->getPrevNode(); op; op = op->getPrevNode()) {
    std::optional<AffineAccess> store = getAffineAccess(op);
    if (store && store->writes() && store->memref == read.memref &&
        store->map == read.map && store->operands == read.operands)
      return true;
  }
  return false;
}

/// Whether the nest of loops around a store loads old contents of the memref.
static bool updatesInPlace(const AffineAccess &store) {
  return hasSome<affine::AffineReadOpInterface>(
      store.loops.front(), [&](affine::AffineReadOpInterface op) {
        return op.getMemRef() == store.memref &&
               !readsOwnStore(*getAffineAccess(op));
      });
}

static bool haveSameRounds(affine::AffineForOp one, affine::AffineForOp other) {
  return one.getStepAsInt() == other.getStepAsInt() &&
         one.getLowerBoundMap() == other.getLowerBoundMap() &&
         one.getUpperBoundMap() == other.getUpperBoundMap() &&
         llvm::equal(one.getLowerBoundOperands(),
                     other.getLowerBoundOperands()) &&
         llvm::equal(one.getUpperBoundOperands(),
                     other.getUpperBoundOperands());
}

/// Whether two accesses have the same subscripts in the same rounds of their
/// loops.
static bool accessAlike(const AffineAccess &one, const AffineAccess &other) {
  auto isSame = [&](Value operand, Value otherOperand) {
    auto loop = llvm::find(one.loops, affine::getForInductionVarOwner(operand));
    auto otherLoop =
        llvm::find(other.loops, affine::getForInductionVarOwner(otherOperand));
    return loop == one.loops.end()
               ? operand == otherOperand
               : loop - one.loops.begin() == otherLoop - other.loops.begin();
  };
  return one.loops.size() == other.loops.size() && one.map == other.map &&
         llvm::all_of(llvm::zip_equal(one.loops, other.loops),
                      [](auto pair) {
                        return haveSameRounds(std::get<0>(pair),
                                              std::get<1>(pair));
                      }) &&
         llvm::all_of(llvm::zip_equal(one.operands, other.operands),
                      [&](auto pair) {
                        return isSame(std::get<0>(pair), std::get<1>(pair));
                      });
}

/// Whether anything outside of this nest and another one may read the values
/// that the nest stores to the memref.
static bool isVisibleOutside(Value memref, Operation *nest, Operation *other) {
  if (!memref.getDefiningOp<memref::AllocOp>() &&
      !memref.getDefiningOp<memref::AllocaOp>())
    return true;
  return llvm::any_of(memref.getUsers(), [&](Operation *user) {
    return !isa<memref::DeallocOp>(user) && !nest->isAncestor(user) &&
           !other->isAncestor(user);
  });
}

/// Whether a later nest reads elements that the nest around a store updates in
/// place, in other rounds or by other subscripts, and the values may be read
/// outside of the two nests. Fusion then keeps the whole nest and repeats a
/// part of it.
static bool isUpdatedAgain(affine::AffineWriteOpInterface op) {
  AffineAccess store = *getAffineAccess(op);
  if (store.loops.empty() || !updatesInPlace(store))
    return false;
  Operation *nest = store.loops.front();
  return llvm::any_of(store.memref.getUsers(), [&](Operation *user) {
    std::optional<AffineAccess> read = getAffineAccess(user);
    if (!read || read->writes() || read->loops.empty())
      return false;
    Operation *other = read->loops.front();
    return nest != other && nest->getBlock() == other->getBlock() &&
           nest->isBeforeInBlock(other) && !accessAlike(store, *read) &&
           isVisibleOutside(store.memref, nest, other);
  });
}

static bool isSmallestNumber(OpFoldResult value) {
  return getConstantIntValue(value) == std::numeric_limits<int64_t>::min();
}

/// Whether a result of the map of an affine.min or affine.max is -2^63.
static bool hasSmallestNumber(Operation *op) {
  auto mapAttribute = op->getAttrOfType<AffineMapAttr>("map");
  if (!mapAttribute || !isa<affine::AffineMinOp, affine::AffineMaxOp>(op))
    return false;
  AffineMap map = mapAttribute.getValue();
  return llvm::any_of(map.getResults(), [&](AffineExpr expr) {
    if (auto constant = dyn_cast<AffineConstantExpr>(expr))
      return constant.getValue() == std::numeric_limits<int64_t>::min();
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      return isSmallestNumber(op->getOperand(dim.getPosition()));
    auto symbol = dyn_cast<AffineSymbolExpr>(expr);
    return symbol && isSmallestNumber(op->getOperand(map.getNumDims() +
                                                     symbol.getPosition()));
  });
}

/// Whether the value is computed from a sum, difference or product of indices
/// that may wrap around.
static bool mayHaveWrapped(Value value, unsigned depth = deepest) {
  Operation *op = value.getDefiningOp();
  if (!op || depth == 0 || !value.getType().isIndex())
    return false;
  auto flagged = dyn_cast<arith::ArithIntegerOverflowFlagsInterface>(op);
  if (isa<arith::AddIOp, arith::SubIOp, arith::MulIOp>(op) &&
      !flagged.hasNoSignedWrap())
    return true;
  return llvm::any_of(op->getOperands(), [&](Value operand) {
    return mayHaveWrapped(operand, depth - 1);
  });
}

static bool comparesWrapped(Operation *op) {
  return isa<affine::AffineMinOp, affine::AffineMaxOp>(op) &&
         llvm::any_of(op->getOperands(),
                      [](Value operand) { return mayHaveWrapped(operand); });
}

/// Whether upstream computes bounds of an index from -2^63.
static bool boundsSmallestNumber(Operation *op) {
  return hasSmallestNumber(op) ||
         (isa<ValueBoundsOpInterface>(op) &&
          llvm::any_of(op->getResultTypes(), llvm::IsaPred<IndexType>) &&
          llvm::any_of(op->getOperands(), isSmallestNumber));
}

llvm::ArrayRef<Guard> guards::getAffineFusionGuards() {
  constexpr auto pass = Guard::Withholds::Pass;
  static const Guard table[] = {
      {"affine-bound-of-smallest-number-overflows", pass,
       "scf-for-loop-canonicalization", hasAny<Operation *, hasSmallestNumber>},
      {"affine-bound-of-smallest-number-overflows", pass,
       "affine-simplify-min-max", hasAny<Operation *, hasSmallestNumber>},
      {"value-bounds-of-sum-ignore-wrap", pass, "affine-simplify-min-max",
       hasAny<Operation *, comparesWrapped>},
      {"value-bounds-of-sum-ignore-wrap", pass, "scf-for-loop-canonicalization",
       hasAny<Operation *, comparesWrapped>},
      // The program itself checks these bounds.
      {"affine-bound-of-smallest-number-overflows", pass, "padlab-claim-shapes",
       hasAny<Operation *, boundsSmallestNumber>},
      {"affine-map-of-smallest-number-is-not-read-back", pass, Guard::anyPass,
       [](Operation *root) {
         return hasSome<Operation *>(root, [](Operation *op) {
           return isa_and_present<affine::AffineDialect>(op->getDialect()) &&
                  llvm::any_of(op->getOperands(), isSmallestNumber);
         });
       }},
      {"affine-fusion-drops-rounds-that-a-step-skips", pass,
       "affine-loop-fusion", hasAny<affine::AffineForOp, readsByStep>},
      {"affine-fusion-repeats-update-in-place", pass, "affine-loop-fusion",
       hasAny<affine::AffineWriteOpInterface, isUpdatedAgain>},
      {"affine-fusion-ignores-width-of-vectors", pass, "affine-loop-fusion",
       hasAny<Operation *, overlapsByWidth>},
  };
  return table;
}
