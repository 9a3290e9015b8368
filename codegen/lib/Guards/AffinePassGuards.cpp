//===- AffinePassGuards.cpp - passes on affine loops ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// MLIR has no action for a fold, nor for a change by a pass that only walks.
/// So the whole pass is withheld, for the operation that it runs on.
///
//===----------------------------------------------------------------------===//

#include "AffineAccess.h"
#include "Questions.h"
#include "Tables.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/InferIntRangeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/Utils/InferIntRangeCommon.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/CheckedArithmetic.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

/// Whether a loop stores twice to a memref that another loop stores to as well.
static bool storesTwiceWhatIsChanged(Operation *root) {
  return hasSome<affine::AffineForOp>(root, [&](affine::AffineForOp loop) {
    llvm::SmallPtrSet<Value, 4> stored;
    return hasSome<affine::AffineStoreOp>(
        loop, [&](affine::AffineStoreOp store) {
          Value memref = store.getMemRef();
          return !stored.insert(memref).second &&
                 hasSome<affine::AffineForOp>(
                     root, [&](affine::AffineForOp other) {
                       return other != loop &&
                              hasSome<affine::AffineStoreOp>(
                                  other, [&](affine::AffineStoreOp again) {
                                    return again.getMemRef() == memref;
                                  });
                     });
        });
  });
}

/// Whether a loop loads from a memref through a map other than the identity,
/// and a later operation stores to this memref.
static bool loadsWhatLaterLoopStores(Operation *root) {
  return hasSome<affine::AffineForOp>(root, [](affine::AffineForOp first) {
    auto isLater = [&](Operation *user) {
      Operation *later = first->getBlock()->findAncestorOpInBlock(*user);
      return isa<affine::AffineStoreOp>(user) && later &&
             first->isBeforeInBlock(later);
    };
    return hasSome<affine::AffineLoadOp>(first, [&](affine::AffineLoadOp load) {
      return !load.getAffineMap().isIdentity() &&
             llvm::any_of(load.getMemRef().getUsers(), isLater);
    });
  });
}

/// Whether an affine operation in a region uses a value from outside of it
/// whose operation has side effects or cannot be speculated.
static bool usesImpureValueFromOutside(Operation *op) {
  return isa_and_present<affine::AffineDialect>(op->getDialect()) &&
         llvm::any_of(op->getOperands(), [&](Value value) {
           Operation *source = value.getDefiningOp();
           return source &&
                  source->getParentRegion() != op->getParentRegion() &&
                  !isPure(source);
         });
}

/// Whether an operation with regions in an affine.for uses in them a value that
/// the loop computes.
static bool capturesLocalValue(Operation *root) {
  return hasSome<Operation *>(root, [](Operation *inner) {
    Operation *holder = inner->getParentOp();
    return holder &&
           isa_and_present<affine::AffineForOp>(holder->getParentOp()) &&
           llvm::any_of(inner->getOperands(), [&](Value value) {
             return value.getDefiningOp() &&
                    value.getParentBlock() == holder->getBlock();
           });
  });
}

static bool hasLoopWithoutRounds(Operation *root) {
  auto isEmpty = [](scf::ForOp loop) {
    llvm::APInt low, high;
    return matchPattern(loop.getLowerBound(), m_ConstantInt(&low)) &&
           matchPattern(loop.getUpperBound(), m_ConstantInt(&high)) &&
           low.sge(high);
  };
  return hasSome<scf::ForOp>(root, isEmpty) ||
         hasSome<affine::AffineForOp>(root, [](affine::AffineForOp loop) {
           return loop.hasConstantBounds() &&
                  loop.getConstantLowerBound() >= loop.getConstantUpperBound();
         });
}

/// Returns the range that the analysis of integers infers from the last
/// operations that compute the value.
static IntegerValueRange inferRange(Value value, unsigned depth = deepest) {
  auto op = value.getDefiningOp<InferIntRangeInterface>();
  IntegerValueRange range = IntegerValueRange::getMaxRange(value);
  // Only a few operations are followed, and the inference for affine.apply may
  // divide by zero.
  if (!op || depth == 0 || isa<affine::AffineApplyOp>(op))
    return range;
  auto operands = llvm::map_to_vector(op->getOperands(), [&](Value operand) {
    return inferRange(operand, depth - 1);
  });
  op.inferResultRangesFromOptional(
      operands, [&](Value result, const IntegerValueRange &inferred) {
        if (result == value && !inferred.isUninitialized())
          range = inferred;
      });
  return range;
}

/// Whether a floordiv or ceildiv has a divisor that is at most 0 and may be 0.
/// The analysis raises the lower bound of the divisor to 1, and divides by the
/// upper one.
static bool dividesByUpperBoundZero(affine::AffineApplyOp op) {
  AffineMap map = op.getAffineMap();
  auto ranges = llvm::map_to_vector(op.getMapOperands(), [](Value operand) {
    return inferRange(operand).getValue();
  });
  auto dims = ArrayRef(ranges).take_front(map.getNumDims()),
       symbols = ArrayRef(ranges).drop_front(map.getNumDims());
  // Expressions within others come first, so that no range of a quotient by 0
  // is inferred.
  return hasExpr(map, [&](AffineExpr expr) {
    if (!isDivision(expr) || expr.getKind() == AffineExprKind::Mod)
      return false;
    AffineExpr divisor = cast<AffineBinaryOpExpr>(expr).getRHS();
    return intrange::inferAffineExpr(divisor, dims, symbols).smax().isZero();
  });
}

/// Whether one subscript of an access depends on two variables.
static bool addsInductionVariables(Operation *root) {
  return hasSome<Operation *>(root, [](Operation *op) {
    AffineMap map;
    if (auto load = dyn_cast<affine::AffineLoadOp>(op))
      map = load.getAffineMap();
    else if (auto store = dyn_cast<affine::AffineStoreOp>(op))
      map = store.getAffineMap();
    return map && llvm::any_of(map.getResults(), [&](AffineExpr result) {
             return llvm::count_if(llvm::seq(map.getNumDims()), [&](auto dim) {
                      return result.isFunctionOfDim(dim);
                    }) > 1;
           });
  });
}

static bool mayDivideNegative(affine::AffineForOp loop) {
  if (!hasExpr(loop.getLowerBoundMap(), isDivision) &&
      !hasExpr(loop.getUpperBoundMap(), isDivision))
    return false;
  return llvm::any_of(loop->getOperands(), [](Value operand) {
    auto outer = affine::getForInductionVarOwner(operand);
    return outer && outer.hasConstantLowerBound() &&
           outer.getConstantLowerBound() < 0;
  });
}

/// Whether a bound takes the remainder of an expression whose range contains a
/// multiple of the divisor, but does not begin at one: the fold uses the
/// remainder of the range's begin as lower bound, but that of the multiple is
/// 0.
static bool passesMultiple(AffineMap map, ValueRange operands) {
  SmallVector<std::optional<int64_t>> low, high;
  for (Value operand : operands) {
    auto outer = affine::getForInductionVarOwner(operand);
    low.emplace_back();
    high.emplace_back();
    if (outer && outer.hasConstantLowerBound())
      low.back() = outer.getConstantLowerBound();
    if (outer && outer.hasConstantUpperBound())
      high.back() = outer.getConstantUpperBound() - 1;
  }
  return hasExpr(map, [&](AffineExpr expr) {
    auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
    if (!binary || expr.getKind() != AffineExprKind::Mod)
      return false;
    auto divisor = dyn_cast<AffineConstantExpr>(binary.getRHS());
    if (!divisor || divisor.getValue() < 1)
      return false;
    auto bound = [&](bool isUpper) {
      return getBoundForAffineExpr(binary.getLHS(), map.getNumDims(),
                                   map.getNumSymbols(), low, high, isUpper);
    };
    std::optional<int64_t> from = bound(false), to = bound(true);
    return from && llvm::mod(*from, divisor.getValue()) != 0 &&
           (!to || llvm::divideFloorSigned(*from, divisor.getValue()) !=
                       llvm::divideFloorSigned(*to, divisor.getValue()));
  });
}

/// Whether an access that is not affine reads or writes a view of a buffer
/// which loops access. Fusion does not see that it is the same buffer, and
/// moves a store past this access.
static bool isAccessedThroughView(ViewLikeOpInterface view) {
  auto isAffine = [](Operation *user) {
    return isa<affine::AffineReadOpInterface, affine::AffineWriteOpInterface>(
        user);
  };
  return llvm::any_of(view.getViewSource().getUsers(), isAffine) &&
         llvm::any_of(view->getUsers(), [&](Operation *user) {
           return !isAffine(user) && !isMemoryEffectFree(user);
         });
}

/// Whether the upper bound of the loop is the extent of the memref.
static bool endsAtExtent(affine::AffineForOp loop, Value memref, int64_t dim) {
  auto type = cast<MemRefType>(memref.getType());
  if (loop.hasConstantUpperBound())
    return loop.getConstantUpperBound() == type.getDimSize(dim);
  AffineMap map = loop.getUpperBoundMap();
  if (map.getNumResults() != 1 || map.getNumInputs() != 1 ||
      !isa<AffineDimExpr, AffineSymbolExpr>(map.getResult(0)))
    return false;
  auto extent =
      loop.getUpperBoundOperands().front().getDefiningOp<memref::DimOp>();
  return extent && extent.getSource() == memref &&
         extent.getConstantIndex() == dim;
}

/// Whether the trip count of the `depth`th loop around `store`, counted from
/// inside, is not known to be a multiple of `size`, and the buffer may not end
/// where the loop ends.
static bool overruns(affine::AffineStoreOp store, affine::AffineForOp loop,
                     unsigned depth, int64_t size) {
  MemRefType type = store.getMemRefType();
  int64_t dim = type.getRank() - 1 - int64_t(depth);
  auto isCounter = [&](AffineExpr place) {
    auto at = dyn_cast<AffineDimExpr>(place);
    return at &&
           store.getMapOperands()[at.getPosition()] == loop.getInductionVar();
  };
  if (dim >= 0 && isCounter(store.getAffineMap().getResult(dim)) &&
      endsAtExtent(loop, store.getMemRef(), dim))
    return false;
  auto first = evaluateAt(loop.getLowerBoundMap(), loop.getLowerBoundOperands(),
                          getKnownNumber),
       ends = evaluateAt(loop.getUpperBoundMap(), loop.getUpperBoundOperands(),
                         getKnownNumber);
  if (!first || !ends)
    return true;
  auto length =
      llvm::checkedSub(*llvm::min_element(*ends), *llvm::max_element(*first));
  return !length ||
         llvm::divideCeilSigned(*length, loop.getStepAsInt()) % size != 0;
}

/// Whether a store would be beyond the last iteration of one of the loops
/// around it, if `sizes...` iterations become a vector; the last size is the
/// innermost loop's.
template <int64_t... sizes>
static bool storesBehindLastRound(Operation *root) {
  return hasSome<affine::AffineStoreOp>(root, [](affine::AffineStoreOp store) {
    unsigned depth = 0;
    Operation *inner = store;
    for (int64_t size : llvm::reverse(std::array{sizes...})) {
      auto loop = inner->getParentOfType<affine::AffineForOp>();
      if (!loop)
        return false;
      if (overruns(store, loop, depth++, size))
        return true;
      inner = loop;
    }
    return false;
  });
}

/// Whether the else region of an `affine.if` on the loop's variable stores by
/// subscripts without this variable, or loads by such subscripts from a memref
/// that the loop stores to.
static bool sharesMemoryElsewhere(affine::AffineForOp loop) {
  Value counter = loop.getInductionVar();
  auto isStoredTo = [&](Value memory) {
    return hasSome<affine::AffineStoreOp>(loop,
                                          [&](affine::AffineStoreOp store) {
                                            return store.getMemRef() == memory;
                                          });
  };
  return hasSome<affine::AffineIfOp>(loop, [&](affine::AffineIfOp branch) {
    auto isElsewhere = [&](Operation *access, OperandRange subscripts) {
      return branch.getElseRegion().isAncestor(access->getParentRegion()) &&
             !llvm::is_contained(subscripts, counter);
    };
    return llvm::is_contained(branch.getOperands(), counter) &&
           (hasSome<affine::AffineStoreOp>(branch,
                                           [&](affine::AffineStoreOp store) {
                                             return isElsewhere(
                                                 store, store.getMapOperands());
                                           }) ||
            hasSome<affine::AffineLoadOp>(
                branch, [&](affine::AffineLoadOp load) {
                  return isElsewhere(load, load.getMapOperands()) &&
                         isStoredTo(load.getMemRef());
                }));
  });
}

/// Whether an affine operation uses an index that is defined in a block other
/// than an entry block. The pass makes this block part of a region.
static bool usesValueOfMovedBlock(Operation *op) {
  return isa_and_present<affine::AffineDialect>(op->getDialect()) &&
         llvm::any_of(op->getOperands(), [](Value operand) {
           return operand.getType().isIndex() &&
                  !operand.getParentBlock()->isEntryBlock();
         });
}

llvm::ArrayRef<Guard> guards::getAffinePassGuards() {
  constexpr auto pass = Guard::Withholds::Pass;
  static const Guard table[] = {
      {"affine-coalescing-drops-inner-results", pass, "affine-loop-coalescing",
       [](Operation *root) {
         return hasSome<affine::AffineForOp>(root,
                                             [](affine::AffineForOp loop) {
                                               return loop->getNumResults() > 0;
                                             });
       }},
      {"affine-fusion-interchanges-triangular-nest", pass, "affine-loop-fusion",
       [](Operation *root) {
         return hasSome<affine::AffineForOp>(
             root, [](affine::AffineForOp loop) {
               return isa_and_present<affine::AffineForOp>(
                          loop->getParentOp()) &&
                      (llvm::is_contained(
                          loop->getOperands(),
                          cast<affine::AffineForOp>(loop->getParentOp())
                              .getInductionVar()));
             });
       }},
      {"affine-fusion-moves-store-past-write-to-view", pass,
       "affine-loop-fusion",
       hasAny<ViewLikeOpInterface, isAccessedThroughView>},
      {"super-vectorize-overruns-short-loop", pass, "affine-super-vectorize",
       storesBehindLastRound<2>, "virtual-vector-size={2}"},
      {"super-vectorize-overruns-short-loop", pass, "affine-super-vectorize",
       storesBehindLastRound<3>, "virtual-vector-size={3}"},
      {"super-vectorize-overruns-short-loop", pass, "affine-super-vectorize",
       storesBehindLastRound<4>, "virtual-vector-size={4}"},
      {"super-vectorize-overruns-short-loop", pass, "affine-super-vectorize",
       storesBehindLastRound<8>, "virtual-vector-size={8}"},
      {"super-vectorize-overruns-short-loop", pass, "affine-super-vectorize",
       storesBehindLastRound<2, 2>, "virtual-vector-size={2,2}"},
      {"super-vectorize-overruns-short-loop", pass, "affine-super-vectorize",
       storesBehindLastRound<2, 3>, "virtual-vector-size={2,3}"},
      {"super-vectorize-overruns-short-loop", pass, "affine-super-vectorize",
       storesBehindLastRound<2, 4>, "virtual-vector-size={2,4}"},
      {"super-vectorize-overruns-short-loop", pass, "affine-super-vectorize",
       storesBehindLastRound<3, 2>, "virtual-vector-size={3,2}"},
      {"super-vectorize-overruns-short-loop", pass, "affine-super-vectorize",
       storesBehindLastRound<4, 2>, "virtual-vector-size={4,2}"},
      {"super-vectorize-overruns-short-loop", pass, "affine-super-vectorize",
       storesBehindLastRound<4, 4>, "virtual-vector-size={4,4}"},
      {"super-vectorize-overruns-short-loop", pass, "affine-super-vectorize",
       storesBehindLastRound<2, 2, 2>, "virtual-vector-size={2,2,2}"},
      {"affine-fusion-moves-store-before-read", pass, "affine-loop-fusion",
       loadsWhatLaterLoopStores},
      {"control-flow-sink-moves-affine-subscript", pass, "control-flow-sink",
       hasAny<Operation *, usesImpureValueFromOutside>},
      {"affine-fusion-repeats-unrolled-stores", pass, "affine-loop-fusion",
       storesTwiceWhatIsChanged},
      {"affine-licm-hoists-if-of-local-value", pass,
       "affine-loop-invariant-code-motion", capturesLocalValue},
      {"affine-parallelize-takes-else-for-then", pass, "affine-parallelize",
       hasAny<affine::AffineForOp, sharesMemoryElsewhere>},
      {"affine-parallelize-makes-xor-reduction", pass, "affine-parallelize",
       has<arith::XOrIOp>, "parallel-reductions=true"},
      {"affine-unroll-up-to-zero-rounds", pass, "affine-loop-unroll",
       [](Operation *root) {
         return hasSome<affine::AffineForOp>(
             root, [](affine::AffineForOp loop) {
               return loop.hasConstantBounds() &&
                      loop.getConstantLowerBound() >=
                          loop.getConstantUpperBound();
             });
       },
       "unroll-up-to-factor=true"},
      {"affine-unswitch-drops-loop-results", pass, "test-affine-loop-unswitch",
       [](Operation *root) {
         return hasSome<affine::AffineForOp>(root,
                                             [](affine::AffineForOp loop) {
                                               return loop->getNumResults() > 0;
                                             });
       }},
      {"arith-to-llvm-hides-affine-constant", pass, "convert-arith-to-llvm",
       [](Operation *root) {
         return hasSome<Operation *>(root, [](Operation *op) {
           return isa_and_present<arith::ArithDialect>(op->getDialect()) &&
                  llvm::any_of(op->getResults(), isUsedByAffine);
         });
       }},
      {"coalescing-multiplies-negative-counts", pass, "affine-loop-coalescing",
       [](Operation *root) {
         return hasSome<scf::ForOp>(root, [](scf::ForOp loop) {
           return !matchPattern(loop.getUpperBound(), m_Constant());
         });
       }},
      {"coalescing-of-empty-loop-has-zero-basis", pass,
       "affine-loop-coalescing", hasLoopWithoutRounds},
      {"coalescing-of-loops-of-two-types", pass, "affine-loop-coalescing",
       [](Operation *root) {
         return hasSome<scf::ForOp>(root, [](scf::ForOp loop) {
           auto outer = dyn_cast<scf::ForOp>(loop->getParentOp());
           return outer && outer.getInductionVar().getType() !=
                               loop.getInductionVar().getType();
         });
       }},
      {"data-copy-of-loop-without-rounds", pass, "affine-data-copy-generate",
       [](Operation *root) {
         return hasSome<affine::AffineForOp>(
             root, [](affine::AffineForOp loop) {
               return !loop.hasConstantBounds() ||
                      loop.getConstantLowerBound() >=
                          loop.getConstantUpperBound();
             });
       }},
      {"int-range-of-affine-division-by-zero", pass, "int-range-optimizations",
       hasAny<affine::AffineApplyOp, dividesByUpperBoundZero>},
      {"int-range-of-affine-division-by-zero", pass,
       "arith-int-range-narrowing",
       hasAny<affine::AffineApplyOp, dividesByUpperBoundZero>},
      {"int-range-of-affine-division-by-zero", pass,
       "arith-unsigned-when-equivalent",
       hasAny<affine::AffineApplyOp, dividesByUpperBoundZero>},
      {"lift-cf-to-scf-nests-affine-symbol", pass, "lift-cf-to-scf",
       hasAny<Operation *, usesValueOfMovedBlock>},
      {"scf-to-cf-splits-affine-loop-body", pass, "convert-scf-to-cf",
       [](Operation *root) {
         return hasSome<Operation *>(root, [](Operation *body) {
           return isa<affine::AffineForOp, memref::AllocaScopeOp>(body) &&
                  (has<scf::ForOp>(body) || has<scf::IfOp>(body) ||
                   has<scf::WhileOp>(body));
         });
       }},
      {"super-vectorize-broadcasts-a-write", pass, "affine-super-vectorize",
       [](Operation *root) {
         return hasSome<affine::AffineStoreOp>(
             root, [](affine::AffineStoreOp store) {
               auto loop = dyn_cast<affine::AffineForOp>(store->getParentOp());
               return loop && !llvm::is_contained(store.getMapOperands(),
                                                  loop.getInductionVar());
             });
       }},
      {"super-vectorize-two-loops-one-subscript", pass,
       "affine-super-vectorize", addsInductionVariables},
      {"super-vectorize-widens-affine-min", pass, "affine-super-vectorize",
       [](Operation *root) {
         return has<affine::AffineMinOp>(root) ||
                has<affine::AffineMaxOp>(root) ||
                has<affine::AffineDelinearizeIndexOp>(root) ||
                has<affine::AffineLinearizeIndexOp>(root);
       }},
      {"affine-bound-fold-of-negative-mod", pass, "canonicalize",
       [](Operation *root) {
         return hasSome<affine::AffineForOp>(
             root, [](affine::AffineForOp loop) {
               return mayDivideNegative(loop) ||
                      passesMultiple(loop.getLowerBoundMap(),
                                     loop.getLowerBoundOperands()) ||
                      passesMultiple(loop.getUpperBoundMap(),
                                     loop.getUpperBoundOperands());
             });
       }},
  };
  return table;
}
