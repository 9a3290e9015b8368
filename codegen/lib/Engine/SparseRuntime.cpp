//===- SparseRuntime.cpp - upstream's library of sparse tensors -----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SparseRuntime.h"

// This file only takes the addresses of the functions, so the types in these
// declarations do not matter. NOLINTBEGIN
#define PADLAB_EACH_VALUE(NAME, DO)                                            \
  DO(_mlir_ciface_##NAME##F64)                                                 \
  DO(_mlir_ciface_##NAME##F32)                                                 \
  DO(_mlir_ciface_##NAME##F16)                                                 \
  DO(_mlir_ciface_##NAME##BF16)                                                \
  DO(_mlir_ciface_##NAME##I64)                                                 \
  DO(_mlir_ciface_##NAME##I32)                                                 \
  DO(_mlir_ciface_##NAME##I16)                                                 \
  DO(_mlir_ciface_##NAME##I8)                                                  \
  DO(_mlir_ciface_##NAME##C64)                                                 \
  DO(_mlir_ciface_##NAME##C32)
#define PADLAB_EACH_WIDTH(NAME, DO)                                            \
  DO(_mlir_ciface_##NAME##0)                                                   \
  DO(_mlir_ciface_##NAME##64)                                                  \
  DO(_mlir_ciface_##NAME##32)                                                  \
  DO(_mlir_ciface_##NAME##16)                                                  \
  DO(_mlir_ciface_##NAME##8)

#define PADLAB_EACH_SPARSE_SYMBOL(DO)                                          \
  PADLAB_EACH_VALUE(sparseValues, DO)                                          \
  PADLAB_EACH_VALUE(lexInsert, DO)                                             \
  PADLAB_EACH_VALUE(expInsert, DO)                                             \
  PADLAB_EACH_WIDTH(sparsePositions, DO)                                       \
  PADLAB_EACH_WIDTH(sparseCoordinates, DO)                                     \
  PADLAB_EACH_WIDTH(sparseCoordinatesBuffer, DO)                               \
  DO(_mlir_ciface_newSparseTensor)                                             \
  DO(delSparseTensor)                                                          \
  DO(endLexInsert)                                                             \
  DO(sparseLvlSize)                                                            \
  DO(sparseDimSize)

#define PADLAB_DECLARE(NAME) extern "C" void NAME();
PADLAB_EACH_SPARSE_SYMBOL(PADLAB_DECLARE)
#undef PADLAB_DECLARE
// NOLINTEND

llvm::ArrayRef<padlab::RuntimeSymbol> padlab::getSparseRuntimeSymbols() {
  static const RuntimeSymbol symbols[] = {
#define PADLAB_SPARSE_SYMBOL(NAME) {#NAME, reinterpret_cast<void *>(&NAME)},
      PADLAB_EACH_SPARSE_SYMBOL(PADLAB_SPARSE_SYMBOL)
#undef PADLAB_SPARSE_SYMBOL
  };
  return symbols;
}
