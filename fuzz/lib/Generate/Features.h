//===- Features.h - what a generated case draws on -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_FEATURES_H
#define PADLAB_LIB_GENERATE_FEATURES_H

#include "padlab/fuzz/Choices.h"

#include "mlir/IR/Types.h"
#include "llvm/ADT/SmallVector.h"

namespace padlab::generate {

/// Swarm testing: a case draws on a subset of the features, each with its own
/// percentage, so that rare combinations arise often somewhere.
struct Features {
  unsigned dynamicExtents, zeroExtents, permutedMaps, broadcastMaps,
      constantMaps, initsRead, initsFromValues, severalResults, reuseValues,
      indexInBody, mixedTypes, captures, nofold, dynamicPadding,
      outsidePadValues, computedPadValues, staticClaims, casts, specialValues,
      windowMaps, partialWrites, constantInits, negativePadding,
      trappingPadValues, returnsUsed, encodings, sharedEmpties, control, swaps,
      calls, unitExtents, constantIndices, readsInBody;
  /// Floats are chosen from and compared, not computed with: what is done in
  /// another order gives the same.
  bool onlyChoosesFloats = false;
  /// The types that scalars are computed in; tensors that are only moved may
  /// have any type.
  llvm::SmallVector<mlir::Type, 3> elementTypes, movedTypes;

  static Features draw(Choices &choices, mlir::MLIRContext *context);
};

/// Whether `ScalarBuilder` computes with it.
bool isComputed(mlir::Type type);

/// The float types below f16: f8, f6 and f4 of all kinds.
llvm::SmallVector<mlir::Type> getSmallFloats(mlir::MLIRContext *context);
/// All float types that native code has: `tf32` is none of LLVM's.
llvm::SmallVector<mlir::Type> getNativeFloats(mlir::MLIRContext *context);

/// Types whose elements are moved, not computed with: signed and unsigned
/// integers of any width, complex numbers of any part.
mlir::Type pickMovedType(Choices &choices, mlir::MLIRContext *context);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_FEATURES_H
