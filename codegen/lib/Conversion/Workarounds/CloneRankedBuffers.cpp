//===- CloneRankedBuffers.cpp - clones of buffers with a rank ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Upstream lowers the clone of an unranked buffer to a loop over its
/// dimensions, and folds the loop's `memref.dim` with the cast that dropped the
/// rank. For a scalar buffer, which has no dimensions, the result does not
/// verify. So this pass clones such a buffer with its rank.
///
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_CLONERANKEDBUFFERS
#include "padlab/codegen/Passes.h.inc"

/// If `clone` makes an unranked clone of a scalar buffer, or of a cast of one,
/// clones the scalar buffer, and casts the new clone to the unranked type. The
/// new clone's type has no layout, because upstream cannot lower a clone to
/// every type with a layout.
static void cloneBeforeCast(bufferization::CloneOp clone) {
  Value source = clone.getInput();
  if (auto cast = source.getDefiningOp<memref::CastOp>())
    source = cast.getSource();
  auto ranked = dyn_cast<MemRefType>(source.getType());
  if (!ranked || ranked.getRank() != 0 ||
      !isa<UnrankedMemRefType>(clone.getType()))
    return;
  OpBuilder b(clone);
  Location loc = clone.getLoc();
  auto plain =
      MemRefType::get({}, ranked.getElementType(), MemRefLayoutAttrInterface(),
                      ranked.getMemorySpace());
  Value copy = bufferization::CloneOp::create(b, loc, plain, source);
  clone.replaceAllUsesWith(
      memref::CastOp::create(b, loc, clone.getType(), copy).getResult());
  clone.erase();
}

namespace {
struct CloneRankedBuffers : impl::CloneRankedBuffersBase<CloneRankedBuffers> {
  void runOnOperation() override { getOperation()->walk(cloneBeforeCast); }
};
} // namespace

} // namespace padlab
