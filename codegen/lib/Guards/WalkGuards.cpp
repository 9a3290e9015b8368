//===- WalkGuards.cpp - guards of passes that walk ---------- -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Folds and passes that walk are no actions: what is withheld is the pass, for
/// the whole operation that it runs on.
///
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "Tables.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

/// Whether a loop stores twice to a memref that another loop loads from and
/// stores to.
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

/// Whether an operation with regions in an affine.for uses there what the loop
/// computes.
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

/// Whether an operation as `stays` says takes a tensor that another takes, too.
template <typename Stays>
static bool sharesTensorWith(Operation *root, Stays stays) {
  return hasSome<Operation *>(root, [&](Operation *op) {
    return stays(op) && llvm::any_of(op->getOperands(), [](Value operand) {
             return isa<TensorType>(operand.getType()) && !operand.hasOneUse();
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

/// Whether a vector of elements smaller than a byte may begin within one.
static bool startsWithinByte(vector::TransferReadOp read) {
  Type element = read.getVectorType().getElementType();
  constexpr unsigned bitsOfByte = 8;
  if (!element.isIntOrFloat() ||
      element.getIntOrFloatBitWidth() >= bitsOfByte ||
      read.getIndices().empty())
    return false;
  llvm::APInt index;
  return !matchPattern(read.getIndices().back(), m_ConstantInt(&index)) ||
         index.urem(bitsOfByte / element.getIntOrFloatBitWidth()) != 0;
}

static bool dividesByUnknown(AffineMap map) {
  bool found = false;
  map.walkExprs([&](AffineExpr expr) {
    if (expr.getKind() != AffineExprKind::FloorDiv &&
        expr.getKind() != AffineExprKind::CeilDiv &&
        expr.getKind() != AffineExprKind::Mod)
      return;
    auto divisor =
        dyn_cast<AffineConstantExpr>(cast<AffineBinaryOpExpr>(expr).getRHS());
    found |= !divisor || divisor.getValue() == 0;
  });
  return found;
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
             unsigned dims = 0;
             for (unsigned dim = 0; dim != map.getNumDims(); ++dim)
               dims += result.isFunctionOfDim(dim);
             return dims > 1;
           });
  });
}

/// Whether a load adds to an index of which a store of the same memref has
/// less: what one round of the outer loop reads, an earlier one wrote further
/// on.
static bool readsToTheRight(Operation *root) {
  return hasSome<affine::AffineLoadOp>(root, [](affine::AffineLoadOp load) {
    return llvm::any_of(load.getAffineMap().getResults(), [](AffineExpr expr) {
      auto sum = dyn_cast<AffineBinaryOpExpr>(expr);
      if (!sum || expr.getKind() != AffineExprKind::Add)
        return false;
      auto shift = dyn_cast<AffineConstantExpr>(sum.getRHS());
      return shift && shift.getValue() > 0;
    });
  });
}

static bool mayDivideNegative(affine::AffineForOp loop) {
  auto divides = [](AffineMap map) {
    bool found = false;
    map.walkExprs([&](AffineExpr expr) {
      found |= expr.getKind() == AffineExprKind::FloorDiv ||
               expr.getKind() == AffineExprKind::CeilDiv ||
               expr.getKind() == AffineExprKind::Mod;
    });
    return found;
  };
  if (!divides(loop.getLowerBoundMap()) && !divides(loop.getUpperBoundMap()))
    return false;
  return llvm::any_of(loop->getOperands(), [](Value operand) {
    auto outer = affine::getForInductionVarOwner(operand);
    return outer && outer.hasConstantLowerBound() &&
           outer.getConstantLowerBound() < 0;
  });
}

/// Whether a result is a tensor of unknown length.
static bool isDynamicShape(Operation *op) {
  return llvm::any_of(op->getResultTypes(), [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && !tensor.hasStaticShape();
  });
}

static bool isUnranked(memref::ReshapeOp op) {
  return isa<UnrankedMemRefType>(op.getType());
}

/// Whether what the loop's condition compares is passed on and used behind it.
static bool usesLastCounter(scf::WhileOp loop) {
  scf::ConditionOp condition = loop.getConditionOp();
  Operation *compare = condition.getCondition().getDefiningOp();
  return compare &&
         llvm::any_of(llvm::zip(condition.getArgs(), loop.getResults()),
                      [&](auto pair) {
                        return !std::get<1>(pair).use_empty() &&
                               llvm::is_contained(compare->getOperands(),
                                                  std::get<0>(pair));
                      });
}

llvm::ArrayRef<Guard> guards::getWalkGuards() {
  constexpr auto pass = Guard::Withholds::Pass;
  static const Guard table[] = {
      {"ceil-expansion-of-large-number", pass, "math-expand-ops",
       has<math::CeilOp>},
      {"wide-shift-by-zero-shifts-by-width", pass, "arith-emulate-wide-int",
       [](Operation *root) {
         return has<arith::ShLIOp>(root) || has<arith::ShRUIOp>(root) ||
                has<arith::ShRSIOp>(root);
       }},
      {"out-params-copy-returned-argument", pass,
       "buffer-results-to-out-params",
       [](Operation *root) {
         return hasSome<func::ReturnOp>(root, [](func::ReturnOp op) {
           return llvm::any_of(op.getOperands(), [](Value value) {
             return isa<BlockArgument>(value);
           });
         });
       }},
      {"dead-values-changes-function-of-constant", pass, "remove-dead-values",
       has<func::ConstantOp>},
      {"shape-concat-fold-into-static-type", pass, Guard::anyPass,
       [](Operation *root) {
         return hasSome<shape::ConcatOp>(root, isDynamicShape);
       }},
      {"shape-broadcast-fold-into-static-type", pass, Guard::anyPass,
       [](Operation *root) {
         return hasSome<shape::BroadcastOp>(root, isDynamicShape);
       }},
      {"shape-split-fold-into-static-type", pass, Guard::anyPass,
       [](Operation *root) {
         return hasSome<shape::SplitAtOp>(root, isDynamicShape);
       }},
      {"addui-extended-lowering-of-index", pass, "convert-arith-to-llvm",
       [](Operation *root) {
         return hasSome<arith::AddUIExtendedOp>(
             root, [](arith::AddUIExtendedOp op) {
               return getElementTypeOrSelf(op.getLhs().getType()).isIndex();
             });
       }},
      {"alloca-scope-lowering-keeps-index", pass, "finalize-memref-to-llvm",
       [](Operation *root) {
         return hasSome<memref::AllocaScopeOp>(
             root, [](memref::AllocaScopeOp op) {
               return llvm::any_of(op->getResultTypes(),
                                   [](Type type) { return type.isIndex(); });
             });
       }},
      {"bufferize-boundaries-keeps-function-constant", pass,
       "one-shot-bufferize", has<func::ConstantOp>,
       "bufferize-function-boundaries=true"},
      {"bufferize-collapse-of-empty-group", pass, "one-shot-bufferize",
       [](Operation *root) {
         return hasSome<tensor::CollapseShapeOp>(
             root, [](tensor::CollapseShapeOp op) {
               return llvm::is_contained(op.getSrcType().getShape(), 0);
             });
       }},
      {"acosh-expansion-overflows", pass, "math-expand-ops",
       has<math::AcoshOp>},
      {"asinh-expansion-cancels", pass, "math-expand-ops", has<math::AsinhOp>},
      {"asinh-expansion-overflows", pass, "math-expand-ops",
       has<math::AsinhOp>},
      {"ceil-expansion-loses-sign-of-zero", pass, "math-expand-ops",
       has<math::CeilOp>},
      {"powf-expansion-of-negative-base", pass, "math-expand-ops",
       has<math::PowFOp>},
      {"powf-expansion-of-zero", pass, "math-expand-ops", has<math::PowFOp>},
      {"round-expansion-of-nearly-half", pass, "math-expand-ops",
       has<math::RoundOp>},
      {"roundeven-expansion-of-nearly-half", pass, "math-expand-ops",
       has<math::RoundEvenOp>},
      {"sinh-expansion-cancels", pass, "math-expand-ops", has<math::SinhOp>},
      {"tanh-expansion-cancels", pass, "math-expand-ops", has<math::TanhOp>},
      {"memref-expand-of-reshape-to-unranked", pass, "memref-expand",
       [](Operation *root) {
         return hasSome<memref::ReshapeOp>(root, isUnranked);
       }},
      {"reshape-lowering-takes-unranked-for-ranked", pass, "convert-to-llvm",
       [](Operation *root) {
         return hasSome<memref::ReshapeOp>(root, isUnranked);
       }},
      {"reshape-lowering-takes-unranked-for-ranked", pass,
       "finalize-memref-to-llvm",
       [](Operation *root) {
         return hasSome<memref::ReshapeOp>(root, isUnranked);
       }},
      {"allocation-liveness-ignores-unrealized-cast", pass,
       "optimize-allocation-liveness", has<UnrealizedConversionCastOp>},
      {"dealloc-of-other-memory-space", pass, "finalize-memref-to-llvm",
       [](Operation *root) {
         return hasSome<memref::DeallocOp>(root, [](memref::DeallocOp op) {
           return cast<BaseMemRefType>(op.getMemref().getType())
                      .getMemorySpace() != nullptr;
         });
       }},
      {"uplift-while-loses-last-counter", pass, "test-scf-uplift-while-to-for",
       [](Operation *root) {
         return hasSome<scf::WhileOp>(root, usesLastCounter);
       }},
      {"decompose-pad-of-empty-source", pass, "convert-tensor-to-linalg",
       [](Operation *root) {
         return hasSome<tensor::PadOp>(root, padsNothing);
       }},
      {"decompose-pad-runs-region-for-source", pass, "convert-tensor-to-linalg",
       [](Operation *root) { return hasSome<tensor::PadOp>(root, mayTrap); }},
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
      {"affine-fusion-repeats-unrolled-stores", pass, "affine-loop-fusion",
       [](Operation *root) { return storesTwiceWhatIsChanged(root); }},
      {"affine-licm-hoists-if-of-local-value", pass,
       "affine-loop-invariant-code-motion",
       [](Operation *root) { return capturesLocalValue(root); }},
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
      {"allocation-liveness-frees-before-dma-wait", pass,
       "optimize-allocation-liveness",
       [](Operation *root) {
         return has<memref::DmaStartOp>(root) ||
                has<affine::AffineDmaStartOp>(root);
       }},
      {"arith-expand-changes-matmul-body", pass, "arith-expand",
       [](Operation *root) {
         return hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
           return !isa<linalg::GenericOp, linalg::MapOp, linalg::ReduceOp>(
                      op.getOperation()) &&
                  has<arith::ExtFOp>(op);
         });
       },
       "include-bf16=true"},
      {"arith-to-llvm-hides-affine-constant", pass, "convert-arith-to-llvm",
       [](Operation *root) {
         return hasSome<Operation *>(root, [](Operation *op) {
           return isa_and_present<arith::ArithDialect>(op->getDialect()) &&
                  llvm::any_of(op->getResults(), isUsedByAffine);
         });
       }},
      {"block-pack-matmul-of-empty-tensor", pass, "linalg-block-pack-matmul",
       [](Operation *root) {
         return hasSome<linalg::LinalgOp>(root, isEmpty);
       }},
      {"bufferize-concat-of-empty-tensors", pass, "one-shot-bufferize",
       [](Operation *root) {
         return hasSome<tensor::ConcatOp>(root, [](tensor::ConcatOp op) {
           return llvm::any_of(op.getInputs(), [](Value input) {
             return llvm::is_contained(
                 cast<ShapedType>(input.getType()).getShape(), 0);
           });
         });
       }},
      {"bufferize-drops-init-of-partial-write", pass, "one-shot-bufferize",
       [](Operation *root) {
         return hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
           return llvm::any_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
             return !op.getMatchingIndexingMap(&init)
                         .isProjectedPermutation() &&
                    !op.payloadUsesValueFromOperand(&init);
           });
         });
       }},
      {"bufferize-filter-splits-parallel-insert", pass, "one-shot-bufferize",
       has<tensor::ParallelInsertSliceOp>, "dialect-filter="},
      {"bufferize-map-drops-read-init", pass, "one-shot-bufferize",
       [](Operation *root) {
         return hasSome<linalg::MapOp>(root, [](linalg::MapOp op) {
           return !op.getBlock()->getArguments().back().use_empty();
         });
       }},
      {"bufferize-of-empty-pad-source", pass, "one-shot-bufferize",
       [](Operation *root) {
         return hasSome<tensor::PadOp>(root, padsNothing);
       }},
      {"bufferize-pad-runs-region-for-source", pass, "one-shot-bufferize",
       [](Operation *root) { return hasSome<tensor::PadOp>(root, mayTrap); }},
      {"bufferize-pad-that-crops", pass, "one-shot-bufferize",
       [](Operation *root) { return hasSome<tensor::PadOp>(root, crops); }},
      {"partial-bufferize-reads-what-is-overwritten", pass,
       "one-shot-bufferize",
       [](Operation *root) {
         return sharesTensorWith(root, [](Operation *op) {
           return isa<DestinationStyleOpInterface>(op);
         });
       },
       "dialect-filter="},
      {"partial-bufferize-reads-what-is-overwritten", pass,
       "one-shot-bufferize",
       [](Operation *root) {
         return sharesTensorWith(root, [](Operation *op) {
           return isa<CallOpInterface, BranchOpInterface, tensor::ScatterOp>(
               op);
         });
       }},
      {"coalescing-multiplies-negative-counts", pass, "affine-loop-coalescing",
       [](Operation *root) {
         return hasSome<scf::ForOp>(root, [](scf::ForOp loop) {
           return !matchPattern(loop.getUpperBound(), m_Constant());
         });
       }},
      {"coalescing-of-empty-loop-has-zero-basis", pass,
       "affine-loop-coalescing",
       [](Operation *root) { return hasLoopWithoutRounds(root); }},
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
      {"emulate-narrow-masked-load-of-argument", pass,
       "test-emulate-narrow-int",
       [](Operation *root) {
         return hasSome<vector::MaskedLoadOp>(
             root, [](vector::MaskedLoadOp op) {
               return isa<BlockArgument>(op.getMask());
             });
       }},
      {"emulate-narrow-read-of-odd-index", pass, "test-emulate-narrow-int",
       [](Operation *root) {
         return hasSome<vector::TransferReadOp>(root, startsWithinByte);
       }},
      {"emulate-wide-int-of-zero-d-vector", pass, "arith-emulate-wide-int",
       [](Operation *root) {
         return hasSome<Operation *>(root, [](Operation *op) {
           return llvm::any_of(op->getResultTypes(), [](Type type) {
             auto vector = dyn_cast<VectorType>(type);
             return vector && vector.getRank() == 0;
           });
         });
       }},
      {"for-specialization-drops-results", pass, "scf-for-loop-specialization",
       [](Operation *root) {
         return hasSome<scf::ForOp>(
             root, [](scf::ForOp loop) { return loop->getNumResults() > 0; });
       }},
      {"int-range-of-affine-division-by-zero", pass, "int-range-optimizations",
       [](Operation *root) {
         return hasSome<affine::AffineApplyOp>(
             root, [](affine::AffineApplyOp op) {
               return dividesByUnknown(op.getAffineMap());
             });
       }},
      {"lift-cf-to-scf-nests-affine-symbol", pass, "lift-cf-to-scf",
       [](Operation *root) {
         return hasSome<Operation *>(root, [](Operation *op) {
           return op->getBlock() && !op->getBlock()->isEntryBlock() &&
                  llvm::any_of(op->getResults(), isUsedByAffine);
         });
       }},
      {"linalg-index-counts-as-affine-symbol", pass,
       "convert-linalg-to-parallel-loops",
       [](Operation *root) {
         return hasSome<linalg::IndexOp>(root, [](linalg::IndexOp op) {
           return isUsedByAffine(op.getResult());
         });
       }},
      {"linalg-to-affine-loops-of-local-extent", pass,
       "convert-linalg-to-affine-loops",
       [](Operation *root) {
         return hasSome<memref::AllocaOp>(root, [](memref::AllocaOp op) {
           return llvm::any_of(op.getDynamicSizes(), [&](Value size) {
             return size.getParentBlock() == op->getBlock() &&
                    !isa<FunctionOpInterface>(op->getParentOp());
           });
         });
       }},
      {"masked-reduction-lowering-of-indices", pass, "convert-vector-to-llvm",
       [](Operation *root) {
         return hasSome<vector::MaskOp>(root, [](vector::MaskOp op) {
           return hasSome<vector::ReductionOp>(op, [](vector::ReductionOp sum) {
             return sum.getSourceVectorType().getElementType().isIndex();
           });
         });
       }},
      {"out-params-of-one-buffer-twice", pass, "buffer-results-to-out-params",
       [](Operation *root) {
         return hasSome<func::ReturnOp>(root, [](func::ReturnOp op) {
           llvm::SmallPtrSet<Value, 4> seen;
           return llvm::any_of(op.getOperands(), [&](Value value) {
             return !seen.insert(value).second;
           });
         });
       }},
      {"parallel-tiling-compares-unsigned", pass, "scf-parallel-loop-tiling",
       [](Operation *root) {
         return hasSome<scf::ParallelOp>(root, [](scf::ParallelOp loop) {
           return llvm::any_of(loop.getLowerBound(), [](Value low) {
             llvm::APInt number;
             return !matchPattern(low, m_ConstantInt(&number)) ||
                    number.isNegative();
           });
         });
       },
       "no-min-max-bounds=true"},
      {"sccp-never-learns-result-of-forall", pass, "sccp",
       [](Operation *root) {
         return hasSome<scf::ForallOp>(root, [](scf::ForallOp loop) {
           return loop->getNumResults() > 0;
         });
       }},
      {"sccp-replaces-shared-output-of-forall", pass, "sccp",
       [](Operation *root) {
         return hasSome<scf::ForallOp>(root, [](scf::ForallOp loop) {
           return llvm::any_of(loop.getOutputs(), [](Value output) {
             return matchPattern(output, m_Constant());
           });
         });
       }},
      {"scf-to-cf-splits-affine-loop-body", pass, "convert-scf-to-cf",
       [](Operation *root) {
         return hasSome<Operation *>(root, [](Operation *body) {
           return isa<affine::AffineForOp, memref::AllocaScopeOp>(body) &&
                  (has<scf::ForOp>(body) || has<scf::IfOp>(body) ||
                   has<scf::WhileOp>(body));
         });
       }},
      {"shuffle-lowering-of-poison-index", pass, "convert-vector-to-llvm",
       [](Operation *root) {
         return hasSome<vector::ShuffleOp>(root, [](vector::ShuffleOp op) {
           return llvm::is_contained(op.getMask(), -1);
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
       "affine-super-vectorize",
       [](Operation *root) { return addsInductionVariables(root); }},
      {"super-vectorize-widens-affine-min", pass, "affine-super-vectorize",
       [](Operation *root) {
         return has<affine::AffineMinOp>(root) ||
                has<affine::AffineMaxOp>(root) ||
                has<affine::AffineDelinearizeIndexOp>(root) ||
                has<affine::AffineLinearizeIndexOp>(root);
       }},
      {"unroll-jam-ignores-dependence", pass, "affine-loop-unroll-jam",
       [](Operation *root) { return readsToTheRight(root); }},
      {"affine-bound-fold-of-negative-mod", pass, "canonicalize",
       [](Operation *root) {
         return hasSome<affine::AffineForOp>(
             root,
             [](affine::AffineForOp loop) { return mayDivideNegative(loop); });
       }},
      {"atan2-fold-of-zeros-is-nan", pass, Guard::anyPass,
       [](Operation *root) {
         return hasSome<math::Atan2Op>(root, [](math::Atan2Op op) {
           return matchPattern(op.getLhs(), m_AnyZeroFloat()) &&
                  matchPattern(op.getRhs(), m_AnyZeroFloat());
         });
       }},
      {"cmpi-fold-of-dynamic-tensor", pass, Guard::anyPass,
       [](Operation *root) {
         return hasSome<arith::CmpIOp>(root, [](arith::CmpIOp op) {
           auto type = dyn_cast<TensorType>(op.getType());
           return type && !type.hasStaticShape() && op.getLhs() == op.getRhs();
         });
       }},
      {"fold-of-mask-without-results", pass, Guard::anyPass,
       [](Operation *root) {
         return hasSome<vector::MaskOp>(
             root, [](vector::MaskOp op) { return op->getNumResults() == 0; });
       }},
      {"multi-reduction-fold-drops-accumulator", pass, Guard::anyPass,
       [](Operation *root) {
         return hasSome<vector::MultiDimReductionOp>(
             root, [](vector::MultiDimReductionOp op) {
               return op.getReductionDims().empty() &&
                      !matchPattern(op.getAcc(), m_Constant());
             });
       }},
      {"pad-fold-drops-shift", pass, Guard::anyPass,
       [](Operation *root) {
         return hasSome<tensor::PadOp>(root, [](tensor::PadOp pad) {
           return pad.getSourceType() == pad.getResultType() && crops(pad);
         });
       }},
      {"transfer-write-fold-ignores-read-mask", pass, Guard::anyPass,
       [](Operation *root) {
         return hasSome<vector::TransferWriteOp>(
             root, [](vector::TransferWriteOp op) {
               auto read =
                   op.getVector().getDefiningOp<vector::TransferReadOp>();
               return read && (read.getMask() || op.getMask() ||
                               read->getParentOp() != op->getParentOp());
             });
       }},
  };
  return table;
}
