//===- VectorTransfers.h - transfers beyond a buffer ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_CONVERSION_VECTORTRANSFERS_H
#define PADLAB_LIB_CONVERSION_VECTORTRANSFERS_H

#include "mlir/Interfaces/VectorInterfaces.h"

namespace padlab {

/// Whether the transfer may reach beyond its buffer, or is masked: upstream's
/// patterns leave such ones to a conversion that does not know our loops.
bool isPartialTransfer(mlir::VectorTransferOpInterface op);

/// Element by element, each behind its condition.
void expandPartialTransfer(mlir::VectorTransferOpInterface op);

} // namespace padlab

#endif // PADLAB_LIB_CONVERSION_VECTORTRANSFERS_H
