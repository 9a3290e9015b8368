//===- PlainMemory.h - memrefs as the parts of descriptors ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PLAINMEMORY_H
#define PADLAB_CODEGEN_PLAINMEMORY_H

#include "PlainOps.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace padlab {

/// Whether `PlainMemory` lowers this slice itself, so that it need not be
/// expanded first.
bool isPlainSlice(mlir::memref::SubViewOp op);

/// Lowers the operations on memrefs of a function. The memrefs that these
/// operations make are kept as the separate parts of a descriptor. They are
/// packed into a descriptor only for other operations, such as calls, branches,
/// and those that are left to upstream's conversion.
class PlainMemory {
public:
  PlainMemory(LoweredValues &values, mlir::func::FuncOp function)
      : values(values), function(function) {}

  /// Lowers accesses, allocations, views, copies, globals and extents. Returns
  /// false if `op` is none of these, or is left to upstream's conversion.
  bool lower(mlir::Operation *op);
  /// Builds whole descriptors of the memrefs that are used by operations which
  /// this class has not lowered.
  void finish();

private:
  /// The parts of a descriptor in the LLVM dialect. A part that is null was not
  /// requested yet, or the type determines it.
  struct Parts {
    mlir::Value allocated, aligned, offset;
    llvm::SmallVector<mlir::Value> sizes, strides;
    /// The address of the first element.
    mlir::Value base;
    /// If this class did not make the memref: its descriptor, and the last part
    /// that was taken from the descriptor (at first, the descriptor itself).
    /// The next part is taken behind `last`.
    mlir::Value descriptor, last;
    /// If this class made the memref: the operation whose result it is. All
    /// parts are defined in front of this operation.
    mlir::Operation *place = nullptr;
    /// The strides and the offset according to the type.
    llvm::SmallVector<int64_t> knownStrides;
    int64_t knownOffset = 0;
  };

  Parts &getParts(mlir::Value memref);
  mlir::Value getAllocated(mlir::Value memref);
  mlir::Value getAligned(mlir::Value memref);
  mlir::Value getOffset(mlir::Value memref);
  mlir::Value getSize(mlir::Value memref, unsigned dim);
  mlir::Value getStride(mlir::Value memref, unsigned dim);
  mlir::Value getBase(mlir::Value memref);
  mlir::Value getConstant(int64_t number);
  /// Creates the code that extracts a part from a descriptor, or computes it
  /// from other parts.
  using Take = llvm::function_ref<mlir::Value(mlir::OpBuilder &)>;
  mlir::Value take(Parts &of, mlir::Value &part, Take take);
  mlir::Value assemble(mlir::Value memref);

  mlir::Value getAddress(mlir::Operation *op, mlir::Value memref,
                         mlir::ValueRange indices);
  mlir::Value toInteger(mlir::OpFoldResult number);
  /// Computes the offset of a slice in the buffer.
  mlir::Value getOffset(mlir::memref::SubViewOp op);
  mlir::Value getCopySlots();
  void keep(mlir::Value memref, Parts parts, mlir::Operation *op);

  bool load(mlir::memref::LoadOp op);
  bool store(mlir::memref::StoreOp op);
  bool allocate(mlir::memref::AllocOp op);
  bool reinterpret(mlir::memref::ReinterpretCastOp op);
  bool cast(mlir::memref::CastOp op);
  bool measure(mlir::memref::DimOp op);
  bool takeApart(mlir::memref::ExtractStridedMetadataOp op);
  bool slice(mlir::memref::SubViewOp op);
  bool copy(mlir::memref::CopyOp op);
  bool copyStrided(mlir::memref::CopyOp op);
  bool getGlobal(mlir::memref::GetGlobalOp op);

  LoweredValues &values;
  mlir::func::FuncOp function;
  llvm::MapVector<mlir::Value, Parts> parts;
  llvm::DenseMap<int64_t, mlir::Value> constants;
  /// The last constant in the first block, or null.
  mlir::Operation *lastConstant = nullptr;
  mlir::LLVM::LLVMFuncOp malloc, copier;
  /// The stack slots that pass the arguments of a strided copy, or null.
  mlir::Value copySlots;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_PLAINMEMORY_H
