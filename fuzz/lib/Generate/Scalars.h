//===- Scalars.h - scalar expressions -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Small expressions over scalars, for bodies of structured operations, pad
/// regions and the top level. They are free of undefined behaviour by
/// construction: divisors are never zero or minus one, and shift amounts stay
/// below the width. They are exact in every pipeline: there is no fast-math, no
/// conversion that rounds twice, and no use of a NaN's bits.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_SCALARS_H
#define PADLAB_LIB_GENERATE_SCALARS_H

#include "Construction.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace padlab::generate {

class ScalarBuilder : public Construction {
public:
  /// `specialValues` is the percentage of constants that are special: for
  /// floats, negative zeros, infinities, NaN, and the smallest and largest
  /// numbers; for integers, the least and largest number and -1. If
  /// `onlyChoosesFloats` is set, only operations on complex numbers round.
  ScalarBuilder(Choices &choices, mlir::OpBuilder &builder,
                mlir::Location location, unsigned specialValues,
                bool onlyChoosesFloats = false)
      : Construction(choices, builder, location), specialValues(specialValues),
        onlyChoosesFloats(onlyChoosesFloats) {}

  /// The values that expressions may use, the newest last.
  llvm::SmallVector<mlir::Value> operands;

  bool mayRound() const { return !onlyChoosesFloats; }
  /// Draws a constant of an integer type, index or a float type.
  mlir::TypedAttr pickConstant(mlir::Type type);
  mlir::Value makeConstant(mlir::Type type);
  /// Converts `value` to `type`.
  mlir::Value convert(mlir::Value value, mlir::Type type);
  /// Returns one of `operands`, converted to `type`. At times, and if there are
  /// no operands, returns a constant.
  mlir::Value pickOperand(mlir::Type type);
  /// Emits one operation on values of `operands` or constants, and the
  /// conversions that it needs. Adds its result, which has type `type`, to
  /// `operands`.
  mlir::Value emitStep(mlir::Type type);
  /// Emits an expression of `steps` operations.
  mlir::Value emit(mlir::Type type, unsigned steps);

private:
  mlir::Value emitFloat(mlir::Type type);
  mlir::Value emitInteger(mlir::Type type);
  mlir::Value emitSelect(mlir::Type type);
  mlir::Value emitShift(mlir::Type type);
  mlir::Value emitDivision(mlir::Type type);
  /// Emits `op` on operands of type `type`.
  mlir::Value emitOf(ArithOp op, mlir::Type type);
  mlir::Value compare(mlir::Value lhs, mlir::Value rhs);
  mlir::Value integerConstant(mlir::Type type, int64_t value);
  mlir::Value makeComplexConstant(mlir::ComplexType type);
  mlir::Value convertToComplex(mlir::Value value, mlir::ComplexType type);
  mlir::Value convertFromComplex(mlir::Value value, mlir::Type type);
  mlir::Value compareComplex(mlir::Value lhs, mlir::Value rhs);
  mlir::Value emitComplex(mlir::Type type);
  mlir::Value convertToFloat(mlir::Value value, mlir::FloatType type);
  mlir::Value convertToInteger(mlir::Value value, mlir::Type type);
  mlir::Value chooseFloat(mlir::Value value, mlir::Type type);
  mlir::Value convertFloat(mlir::Value value, mlir::FloatType type);

  unsigned specialValues;
  bool onlyChoosesFloats;
};

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_SCALARS_H
