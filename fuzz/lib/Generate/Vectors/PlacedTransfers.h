//===- PlacedTransfers.h - transfers to and from a buffer -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_VECTORS_PLACEDTRANSFERS_H
#define PADLAB_LIB_GENERATE_VECTORS_PLACEDTRANSFERS_H

#include "VectorProgram.h"

namespace padlab::generate {

/// Picks a part of a buffer: returns a type of its last dimensions, and appends
/// its position to `indices`.
mlir::VectorType pickPart(VectorProgram &program, const VectorBuffer &buffer,
                          llvm::SmallVectorImpl<mlir::Value> &indices);

mlir::Value readAt(VectorProgram &program, const VectorBuffer &buffer,
                   mlir::VectorType type, llvm::ArrayRef<mlir::Value> indices);
void writeAt(VectorProgram &program, const VectorBuffer &buffer,
             mlir::Value vector, llvm::ArrayRef<mlir::Value> indices);

/// Makes a read with any order of dimensions; where it reaches out of bounds,
/// it pads. Returns null if the vector would be too large. Later emitters may
/// use the vector.
mlir::Operation *makeRead(VectorProgram &program, mlir::Value source,
                          llvm::ArrayRef<int64_t> extents);
/// Makes a write in the same way, which writes nothing out of bounds.
mlir::Operation *makeWrite(VectorProgram &program, mlir::Value dest,
                           llvm::ArrayRef<int64_t> extents);

/// Returns emitters of transfers on views of buffers.
llvm::ArrayRef<VectorEmitter> getViewFormEmitters();

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_VECTORS_PLACEDTRANSFERS_H
