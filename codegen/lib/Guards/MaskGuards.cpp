//===- MaskGuards.cpp - guards of patterns on masked operations -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The region of a vector.mask holds one operation. Most of these patterns
/// replace it in place by several, and would have to build them before the
/// mask.
///
//===----------------------------------------------------------------------===//

#include "Tables.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace padlab;

static bool isMasked(Operation *op) {
  return isa_and_present<vector::MaskOp>(op->getParentOp());
}

/// Whether a transfer would be split, but the operation around it is neither a
/// loop nor another scope for a buffer on the stack. A vector.mask is none, nor
/// are an affine.if and an scf.execute_region. The pattern leaves transfers in
/// an scf.if alone.
static bool hasNoScopeAround(Operation *op) {
  auto transfer = dyn_cast<VectorTransferOpInterface>(op);
  Operation *around = op->getParentOp();
  return transfer && transfer.hasOutOfBoundsDim() && around &&
         !around->hasTrait<OpTrait::AutomaticAllocationScope>() &&
         !isa<scf::IfOp>(around);
}

llvm::ArrayRef<Guard> guards::getMaskGuards() {
  constexpr auto pattern = Guard::Withholds::Pattern;
  static const Guard table[] = {
      {"cast-folds-into-masked-write", pattern, "FoldTensorCastProducerOp",
       isMasked},
      {"mask-of-contract-lowered-to-xegpu", pattern, "ContractionLowering",
       isMasked},
      {"mask-of-contract-prepared-for-mmt", pattern,
       "CanonicalizeContractMatmulToMMT", isMasked},
      {"mask-of-contract-unrolled", pattern, "UnrollContractionPattern",
       isMasked},
      {"mask-of-gather-lowered-to-loads", pattern, "Gather1DToConditionalLoads",
       isMasked},
      {"mask-of-gather-lowered-to-xegpu", pattern, "GatherLowering", isMasked},
      {"mask-of-gather-unrolled", pattern, "UnrollGatherPattern", isMasked},
      {"mask-of-gather-unrolled-by-lowering", pattern, "UnrollGather",
       isMasked},
      {"mask-of-multi-reduction-unrolled", pattern,
       "UnrollMultiReductionPattern", isMasked},
      {"mask-of-read-flattened", pattern,
       "FlattenContiguousRowMajorTransferReadPattern", isMasked},
      {"mask-of-read-lowered-to-xegpu", pattern, "TransferReadLowering",
       isMasked},
      {"mask-of-read-prepared-for-scf", pattern,
       "PrepareTransferReadConversion", isMasked},
      {"mask-of-read-unrolled", pattern, "UnrollTransferReadPattern", isMasked},
      {"mask-of-reduction-lowered-to-spirv", pattern, "VectorReductionPattern",
       isMasked},
      {"mask-of-reduction-unrolled", pattern, "UnrollReductionPattern",
       isMasked},
      {"mask-of-transfer-flattened-with-memref", pattern,
       "MemRefRewritePattern", isMasked},
      {"mask-of-transfer-materialized", pattern, "MaterializeTransferMask",
       isMasked},
      {"mask-of-transfer-split-full-partial", pattern,
       "VectorTransferFullPartialRewriter", hasNoScopeAround},
      {"mask-of-transfer-with-extracted-address", pattern,
       "LoadStoreLikeOpRewriter", isMasked},
      {"mask-of-write-flattened", pattern,
       "FlattenContiguousRowMajorTransferWritePattern", isMasked},
      {"mask-of-write-lowered-to-xegpu", pattern, "TransferWriteLowering",
       isMasked},
      {"mask-of-write-prepared-for-scf", pattern,
       "PrepareTransferWriteConversion", isMasked},
      {"mask-of-write-unrolled", pattern, "UnrollTransferWritePattern",
       isMasked},
      {"unit-reduction-ignores-init-where-masked-off", pattern,
       "ElideUnitDimsInMultiDimReduction", isMasked},
  };
  return table;
}
