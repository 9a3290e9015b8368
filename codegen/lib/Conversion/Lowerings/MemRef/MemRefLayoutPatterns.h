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

/// A memref with one of `layouts` becomes a buffer without one, of as many
/// dimensions as the map has results, the extents that the type does not tell,
/// and the values of the map's symbols, in this order.
///
/// Where such memrefs lose and regain their rank, a memref without a rank
/// becomes a description, see MemRefDescription.h.
class MemRefLayoutConverter : public mlir::TypeConverter {
public:
  using Layouts = llvm::SmallDenseSet<mlir::Attribute>;
  MemRefLayoutConverter(const Layouts &layouts, bool describesUnranked);

  /// Returns the view that `converted` makes of `type`.
  static MemRefView getView(mlir::MemRefType type, mlir::ValueRange converted);
};

/// Adds patterns for the uses of memrefs with layouts, except in functions,
/// blocks and loops.
void populateMemRefLayoutPatterns(const MemRefLayoutConverter &converter,
                                  mlir::RewritePatternSet &patterns);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_MEMREF_MEMREFLAYOUTPATTERNS_H
