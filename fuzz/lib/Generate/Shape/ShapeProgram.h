//===- ShapeProgram.h - a program of shapes under construction -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The state that the emitters of shape operations share: the values that exist
/// so far, each with its value at run time (so that the program is known to be
/// defined), and the source of new ones.
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

/// A `!shape.size` or an index that is not negative.
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

/// A tensor or vector that is an operand of `shape_of`, `with_shape` and the
/// like. `elements` are those of a rank-1 tensor of integers, because
/// `value_as_shape` reads them as extents.
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
  /// The shape of the value itself, as far as it is known.
  ShapeValue own;
  /// The tensor or vector in the pair; none if it is unknown.
  std::optional<TrackedSource> source = std::nullopt;
};

/// The values that are usable at some point.
struct ShapeScope {
  std::vector<TrackedSize> sizes;
  std::vector<TrackedExtents> shapes;
  std::vector<TrackedNumber> indices;
  std::vector<TrackedFlag> flags;
  std::vector<mlir::Value> witnesses; ///< They hold, or stop the program.
  std::vector<TrackedSource> sources;
  std::vector<TrackedPair> pairs;
};

class ShapeProgram : public EntryBuilder {
public:
  ShapeProgram(Choices &choices, mlir::MLIRContext *context);

  ShapeScope scope;
  /// The depth of nested regions and functions.
  unsigned depth = 0;
  /// Whether operations go to a function that does not see the arguments of the
  /// entry.
  bool isIsolated = false;
  /// Whether operations go to a function of the library.
  bool inLibrary = false;

  // --- Picking. If there are too few values, new ones are made.
  TrackedSize pickSize();
  TrackedNumber pickIndex();
  TrackedExtents pickShape();
  llvm::SmallVector<TrackedExtents> pickShapes(unsigned atLeast,
                                               unsigned atMost);
  TrackedSource pickSource();
  TrackedPair pickPair();
  /// Makes an argument whose value is unknown.
  TrackedPair makeUnknownPair();
  mlir::Value pickWitness();

  // --- Making operations.
  mlir::Operation *create(llvm::StringRef name, mlir::TypeRange results,
                          mlir::ValueRange operands,
                          llvm::ArrayRef<mlir::NamedAttribute> attrs = {});
  mlir::Type getSizeType() const;
  mlir::Type getShapeType() const;
  mlir::Type getWitnessType() const;
  /// Picks a type that can hold `known`; index only if `mayBeIndex`.
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
// Emitters. Each emits one operation (or one with a region, or a call with its
// function) from existing values, and returns false if it has emitted nothing.
//===----------------------------------------------------------------------===//

#define PADLAB_SHAPE_EMITTER(FUNCTION, ...)                                    \
  bool FUNCTION(ShapeProgram &program);
#include "Emitters.def"

/// Calls drawn emitters until `steps` of them have emitted something, or too
/// many calls have emitted nothing.
void emitShapeSteps(ShapeProgram &program, unsigned steps);

/// Returns how algebra::minOrMax chooses one of two extents.
inline algebra::Choose getChoice(bool isMax) {
  return isMax ? algebra::Choose(std::max<int64_t>)
               : algebra::Choose(std::min<int64_t>);
}

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_SHAPE_SHAPEPROGRAM_H
