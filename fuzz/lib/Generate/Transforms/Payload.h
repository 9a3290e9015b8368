//===- Payload.h - what a script finds in a program -*- C++ -*- ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The program that a script transforms, as the generator of scripts knows it:
/// the program as it is in the case. The generator can only guess what the
/// passes before the script do, so the script matches operations by properties
/// that probably still hold then; otherwise it does nothing.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_TRANSFORMS_PAYLOAD_H
#define PADLAB_LIB_GENERATE_TRANSFORMS_PAYLOAD_H

#include "mlir/IR/BuiltinOps.h"

#include <string>
#include <vector>

namespace padlab::generate {

/// Kinds of operations. A mask of them says to which a transform applies.
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

/// An operation of the program, described so that a script can match it.
struct Target {
  /// The conditions by which `transform.structured.match` finds it. They may
  /// match further operations, but only ones with the iterators in `parallel`,
  /// so that one script fits all.
  std::string match;
  llvm::StringRef name;
  /// Whether each iterator is parallel. If `isPrefix`, operations that match
  /// may have further iterators.
  llvm::SmallVector<bool, 6> parallel;
  bool isPrefix = false;
  /// The element types of the operands.
  llvm::SmallVector<mlir::Type, 4> elementTypes;
  /// The ranks of the operands; 0 for scalars.
  llvm::SmallVector<int64_t, 4> ranks;
  /// For each operand, the loop that runs along each of its dimensions; -1 if
  /// no loop does, or several do.
  llvm::SmallVector<llvm::SmallVector<int64_t, 4>, 4> loopsOfOperands;
  /// The types of the operands, such as `tensor<4xf32>, f32`.
  std::string operandTypes;
  /// Names of the operations that compute operands of this one and can be
  /// tiled.
  llvm::SmallVector<llvm::StringRef, 2> producers;
  unsigned inits = 1;
  /// Whether the operation only adds up products, so that padding by zeros is
  /// neutral.
  bool isContraction = false;
  /// The ranges of the loops, if they are known.
  llvm::SmallVector<int64_t, 6> ranges;
  /// The number of points of the iteration space, or 0 if it is unknown.
  int64_t points = 0;

  unsigned countReductions() const { return llvm::count(parallel, false); }
};

struct Payload {
  unsigned kinds = 0;
  std::vector<Target> targets;
  /// The program's pads, packs and unpacks.
  std::vector<Target> tileables;
  /// Whether an operation is undefined for some operands. Then nothing may be
  /// padded, since bodies of structured operations also run for the padding.
  bool mayTrap = false;

  static Payload of(mlir::ModuleOp program);
};

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_TRANSFORMS_PAYLOAD_H
