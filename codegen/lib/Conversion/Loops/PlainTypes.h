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

/// Whether the type is plain: a buffer of scalars in ordinary memory.
bool isPlain(mlir::MemRefType type);
bool isPlain(mlir::Value memref);

/// Returns the bytes of an element whose size in memory equals its width; 0 for
/// other elements.
int64_t getBytes(mlir::Type element);

} // namespace padlab::plain

#endif // PADLAB_CODEGEN_CONVERSION_PLAINTYPES_H
