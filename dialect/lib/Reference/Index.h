//===- Index.h - the operations of the index dialect -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_REFERENCE_INDEX_H
#define PADLAB_DIALECT_LIB_REFERENCE_INDEX_H

#include "Kernels.h"

namespace padlab::reference {

void registerIndexKernels(Kernels &kernels);

} // namespace padlab::reference

#endif // PADLAB_DIALECT_LIB_REFERENCE_INDEX_H
