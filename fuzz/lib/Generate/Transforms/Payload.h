//===- Payload.h - the program that a script transforms ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The generator of transform scripts keeps here the facts that it knows about
/// the program that a script transforms (its payload). The generator sees the
/// program of the case, before any pass. It can only guess what the passes
/// before the script do. A script therefore matches operations by properties
/// that probably still hold after these passes. If no operation matches, the
/// script does nothing.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_TRANSFORMS_PAYLOAD_H
#define PADLAB_LIB_GENERATE_TRANSFORMS_PAYLOAD_H

#include "mlir/IR/BuiltinOps.h"

#include <string>
#include <vector>

namespace padlab::generate {

/// Kinds of operations. A mask of kinds says what a program contains, or to
/// which operations a pass or transform applies.
enum Kind : unsigned {
  Structured = 1,
  Generics = 2,
  NamedOps = 4,
  Contractions = 8,
  Convolutions = 16,
  Pads = 32,
  Packs = 64,
  Unpacks = 128,
  Loops = 256,
  Foralls = 512,
  ParallelLoops = 1024,
  AffineLoops = 2048,
  Slices = 4096,
  Inserts = 8192,
  Empties = 16384,
  Allocations = 32768,
  Vectors = 65536,
  Makers = 1 << 17, ///< tensor.generate, tensor.from_elements
  Concats = 1 << 18,
  Reshapes = 1 << 19,
  Copies = 1 << 20,
  AffineBounds = 1 << 21, ///< affine.min, affine.max
  StackBuffers = 1 << 22,
  Chains = 1 << 23,     ///< a structured operation that another one uses
  Reductions = 1 << 24, ///< structured operations that reduce
  Calls = 1 << 25,
  Conditions = 1 << 26, ///< scf.if, scf.index_switch
  Whiles = 1 << 27,
  Dimensions = 1 << 28, ///< tensor.dim, memref.dim
  Branches = 1 << 29,   ///< functions of several blocks
  Frees = 1 << 30,
  Selects = 1u << 31, ///< arithmetic on whole tensors
};

/// An operation of the program, described by properties with which a script can
/// match it.
struct Target {
  /// The conditions with which `transform.structured.match` finds the
  /// operation. Other operations may also match, but only operations with the
  /// iterators in `parallel`, so that the same script fits all of them.
  std::string match;
  llvm::StringRef name;
  /// For each iterator, whether it is parallel. If `isPrefix`, operations that
  /// match may have further iterators after these.
  llvm::SmallVector<bool, 6> parallel;
  bool isPrefix = false;
  /// The element types of the operands.
  llvm::SmallVector<mlir::Type, 4> elementTypes;
  /// The ranks of the operands; 0 for scalars.
  llvm::SmallVector<int64_t, 4> ranks;
  /// For each dimension of each operand, the index of the loop that runs along
  /// it; -1 if no loop or several loops run along it.
  llvm::SmallVector<llvm::SmallVector<int64_t, 4>, 4> loopsOfOperands;
  /// The types of the operands, such as `tensor<4xf32>, f32`.
  std::string operandTypes;
  /// Names of the operations that compute operands of this operation, and that
  /// can be tiled.
  llvm::SmallVector<llvm::StringRef, 2> producers;
  unsigned inits = 1;
  /// Whether the operation only sums products, so that padding by zeros does
  /// not change its result.
  bool isContraction = false;
  /// The ranges of the loops; a dynamic one is `ShapedType::kDynamic`. For a
  /// pad, pack or unpack, these are the extents of its result, if they are
  /// static.
  llvm::SmallVector<int64_t, 6> ranges;
  /// The number of points of the iteration space or, for a pad, pack or unpack,
  /// of elements of the result. It is 0 if it is unknown.
  int64_t points = 0;

  unsigned countReductions() const { return llvm::count(parallel, false); }
};

struct Payload {
  unsigned kinds = 0;
  std::vector<Target> targets;
  /// The program's pads, packs and unpacks.
  std::vector<Target> tileables;
  /// Whether some operation is undefined for some operands. If so, nothing may
  /// be padded, because the bodies of structured operations also run for the
  /// padding.
  bool mayTrap = false;

  static Payload of(mlir::ModuleOp program);
};

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_TRANSFORMS_PAYLOAD_H
