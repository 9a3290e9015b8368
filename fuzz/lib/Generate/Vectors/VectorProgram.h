//===- VectorProgram.h - a program on vectors -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A program that reads vectors from tensors, computes with the vectors, and
/// writes them back. The emitters share the vectors and buffers of the program.
/// They know the extents of all buffers at run time, and all elements of the
/// buffers have been written, so that every program is defined.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_VECTORS_VECTORPROGRAM_H
#define PADLAB_LIB_GENERATE_VECTORS_VECTORPROGRAM_H

#include "../ProgramBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace padlab::generate {

using Shape = llvm::SmallVector<int64_t, 4>;

struct VectorBuffer {
  mlir::Value value;
  Extents extents;
  /// Whether the innermost stride is 1, which vector.load and vector.store
  /// require.
  bool hasUnitStride;

  mlir::Type getElementType() const {
    return llvm::cast<mlir::MemRefType>(value.getType()).getElementType();
  }
};

inline mlir::VectorType getType(mlir::Value vector) {
  return llvm::cast<mlir::VectorType>(vector.getType());
}

/// The induction variable of a loop. Its values are from 0 to `limit - 1`.
struct BoundedIndex {
  mlir::Value value;
  int64_t limit;
};

class VectorProgram : public ProgramBuilder {
public:
  VectorProgram(Choices &choices, mlir::MLIRContext *context,
                bool onlyIntegers);

  const bool onlyIntegers;
  /// The vectors in the order of their definitions.
  std::vector<mlir::Value> vectors;
  std::vector<VectorBuffer> buffers;
  std::vector<BoundedIndex> counters;
  /// How often each emitter is drawn.
  llvm::SmallVector<unsigned> weights;
  /// Percentages. `units`: extents that are forced to be 1. `masks`: operations
  /// that are masked, of those that can be. `newest`: operands that are the
  /// newest vector that fits.
  unsigned units = 0, masks = 30, newest = 0;
  /// Whether vectors of several dimensions are read from inputs, and written to
  /// results, as vectors of one dimension, with casts to and from their shape.
  bool areRows = false;

  //===--- Types ---===//

  int64_t pickExtent();
  Shape pickShape(unsigned minRank, unsigned maxRank);
  mlir::VectorType pickType(unsigned minRank, unsigned maxRank) {
    return mlir::VectorType::get(pickShape(minRank, maxRank),
                                 pickElementType());
  }
  /// Picks a permutation of the dimensions of a vector.
  llvm::SmallVector<int64_t> pickPermutation(unsigned rank);
  static bool isSmall(llvm::ArrayRef<int64_t> shape) {
    return getNumElements(shape) <= maxElements;
  }

  //===--- Values ---===//

  using ProgramBuilder::add;
  void add(mlir::Value vector) { vectors.push_back(vector); }
  /// Adds the results of `op` to the vectors and scalars that later operations
  /// may use.
  void addResults(mlir::Operation *op);
  /// Picks an existing vector that `accept` takes, more likely a recent one.
  /// Returns null if `accept` takes none.
  mlir::Value pickKnown(llvm::function_ref<bool(mlir::VectorType)> accept);
  /// Picks a vector that `accept` takes, or makes a new one of type `type`.
  mlir::Value pick(llvm::function_ref<bool(mlir::VectorType)> accept,
                   mlir::VectorType type);
  mlir::Value pickAny(unsigned minRank, unsigned maxRank = 4);
  mlir::Value pickLike(mlir::VectorType type);
  mlir::Value pickFresh(mlir::VectorType type);
  mlir::Value makeConstant(mlir::VectorType type);
  mlir::Value makeSplat(mlir::VectorType type, mlir::TypedAttr element);
  /// Reads a vector from a new argument.
  mlir::Value readInput(mlir::VectorType type);
  mlir::Value makeSplat(mlir::VectorType type, int64_t element);
  mlir::Value pickScalar(mlir::Type type);
  /// Picks a mask of this shape, which must have at least one dimension.
  mlir::Value pickMask(llvm::ArrayRef<int64_t> shape);
  /// Picks a kind of reduction whose result does not depend on the order.
  mlir::vector::CombiningKind pickKind(mlir::Type element);
  /// At times wraps `op` in a `vector.mask` of this shape. Adds the results to
  /// the values that later operations may use.
  void maskSome(mlir::Operation *op, llvm::ArrayRef<int64_t> shape);

  //===--- Memory ---===//

  using ProgramBuilder::pickTensor;
  /// Picks a tensor of this element type, which must be valid for vectors. All
  /// elements of the tensor are written.
  TrackedTensor pickTensor(mlir::Type element, unsigned minRank);
  VectorBuffer pickBuffer(mlir::Type element, unsigned minRank);
  VectorBuffer makeBuffer(llvm::ArrayRef<int64_t> extents, mlir::Type element);
  /// Picks an index that is less than `extent`.
  mlir::Value pickPosition(int64_t extent);
  /// Writes a vector to a new tensor, which the program may use or return.
  void emitWriteOut(mlir::Value vector);

  /// Calls drawn emitters, from one to `most` of them.
  void emitSome(unsigned most);
  mlir::OwningOpRef<mlir::ModuleOp> finish(uint64_t seed);

private:
  static constexpr int64_t maxElements = 64;

  /// The buffers that are freed at the end of the program.
  std::vector<mlir::Value> allocated;
};

/// While this object lives, operations are inserted at the end of `block`.
/// Afterwards, values that they define can no longer be picked.
class VectorScope {
public:
  VectorScope(VectorProgram &program, mlir::Block *block)
      : program(program), scope(program, block),
        numVectors(program.vectors.size()), numBuffers(program.buffers.size()),
        numCounters(program.counters.size()) {}
  ~VectorScope() {
    program.vectors.resize(numVectors);
    program.buffers.erase(program.buffers.begin() + numBuffers,
                          program.buffers.end());
    program.counters.erase(program.counters.begin() + numCounters,
                           program.counters.end());
  }

private:
  VectorProgram &program;
  RegionScope scope;
  size_t numVectors, numBuffers, numCounters;
};

struct VectorEmitter {
  llvm::StringLiteral name;
  unsigned weight;
  void (*emit)(VectorProgram &program);
  /// Whether a program that is built for this emitter has no steps of other
  /// emitters, because the passes to which this emitter gives work refuse what
  /// most other emitters make.
  bool standsAlone = false;
};

// Each of these functions returns the emitters of one family of operations. It
// is defined in the file of that name, unless its comment names another file.
llvm::ArrayRef<VectorEmitter> getElementwiseEmitters();
llvm::ArrayRef<VectorEmitter> getMoveEmitters();
llvm::ArrayRef<VectorEmitter> getReductionEmitters();
llvm::ArrayRef<VectorEmitter> getTransferEmitters();
llvm::ArrayRef<VectorEmitter> getLaneEmitters();
llvm::ArrayRef<VectorEmitter> getControlEmitters();
/// Returns emitters of several operations that a pass rewrites together.
llvm::ArrayRef<VectorEmitter> getFormEmitters();
llvm::ArrayRef<VectorEmitter> getTransferFormEmitters();
llvm::ArrayRef<VectorEmitter> getNarrowFormEmitters();
/// Returns emitters of chains of moves, of poison and of rows, from Moves.cpp.
llvm::ArrayRef<VectorEmitter> getMoveFormEmitters();
/// Returns emitters of transfers on views of buffers.
llvm::ArrayRef<VectorEmitter> getViewFormEmitters();

/// Returns the emitters of all families, in a fixed order.
llvm::ArrayRef<VectorEmitter> getVectorEmitters();

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

/// Picks a part of a buffer. Returns its vector type, which covers the last
/// dimensions of the buffer, and appends its position to `indices`.
mlir::VectorType pickPart(VectorProgram &program, const VectorBuffer &buffer,
                          llvm::SmallVectorImpl<mlir::Value> &indices);

mlir::Value readAt(VectorProgram &program, const VectorBuffer &buffer,
                   mlir::VectorType type, llvm::ArrayRef<mlir::Value> indices);
void writeAt(VectorProgram &program, const VectorBuffer &buffer,
             mlir::Value vector, llvm::ArrayRef<mlir::Value> indices);

/// Makes a read that maps dimensions in any order, and that pads where it
/// reaches out of bounds. Adds the vector to those that later emitters may use.
/// Returns null if the vector would be too large.
mlir::Operation *makeRead(VectorProgram &program, mlir::Value source,
                          llvm::ArrayRef<int64_t> extents);
/// Makes a write that maps dimensions in any order, and that writes nothing out
/// of bounds. Returns null if the vector would be too large.
mlir::Operation *makeWrite(VectorProgram &program, mlir::Value dest,
                           llvm::ArrayRef<int64_t> extents);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_VECTORS_VECTORPROGRAM_H
