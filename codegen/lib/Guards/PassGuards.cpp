//===- PassGuards.cpp - guards that withhold a pass ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AffineAccess.h"
#include "Questions.h"
#include "Tables.h"

#include "mlir/Dialect/Affine/Analysis/Utils.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

static bool mayHaveNoIteration(affine::AffineForOp loop) {
  return !loop.hasConstantBounds() ||
         loop.getConstantLowerBound() >= loop.getConstantUpperBound();
}

/// Whether the operation stores by an affine access, or does not depend on the
/// loop and is undefined for some operands, so that it must not run if the loop
/// does not.
static bool mustStayInLoop(affine::AffineForOp loop, Operation *op) {
  if (isa<affine::AffineWriteOpInterface>(op))
    return true;
  return op->getNumRegions() == 0 && isMemoryEffectFree(op) &&
         mustNotBeSpeculated(op) &&
         isInvariant(cast<LoopLikeOpInterface>(loop.getOperation()), op);
}

static bool holdsMoreThanItMayRun(affine::AffineForOp loop) {
  return mayHaveNoIteration(loop) &&
         hasSome<Operation *>(
             loop, [&](Operation *op) { return mustStayInLoop(loop, op); });
}

static bool hasUnknownAffineBounds(Operation *root) {
  return hasSome<affine::AffineForOp>(
      root, [](affine::AffineForOp loop) { return !loop.hasConstantBounds(); });
}

static bool hasAffineStep(Operation *root) {
  return hasSome<affine::AffineForOp>(
      root, [](affine::AffineForOp loop) { return loop.getStepAsInt() != 1; });
}

/// Whether affine-data-copy-generate looks at both operations at once: it
/// copies for a loop that is not in another one, and for what a block has
/// beside loops.
static bool isCopiedWith(affine::AffineStoreOp store, Operation *user) {
  Operation *beside = store->getBlock()->findAncestorOpInBlock(*user);
  if (beside && !isa<affine::AffineForOp>(beside))
    return true;
  for (auto loop = store->getParentOfType<affine::AffineForOp>(); loop;
       loop = loop->getParentOfType<affine::AffineForOp>())
    if (loop->isAncestor(user))
      return true;
  return false;
}

/// Whether an operation that cannot use a new buffer uses the memref that an
/// affine access writes, in the same loop. One that frees it is left out.
static bool mixesAccesses(Operation *root) {
  return hasSome<affine::AffineStoreOp>(root, [](affine::AffineStoreOp store) {
    return llvm::any_of(store.getMemRef().getUsers(), [&](Operation *user) {
      return !isa<affine::AffineMapAccessInterface, memref::DeallocOp>(user) &&
             isCopiedWith(store, user);
    });
  });
}

/// Whether the expression is a sum of loops' variables and of values that no
/// loop changes: with steps of 1 the sums are an interval. Adds the variables
/// to `variables`.
static bool isInterval(AffineExpr expr, ValueRange operands,
                       llvm::SmallVectorImpl<Value> &variables) {
  if (auto sum = dyn_cast<AffineBinaryOpExpr>(expr);
      sum && expr.getKind() == AffineExprKind::Add)
    return isInterval(sum.getLHS(), operands, variables) &&
           isInterval(sum.getRHS(), operands, variables);
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    variables.push_back(operands[dim.getPosition()]);
    return true;
  }
  return isa<AffineConstantExpr, AffineSymbolExpr>(expr);
}

/// Whether the loop visits each number between its bounds, and these do not
/// depend on other loops.
static bool visitsInterval(affine::AffineForOp loop) {
  return loop.getStepAsInt() == 1 &&
         llvm::none_of(loop->getOperands(), affine::isAffineInductionVar);
}

/// Whether the store may leave out elements of the box around those that it
/// writes: unless it runs in each iteration, and its subscripts are intervals
/// that do not depend on each other.
static bool mayLeaveGaps(affine::AffineStoreOp store) {
  AffineAccess access = *getAffineAccess(store);
  if (!access.isOnlyInLoops())
    return true;
  access.compose();
  llvm::SmallVector<Value> variables;
  if (!llvm::all_of(access.map.getResults(), [&](AffineExpr subscript) {
        return isInterval(subscript, access.operands, variables);
      }))
    return true;
  llvm::SmallDenseSet<Value> distinct;
  return !llvm::all_of(variables, [&](Value variable) {
    affine::AffineForOp loop = affine::getForInductionVarOwner(variable);
    return !loop || (visitsInterval(loop) && distinct.insert(variable).second);
  });
}

/// Whether a subscript of the access is a remainder, or contains one.
static bool hasRemainder(Operation *access) {
  return hasAccessExpr(access, [](AffineExpr expr) {
    return expr.getKind() == AffineExprKind::Mod;
  });
}

/// Whether the bounding box of the elements contains other elements.
static bool hasGaps(const Elements &elements) {
  if (elements.empty())
    return false;
  size_t volume = 1;
  for (size_t dim = 0, rank = elements.begin()->size(); dim < rank; ++dim) {
    auto [least, most] = getRange(elements, dim);
    volume *= most - least + 1;
  }
  return elements.size() < volume;
}

/// Returns the affine accesses that share a copy of their memref with the given
/// one, which is the first.
static llvm::SmallVector<Operation *>
getCopiedWith(affine::AffineStoreOp store) {
  llvm::SmallVector<Operation *> accesses = {store};
  for (Operation *user : store.getMemRef().getUsers())
    if (user != store && isa<affine::AffineMapAccessInterface>(user) &&
        isCopiedWith(store, user))
      accesses.push_back(user);
  return accesses;
}

/// Returns the elements that the stores write; nothing if those of one of them
/// are unknown.
static std::optional<Elements> getWritten(llvm::ArrayRef<Operation *> stores) {
  Elements written;
  for (Operation *op : stores) {
    // A prefetch is no access whose elements are known.
    std::optional<AffineAccess> access = getAffineAccess(op);
    std::optional<Elements> elements =
        access ? getElements(std::move(*access)) : std::nullopt;
    if (!elements)
      return std::nullopt;
    written.merge(*elements);
  }
  return written;
}

/// Whether the bounding box of the written elements contains others. If bounds
/// of loops are unknown, the subscripts decide; another guard handles
/// subscripts with remainders.
static bool mayLeaveGaps(llvm::ArrayRef<Operation *> stores) {
  if (std::optional<Elements> written = getWritten(stores))
    return hasGaps(*written);
  if (llvm::any_of(stores, hasRemainder))
    return false;
  auto first = cast<affine::AffineStoreOp>(stores.front());
  return llvm::any_of(stores, [&](Operation *op) {
    auto store = dyn_cast<affine::AffineStoreOp>(op);
    // What another access writes is not known, and there may be a gap between
    // what two stores write.
    return !store || mayLeaveGaps(store) ||
           store.getAffineMap() != first.getAffineMap() ||
           store.getMapOperands() != first.getMapOperands();
  });
}

/// Whether a buffer is stored to with gaps, and is not loaded from: then
/// nothing is copied into its copy before, and all of the copy is copied back.
static bool copiesBackGaps(Operation *root) {
  return hasSome<affine::AffineStoreOp>(root, [](affine::AffineStoreOp store) {
    llvm::SmallVector<Operation *> accesses = getCopiedWith(store);
    return llvm::none_of(accesses,
                         llvm::IsaPred<affine::AffineReadOpInterface>) &&
           mayLeaveGaps(accesses);
  });
}

/// Whether the region of an access whose subscripts have remainders is larger
/// than the box around what it touches, so that more is copied: more than the
/// memref has, or more than what the loop writes. A loop whose bounds are not
/// known may touch all of the region.
static bool copiesMoreThanRemainders(Operation *op) {
  if (!hasRemainder(op))
    return false;
  AffineAccess access = *getAffineAccess(op);
  affine::MemRefRegion region(op->getLoc());
  if (failed(region.compute(op, /*loopDepth=*/0, /*sliceState=*/nullptr,
                            /*addMemRefDimBounds=*/false)))
    return false;
  std::optional<Elements> elements = getElements(access);
  if (elements && elements->empty())
    return false;
  auto store = dyn_cast<affine::AffineStoreOp>(op);
  bool isFilled =
      !store || llvm::any_of(getCopiedWith(store),
                             llvm::IsaPred<affine::AffineReadOpInterface>);
  auto type = cast<MemRefType>(access.memref.getType());
  for (unsigned dim = 0; dim < unsigned(type.getRank()); ++dim) {
    auto last = region.getConstraints()->getConstantBound64(
             presburger::BoundType::UB, dim),
         first = region.getConstraints()->getConstantBound64(
             presburger::BoundType::LB, dim);
    if (elements) {
      auto [least, most] = getRange(*elements, dim);
      if (last && first && *last <= most && *first >= least)
        continue;
    }
    if (!isFilled || !last || !first || *first < 0 || type.isDynamicDim(dim) ||
        *last >= type.getDimSize(dim))
      return true;
  }
  return false;
}

static bool hasAffineLoadInParallelLoop(Operation *root) {
  return hasSome<scf::ParallelOp>(root, [](scf::ParallelOp loop) {
    return has<affine::AffineLoadOp>(loop) || has<affine::AffineStoreOp>(loop);
  });
}

/// Whether the pass multiplies a loop's bounds and step by what is not a
/// positive constant. It folds one sum or product after the other, as long as
/// only the next one uses the last one.
static bool multipliesByUnknown(Operation *root) {
  return hasSome<scf::ForOp>(root, [](scf::ForOp loop) {
    Value number = loop.getInductionVar();
    while (number.hasOneUse()) {
      Operation *user = *number.getUsers().begin();
      if (!isa<arith::AddIOp, arith::MulIOp>(user))
        return false;
      if (isa<arith::MulIOp>(user) &&
          llvm::none_of(user->getOperands(), [](Value operand) {
            llvm::APInt factor;
            return matchPattern(operand, m_ConstantInt(&factor)) &&
                   factor.isStrictlyPositive();
          }))
        return true;
      number = user->getResult(0);
    }
    return false;
  });
}

template <typename Loop>
static bool hasLoopWithResults(Operation *root) {
  return hasSome<Loop>(root,
                       [](Loop loop) { return loop->getNumResults() > 0; });
}

/// Whether the loop frees memory, and has an allocation that does not depend on
/// it.
static bool freesInLoop(Operation *root) {
  return hasSome<scf::ForOp>(root, [](scf::ForOp loop) {
    return has<memref::DeallocOp>(loop) &&
           hasSome<Operation *>(loop, [&](Operation *op) {
             return hasEffect<MemoryEffects::Allocate>(op) &&
                    isInvariant(cast<LoopLikeOpInterface>(loop.getOperation()),
                                op);
           });
  });
}

/// Whether an allocation in the loop does not depend on it.
static bool ownsBuffer(affine::AffineParallelOp loop) {
  return hasSome<Operation *>(loop, [&](Operation *op) {
    return isa<memref::AllocOp, memref::AllocaOp>(op) &&
           isInvariant(cast<LoopLikeOpInterface>(loop.getOperation()), op);
  });
}

static bool readsInMask(Operation *root) {
  return hasSome<vector::MaskOp>(root, [](vector::MaskOp mask) {
    return has<vector::TransferReadOp>(mask);
  });
}

/// Whether the indices may be beyond the extents of the tensor.
static bool mayBeOutside(Value tensor, ValueRange indices) {
  return llvm::any_of(llvm::enumerate(indices), [&](auto entry) {
    std::optional<int64_t> index = getConstantIntValue(entry.value()),
                           extent = getKnownExtent(tensor, entry.index());
    return !index || !extent || *index < 0 || *index >= *extent;
  });
}

/// Whether an access of a tensor that may be out of bounds is the same in each
/// iteration of a loop.
static bool accessesTensorInLoop(Operation *root) {
  return hasSome<LoopLikeOpInterface>(root, [](LoopLikeOpInterface loop) {
    return hasSome<Operation *>(loop, [&](Operation *op) {
      auto extract = dyn_cast<tensor::ExtractOp>(op);
      auto insert = dyn_cast<tensor::InsertOp>(op);
      return ((extract &&
               mayBeOutside(extract.getTensor(), extract.getIndices())) ||
              (insert &&
               mayBeOutside(insert.getDest(), insert.getIndices()))) &&
             isInvariant(loop, op);
    });
  });
}

/// Whether a division of one of these kinds whose divisor may be zero is the
/// same in each iteration of a loop. Upstream assumes that its divisor does not
/// matter. A tensor.pad is hoisted whatever its region does.
template <typename... Divisions>
static bool dividesInLoop(Operation *root) {
  return hasSome<LoopLikeOpInterface>(root, [](LoopLikeOpInterface loop) {
    return hasSome<Operation *>(loop, [&](Operation *op) {
      return isa<Divisions...>(op) && mayBeZero(op->getOperand(1)) &&
             !isa<tensor::PadOp>(op->getParentOp()) && isInvariant(loop, op);
    });
  });
}

template <typename... Divisions>
static bool hoistsDivisionByScript(Operation *root) {
  return runs(root, "transform.apply_licm") &&
         dividesInLoop<Divisions...>(root);
}

llvm::ArrayRef<Guard> guards::getPassGuards() {
  constexpr auto pass = Guard::Withholds::Pass;
  static const Guard table[] = {
      {"affine-licm-hoists-store-of-empty-loop", pass,
       "affine-loop-invariant-code-motion",
       hasAny<affine::AffineForOp, holdsMoreThanItMayRun>},
      {"affine-unroll-of-inverted-bounds", pass, "affine-loop-unroll",
       hasUnknownAffineBounds},
      {"super-vectorize-ignores-step", pass, "affine-super-vectorize",
       hasAffineStep},
      {"super-vectorize-reads-forwards", pass, "affine-super-vectorize",
       hasAccessWith<Operation *, AffineExprKind::Mul>},
      {"scalrep-drops-vector-store", pass, "affine-scalrep",
       has<affine::AffineVectorStoreOp>},
      {"data-copy-copies-back-unwritten-buffer", pass,
       "affine-data-copy-generate", mixesAccesses},
      {"data-copy-copies-back-gaps", pass, "affine-data-copy-generate",
       copiesBackGaps},
      {"data-copy-takes-remainder-for-whole-range", pass,
       "affine-data-copy-generate",
       hasAny<Operation *, copiesMoreThanRemainders>},
      {"int-range-of-loop-with-unknown-bound", pass, "int-range-optimizations",
       hasUnknownAffineBounds},
      {"int-range-of-loop-with-unknown-bound", pass,
       "arith-int-range-narrowing", hasUnknownAffineBounds},
      {"int-range-of-loop-with-unknown-bound", pass,
       "arith-unsigned-when-equivalent", hasUnknownAffineBounds},
      {"range-folding-by-zero", pass, "scf-for-loop-range-folding",
       multipliesByUnknown},
      {"parallel-fusion-ignores-affine-loads", pass, "scf-parallel-loop-fusion",
       hasAffineLoadInParallelLoop},
      {"decompose-pad-that-crops", pass, "convert-tensor-to-linalg",
       hasAny<tensor::PadOp, crops>},
      {"forall-to-for-drops-results", pass, "scf-forall-to-for",
       hasLoopWithResults<scf::ForallOp>},
      {"parallel-specialization-drops-reduction", pass,
       "scf-parallel-loop-specialization", hasLoopWithResults<scf::ParallelOp>},
      {"loop-hoisting-of-freed-buffer", pass, "buffer-loop-hoisting",
       freesInLoop},
      {"loop-hoisting-out-of-affine-parallel", pass, "buffer-loop-hoisting",
       hasAny<affine::AffineParallelOp, ownsBuffer>},
      {"allocation-liveness-ignores-transpose", pass,
       "optimize-allocation-liveness", has<memref::TransposeOp>},
      {"cse-merges-masked-read", pass, "cse", readsInMask},
      {"licm-hoists-tensor-extract", pass, "loop-invariant-code-motion",
       accessesTensorInLoop},
      {"licm-hoists-remainder", pass, "loop-invariant-code-motion",
       dividesInLoop<arith::RemSIOp, arith::RemUIOp>},
      {"licm-hoists-floordivsi", pass, "loop-invariant-code-motion",
       dividesInLoop<arith::FloorDivSIOp>},
      {"licm-hoists-tensor-extract", pass, "transform-interpreter",
       [](Operation *root) {
         return runs(root, "transform.apply_licm") &&
                accessesTensorInLoop(root);
       }},
      {"licm-hoists-remainder", pass, "transform-interpreter",
       hoistsDivisionByScript<arith::RemSIOp, arith::RemUIOp>},
      {"licm-hoists-floordivsi", pass, "transform-interpreter",
       hoistsDivisionByScript<arith::FloorDivSIOp>},
  };
  return table;
}
