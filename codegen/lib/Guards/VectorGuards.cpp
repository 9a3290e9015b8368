//===- VectorGuards.cpp - guards of vector ---------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tables.h"

#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/VectorInterfaces.h"

using namespace mlir;
using namespace padlab;

static bool mayLeaveLeadingDimension(Operation *op) {
  auto transfer = dyn_cast<VectorTransferOpInterface>(op);
  return transfer && transfer.getTransferRank() > 0 &&
         !transfer.isDimInBounds(0);
}

static bool isTransferOfTensor(Operation *op) {
  auto transfer = dyn_cast<VectorTransferOpInterface>(op);
  return transfer && isa<TensorType>(transfer.getBase().getType());
}

/// Whether a write that may leave the memref begins elsewhere than at its
/// start.
static bool leavesMemRefBehindStart(Operation *op) {
  auto write = dyn_cast<vector::TransferWriteOp>(op);
  return write && isa<MemRefType>(write.getBase().getType()) &&
         write.hasOutOfBoundsDim() &&
         !llvm::all_of(write.getIndices(),
                       [](Value index) { return isZeroInteger(index); });
}

/// Whether a transfer that may leave the memref has fewer dimensions than it.
static bool leavesMemRefOfHigherRank(Operation *op) {
  auto transfer = dyn_cast<VectorTransferOpInterface>(op);
  return transfer && isa<MemRefType>(transfer.getBase().getType()) &&
         transfer.hasOutOfBoundsDim() &&
         transfer.getVectorType().getRank() <
             transfer.getShapedType().getRank();
}

static bool permutes(Operation *op) {
  auto transfer = dyn_cast<VectorTransferOpInterface>(op);
  return transfer && !transfer.getPermutationMap().isMinorIdentity();
}

static bool permutesWithMask(Operation *op) {
  auto transfer = dyn_cast<VectorTransferOpInterface>(op);
  return transfer && transfer.getMask() && permutes(op);
}

static bool isInsertedInto(Operation *op) {
  return op->getNumResults() == 1 &&
         llvm::any_of(op->getUsers(), [&](Operation *user) {
           auto insert = dyn_cast<vector::InsertOp>(user);
           return insert && insert.getDest() == op->getResult(0);
         });
}

/// Whether all operands are constants or transposes of constants, and one that
/// is not transposed would get a transpose that does not fold, because the
/// constant is no splat.
static bool sinksTransposeOfConstant(Operation *op) {
  bool isTransposed = false, staysTransposed = false;
  for (Value operand : op->getOperands()) {
    auto transpose = operand.getDefiningOp<vector::TransposeOp>();
    DenseElementsAttr elements;
    if (!matchPattern(transpose ? transpose.getVector() : operand,
                      m_Constant(&elements)))
      return false;
    isTransposed |= bool(transpose);
    staysTransposed |= !transpose && !elements.isSplat();
  }
  return isTransposed && staysTransposed;
}

/// Whether something between a read and the extraction from it may write.
static bool extractsBehindWrite(Operation *op) {
  if (!isa<vector::ExtractOp>(op))
    return false;
  Operation *read = op->getOperand(0).getDefiningOp<vector::TransferReadOp>();
  if (!read || read->getBlock() != op->getBlock())
    return read != nullptr;
  for (Operation *next = read->getNextNode(); next && next != op;
       next = next->getNextNode())
    if (!isMemoryEffectFree(next))
      return true;
  return false;
}

static VectorType getVectorType(Operation *op) {
  for (Type type : op->getResultTypes())
    if (auto vector = dyn_cast<VectorType>(type))
      return vector;
  for (Type type : op->getOperandTypes())
    if (auto vector = dyn_cast<VectorType>(type))
      return vector;
  return {};
}

static bool hasSeveralDimensions(Operation *op) {
  VectorType type = getVectorType(op);
  return type && type.getRank() > 1;
}

/// Whether a vector of several dimensions is read from a memref or written to
/// one. A transfer of a tensor fails for another reason.
static bool accessesSeveralDimensions(Operation *op) {
  return hasSeveralDimensions(op) && !isTransferOfTensor(op);
}

static bool isOfIndices(Operation *op) {
  VectorType type = getVectorType(op);
  return type && type.getElementType().isIndex();
}

static bool packsBits(Operation *op) {
  VectorType type = getVectorType(op);
  return type && type.getElementType().isIntOrFloat() &&
         type.getElementTypeBitWidth() % 8 != 0;
}

/// Returns the reduction that computes the accumulator of a reduction, or null.
static vector::ReductionOp getFirstReduction(Operation *op) {
  auto reduction = dyn_cast<vector::ReductionOp>(op);
  return reduction && reduction.getAcc()
             ? reduction.getAcc().getDefiningOp<vector::ReductionOp>()
             : vector::ReductionOp();
}

/// Returns the number of bits by which the bitcast that an extension reads
/// narrows the elements; nothing if it reads no bitcast.
static std::optional<int64_t> getBitsLostByBitcast(Operation *op) {
  auto bitcast = isa<arith::ExtSIOp, arith::ExtUIOp>(op)
                     ? op->getOperand(0).getDefiningOp<vector::BitCastOp>()
                     : nullptr;
  if (!bitcast)
    return std::nullopt;
  return int64_t(bitcast.getSourceVectorType().getElementTypeBitWidth()) -
         int64_t(bitcast.getResultVectorType().getElementTypeBitWidth());
}

llvm::ArrayRef<Guard> guards::getVectorGuards() {
  constexpr auto pattern = Guard::Withholds::Pattern;
  static const Guard table[] = {
      {"cast-away-leading-dim-of-read", pattern,
       "CastAwayTransferReadLeadingOneDim", mayLeaveLeadingDimension},
      {"cast-away-leading-dim-of-write", pattern,
       "CastAwayTransferWriteLeadingOneDim", mayLeaveLeadingDimension},
      {"extract-of-transfer-read-after-store", pattern,
       "RewriteScalarExtractOfTransferRead", extractsBehindWrite},
      {"flatten-memref-of-tensor-transfer", pattern, "MemRefRewritePattern",
       isTransferOfTensor},
      {"flatten-memref-keeps-vector-rank", pattern, "MemRefRewritePattern",
       accessesSeveralDimensions},
      {"split-full-partial-writes-to-wrong-place", pattern,
       "VectorTransferFullPartialRewriter", leavesMemRefBehindStart},
      {"split-full-partial-of-lower-rank-never-ends", pattern,
       "VectorTransferFullPartialRewriter", leavesMemRefOfHigherRank},
      {"scalar-transfer-write-out-of-bounds", pattern, "RewriteScalarWrite",
       [](Operation *op) {
         auto write = dyn_cast<vector::TransferWriteOp>(op);
         return write && write.hasOutOfBoundsDim();
       }},
      {"split-full-partial-of-tensor-write", pattern,
       "VectorTransferFullPartialRewriter", isTransferOfTensor},
      {"materialize-mask-of-other-dimension", pattern,
       "MaterializeTransferMask", permutes},
      {"transfer-to-loops-with-permuted-mask", pattern, "TransferOpConversion",
       permutesWithMask},
      {"transfer-unrolling-with-permuted-mask", pattern,
       "UnrollTransferReadConversion", permutesWithMask},
      {"transfer-unrolling-with-permuted-mask", pattern,
       "UnrollTransferWriteConversion", permutesWithMask},
      {"write-permutation-lowering-of-mask", pattern,
       "TransferWriteNonPermutationLowering", permutesWithMask},
      {"unroll-read-that-is-inserted-into", pattern,
       "UnrollTransferReadConversion", isInsertedInto},
      {"sink-transpose-of-constants-never-ends", pattern,
       "ReorderElementwiseOpsOnTranspose", sinksTransposeOfConstant},
      {"isnan-lowering-of-two-dimensions", pattern, "IsNaNOpLowering",
       hasSeveralDimensions},
      {"isnan-lowering-of-two-dimensions", pattern, "IsFiniteOpLowering",
       hasSeveralDimensions},
      {"deinterleave-lowering-of-indices", pattern,
       "VectorDeinterleaveOpLowering", isOfIndices},
      {"chained-reduction-of-other-length", pattern, "ChainedReduction",
       [](Operation *op) {
         vector::ReductionOp first = getFirstReduction(op);
         return first &&
                first.getSourceVectorType() !=
                    cast<vector::ReductionOp>(op).getSourceVectorType();
       }},
      {"chained-reduction-of-other-kind", pattern, "ChainedReduction",
       [](Operation *op) {
         vector::ReductionOp first = getFirstReduction(op);
         return first &&
                first.getKind() != cast<vector::ReductionOp>(op).getKind();
       }},
      {"break-down-bitcast-to-wider-element", pattern, "BreakDownVectorBitCast",
       [](Operation *op) {
         auto bitcast = dyn_cast<vector::BitCastOp>(op);
         VectorType from =
             bitcast ? bitcast.getSourceVectorType() : VectorType();
         // The pass leaves vectors of up to four elements.
         if (!from || from.getRank() == 0 || from.getShape().back() <= 4)
           return false;
         int64_t bits = from.getShape().back() / 4 *
                        int64_t(from.getElementTypeBitWidth());
         return bits % bitcast.getResultVectorType().getElementTypeBitWidth() !=
                0;
       }},
      {"extension-of-bitcast-drops-sign", pattern, "RewriteExtOfBitCast",
       [](Operation *op) {
         return isa<arith::ExtSIOp>(op) &&
                getBitsLostByBitcast(op).value_or(0) > 0;
       }},
      {"extension-of-bitcast-to-wider-elements", pattern, "RewriteExtOfBitCast",
       [](Operation *op) { return getBitsLostByBitcast(op).value_or(0) < 0; }},
      {"vector-store-packs-sub-byte-elements", pattern,
       "VectorLoadStoreConversion", packsBits},
  };
  return table;
}
