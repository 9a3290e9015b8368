//===- BufferPassGuards.cpp - passes that make buffers ----------*- C++ -*-===//
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

#include "Questions.h"
#include "Tables.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

/// Returns whether an operation for which `stays` is true takes a tensor that
/// has another use, too.
template <typename Stays>
static bool sharesTensorWith(Operation *root, Stays stays) {
  return hasSome<Operation *>(root, [&](Operation *op) {
    return stays(op) && llvm::any_of(op->getOperands(), [](Value operand) {
             return isa<TensorType>(operand.getType()) && !operand.hasOneUse();
           });
  });
}

/// Whether a buffer without dimensions loses its rank when or before it is
/// cloned.
static bool clonesUnrankedScalar(bufferization::CloneOp clone) {
  Value source = clone.getInput();
  if (auto cast = source.getDefiningOp<memref::CastOp>())
    source = cast.getSource();
  auto ranked = dyn_cast<MemRefType>(source.getType());
  return ranked && ranked.getRank() == 0 &&
         isa<UnrankedMemRefType>(clone.getType());
}

/// Whether upstream takes the write for one of all elements: it compares the
/// extents of tensor and vector by their positions, whatever the map says.
static bool seemsToOverwriteAll(vector::TransferWriteOp write) {
  auto to = dyn_cast<RankedTensorType>(write.getBase().getType());
  return to && to.hasStaticShape() && !write.isMasked() &&
         llvm::all_of(write.getIndices(),
                      [](Value index) { return isZeroInteger(index); }) &&
         llvm::all_of(
             llvm::zip(to.getShape(), write.getVectorType().getShape()),
             [](auto extents) {
               return std::get<0>(extents) <= std::get<1>(extents);
             });
}

/// Whether a dimension of the tensor is larger than the dimension of the vector
/// that the map assigns to it, or than one if there is none.
static bool leavesElements(vector::TransferWriteOp write) {
  llvm::SmallVector<int64_t> written(write.getShapedType().getRank(), 1);
  for (auto [index, extent] :
       llvm::zip_equal(write.getPermutationMap().getResults(),
                       write.getVectorType().getShape()))
    if (auto dim = dyn_cast<AffineDimExpr>(index))
      written[dim.getPosition()] = extent;
  return llvm::any_of(
      llvm::zip_equal(write.getShapedType().getShape(), written),
      [](auto extents) { return std::get<0>(extents) > std::get<1>(extents); });
}

namespace {
/// Follows constant tensors through casts, slices, yields, calls and returns to
/// operations that write to them. In the function that contains the constant,
/// such a write goes to a copy; but a caller does not know that the buffer must
/// not be written.
class CalleeConstants {
public:
  explicit CalleeConstants(Operation *root) : root(root) {}

  bool isOneWritten() {
    root->walk([&](Operation *op) {
      if (op->hasTrait<OpTrait::ConstantLike>())
        push(op->getResult(0), /*isReturned=*/false);
    });
    while (!pending.empty()) {
      auto [value, isReturned] = pending.pop_back_val();
      for (OpOperand &use : value.getUses())
        if (follow(use, isReturned))
          return true;
    }
    return false;
  }

private:
  void push(Value value, bool isReturned) {
    if (isa<TensorType>(value.getType()) &&
        seen[isReturned].insert(value).second)
      pending.emplace_back(value, isReturned);
  }

  /// Returns whether the use writes to a constant that a call has returned.
  bool follow(OpOperand &use, bool isReturned) {
    Operation *user = use.getOwner();
    if (auto writer = dyn_cast<DestinationStyleOpInterface>(user))
      return isReturned && writer.isDpsInit(&use);
    if (isa<tensor::CastOp, tensor::ExtractSliceOp, tensor::ExpandShapeOp,
            tensor::CollapseShapeOp, arith::SelectOp>(user))
      push(user->getResult(0), isReturned);
    else if (isa<scf::YieldOp>(user) && isa<scf::IfOp>(user->getParentOp()))
      push(user->getParentOp()->getResult(use.getOperandNumber()), isReturned);
    else if (auto loop = dyn_cast<LoopLikeOpInterface>(user))
      enter(loop, use, isReturned);
    else if (auto call = dyn_cast<func::CallOp>(user))
      enter(call, use, isReturned);
    else if (isa<func::ReturnOp>(user))
      leave(user->getParentOfType<func::FuncOp>(), use.getOperandNumber());
    return false;
  }

  void enter(LoopLikeOpInterface loop, OpOperand &use, bool isReturned) {
    if (BlockArgument argument = loop.getTiedLoopRegionIterArg(&use))
      push(argument, isReturned);
    if (OpResult result = loop.getTiedLoopResult(&use))
      push(result, isReturned);
  }

  /// Follows a constant that a call has returned into a callee. Others need not
  /// be followed: of its own constant, a caller passes a copy.
  void enter(func::CallOp call, OpOperand &use, bool isReturned) {
    auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
        call, call.getCalleeAttr());
    if (isReturned && callee && !callee.isExternal())
      push(callee.getArgument(use.getOperandNumber()), isReturned);
  }

  void leave(func::FuncOp function, unsigned number) {
    root->walk([&](func::CallOp call) {
      if (call.getCallee() == function.getName())
        push(call.getResult(number), /*isReturned=*/true);
    });
  }

  Operation *root;
  llvm::SmallVector<std::pair<Value, bool>> pending;
  /// The visited values: those not returned by a call, and those returned.
  llvm::DenseSet<Value> seen[2];
};
} // namespace

/// Whether an operation writes to the buffer or to a view of it.
static bool isWritten(Value buffer) {
  return llvm::any_of(buffer.getUsers(), [&](Operation *user) {
    if (isa<ViewLikeOpInterface>(user))
      return llvm::any_of(user->getResults(), isWritten);
    return hasEffect<MemoryEffects::Write>(user, buffer);
  });
}

/// Returns whether a function that is called has a return for which `holds` is
/// true.
template <typename Holds>
static bool hasCalleeThatReturns(Operation *root, Holds holds) {
  return hasSome<func::CallOp>(root, [&](func::CallOp call) {
    auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
        call, call.getCalleeAttr());
    return callee && hasSome<func::ReturnOp>(callee, holds);
  });
}

/// Returns the tensor.empty into which the value is computed, operation after
/// operation, or else the value itself. What it holds is unspecified, so that
/// bufferization makes no copy of it.
static Value getEmptyBehind(Value value) {
  Value behind = value;
  while (auto result = dyn_cast<OpResult>(behind)) {
    Operation *op = result.getOwner();
    if (isa<tensor::EmptyOp>(op))
      return behind;
    auto destination = dyn_cast<DestinationStyleOpInterface>(op);
    if (!destination)
      return value;
    behind = destination.getTiedOpOperand(result)->get();
  }
  return value;
}

/// Whether a tensor is returned twice, or a tensor.empty and what is computed
/// into it, which is the same buffer.
static bool returnsTensorTwice(func::ReturnOp op) {
  llvm::SmallPtrSet<Value, 4> seen;
  auto isSecond = [&](Value value) {
    return isa<TensorType>(value.getType()) && !seen.insert(value).second;
  };
  return llvm::any_of(op.getOperands(), isSecond) ||
         llvm::any_of(op.getOperands(), [&](Value value) {
           Value empty = getEmptyBehind(value);
           return empty != value && seen.contains(empty);
         });
}

static bool returnsCastArgument(func::ReturnOp op) {
  return llvm::any_of(op.getOperands(), [](Value value) {
    auto cast = value.getDefiningOp<tensor::CastOp>();
    return cast && isa<BlockArgument>(cast.getSource()) &&
           cast.getSource().getType() != cast.getType();
  });
}

/// Whether a slice drops some of its unit dimensions and keeps others, and one
/// of them has a stride.
static bool dropsSomeStridedUnits(OffsetSizeAndStrideOpInterface slice,
                                  int64_t numKept) {
  int64_t numUnits = 0;
  bool hasStride = false;
  for (auto [size, stride] :
       llvm::zip_equal(slice.getMixedSizes(), slice.getMixedStrides()))
    if (isOneInteger(size)) {
      ++numUnits;
      hasStride |= !isOneInteger(stride);
    }
  int64_t numDropped = slice.getStaticSizes().size() - numKept;
  return hasStride && numDropped > 0 && numUnits > numDropped;
}

/// Whether the callee returns a cast buffer, and the call, which bufferization
/// leaves as it is, has no tensors.
static bool callsForCastBuffer(func::CallOp call) {
  auto isTensor = [](Type type) { return isa<TensorType>(type); };
  auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      call, call.getCalleeAttr());
  return callee && llvm::none_of(call->getOperandTypes(), isTensor) &&
         llvm::none_of(call->getResultTypes(), isTensor) &&
         hasSome<func::ReturnOp>(callee, [](func::ReturnOp op) {
           return llvm::any_of(op.getOperands(), [](Value value) {
             return value.getDefiningOp<memref::CastOp>();
           });
         });
}

/// Whether a function that is called returns the memory of an argument, and the
/// caller writes to it.
static bool writesToReturnedArgument(func::CallOp call) {
  auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      call, call.getCalleeAttr());
  if (!callee || callee.isExternal())
    return false;
  return llvm::any_of(call.getResults(), [&](OpResult result) {
    return isWritten(result) &&
           hasSome<func::ReturnOp>(callee, [&](func::ReturnOp op) {
             auto memref =
                 dyn_cast<MemrefValue>(op.getOperand(result.getResultNumber()));
             return memref &&
                    isa<BlockArgument>(memref::skipViewLikeOps(memref));
           });
  });
}

template <typename Cast>
static bool castsTensor(Cast cast) {
  return isa<TensorType>(cast.getType());
}

/// Whether the elements of a slice may share memory with each other, and an
/// operation may write to it.
static bool isWrittenWithStrideZero(tensor::ExtractSliceOp slice) {
  return llvm::any_of(
             llvm::zip_equal(slice.getMixedSizes(), slice.getMixedStrides()),
             [](auto pair) {
               auto [size, stride] = pair;
               return getConstantIntValue(size) != 1 &&
                      getConstantIntValue(stride).value_or(0) == 0;
             }) &&
         llvm::any_of(slice->getUses(), [](OpOperand &use) {
           auto op = dyn_cast<DestinationStyleOpInterface>(use.getOwner());
           return op ? op.isDpsInit(&use)
                     : llvm::any_of(use.getOwner()->getResultTypes(),
                                    llvm::IsaPred<TensorType>);
         });
}

llvm::ArrayRef<Guard> guards::getBufferPassGuards() {
  constexpr auto pass = Guard::Withholds::Pass;
  static const Guard table[] = {
      {"out-params-copy-returned-argument", pass,
       "buffer-results-to-out-params",
       [](Operation *root) {
         return hasSome<func::ReturnOp>(root, [](func::ReturnOp op) {
           return llvm::any_of(op.getOperands(), [](Value value) {
             return isa<BlockArgument>(value);
           });
         });
       }},
      {"bufferize-boundaries-keeps-function-constant", pass,
       "one-shot-bufferize", has<func::ConstantOp>,
       "bufferize-function-boundaries=true"},
      {"bufferize-writes-constant-of-callee", pass, "one-shot-bufferize",
       [](Operation *root) { return CalleeConstants(root).isOneWritten(); },
       "bufferize-function-boundaries=true"},
      {"bufferize-call-that-returns-argument-twice", pass, "one-shot-bufferize",
       [](Operation *root) {
         return hasCalleeThatReturns(root, returnsTensorTwice);
       },
       "bufferize-function-boundaries=true"},
      {"bufferize-copies-call-result-by-shape-of-argument", pass,
       "one-shot-bufferize",
       [](Operation *root) {
         return hasCalleeThatReturns(root, returnsCastArgument);
       },
       "bufferize-function-boundaries=true"},
      {"bufferize-index-cast-of-tensor", pass, "one-shot-bufferize",
       [](Operation *root) {
         return hasSome<arith::IndexCastOp>(root,
                                            castsTensor<arith::IndexCastOp>) ||
                hasSome<arith::IndexCastUIOp>(
                    root, castsTensor<arith::IndexCastUIOp>);
       }},
      {"bufferize-switch-hides-its-tensor", pass, "one-shot-bufferize",
       [](Operation *root) {
         return hasSome<scf::IndexSwitchOp>(root, [](scf::IndexSwitchOp op) {
           return llvm::any_of(op->getResultTypes(), llvm::IsaPred<TensorType>);
         });
       }},
      {"bufferize-drops-init-of-lower-rank-write", pass, "one-shot-bufferize",
       [](Operation *root) {
         return hasSome<vector::TransferWriteOp>(
             root, [](vector::TransferWriteOp write) {
               return seemsToOverwriteAll(write) && leavesElements(write);
             });
       }},
      {"bufferize-drops-init-of-masked-write", pass, "one-shot-bufferize",
       [](Operation *root) {
         return hasSome<vector::TransferWriteOp>(
             root, [](vector::TransferWriteOp write) {
               return seemsToOverwriteAll(write) && write.getMask() &&
                      mayMaskOff(write.getMask());
             });
       }},
      {"bufferize-collapse-of-empty-group", pass, "one-shot-bufferize",
       [](Operation *root) {
         return hasSome<tensor::CollapseShapeOp>(
             root, [](tensor::CollapseShapeOp op) {
               return llvm::is_contained(op.getSrcType().getShape(), 0);
             });
       }},
      {"allocation-liveness-ignores-unrealized-cast", pass,
       "optimize-allocation-liveness", has<UnrealizedConversionCastOp>},
      {"allocation-liveness-frees-before-dma-wait", pass,
       "optimize-allocation-liveness",
       [](Operation *root) {
         return has<memref::DmaStartOp>(root) ||
                has<affine::AffineDmaStartOp>(root);
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
             AffineMap map = op.getMatchingIndexingMap(&init);
             // A reduction without iterations writes nothing.
             bool isWhole = map.isPermutation() ||
                            (map.isProjectedPermutation() && !isEmpty(op));
             return !isWhole && !op.payloadUsesValueFromOperand(&init);
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
       hasAny<tensor::PadOp, padsNothing>},
      {"bufferize-pad-runs-region-for-source", pass, "one-shot-bufferize",
       hasAny<tensor::PadOp, mayTrap>},
      {"bufferize-pad-that-crops", pass, "one-shot-bufferize",
       hasAny<tensor::PadOp, mayCrop>},
      {"partial-bufferize-reads-what-is-overwritten", pass,
       "one-shot-bufferize",
       [](Operation *root) {
         return sharesTensorWith(root, [](Operation *op) {
           return isa<DestinationStyleOpInterface, LoopLikeOpInterface>(op);
         });
       },
       "dialect-filter="},
      {"partial-bufferize-reads-what-is-overwritten", pass,
       "one-shot-bufferize",
       [](Operation *root) {
         return sharesTensorWith(root, [](Operation *op) {
           return !isa<bufferization::BufferizableOpInterface>(op) &&
                  !op->hasTrait<OpTrait::IsTerminator>();
         });
       },
       "allow-unknown-ops=true"},
      {"partial-bufferize-reads-what-is-overwritten", pass,
       "one-shot-bufferize",
       [](Operation *root) {
         return sharesTensorWith(root, [](Operation *op) {
           return isa<CallOpInterface, BranchOpInterface, tensor::ScatterOp>(
                      op) &&
                  !isa<func::CallOp>(op);
         });
       }},
      {"bufferize-writes-into-slice-of-stride-zero", pass, "one-shot-bufferize",
       hasAny<tensor::ExtractSliceOp, isWrittenWithStrideZero>},
      {"bufferize-slice-drops-other-unit-dim", pass, "one-shot-bufferize",
       [](Operation *root) {
         return hasSome<tensor::ExtractSliceOp>(
                    root,
                    [](tensor::ExtractSliceOp op) {
                      return dropsSomeStridedUnits(op, op.getType().getRank());
                    }) ||
                hasSome<tensor::InsertSliceOp>(
                    root, [](tensor::InsertSliceOp op) {
                      return dropsSomeStridedUnits(
                          op, op.getSourceType().getRank());
                    });
       }},
      {"bufferize-uncasts-result-of-called-function", pass,
       "one-shot-bufferize", hasAny<func::CallOp, callsForCastBuffer>,
       "bufferize-function-boundaries=true"},
      {"partial-bufferize-reads-what-is-overwritten", pass,
       "one-shot-bufferize",
       [](Operation *root) {
         return sharesTensorWith(
             root, [](Operation *op) { return isa<func::CallOp>(op); });
       },
       "bufferize-function-boundaries=false"},
      {"clone-of-unranked-scalar", pass, "convert-bufferization-to-memref",
       hasAny<bufferization::CloneOp, clonesUnrankedScalar>},
      {"deallocation-clones-returned-argument", pass,
       "ownership-based-buffer-deallocation",
       hasAny<func::CallOp, writesToReturnedArgument>},
      {"out-params-of-one-buffer-twice", pass, "buffer-results-to-out-params",
       [](Operation *root) {
         return hasSome<func::ReturnOp>(root, [](func::ReturnOp op) {
           llvm::SmallPtrSet<Value, 4> seen;
           return llvm::any_of(op.getOperands(), [&](Value value) {
             return !seen.insert(value).second;
           });
         });
       }},
  };
  return table;
}
