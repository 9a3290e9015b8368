//===- ShapeProgram.h - a program of shapes under construction -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The state that the emitters of shape operations share: the existing values,
/// each with its value at run time, from which the emitters know that the
/// program is defined; and the source of new values.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_SHAPE_SHAPEPROGRAM_H
#define PADLAB_LIB_GENERATE_SHAPE_SHAPEPROGRAM_H

#include "../Construction.h"

#include "padlab/dialect/Case.h"
#include "padlab/dialect/ShapeAlgebra.h"

#include "mlir/Dialect/Shape/IR/Shape.h"

namespace padlab::generate {

namespace shapeBudget {
inline constexpr unsigned maxRank = 4, maxConcatRank = 8;
inline constexpr int64_t maxExtent = 5, maxSize = 1 << 20;
inline constexpr unsigned maxSteps = 24, maxNestedSteps = 4, maxDepth = 3;
inline constexpr size_t maxResults = 8;
} // namespace shapeBudget

/// A `!shape.size`, or an index that is not negative.
struct TrackedSize {
  mlir::Value value;
  SizeValue known;
  bool isIndex() const { return llvm::isa<mlir::IndexType>(value.getType()); }
};

/// A `!shape.shape` or an extent tensor.
struct TrackedExtents {
  mlir::Value value;
  ShapeValue known;
  bool isTensor() const { return llvm::isa<mlir::TensorType>(value.getType()); }
};

struct TrackedNumber {
  mlir::Value value;
  int64_t number;
};

struct TrackedFlag {
  mlir::Value value;
  bool holds;
};

/// A tensor or vector that can be an operand of operations such as `shape_of`
/// and `with_shape`. If it is a tensor of integers of rank 1, `elements` has
/// its elements, which `value_as_shape` reads as extents.
struct TrackedSource {
  mlir::Value value;
  llvm::SmallVector<int64_t> shape;
  mlir::Type elementType;
  std::optional<llvm::SmallVector<int64_t>> elements = std::nullopt;
  bool isVector = false;
};

/// A `!shape.value_shape`.
struct TrackedPair {
  mlir::Value value;
  ShapeValue shape;
  /// The shape that the tensor or vector in the pair really has, as far as it
  /// is known. `shape` is the shape that the pair states.
  ShapeValue own;
  /// The tensor or vector in the pair. nullopt if it is not known.
  std::optional<TrackedSource> source = std::nullopt;
};

/// The values that operations at some point of the program can use.
struct ShapeScope {
  std::vector<TrackedSize> sizes;
  std::vector<TrackedExtents> shapes;
  std::vector<TrackedNumber> indices;
  std::vector<TrackedFlag> flags;
  std::vector<mlir::Value> witnesses; ///< If one fails, the program stops.
  std::vector<TrackedSource> sources;
  std::vector<TrackedPair> pairs;
};

class ShapeProgram : public EntryBuilder {
public:
  ShapeProgram(Choices &choices, mlir::MLIRContext *context);

  ShapeScope scope;
  /// The depth of nested regions and functions.
  unsigned depth = 0;
  /// Whether operations are now emitted into a function, which cannot use the
  /// arguments of the entry.
  bool isIsolated = false;
  /// Whether operations are now emitted into a function of the function
  /// library.
  bool inLibrary = false;

  // --- Picking. At times, and if there are no values, these functions make new
  // ones; `pickPair` only returns existing ones.
  TrackedSize pickSize();
  TrackedNumber pickIndex();
  TrackedExtents pickShape();
  llvm::SmallVector<TrackedExtents> pickShapes(unsigned atLeast,
                                               unsigned atMost);
  TrackedSource pickSource();
  TrackedPair pickPair();
  /// Makes an argument of type `!shape.value_shape`, whose contents are
  /// unknown.
  TrackedPair makeUnknownPair();
  mlir::Value pickWitness();

  // --- Making operations.
  mlir::Operation *create(llvm::StringRef name, mlir::TypeRange results,
                          mlir::ValueRange operands,
                          llvm::ArrayRef<mlir::NamedAttribute> attrs = {});
  mlir::Type getSizeType() const;
  mlir::Type getShapeType() const;
  mlir::Type getWitnessType() const;
  /// Picks a type that can hold `known`. It may be index only if `mayBeIndex`.
  mlir::Type pickSizeType(const SizeValue &known, bool mayBeIndex);
  mlir::Type pickShapeType(const ShapeValue &known, bool mayBeTensor);

  /// Adds a value to the scope, so that later steps can pick it.
  void add(mlir::Value value, const SizeValue &known);
  void add(mlir::Value value, const ShapeValue &known);
  void addIndex(mlir::Value value, int64_t number);

  mlir::ModuleOp getModule() {
    return entry->getParentOfType<mlir::ModuleOp>();
  }
  unsigned takeNumber() { return nextNumber++; }
  mlir::OwningOpRef<mlir::ModuleOp> finish(uint64_t seed);

private:
  SizeValue drawSize();
  ShapeValue drawShape();
  TrackedSize makeSize();
  TrackedExtents makeShape();
  TrackedExtents makeExtents(llvm::ArrayRef<int64_t> extents);
  TrackedSource makeSource();
  TrackedSource makeVector();
  void expectErrors();

  unsigned nextNumber = 0;
};

//===----------------------------------------------------------------------===//
// Emitters. Each emits an operation on existing values, which may have a
// region, or be a call of a function that is emitted, too. It returns false if
// it has emitted at most operations that make new operands.
//===----------------------------------------------------------------------===//

#define PADLAB_SHAPE_EMITTER(FUNCTION, ...)                                    \
  bool FUNCTION(ShapeProgram &program);
#include "Emitters.def"

/// Calls drawn emitters until `steps` of them have emitted something, or until
/// it has made three times as many calls.
void emitShapeSteps(ShapeProgram &program, unsigned steps);

/// Returns the function by which algebra::minOrMax chooses between two extents.
inline algebra::Choose getChoice(bool isMax) {
  return isMax ? algebra::Choose(std::max<int64_t>)
               : algebra::Choose(std::min<int64_t>);
}

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_SHAPE_SHAPEPROGRAM_H
