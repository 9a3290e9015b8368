//===- ProgramBuilder.h - a case under construction -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The parts that the emitters of operations share: the values that exist so
/// far with their concrete extents (so that everything is known to be defined),
/// the features that this case draws on, and the limits that keep it small.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_PROGRAMBUILDER_H
#define PADLAB_LIB_GENERATE_PROGRAMBUILDER_H

#include "Construction.h"
#include "Features.h"
#include "Scalars.h"

#include "padlab/dialect/Case.h"
#include "padlab/fuzz/Choices.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseSet.h"

namespace padlab::generate {

/// A case must run in milliseconds, many pipelines included.
namespace budget {
inline constexpr unsigned maxRank = 5;
inline constexpr int64_t maxElements = 200;
/// Room is left to pad what producers make.
inline constexpr int64_t maxProducerElements = 64;
inline constexpr int64_t maxTotalElements = 2000;
inline constexpr unsigned maxSteps = 12;
/// Loops and branches in each other, and operations drawn for each.
inline constexpr unsigned maxDepth = 2, maxNestedSteps = 2;
inline constexpr unsigned maxBodySteps = 4;
inline constexpr unsigned maxInputs = 3;
inline constexpr int64_t maxPadding = 4;
} // namespace budget

/// A ranked tensor with its extents at run time.
struct TrackedTensor {
  mlir::Value value;
  Extents extents;

  mlir::Type getElementType() const {
    return llvm::cast<mlir::RankedTensorType>(value.getType()).getElementType();
  }
  unsigned getRank() const { return extents.size(); }
};

/// A tensor that need not have a rank, with its extents at run time.
struct AnyTensor {
  mlir::Value value;
  Extents extents;

  mlir::TensorType getType() const {
    return llvm::cast<mlir::TensorType>(value.getType());
  }
};

/// An index whose number is known.
struct TrackedIndex {
  mlir::Value value;
  int64_t number;
};

/// The limits on the sizes of tensors.
struct SizeLimits {
  int64_t elements = budget::maxElements;
  int64_t producerElements = budget::maxProducerElements;
  /// An extent together with the rank.
  int64_t extent = 9;
  /// Rows and tiles of a length that code for large tensors asks for. What is
  /// generated costs the reference ten times as much.
  static SizeLimits getLarge() { return {6400, 2048, 160}; }
};

int64_t getNumElements(llvm::ArrayRef<int64_t> extents);

class RegionScope;

class ProgramBuilder : public EntryBuilder {
public:
  ProgramBuilder(Choices &choices, mlir::MLIRContext *context);
  /// Goes on with a program that exists, before the end of its first block.
  /// What the caller adds can be used.
  ProgramBuilder(Choices &choices, mlir::func::FuncOp function);

  Features features;
  SizeLimits limits;
  /// In the order in which they were defined.
  std::vector<TrackedTensor> tensors;
  std::vector<AnyTensor> unranked;
  std::vector<mlir::Value> scalars;
  /// Scalars of types that nothing is computed in.
  std::vector<mlir::Value> movedScalars;
  std::vector<TrackedIndex> indices;
  /// How often each operation is drawn for the body of a loop or a branch;
  /// empty: as anywhere.
  llvm::SmallVector<unsigned> bodyWeights;
  /// How many loops and branches stand around the insertion point.
  unsigned depth = 0;

  mlir::Type pickElementType();
  /// Extents of a new tensor of at most `maxElements` elements.
  Extents pickExtents(int64_t maxElements);
  /// `extents` as a type, each static or dynamic.
  mlir::RankedTensorType pickTensorType(llvm::ArrayRef<int64_t> extents,
                                        mlir::Type elementType);

  /// Recent values are likelier. Null when `accept` takes none. The pointer
  /// holds until the next tensor is added. Scalars can be computed of its
  /// elements, all of which are written.
  const TrackedTensor *
  pickTensor(llvm::function_ref<bool(const TrackedTensor &)> accept);
  /// The same of all tensors: for operations that only move elements.
  const TrackedTensor *
  pickMovedTensor(llvm::function_ref<bool(const TrackedTensor &)> accept);
  /// Whether all elements are known to be written.
  bool isWritten(mlir::Value tensor) const;
  /// A tensor with elements that nobody has written yet.
  mlir::Value emitEmpty(mlir::RankedTensorType type,
                        llvm::ArrayRef<int64_t> extents);

  TrackedTensor addTensorArgument(llvm::ArrayRef<int64_t> extents,
                                  mlir::Type elementType);
  /// A scalar argument of any element type; its value follows from the seed.
  mlir::Value addScalarArgument(mlir::Type type);

  /// An index equal to `number`: a constant, an argument, an extent of a
  /// tensor, or computed from one.
  mlir::Value getIndex(int64_t number);
  /// `number` as an attribute, or in `percent` of 100 as `getIndex`.
  mlir::OpFoldResult getFoldable(int64_t number, unsigned percent);
  /// The sizes that `tensor.empty` and its like take for the type's `?`s.
  llvm::SmallVector<mlir::Value>
  getDynamicSizes(mlir::RankedTensorType type, llvm::ArrayRef<int64_t> extents);
  mlir::Value getConstant(mlir::TypedAttr attr);

  /// A builder of scalar expressions at the insertion point of `at`.
  ScalarBuilder getScalarBuilder(mlir::OpBuilder &at) {
    return ScalarBuilder(choices, at, location, features.specialValues,
                         features.onlyChoosesFloats);
  }
  ScalarBuilder getScalarBuilder() { return getScalarBuilder(builder); }

  /// Makes a result known to later steps.
  void add(mlir::Value value, llvm::ArrayRef<int64_t> extents);
  /// The same of one whose elements need not be written.
  void addPartlyWritten(mlir::Value value, llvm::ArrayRef<int64_t> extents);
  void addScalar(mlir::Value value);
  /// Before anything is emitted: a case with room for large tensors.
  void makeLarge() {
    limits = SizeLimits::getLarge();
    elementsLeft *= limits.elements / budget::maxElements;
  }
  /// Whether the case may hold so many elements more.
  bool fits(int64_t elements) const { return elements <= elementsLeft; }

  /// Returns what nothing uses and some of the rest, and hands the module
  /// over.
  mlir::OwningOpRef<mlir::ModuleOp> finish(uint64_t seed);
  /// Returns, beside what the program returned already, the tensors from
  /// numbers `firstTensor` and `firstUnranked` and the scalars from
  /// `firstScalar` that nothing uses.
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

/// Whether `cf.switch` may hand them on: upstream does not read its own text
/// of one of several results there.
bool mayGoIntoSwitch(mlir::ValueRange values);

/// While it lives, what is emitted goes to the end of `block`, which is inside
/// an operation; then what it defined is forgotten, for nothing outside can use
/// it. Arguments of the function stay.
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

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PROGRAMBUILDER_H
