//===- MemRefLayoutPatterns.h - memrefs without layouts ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_MEMREF_MEMREFLAYOUTPATTERNS_H
#define PADLAB_CODEGEN_LIB_CONVERSION_MEMREF_MEMREFLAYOUTPATTERNS_H

#include "../../MemRefView.h"

#include "mlir/Transforms/DialectConversion.h"
#include "llvm/ADT/DenseSet.h"

namespace padlab {

/// Converts a memref with one of `layouts` to several values, in this order: a
/// buffer without a layout, with a dimension for each result of the map; the
/// memref's dynamic extents; the values of the map's symbols.
///
/// If such a memref may lose its rank (`describesUnranked`), each unranked
/// memref becomes a description, see MemRefDescription.h.
class MemRefLayoutConverter : public mlir::TypeConverter {
public:
  using Layouts = llvm::SmallDenseSet<mlir::Attribute>;
  MemRefLayoutConverter(const Layouts &layouts, bool describesUnranked);

  /// Returns the memref of `type` that was converted to the values `converted`.
  static MemRefView getView(mlir::MemRefType type, mlir::ValueRange converted);
};

/// Adds patterns for the operations that use memrefs with layouts, except those
/// that only pass memrefs on: functions, calls, branches and loops.
void populateMemRefLayoutPatterns(const MemRefLayoutConverter &converter,
                                  mlir::RewritePatternSet &patterns);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_MEMREF_MEMREFLAYOUTPATTERNS_H
