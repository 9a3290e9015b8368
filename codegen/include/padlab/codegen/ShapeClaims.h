//===- ShapeClaims.h - what interfaces say of extents -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass `padlab-claim-shapes` writes what upstream's interfaces say of
/// extents and indices into the program, as `check.expect_eq`. Who runs the
/// program learns which interface lies: the location of each check names it.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_SHAPECLAIMS_H
#define PADLAB_CODEGEN_SHAPECLAIMS_H

#include "mlir/IR/Location.h"
#include "llvm/ADT/StringRef.h"

#include <optional>

namespace padlab {

struct ShapeClaim {
  llvm::StringRef interface; ///< `ReifyRankedShapedTypeOpInterface`
  llvm::StringRef operation; ///< It is about the result of this: `tensor.pad`.
};

/// The claim of a check that the pass inserted at `location`; nothing for any
/// other operation. The strings live as long as the context.
std::optional<ShapeClaim> findShapeClaim(mlir::Location location);

} // namespace padlab

#endif // PADLAB_CODEGEN_SHAPECLAIMS_H
