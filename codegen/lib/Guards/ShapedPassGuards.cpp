//===- ShapedPassGuards.cpp - passes on tensors and vectors -----*- C++ -*-===//
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

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

/// Whether a masked load or store has a mask that the pass does not trace to an
/// operation that it knows: it dies at an argument, and does not end at another
/// operation.
static bool hasUntracedMask(Operation *op) {
  Value mask;
  if (auto load = dyn_cast<vector::MaskedLoadOp>(op))
    mask = load.getMask();
  else if (auto store = dyn_cast<vector::MaskedStoreOp>(op))
    mask = store.getMask();
  else
    return false;
  Operation *maker = mask.getDefiningOp();
  while (isa_and_present<vector::ExtractOp>(maker))
    maker = maker->getOperand(0).getDefiningOp();
  return !isa_and_present<arith::ConstantOp, vector::ConstantMaskOp,
                          vector::CreateMaskOp>(maker);
}

/// Returns how many elements of a vector fill a byte; 0 if they do not fill one
/// exactly, or if one element does.
static unsigned countInByte(VectorType type) {
  constexpr unsigned bitsOfByte = 8;
  Type element = type.getElementType();
  unsigned bits = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 0;
  return bits && bits < bitsOfByte && bitsOfByte % bits == 0 ? bitsOfByte / bits
                                                             : 0;
}

/// Whether a vector of whole bytes may begin within a byte of the memref.
template <typename Read>
static bool startsWithinByte(Read read) {
  unsigned count = countInByte(read.getVectorType());
  if (!count || read.getIndices().empty() ||
      read.getVectorType().getShape().back() % count != 0)
    return false;
  llvm::APInt index;
  return !matchPattern(read.getIndices().back(), m_ConstantInt(&index)) ||
         index.urem(count) != 0;
}

/// Whether a stored vector ends within a byte, unless the last index is known
/// not to begin a byte: then the parts of bytes are stored one by one.
static bool endsWithinByte(vector::StoreOp store) {
  unsigned count = countInByte(store.getVectorType());
  if (!count || store.getVectorType().getNumElements() % count == 0)
    return false;
  llvm::APInt index;
  return store.getIndices().empty() ||
         !matchPattern(store.getIndices().back(), m_ConstantInt(&index)) ||
         index.urem(count) == 0;
}

/// Whether the rows of a transferred vector occupy more memory than their
/// elements do, one by one: LLVM pads vectors to a power of two, and stores the
/// elements without a gap.
static bool hasPaddedRows(VectorTransferOpInterface transfer) {
  VectorType type = transfer.getVectorType();
  constexpr unsigned bitsOfByte = 8;
  if (type.getRank() < 2 || type.isScalable())
    return false;
  Type element = type.getElementType();
  unsigned bits = element.isIntOrFloat() ? element.getIntOrFloatBitWidth()
                                         : IndexType::kInternalStorageBitWidth;
  return !llvm::isPowerOf2_64(type.getShape().back()) ||
         !llvm::isPowerOf2_32(bits) || bits < bitsOfByte;
}

/// Whether a value that was given a shape is taken as one of another type.
static bool takesShapedValueForOther(shape::ValueOfOp op) {
  auto shaped = op.getArg().getDefiningOp<shape::WithOp>();
  return shaped && isa<TensorType>(shaped.getOperand().getType()) &&
         shaped.getOperand().getType() != op.getType();
}

static bool isUnranked(memref::ReshapeOp op) {
  return isa<UnrankedMemRefType>(op.getType());
}

/// Whether the lowering needs extents as 64-bit numbers, but loads them with
/// another width.
static bool loadsNarrowExtent(memref::ReshapeOp op) {
  auto type = dyn_cast<MemRefType>(op.getType());
  Type element = cast<MemRefType>(op.getShape().getType()).getElementType();
  return type && !type.hasStaticShape() && !element.isIndex() &&
         element.getIntOrFloatBitWidth() != IndexType::kInternalStorageBitWidth;
}

/// Whether the map of an operand has fewer results than a matrix has
/// dimensions.
static bool hasBroadcastOperand(linalg::LinalgOp op) {
  return llvm::any_of(op.getIndexingMapsArray(),
                      [](AffineMap map) { return map.getNumResults() < 2; });
}

/// Whether the operation's name determines its body.
static bool hasBodyOfItsName(linalg::LinalgOp op) {
  return !isa<linalg::GenericOp, linalg::MapOp, linalg::ReduceOp>(
      op.getOperation());
}

/// Whether the elements of a vector are a constant that changes no number that
/// is combined with it.
static bool isNeutral(Value value, vector::CombiningKind kind) {
  if (kind == vector::CombiningKind::ADD)
    return matchPattern(value, m_Zero()) ||
           matchPattern(value, m_NegZeroFloat());
  if (kind == vector::CombiningKind::MUL)
    return matchPattern(value, m_One()) || matchPattern(value, m_OneFloat());
  llvm::APInt number;
  if (!matchPattern(value, m_ConstantInt(&number)))
    return false;
  switch (kind) {
  case vector::CombiningKind::OR:
  case vector::CombiningKind::XOR:
  case vector::CombiningKind::MAXUI:
    return number.isZero();
  case vector::CombiningKind::AND:
  case vector::CombiningKind::MINUI:
    return number.isAllOnes();
  case vector::CombiningKind::MINSI:
    return number.isMaxSignedValue();
  case vector::CombiningKind::MAXSI:
    return number.isMinSignedValue();
  default:
    return false;
  }
}

/// Whether a pad with these types folds, although it crops.
static bool foldsToSource(tensor::PadOp pad, RankedTensorType source,
                          RankedTensorType result) {
  return source == result && result.hasStaticShape() && !pad.getNofold() &&
         crops(pad);
}

/// Whether a pad folds with the static type that follows from its amounts.
static bool foldsOnceStatic(Operation *op) {
  auto pad = dyn_cast<tensor::PadOp>(op);
  if (!pad)
    return false;
  auto getAmounts = [](ArrayRef<OpFoldResult> amounts) {
    return llvm::map_to_vector(amounts, [](OpFoldResult amount) {
      return getConstantIntValue(amount).value_or(ShapedType::kDynamic);
    });
  };
  RankedTensorType source = pad.getSourceType();
  return foldsToSource(
      pad, source,
      tensor::PadOp::inferResultType(source, getAmounts(pad.getMixedLowPad()),
                                     getAmounts(pad.getMixedHighPad()),
                                     pad.getResultType().getShape()));
}

/// Whether a loop that carries what it shifts may get a static type, with which
/// the pad folds.
static bool foldsInStaticLoop(Operation *op) {
  auto loop = dyn_cast<scf::ForOp>(op);
  return loop && hasSome<tensor::PadOp>(loop, [&](tensor::PadOp pad) {
           auto carried = dyn_cast<BlockArgument>(pad.getSource());
           if (!carried || carried.getOwner()->getParentOp() != loop)
             return false;
           OpOperand *init = loop.getTiedLoopInit(carried);
           RankedTensorType type =
               init ? getTypeBeforeCast(init->get()) : nullptr;
           return type &&
                  foldsToSource(pad, type,
                                tensor::PadOp::inferResultType(
                                    type, pad.getStaticLow(),
                                    pad.getStaticHigh(), type.getShape()));
         });
}

static bool foldsWithoutSourceCast(Operation *op) {
  auto pad = dyn_cast<tensor::PadOp>(op);
  RankedTensorType source = pad ? getTypeBeforeCast(pad.getSource()) : nullptr;
  return source &&
         foldsToSource(pad, source,
                       tensor::PadOp::inferResultType(
                           source, pad.getStaticLow(), pad.getStaticHigh(),
                           pad.getResultType().getShape()));
}

static bool foldsWithoutResultCast(Operation *op) {
  auto pad = dyn_cast<tensor::PadOp>(op);
  auto cast = pad && pad->hasOneUse()
                  ? dyn_cast<tensor::CastOp>(*pad->getUsers().begin())
                  : nullptr;
  auto result =
      cast ? dyn_cast<RankedTensorType>(cast.getType()) : RankedTensorType();
  return result && foldsToSource(pad, pad.getSourceType(), result);
}

llvm::ArrayRef<Guard> guards::getShapedPassGuards() {
  constexpr auto pass = Guard::Withholds::Pass;
  static const Guard table[] = {
      {"alloca-scope-lowering-keeps-index", pass, "finalize-memref-to-llvm",
       [](Operation *root) {
         return hasSome<memref::AllocaScopeOp>(
             root, [](memref::AllocaScopeOp op) {
               return llvm::any_of(op->getResultTypes(),
                                   [](Type type) { return type.isIndex(); });
             });
       }},
      {"memref-expand-of-reshape-to-unranked", pass, "memref-expand",
       hasAny<memref::ReshapeOp, isUnranked>},
      {"reshape-lowering-takes-unranked-for-ranked", pass, "convert-to-llvm",
       hasAny<memref::ReshapeOp, isUnranked>},
      {"reshape-lowering-takes-unranked-for-ranked", pass,
       "finalize-memref-to-llvm", hasAny<memref::ReshapeOp, isUnranked>},
      {"reshape-lowering-leaves-cast-of-extent", pass,
       "finalize-memref-to-llvm", hasAny<memref::ReshapeOp, loadsNarrowExtent>},
      {"dealloc-of-other-memory-space", pass, "finalize-memref-to-llvm",
       [](Operation *root) {
         return hasSome<memref::DeallocOp>(root, [](memref::DeallocOp op) {
           return cast<BaseMemRefType>(op.getMemref().getType())
                      .getMemorySpace() != nullptr;
         });
       }},
      {"decompose-pad-of-empty-source", pass, "convert-tensor-to-linalg",
       hasAny<tensor::PadOp, padsNothing>},
      {"decompose-pad-runs-region-for-source", pass, "convert-tensor-to-linalg",
       hasAny<tensor::PadOp, mayTrap>},
      {"narrowing-changes-body-of-named-operation", Guard::Withholds::Pattern,
       "NarrowElementwise",
       [](Operation *op) {
         auto around = dyn_cast_or_null<linalg::LinalgOp>(op->getParentOp());
         return around && hasBodyOfItsName(around);
       }},
      {"arith-expand-changes-matmul-body", pass, "arith-expand",
       [](Operation *root) {
         return hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
           return hasBodyOfItsName(op) && has<arith::ExtFOp>(op);
         });
       },
       "include-bf16=true"},
      {"arith-expand-changes-matmul-body", pass, "arith-expand",
       [](Operation *root) {
         return hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
           return hasBodyOfItsName(op) &&
                  hasSome<Operation *>(op, [](Operation *inner) {
                    return isa<arith::MaximumFOp, arith::MinimumFOp,
                               arith::MaxSIOp, arith::MinSIOp, arith::MaxUIOp,
                               arith::MinUIOp>(inner);
                  });
         });
       }},
      {"block-pack-matmul-of-broadcast-operand", Guard::Withholds::Pattern,
       "BlockPackMatmul",
       [](Operation *op) {
         auto product = dyn_cast<linalg::LinalgOp>(op);
         return product && hasBroadcastOperand(product);
       }},
      {"block-pack-matmul-of-empty-tensor", pass, "linalg-block-pack-matmul",
       [](Operation *root) {
         return hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
           return isEmpty(op) && !hasBroadcastOperand(op);
         });
       }},
      {"transfer-to-scalars-takes-rows-for-dense", pass,
       "convert-vector-to-scf",
       hasAny<VectorTransferOpInterface, hasPaddedRows>, "target-rank=0"},
      {"outline-shape-leaves-value-of-other-type", pass,
       "outline-shape-computation",
       hasAny<shape::ValueOfOp, takesShapedValueForOther>},
      {"emulate-narrow-masked-load-of-argument", pass,
       "test-emulate-narrow-int", hasAny<Operation *, hasUntracedMask>},
      {"emulate-narrow-read-of-odd-index", pass, "test-emulate-narrow-int",
       hasAny<vector::TransferReadOp,
              startsWithinByte<vector::TransferReadOp>>},
      {"emulate-narrow-load-of-odd-index", pass, "test-emulate-narrow-int",
       hasAny<vector::LoadOp, startsWithinByte<vector::LoadOp>>},
      {"emulate-narrow-store-of-odd-length", pass, "test-emulate-narrow-int",
       hasAny<vector::StoreOp, endsWithinByte>},
      {"masked-reduction-lowering-of-indices", pass, "convert-vector-to-llvm",
       [](Operation *root) {
         return hasSome<vector::MaskOp>(root, [](vector::MaskOp op) {
           return hasSome<vector::ReductionOp>(op, [](vector::ReductionOp sum) {
             return sum.getSourceVectorType().getElementType().isIndex();
           });
         });
       }},
      {"shuffle-lowering-of-poison-index", pass, "convert-vector-to-llvm",
       [](Operation *root) {
         return hasSome<vector::ShuffleOp>(root, [](vector::ShuffleOp op) {
           return llvm::is_contained(op.getMask(), -1);
         });
       }},
      {"fold-of-mask-without-results", pass, Guard::anyPass,
       [](Operation *root) {
         return hasSome<vector::MaskOp>(
             root, [](vector::MaskOp op) { return op->getNumResults() == 0; });
       }},
      {"multi-reduction-fold-drops-accumulator", Guard::Withholds::Pattern,
       "ReduceMultiDimReductionRank",
       [](Operation *op) {
         auto sum = dyn_cast<vector::MultiDimReductionOp>(op);
         return sum && sum.getReductionDims().empty();
       }},
      {"multi-reduction-fold-drops-accumulator", pass, Guard::anyPass,
       [](Operation *root) {
         return hasSome<vector::MultiDimReductionOp>(
             root, [](vector::MultiDimReductionOp op) {
               return op.getReductionDims().empty() &&
                      op.getSourceVectorType().getRank() == 1 &&
                      !isNeutral(op.getAcc(), op.getKind());
             });
       }},
      {"pad-fold-drops-shift", pass, Guard::anyPass,
       [](Operation *root) {
         return hasSome<tensor::PadOp>(root, [](tensor::PadOp pad) {
           return foldsToSource(pad, pad.getSourceType(), pad.getResultType());
         });
       }},
      // These give a pad the types with which it folds.
      {"pad-fold-drops-shift", Guard::Withholds::Pattern, "FoldStaticPadding",
       foldsOnceStatic},
      {"pad-fold-drops-shift", Guard::Withholds::Pattern,
       "FoldSourceTensorCast", foldsWithoutSourceCast},
      {"pad-fold-drops-shift", Guard::Withholds::Pattern,
       "FoldTargetTensorCast", foldsWithoutResultCast},
      {"pad-fold-drops-shift", Guard::Withholds::Pattern,
       "ForOpTensorCastFolder", foldsInStaticLoop},
      // This is the same false claim, checked by the program itself.
      {"reify-extent-from-indexing-map", pass, "padlab-claim-shapes",
       hasAny<linalg::LinalgOp, indexesInitOtherwise>},
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
