//===- PadInterior.h - what is known of a padded interior ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The interior is the part of a pad's source that its result holds: a box.
/// Upstream's verifier rejects slices that begin at the static end of a tensor,
/// empty ones, too; its tiling takes a static size of zero for "all of it".
/// Therefore whoever slices has to know what the types, constants and operands
/// around a pad say about its interior.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PADINTERIOR_H
#define PADLAB_CODEGEN_PADINTERIOR_H

#include "padlab/codegen/PadFusion.h"

namespace padlab {

using Known = std::optional<int64_t>;

/// What is known without running anything, one entry a dimension.
struct KnownInterior {
  llvm::SmallVector<Known> sizes, resultExtents;
  bool isEmpty() const { return llvm::is_contained(sizes, Known(0)); }
};

/// For a pad that obeys rules 1 and 3. Nothing when no execution can be
/// defined (rule 12).
std::optional<KnownInterior> findKnownInterior(mlir::tensor::PadOp pad);

} // namespace padlab

#endif // PADLAB_CODEGEN_PADINTERIOR_H
