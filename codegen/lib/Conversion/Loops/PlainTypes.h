//===- PlainTypes.h - types of plain memrefs --------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CONVERSION_PLAINTYPES_H
#define PADLAB_CODEGEN_CONVERSION_PLAINTYPES_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Value.h"

namespace padlab::plain {

/// Returns the type of a ranked memref; null for any other value.
mlir::MemRefType getType(mlir::Value memref);

/// Whether the type is plain: a strided buffer of scalars (see isPlainScalar)
/// without a memory space. Null is not plain.
bool isPlain(mlir::MemRefType type);
bool isPlain(mlir::Value memref);

/// Returns the bytes that an element takes in memory, if it is an index, an i1,
/// or has 8, 16, 32 or 64 bits; returns 0 for other elements.
int64_t getBytes(mlir::Type element);

} // namespace padlab::plain

#endif // PADLAB_CODEGEN_CONVERSION_PLAINTYPES_H
