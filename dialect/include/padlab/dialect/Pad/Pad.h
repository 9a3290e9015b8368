//===- Pad.h - structured operations with a border --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_PAD_PAD_H
#define PADLAB_DIALECT_PAD_PAD_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/TilingInterface.h"

#include "padlab/dialect/Pad/PadDialect.h.inc"
#include "padlab/dialect/Pad/PadEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "padlab/dialect/Pad/PadAttributes.h.inc"

#define GET_OP_CLASSES
#include "padlab/dialect/Pad/Pad.h.inc"

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace padlab::pad {

/// Registers how the operations of this dialect bufferize: in place, as other
/// destination-style operations do.
void registerBufferization(mlir::DialectRegistry &registry);

/// Returns the interior's extent in dimension `dim` if the destination's extent
/// and both amounts are static.
std::optional<int64_t> getStaticInteriorExtent(GenericOp op, unsigned dim);

} // namespace padlab::pad

#endif // PADLAB_DIALECT_PAD_PAD_H
