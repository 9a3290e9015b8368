//===- PadInterior.h - the part of a pad's source that remains -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The interior is the part of a pad's source that is also in the pad's result:
/// a box. Upstream's verifier rejects slices that begin at the static end of a
/// tensor, even empty ones, and upstream's tiling treats a static size of zero
/// as "the whole dimension". So code that creates slices must know what the
/// types, constants and operands around a pad say about its interior.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PADINTERIOR_H
#define PADLAB_CODEGEN_PADINTERIOR_H

#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace padlab {

using Known = std::optional<int64_t>;

/// Sizes of the interior and extents of the result that are the same in every
/// run, one entry for each dimension.
struct KnownInterior {
  llvm::SmallVector<Known> sizes, resultExtents;
  bool isEmpty() const { return llvm::is_contained(sizes, Known(0)); }
};

/// Computes the known interior from the pad and the operation that defines its
/// source. Returns nothing if every execution of the pad is undefined.
std::optional<KnownInterior> findKnownInterior(mlir::tensor::PadOp pad);

/// Computes the known interior of a pad whose source is `source` or a cast of
/// it, also from the operands of a structured operation that produces `source`.
/// If `crop` is false, padding must not be negative.
std::optional<KnownInterior>
findProducedInterior(mlir::tensor::PadOp pad, mlir::Value source, bool crop);

/// Whether the types of `pad`, or of casts between `pad` and `source`, have
/// static extents that do not follow from the producer of `source` and from
/// constant amounts. Such extents are only certain where the pad runs. Also
/// returns true if the extents of the producer contradict each other.
bool claimsExtents(mlir::tensor::PadOp pad, mlir::Value source);

/// The interior as a box in the coordinates of the source and of the result.
/// Known values are attributes, not SSA values, because the verifier compares
/// only static offsets and sizes.
struct Interior {
  llvm::SmallVector<mlir::OpFoldResult> sourceOffsets, resultOffsets, sizes;
};

/// A function that returns extent `dim` of the pad's source.
using GetExtent = llvm::function_ref<mlir::OpFoldResult(unsigned dim)>;

/// Creates the offsets and sizes of the interior. `crop` says whether padding
/// may be negative.
Interior makeInterior(mlir::OpBuilder &builder, mlir::tensor::PadOp pad,
                      GetExtent getExtent, const KnownInterior &known,
                      bool crop);

/// Creates the extents of the pad's result.
llvm::SmallVector<mlir::OpFoldResult>
makeResultExtents(mlir::OpBuilder &builder, mlir::tensor::PadOp pad,
                  GetExtent getExtent, const KnownInterior &known);

/// The widths of the border: the amounts of padding, as constants where they
/// are known, and clamped to zero where they may be negative.
struct BorderAmounts {
  llvm::SmallVector<mlir::OpFoldResult> low, high;
};
BorderAmounts makeBorderAmounts(mlir::OpBuilder &builder,
                                mlir::tensor::PadOp pad, bool crop);

/// Returns max(0, `scale` * `amount`).
mlir::OpFoldResult clampToZero(mlir::OpBuilder &builder, mlir::Location loc,
                               mlir::OpFoldResult amount, int64_t scale);

/// Returns `value`, cast to `type` if it has another type.
mlir::Value castTo(mlir::OpBuilder &builder, mlir::Location loc,
                   mlir::Type type, mlir::Value value);

} // namespace padlab

#endif // PADLAB_CODEGEN_PADINTERIOR_H
