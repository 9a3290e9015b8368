//===- VectorProgram.h - a program on vectors -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// An entry on tensors whose body reads vectors, computes with them and writes
/// them back. The emitters share the vectors, and the buffers with their
/// extents at run time, all of whose elements have been written. So every
/// program is known to be defined.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_VECTORS_VECTORPROGRAM_H
#define PADLAB_LIB_GENERATE_VECTORS_VECTORPROGRAM_H

#include "../ProgramBuilder.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace padlab::generate {

using Shape = llvm::SmallVector<int64_t, 4>;

struct VectorBuffer {
  mlir::Value value;
  Extents extents;
  /// Loads and stores of several elements ask for this.
  bool hasUnitStride;

  mlir::Type getElementType() const {
    return llvm::cast<mlir::MemRefType>(value.getType()).getElementType();
  }
};

inline mlir::VectorType getType(mlir::Value vector) {
  return llvm::cast<mlir::VectorType>(vector.getType());
}

/// An index from 0 to `limit - 1`: of a loop.
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
  /// Percentages: of unit extents in addition to those that arise anyway; of
  /// masked operations, among those that can be masked; of operands that are
  /// the newest possible value.
  unsigned units = 0, masks = 30, newest = 0;
  /// Whether vectors of several dimensions are passed in and out as one row.
  bool areRows = false;

  //===--- Types ---===//

  int64_t pickExtent();
  Shape pickShape(unsigned minRank, unsigned maxRank);
  mlir::VectorType pickType(unsigned minRank, unsigned maxRank) {
    return mlir::VectorType::get(pickShape(minRank, maxRank),
                                 pickElementType());
  }
  static bool isSmall(llvm::ArrayRef<int64_t> shape) {
    return getNumElements(shape) <= maxElements;
  }

  //===--- Values ---===//

  using ProgramBuilder::add;
  void add(mlir::Value vector) { vectors.push_back(vector); }
  /// Adds the results to the known vectors and scalars.
  void addResults(mlir::Operation *op);
  /// Recent vectors are likelier; null when `accept` takes none.
  mlir::Value pickKnown(llvm::function_ref<bool(mlir::VectorType)> accept);
  /// A vector that `accept` takes, or a new one of `type`.
  mlir::Value pick(llvm::function_ref<bool(mlir::VectorType)> accept,
                   mlir::VectorType type);
  mlir::Value pickAny(unsigned minRank, unsigned maxRank = 4);
  mlir::Value pickLike(mlir::VectorType type);
  mlir::Value pickFresh(mlir::VectorType type);
  mlir::Value makeConstant(mlir::VectorType type);
  mlir::Value makeSplat(mlir::VectorType type, mlir::TypedAttr element);
  /// Read from a new argument.
  mlir::Value readInput(mlir::VectorType type);
  mlir::Value makeSplat(mlir::VectorType type, int64_t element);
  mlir::Value pickScalar(mlir::Type type);
  /// A mask of the shape, which has dimensions.
  mlir::Value pickMask(llvm::ArrayRef<int64_t> shape);
  /// A combination that is exact in any order.
  mlir::vector::CombiningKind pickKind(mlir::Type element);
  /// Sometimes wraps `op` in a `vector.mask` of the shape. Its results become
  /// known.
  void maskSome(mlir::Operation *op, llvm::ArrayRef<int64_t> shape);

  //===--- Memory ---===//

  /// A tensor of written elements of this type, which vectors can have.
  using ProgramBuilder::pickTensor;
  TrackedTensor pickTensor(mlir::Type element, unsigned minRank);
  VectorBuffer pickBuffer(mlir::Type element, unsigned minRank);
  VectorBuffer makeBuffer(llvm::ArrayRef<int64_t> extents, mlir::Type element);
  /// An index in bounds of `extent`.
  mlir::Value pickPosition(int64_t extent);
  /// Writes all of a vector to a new tensor, which is known.
  void emitWriteOut(mlir::Value vector);

  /// Emits up to `most` more operations.
  void emitSome(unsigned most);
  mlir::OwningOpRef<mlir::ModuleOp> finish(uint64_t seed);

private:
  static constexpr int64_t maxElements = 64;

  /// The buffers to be freed at the end.
  std::vector<mlir::Value> allocated;
};

/// While this object lives, operations go to the end of `block`; the values
/// that they define are forgotten afterwards.
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
  /// Subjects that ask for this form refuse the results of most other emitters,
  /// so it is emitted alone.
  bool standsAlone = false;
};

// One function per family of operations, each in the file of that name.
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
llvm::ArrayRef<VectorEmitter> getMoveFormEmitters();

/// All of them, in a fixed order.
llvm::ArrayRef<VectorEmitter> getVectorEmitters();

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_VECTORS_VECTORPROGRAM_H
