//===- ArithProgram.h - a program of arithmetic -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A program whose entry function computes with numbers: scalars, or vectors or
/// tensors of one shape, element by element. The emitters share a list of the
/// numbers, each with the range of its elements. The ranges show which
/// divisions, shifts, conversions and promises (`nsw`, `exact`) are defined, so
/// that no program is undefined.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_ARITH_ARITHPROGRAM_H
#define PADLAB_LIB_GENERATE_ARITH_ARITHPROGRAM_H

#include "../ProgramBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/IR/ConstantRange.h"

namespace padlab::generate {

/// A value, with a range that holds for each of its elements.
struct Number {
  mlir::Value value;
  /// The range of an integer. A number of any other type has the full range of
  /// one bit.
  llvm::ConstantRange range = llvm::ConstantRange::getFull(1);
  /// If positive, the number is a float that is a multiple of a quarter, and
  /// its absolute value is at most this. 0 if nothing is known.
  int64_t magnitude = 0;

  mlir::Type getElementType() const {
    return mlir::getElementTypeOrSelf(value.getType());
  }
  bool isInteger() const { return getElementType().isIntOrIndex(); }
  bool isFloat() const { return llvm::isa<mlir::FloatType>(getElementType()); }
};

class ArithProgram : public ProgramBuilder {
public:
  ArithProgram(Choices &choices, mlir::MLIRContext *context, bool onlyIntegers);

  const bool onlyIntegers;
  /// The numbers in the order of their definitions.
  std::vector<Number> numbers;
  /// How often each emitter is drawn.
  llvm::SmallVector<unsigned> weights;
  /// Whether operations are now emitted into a function that the entry calls.
  /// Such a function cannot get further arguments.
  bool isCallee = false;

  //===--- Types ---===//

  bool hasScalars() const { return form == Form::Scalars; }
  /// Returns `element`, or a vector or tensor of it, as the form requires.
  mlir::Type wrap(mlir::Type element) const;
  static unsigned getWidth(mlir::Type element);
  mlir::Type pickIntegerType() {
    return choices.pick(llvm::ArrayRef<mlir::Type>(integerTypes));
  }
  mlir::Type pickFloatType() {
    return choices.pick(llvm::ArrayRef<mlir::Type>(floatTypes));
  }

  //===--- Numbers ---===//

  /// Adds `value` to the numbers; its elements may have any value.
  Number add(mlir::Value value);
  Number add(mlir::Value value, llvm::ConstantRange range);
  Number addFloat(mlir::Value value, int64_t magnitude);
  /// Adds a number of which nothing is known, because it comes from a new
  /// argument. In a callee, which cannot get new arguments, adds a constant.
  Number addInput(mlir::Type element);
  /// Draws one of the numbers that `accept` takes, more likely a recent one;
  /// nullopt if there is none.
  std::optional<Number>
  pickKnown(llvm::function_ref<bool(const Number &)> accept);
  Number pick(mlir::Type element);
  Number pickInteger() { return pick(pickRecentType(/*isFloat=*/false)); }
  Number pickFloat() { return pick(pickRecentType(/*isFloat=*/true)); }
  /// Picks or makes an integer of at least two bits whose range is bounded.
  Number pickBounded();
  /// Picks a scalar condition.
  mlir::Value pickCondition();

  /// Makes a constant with equal elements. It is not added to the numbers, so
  /// that later emitters do not draw it.
  Number getConstant(mlir::Type element, const llvm::APInt &value);
  Number getConstant(mlir::Type element, int64_t value);
  Number pickConstant(mlir::Type element);
  Number getFloat(mlir::Type element, double value);

  //===--- Operations ---===//

  /// Emits `op`. The ranges of `lhs` and `rhs` must be such that `op` is
  /// defined for them. The operation may carry promises (`nsw`, `exact`) that
  /// hold for these ranges.
  Number combine(ArithOp op, Number lhs, Number rhs);
  /// Returns `number` limited to values from 0 to `limit - 1`. Returns it
  /// unchanged if its range or its type already limits it to these values.
  Number makeBelow(Number number, uint64_t limit);
  /// Converts `number` to another integer type.
  Number convert(Number number, mlir::Type element, bool isSigned);
  Number compare(mlir::arith::CmpIPredicate predicate, Number lhs, Number rhs);
  Number select(mlir::Value condition, Number onTrue, Number onFalse);

  /// Calls drawn emitters, from one to `most` of them.
  void emitSome(unsigned most);
  mlir::OwningOpRef<mlir::ModuleOp> finish(uint64_t seed);

private:
  enum class Form { Scalars, Vectors, Tensors };

  mlir::Type pickRecentType(bool isFloat);
  mlir::arith::IntegerOverflowFlags pickFlags(ArithOp op, const Number &lhs,
                                              const Number &rhs);

  Form form;
  llvm::SmallVector<int64_t, 3> shape;
  llvm::SmallVector<mlir::Type, 3> integerTypes, floatTypes;
  /// Percentages: how often an operation carries promises that hold, and how
  /// often an operation on indices is one of the dialect `index`.
  unsigned promises, indexDialect;
};

struct ArithEmitter {
  llvm::StringLiteral name;
  unsigned weight;
  void (*emit)(ArithProgram &program);
  /// Whether the emitter always makes or takes floats.
  bool isFloat = false;
  /// Whether a program that is built for this emitter has no steps of other
  /// emitters, because the passes to which this emitter gives work refuse what
  /// most other emitters make.
  bool standsAlone = false;
};

// Each of these functions returns the emitters of one family of operations, and
// is defined in the file of that name.
llvm::ArrayRef<ArithEmitter> getIntegerEmitters();
llvm::ArrayRef<ArithEmitter> getFloatEmitters();
llvm::ArrayRef<ArithEmitter> getBranchEmitters();

/// Returns all emitters, in a fixed order.
llvm::ArrayRef<ArithEmitter> getArithEmitters();

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_ARITH_ARITHPROGRAM_H
