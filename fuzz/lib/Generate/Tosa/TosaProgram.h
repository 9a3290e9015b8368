//===- TosaProgram.h - a program of TOSA under construction -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A TOSA program is defined if no integer overflows. It has only one right
/// result if no sum of floats rounds (docs/tosa-semantics.md). To ensure both,
/// emitters track the range of the elements of each tensor.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_TOSA_TOSAPROGRAM_H
#define PADLAB_LIB_GENERATE_TOSA_TOSAPROGRAM_H

#include "../Drawing.h"
#include "../ProgramBuilder.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"

namespace padlab::generate {

/// The range of all elements of a tensor. Booleans are 0 and 1.
struct TosaRange {
  int64_t low = 0, high = 0;
  /// Whether all elements are whole numbers in the range. Floats may also be
  /// NaN. For integers this is always true.
  bool isWhole = true;

  /// Returns the largest magnitude of an element.
  int64_t getMost() const { return std::max(std::abs(low), std::abs(high)); }
  TosaRange join(const TosaRange &other) const {
    return {std::min(low, other.low), std::max(high, other.high),
            isWhole && other.isWhole};
  }
};

struct TosaTensor {
  mlir::Value value;
  Extents extents;
  TosaRange range;

  mlir::Type getElementType() const {
    return llvm::cast<mlir::RankedTensorType>(value.getType()).getElementType();
  }
  unsigned getRank() const { return extents.size(); }
  bool isFloat() const { return llvm::isa<mlir::FloatType>(getElementType()); }
  bool isBool() const { return getElementType().isInteger(1); }
  /// Returns whether the elements are integers, but not booleans.
  bool isInt() const { return !isFloat() && !isBool(); }
};

class TosaProgram : public EntryBuilder {
public:
  TosaProgram(Choices &choices, mlir::MLIRContext *context);

  /// The tensors in the order of their definitions.
  std::vector<TosaTensor> tensors;

  //===--- Types ---===//

  /// Picks a type with `extents`, each static or dynamic.
  mlir::RankedTensorType pickType(llvm::ArrayRef<int64_t> extents,
                                  mlir::Type element);
  Extents pickExtents(unsigned rank, int64_t maxElements = 48);
  /// Returns the range of all values of `type`.
  static TosaRange getFullRange(mlir::Type type);
  /// Returns whether sums with a magnitude of at most `most` neither overflow
  /// nor round.
  static bool fits(mlir::Type type, int64_t most);

  //===--- Tensors ---===//

  TosaTensor addTensor(llvm::ArrayRef<int64_t> extents, mlir::Type element);
  TosaTensor addInput();
  /// Adds the result of an operation to `tensors`. If the program infers types,
  /// as front ends do, the type of the result gets the extents that upstream
  /// infers. Otherwise the type keeps its drawn extents.
  void add(mlir::Value value, llvm::ArrayRef<int64_t> extents, TosaRange range);
  /// Picks a tensor that `accept` takes, more likely a recent one. Returns
  /// nullopt if `accept` takes none.
  std::optional<TosaTensor>
  pick(llvm::function_ref<bool(const TosaTensor &)> accept);
  /// Picks any tensor. There is always at least one, and each has at least one
  /// dimension.
  TosaTensor pickAny();
  /// Picks a tensor with the rank of `other` whose extents broadcast with those
  /// of `other`: an existing tensor whose range `accept` takes, a constant, or
  /// an argument.
  TosaTensor pickPartner(const TosaTensor &other, mlir::Type element,
                         llvm::function_ref<bool(const TosaRange &)> accept);
  /// Returns whether the program has room for another tensor of this many
  /// elements.
  bool hasRoom(int64_t elements) const { return elements <= 400; }

  //===--- Constants ---===//

  mlir::Value makeShape(llvm::ArrayRef<int64_t> numbers);
  /// Makes a constant of one element, which can be an operand such as a zero
  /// point or a shift.
  mlir::Value makeScalar(mlir::Type element, int64_t value);
  /// Makes a constant with elements in `range`. If they are floats, they are
  /// whole numbers.
  TosaTensor makeConstant(llvm::ArrayRef<int64_t> extents, mlir::Type element,
                          TosaRange range);
  mlir::TypedAttr pickElement(mlir::Type type);

  /// Makes the entry return all unused results and some others. Gives it a
  /// drawn sequence of passes. Returns the module.
  mlir::OwningOpRef<mlir::ModuleOp> finish(uint64_t seed);

private:
  unsigned dynamicExtents, unitExtents, specialValues;
  bool infersTypes;
  llvm::SmallVector<mlir::Type, 4> elementTypes;
};

/// Returns the extents to which two tensors of the same rank broadcast.
Extents broadcastExtents(llvm::ArrayRef<int64_t> a, llvm::ArrayRef<int64_t> b);

//===----------------------------------------------------------------------===//
// Emitters
//===----------------------------------------------------------------------===//

llvm::ArrayRef<Emitter<TosaProgram>> getTosaEmitters();

#define PADLAB_TOSA_EMITTER(FUNCTION, ...) void FUNCTION(TosaProgram &program);
#include "Emitters.def"

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_TOSA_TOSAPROGRAM_H
