//===- BufferPassGuards.cpp - passes that make buffers ----------*- C++ -*-===//
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
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

/// Whether an operation as `stays` says takes a tensor that another takes, too.
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
       [](Operation *root) {
         return hasSome<func::ReturnOp>(root, [](func::ReturnOp op) {
           return llvm::any_of(op.getOperands(), [](Value value) {
             return isa<TensorType>(value.getType()) &&
                    matchPattern(value, m_Constant());
           });
         });
       },
       "bufferize-function-boundaries=true"},
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
               auto to = dyn_cast<RankedTensorType>(write.getBase().getType());
               return to && write.getVectorType().getRank() < to.getRank();
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
               op);
         });
       }},
      {"clone-of-unranked-scalar", pass, "convert-bufferization-to-memref",
       [](Operation *root) {
         return hasSome<bufferization::CloneOp>(root, clonesUnrankedScalar);
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
  };
  return table;
}
