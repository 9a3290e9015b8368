//===- ArithProgram.h - a program of arithmetic -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A program whose entry function computes with numbers: scalars, or vectors or
/// tensors of one shape, element by element. The emitters share the numbers,
/// each with the range of its elements, so that divisions, shifts, conversions
/// and promises (`nsw`, `exact`) are defined by construction.
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
  /// The range of an integer; for other types a full range of one bit.
  llvm::ConstantRange range = llvm::ConstantRange::getFull(1);
  /// If positive, the number is a float, at most this large in magnitude, and a
  /// multiple of a quarter. 0 if nothing is known.
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
  /// Whether operations go to a function that the entry calls, which cannot get
  /// further arguments.
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
  /// Adds a number that comes from a new argument, so that nothing is known of
  /// it; a callee, which cannot get one, takes a constant.
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

  /// Emits an operation on integers for which it is defined. It may carry
  /// promises (`nsw`, `exact`) that hold.
  Number combine(ArithOp op, Number lhs, Number rhs);
  /// Returns `number` limited to values from 0 to `limit - 1`, or unchanged if
  /// its range or its type implies that.
  Number makeBelow(Number number, uint64_t limit);
  /// Converts `number` to another integer type.
  Number convert(Number number, mlir::Type element, bool isSigned);
  Number compare(mlir::arith::CmpIPredicate predicate, Number lhs, Number rhs);
  Number select(mlir::Value condition, Number onTrue, Number onFalse);

  /// Calls one to `most` drawn emitters.
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
  /// Percentages: how often promises that hold are made, and how often the
  /// dialect `index` computes with indices.
  unsigned promises, indexDialect;
};

struct ArithEmitter {
  llvm::StringLiteral name;
  unsigned weight;
  void (*emit)(ArithProgram &program);
  /// Whether it makes or takes floats.
  bool isFloat = false;
  /// Whether a program that is built for this emitter has no other steps,
  /// because the passes that need it refuse what most other emitters make.
  bool standsAlone = false;
};

// One function per family of operations, each in the file of that name.
llvm::ArrayRef<ArithEmitter> getIntegerEmitters();
llvm::ArrayRef<ArithEmitter> getFloatEmitters();
llvm::ArrayRef<ArithEmitter> getBranchEmitters();

/// Returns all emitters, in a fixed order.
llvm::ArrayRef<ArithEmitter> getArithEmitters();

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_ARITH_ARITHPROGRAM_H
