//===- MemRefView.h - memrefs as the program sees them -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A memref with a layout map is lowered to several values: a buffer without a
/// layout map, the dynamic extents of the memref's type, and the values of the
/// map's symbols.
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

/// Returns the distance in bytes between two neighbouring elements of a buffer
/// in LLVM's layout; the element type is a scalar or a vector. Returns 0 for a
/// scalar that `getStorageBytes` does not know.
int64_t getElementBytes(mlir::Type elementType);

/// An attribute of transfers whose stride applies to the destination, not to
/// the source.
inline constexpr llvm::StringLiteral stridedDestinationAttr =
    "padlab.strided_destination";

struct MemRefView {
  /// The type that the program declares.
  mlir::MemRefType type;
  /// The buffer. If `layout` is null, an index of the program is an index of
  /// the buffer, too.
  mlir::Value buffer;
  /// One size for each dynamic dimension; empty if `layout` is null.
  llvm::SmallVector<mlir::Value> sizes;
  llvm::SmallVector<mlir::Value> symbols;
  /// The map from an index of the program to an index of `buffer`; null for the
  /// identity.
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
  /// Returns the address of the element, as an i64.
  mlir::Value getAddress(mlir::OpBuilder &b, mlir::Location loc,
                         mlir::ValueRange indices) const;
};

/// Returns the extents of a buffer that can hold a memref with layout `map`,
/// with `extents` (of all dimensions) and `symbols`: all results of the map
/// stay within the returned extents.
llvm::SmallVector<mlir::Value>
getPhysicalExtents(mlir::OpBuilder &b, mlir::Location loc, mlir::AffineMap map,
                   mlir::ValueRange extents, mlir::ValueRange symbols);

/// Returns the extents of a memref of type `type`. `sizes` has the extents of
/// its dynamic dimensions.
llvm::SmallVector<mlir::Value> getExtents(mlir::OpBuilder &b,
                                          mlir::Location loc,
                                          mlir::MemRefType type,
                                          mlir::ValueRange sizes);

/// Calls a function of the runtime. Arguments of type index are passed as
/// 64-bit integers. `result` is the type of the function's result in the LLVM
/// dialect; if it is null, the function has no result, and the returned value
/// is null.
mlir::FailureOr<mlir::Value> callRuntime(mlir::OpBuilder &b, mlir::Location loc,
                                         mlir::ModuleOp module,
                                         llvm::StringRef function,
                                         mlir::ValueRange arguments,
                                         mlir::Type result = {});

/// The operands of `memref.dma_start`.
struct DmaStart {
  MemRefView source, dest, tag;
  llvm::SmallVector<mlir::Value> sourceIndices, destIndices, tagIndices;
  mlir::Value numElements;
  /// The stride of the transfer, and the number of elements after each of which
  /// it applies; both are null if the transfer has no stride.
  mlir::Value stride, elementsPerStride;
  bool isDestStrided = false;
};
llvm::LogicalResult lowerDmaStart(mlir::OpBuilder &b, mlir::Location loc,
                                  mlir::ModuleOp module, const DmaStart &dma);
llvm::LogicalResult lowerDmaWait(mlir::OpBuilder &b, mlir::Location loc,
                                 mlir::ModuleOp module, const MemRefView &tag,
                                 mlir::ValueRange tagIndices,
                                 mlir::Value numElements);

/// Makes the memref of type `type`, which must have no layout, that begins at
/// `aligned` in the allocation at `allocated`. Both are pointers of the LLVM
/// dialect. `extents` has the extents of all dimensions.
mlir::Value makeMemRefAt(mlir::OpBuilder &b, mlir::Location loc,
                         mlir::Value allocated, mlir::Value aligned,
                         mlir::MemRefType type, mlir::ValueRange extents);
/// Returns the allocated pointer of a memref as an index.
mlir::Value getAllocatedPointerAsIndex(mlir::OpBuilder &b, mlir::Location loc,
                                       mlir::Value memref);

/// Allocates a buffer of type `type`, which must have no layout, at `address`.
/// `extents` has the extents of all dimensions.
mlir::FailureOr<mlir::Value>
allocateStatic(mlir::OpBuilder &b, mlir::Location loc, mlir::ModuleOp module,
               uint64_t address, mlir::MemRefType type,
               mlir::ValueRange extents);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_MEMREF_MEMREFVIEW_H
