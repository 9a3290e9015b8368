//===- MemRefDescription.h - unranked memrefs with layouts ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_MEMREF_MEMREFDESCRIPTION_H
#define PADLAB_CODEGEN_LIB_CONVERSION_MEMREF_MEMREFDESCRIPTION_H

#include "../../MemRefView.h"

namespace padlab {

/// The form to which an unranked memref is lowered if it may have a layout: a
/// buffer of numbers. It contains the allocated and the aligned address, the
/// position of the first extent, the extents of the buffer, the extents of the
/// memref, and the symbols of the layout map. Without a layout, the buffer's
/// extents are the memref's.
class MemRefDescription {
public:
  explicit MemRefDescription(mlir::Value buffer) : buffer(buffer) {}
  static MemRefDescription create(mlir::OpBuilder &b, mlir::Location loc,
                                  const MemRefView &view);
  static mlir::MemRefType getType(mlir::MLIRContext *context);

  mlir::Value getBuffer() const { return buffer; }
  mlir::Value getExtent(mlir::OpBuilder &b, mlir::Location loc,
                        mlir::Value dimension) const;
  /// Returns the memref as a view of type `type`, which must be the type that
  /// the memref had before it lost its rank.
  MemRefView makeView(mlir::OpBuilder &b, mlir::Location loc,
                      mlir::MemRefType type) const;
  /// Returns the buffer, which has no layout, as a memref of `type`.
  mlir::Value makeBuffer(mlir::OpBuilder &b, mlir::Location loc,
                         mlir::MemRefType type) const;

private:
  mlir::Value read(mlir::OpBuilder &b, mlir::Location loc, int64_t place) const;

  mlir::Value buffer;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_MEMREF_MEMREFDESCRIPTION_H
