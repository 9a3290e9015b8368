//===- MemRefView.h - memrefs as the program sees them -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A memref with a layout map is lowered to a buffer without one, the extents
/// that its type does not tell, and the values of the map's symbols.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_MEMREF_MEMREFVIEW_H
#define PADLAB_CODEGEN_LIB_CONVERSION_MEMREF_MEMREFVIEW_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"

namespace padlab {

/// Whether `type` is a memref (ranked or not) with a memory space or with a
/// layout other than the identity.
bool isSpecialMemRef(mlir::Type type);

/// Bytes from one element of a buffer to the next, as LLVM lays out what the
/// element type, a scalar or a vector, becomes.
int64_t getElementBytes(mlir::Type elementType);

/// On a transfer: its stride is the destination's, not the source's.
inline constexpr llvm::StringLiteral stridedDestinationAttr =
    "padlab.strided_destination";

struct MemRefView {
  /// As the program declares it.
  mlir::MemRefType type;
  /// Without `layout`: indexed as the program does.
  mlir::Value buffer;
  /// One size for each dynamic dimension; only with `layout`.
  llvm::SmallVector<mlir::Value> sizes;
  llvm::SmallVector<mlir::Value> symbols;
  /// From an index of the program to one of `buffer`; null: the same.
  mlir::AffineMap layout;

  static MemRefView get(mlir::Value memref) {
    return {llvm::cast<mlir::MemRefType>(memref.getType()), memref, {}, {}, {}};
  }

  llvm::SmallVector<mlir::Value> getExtents(mlir::OpBuilder &b,
                                            mlir::Location loc) const;
  llvm::SmallVector<mlir::Value> getIndices(mlir::OpBuilder &b,
                                            mlir::Location loc,
                                            mlir::ValueRange indices) const;
  mlir::Value load(mlir::OpBuilder &b, mlir::Location loc,
                   mlir::ValueRange indices) const;
  void store(mlir::OpBuilder &b, mlir::Location loc, mlir::Value value,
             mlir::ValueRange indices) const;
  /// Where the element lies, an i64.
  mlir::Value getAddress(mlir::OpBuilder &b, mlir::Location loc,
                         mlir::ValueRange indices) const;
};

/// The extents of a buffer in which a memref with these extents (of all
/// dimensions) and symbols has a place for every element: none of the map's
/// results is larger than they allow.
llvm::SmallVector<mlir::Value>
getPhysicalExtents(mlir::OpBuilder &b, mlir::Location loc, mlir::AffineMap map,
                   mlir::ValueRange extents, mlir::ValueRange symbols);

/// The extents of a memref of `type`, `sizes` those of dynamic dimensions.
llvm::SmallVector<mlir::Value> getExtents(mlir::OpBuilder &b,
                                          mlir::Location loc,
                                          mlir::MemRefType type,
                                          mlir::ValueRange sizes);

/// A call of the runtime's function, whose arguments of type index are
/// 64-bit integers; `result`, if any, is a type of the LLVM dialect. Null
/// result for none.
mlir::FailureOr<mlir::Value> callRuntime(mlir::OpBuilder &b, mlir::Location loc,
                                         mlir::ModuleOp module,
                                         llvm::StringRef function,
                                         mlir::ValueRange arguments,
                                         mlir::Type result = {});

/// The pieces of `memref.dma_start` and `memref.dma_wait`.
struct DmaStart {
  MemRefView source, dest, tag;
  llvm::SmallVector<mlir::Value> sourceIndices, destIndices, tagIndices;
  mlir::Value numElements;
  /// Null without.
  mlir::Value stride, elementsPerStride;
  bool isDestStrided = false;
};
llvm::LogicalResult lowerDmaStart(mlir::OpBuilder &b, mlir::Location loc,
                                  mlir::ModuleOp module, const DmaStart &dma);
llvm::LogicalResult lowerDmaWait(mlir::OpBuilder &b, mlir::Location loc,
                                 mlir::ModuleOp module, const MemRefView &tag,
                                 mlir::ValueRange tagIndices,
                                 mlir::Value numElements);

/// The memref of `type`, without a layout, that begins at `aligned`, of what
/// was allocated at `allocated`, pointers of the LLVM dialect. `extents` are
/// those of all dimensions.
mlir::Value makeMemRefAt(mlir::OpBuilder &b, mlir::Location loc,
                         mlir::Value allocated, mlir::Value aligned,
                         mlir::MemRefType type, mlir::ValueRange extents);
/// The `allocated` of a memref.
mlir::Value getAllocatedPointerAsIndex(mlir::OpBuilder &b, mlir::Location loc,
                                       mlir::Value memref);

/// A new buffer of `type`, likewise, at `address`.
mlir::FailureOr<mlir::Value>
allocateStatic(mlir::OpBuilder &b, mlir::Location loc, mlir::ModuleOp module,
               uint64_t address, mlir::MemRefType type,
               mlir::ValueRange extents);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_MEMREF_MEMREFVIEW_H
