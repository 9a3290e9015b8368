//===- Std.cpp - the Standard dialect -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StdDetail.h"

using namespace mlir;
using namespace padlab::standard;

#include "padlab/dialect/Std/StdDialect.cpp.inc"
#include "padlab/dialect/Std/StdEnums.cpp.inc"

// The code of the operations is generated in shards: see StdOps.cpp.in.
void StdDialect::initialize() { registerStdDialectOperations(this); }

Operation *StdDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                           Type type, Location loc) {
  if (!ConstantOp::isBuildableWith(value, type))
    return nullptr;
  return ConstantOp::create(builder, loc, type, value);
}

SuccessorOperands BrOp::getSuccessorOperands(unsigned index) {
  return SuccessorOperands(getDestOperandsMutable());
}

Block *BrOp::getSuccessorForOperands(ArrayRef<Attribute>) { return getDest(); }

SuccessorOperands CondBrOp::getSuccessorOperands(unsigned index) {
  return SuccessorOperands(index == 0 ? getTrueOperandsMutable()
                                      : getFalseOperandsMutable());
}

Block *CondBrOp::getSuccessorForOperands(ArrayRef<Attribute> operands) {
  if (auto condition = dyn_cast_or_null<IntegerAttr>(operands.front()))
    return condition.getValue().isOne() ? getTrueDest() : getFalseDest();
  return nullptr;
}
