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

/// The features that a case may use. A case draws a subset of them, each with
/// its own percentage (swarm testing), so that combinations that are rare on
/// the whole are frequent in some cases.
struct Features {
  unsigned dynamicExtents, zeroExtents, permutedMaps, broadcastMaps,
      constantMaps, initsRead, initsFromValues, severalResults, reuseValues,
      indexInBody, mixedTypes, captures, nofold, dynamicPadding,
      outsidePadValues, computedPadValues, staticClaims, casts, specialValues,
      windowMaps, partialWrites, constantInits, negativePadding,
      trappingPadValues, returnsUsed, encodings, sharedEmpties, control, swaps,
      calls, unitExtents, constantIndices, readsInBody;
  /// Whether floats are only selected and compared, and not computed with, so
  /// that any order gives the same result.
  bool onlyChoosesFloats = false;
  /// Values of `elementTypes` are computed with. Tensors that are only moved
  /// have `movedTypes`, which may be any.
  llvm::SmallVector<mlir::Type, 3> elementTypes, movedTypes;

  static Features draw(Choices &choices, mlir::MLIRContext *context);
};

/// Returns whether `ScalarBuilder` computes with values of this type.
bool isComputed(mlir::Type type);

/// Returns the float types narrower than f16: f8, f6 and f4 of all kinds.
llvm::SmallVector<mlir::Type> getSmallFloats(mlir::MLIRContext *context);
/// Returns all float types that native code supports; LLVM has no `tf32`.
llvm::SmallVector<mlir::Type> getNativeFloats(mlir::MLIRContext *context);

/// Picks a type whose elements are moved and not computed with: signed and
/// unsigned integers of any width, complex numbers of any part.
mlir::Type pickMovedType(Choices &choices, mlir::MLIRContext *context);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_FEATURES_H
