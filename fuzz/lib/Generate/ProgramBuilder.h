//===- ProgramBuilder.h - a case under construction -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The state that the emitters of operations share: the existing values with
/// their extents at run time, from which the emitters know that each operation
/// is defined; the features of this case; and the limits that keep the case
/// small.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_PROGRAMBUILDER_H
#define PADLAB_LIB_GENERATE_PROGRAMBUILDER_H

#include "Construction.h"
#include "Scalars.h"

#include "padlab/dialect/Case.h"

#include "llvm/ADT/DenseSet.h"

namespace padlab::generate {

/// Limits that keep a case so small that all its pipelines together run in
/// milliseconds.
namespace budget {
inline constexpr unsigned maxRank = 5;
inline constexpr int64_t maxElements = 200;
/// Producers make small tensors, so that there is room to pad these.
inline constexpr int64_t maxProducerElements = 64;
inline constexpr int64_t maxTotalElements = 2000;
inline constexpr unsigned maxSteps = 12;
/// The nesting depth of loops and branches, and the number of operations drawn
/// for each.
inline constexpr unsigned maxDepth = 2, maxNestedSteps = 2;
inline constexpr unsigned maxBodySteps = 4;
inline constexpr unsigned maxInputs = 3;
inline constexpr int64_t maxPadding = 4;
} // namespace budget

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
  /// Whether floats are only compared, chosen (as by selects and maxima),
  /// negated and extended. No operation rounds then, so that all orders of
  /// evaluation give the same result.
  bool onlyChoosesFloats = false;
  /// Operations compute with values of `elementTypes`. Tensors that are only
  /// moved have one of `movedTypes`, which may be of any kind.
  llvm::SmallVector<mlir::Type, 3> elementTypes, movedTypes;

  static Features draw(Choices &choices, mlir::MLIRContext *context);
};

/// Returns whether `ScalarBuilder` can compute with values of this type.
bool isComputed(mlir::Type type);

/// Returns the float types narrower than f16: f8, f6 and f4 of all kinds.
llvm::SmallVector<mlir::Type> getSmallFloats(mlir::MLIRContext *context);
/// Returns all float types that native code supports; LLVM has no `tf32`.
llvm::SmallVector<mlir::Type> getNativeFloats(mlir::MLIRContext *context);

/// Picks a type for elements that are only moved, not computed with, such as a
/// signed or unsigned integer, or a complex number.
mlir::Type pickMovedType(Choices &choices, mlir::MLIRContext *context);

int64_t getNumElements(llvm::ArrayRef<int64_t> extents);

/// A ranked tensor with its extents at run time.
struct TrackedTensor {
  mlir::Value value;
  Extents extents;

  mlir::Type getElementType() const {
    return llvm::cast<mlir::RankedTensorType>(value.getType()).getElementType();
  }
  unsigned getRank() const { return extents.size(); }
};

/// Returns whether the tensor has elements. Otherwise no slice of it is valid:
/// the verifier refuses an offset equal to the extent, even of an empty slice.
inline bool isNonEmpty(const TrackedTensor &tensor) {
  return getNumElements(tensor.extents) > 0;
}
/// Returns whether the tensor has elements and at least one dimension, along
/// which slices of it can differ.
inline bool hasSlices(const TrackedTensor &tensor) {
  return tensor.getRank() > 0 && isNonEmpty(tensor);
}

/// A ranked or unranked tensor with its extents at run time.
struct AnyTensor {
  mlir::Value value;
  Extents extents;

  mlir::TensorType getType() const {
    return llvm::cast<mlir::TensorType>(value.getType());
  }
};

/// An index whose value at run time is known to be `number`.
struct TrackedIndex {
  mlir::Value value;
  int64_t number;
};

/// The limits on the sizes of tensors.
struct SizeLimits {
  int64_t elements = budget::maxElements;
  int64_t producerElements = budget::maxProducerElements;
  /// An extent plus the rank of its tensor is at most this.
  int64_t extent = 9;
  /// Returns limits that allow long rows and full tiles, for which passes
  /// generate special code. The reference takes ten times as long for such
  /// programs.
  static SizeLimits getLarge() { return {6400, 2048, 160}; }
};

class RegionScope;

class ProgramBuilder : public EntryBuilder {
public:
  ProgramBuilder(Choices &choices, mlir::MLIRContext *context);
  /// Continues an existing function: operations go before the terminator of its
  /// first block. The builder uses only those existing values that the caller
  /// adds.
  ProgramBuilder(Choices &choices, mlir::func::FuncOp function);

  Features features;
  SizeLimits limits;
  /// The tensors in the order of their definitions.
  std::vector<TrackedTensor> tensors;
  std::vector<AnyTensor> unranked;
  std::vector<mlir::Value> scalars;
  /// Scalars of types that operations only move, and do not compute with.
  std::vector<mlir::Value> movedScalars;
  std::vector<TrackedIndex> indices;
  /// The weights with which operations are drawn for the bodies of loops and
  /// branches. If empty, bodies draw operations with the weights
  /// `OpEmitter::anywhere`.
  llvm::SmallVector<unsigned> bodyWeights;
  /// The number of loops and branches around the insertion point.
  unsigned depth = 0;

  mlir::Type pickElementType();
  /// Picks extents of a new tensor of at most `maxElements` elements.
  Extents pickExtents(int64_t maxElements);
  /// Picks a type with `extents`, each static or dynamic.
  mlir::RankedTensorType pickTensorType(llvm::ArrayRef<int64_t> extents,
                                        mlir::Type elementType);

  /// Picks a tensor whose elements are all written and have a type that
  /// operations compute with; recent tensors are likelier. Returns null if
  /// `accept` takes none of these tensors. The pointer is valid until the next
  /// tensor is added.
  const TrackedTensor *
  pickTensor(llvm::function_ref<bool(const TrackedTensor &)> accept);
  /// Picks one of all tensors that `accept` takes, for operations that only
  /// move elements.
  const TrackedTensor *
  pickMovedTensor(llvm::function_ref<bool(const TrackedTensor &)> accept);
  /// Returns whether all elements of `tensor` are known to be written.
  bool isWritten(mlir::Value tensor) const;
  /// Emits a tensor whose elements are not written yet, or returns an earlier
  /// one of this type and these extents.
  mlir::Value emitEmpty(mlir::RankedTensorType type,
                        llvm::ArrayRef<int64_t> extents);

  TrackedTensor addTensorArgument(llvm::ArrayRef<int64_t> extents,
                                  mlir::Type elementType);
  /// Adds a scalar argument of any element type; its value follows from the
  /// seed.
  mlir::Value addScalarArgument(mlir::Type type);

  /// Returns an index equal to `number`: a constant, an argument, an extent of
  /// a tensor, an extent plus a constant, or another of `indices`.
  mlir::Value getIndex(int64_t number);
  /// Returns an argument of the entry whose value is `number`, so that no pass
  /// can know it. If several tries give no argument, returns some other index
  /// with this value.
  mlir::Value getUnknownIndex(int64_t number);
  /// Returns `number` as an attribute, or, with a probability of `percent`, as
  /// a value from `getIndex`.
  mlir::OpFoldResult getFoldable(int64_t number, unsigned percent);
  /// Returns the sizes for the `?`s of `type` as values, which are the operands
  /// of operations such as `tensor.empty`.
  llvm::SmallVector<mlir::Value>
  getDynamicSizes(mlir::RankedTensorType type, llvm::ArrayRef<int64_t> extents);
  mlir::Value getConstant(mlir::TypedAttr attr);

  /// Returns a builder of scalar expressions at the insertion point of `at`.
  ScalarBuilder getScalarBuilder(mlir::OpBuilder &at) {
    return ScalarBuilder(choices, at, location, features.specialValues,
                         features.onlyChoosesFloats);
  }
  ScalarBuilder getScalarBuilder() { return getScalarBuilder(builder); }

  /// Adds a result to the values that later steps may use.
  void add(mlir::Value value, llvm::ArrayRef<int64_t> extents);
  /// Adds a result as `add` does; its elements may be unwritten.
  void addPartlyWritten(mlir::Value value, llvm::ArrayRef<int64_t> extents);
  void addScalar(mlir::Value value);
  /// Gives the case room for large tensors. Must be called before anything is
  /// emitted.
  void makeLarge() {
    limits = SizeLimits::getLarge();
    elementsLeft *= limits.elements / budget::maxElements;
  }
  /// Returns whether the case has room for this many more elements.
  bool fits(int64_t elements) const { return elements <= elementsLeft; }

  /// Makes the entry return unused values and some of the others, and releases
  /// the module.
  mlir::OwningOpRef<mlir::ModuleOp> finish(uint64_t seed);
  /// Makes the entry return, besides its existing results, unused values:
  /// tensors from the indices `firstTensor` and `firstUnranked` on, and scalars
  /// from `firstScalar` on.
  void finishExtension(size_t firstTensor, size_t firstUnranked,
                       size_t firstScalar);

private:
  friend class RegionScope;
  TrackedIndex addIndexArgument(int64_t number);
  bool readsUnwritten(mlir::Operation *op) const;

  std::vector<TrackedTensor> empties;
  llvm::DenseSet<mlir::Value> partlyWritten;
  int64_t elementsLeft = budget::maxTotalElements;
};

/// Returns whether `cf.switch` may pass these values to a block. It may not
/// pass a result of an operation with several results, because upstream prints
/// such a value in a way that it cannot parse.
bool mayGoIntoSwitch(mlir::ValueRange values);

/// While this object lives, operations go to the end of `block`, which is a
/// block of a nested region. Afterwards, the program forgets the values that
/// these operations defined, because they are not visible outside of the
/// region. It keeps arguments of the function.
class RegionScope {
public:
  RegionScope(ProgramBuilder &program, mlir::Block *block);
  ~RegionScope();
  RegionScope(const RegionScope &) = delete;
  RegionScope &operator=(const RegionScope &) = delete;

private:
  ProgramBuilder &program;
  mlir::Region *region;
  mlir::OpBuilder::InsertionGuard guard;
};

/// Moves some consecutive operations of `function`'s entry block to a private
/// function, which is called in their place. Returns null if the block has no
/// operation with a ranked tensor both among its operands and among its
/// results.
mlir::func::CallOp outlineSome(mlir::func::FuncOp function, Choices &choices);

/// Calls the function of `call` once more, before the terminator of its block.
/// Operands of static types may be replaced by other values of the same type.
mlir::func::CallOp callAgain(mlir::func::CallOp call, Choices &choices);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PROGRAMBUILDER_H
