//===- Repair.cpp - repairs and checks of a mutated program -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Repair.h"

#include "../Support/Operations.h"

#include "padlab/dialect/Case.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace padlab;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static void repairDestinationStyle(DestinationStyleOpInterface op) {
  // Some operations on vectors have more results than destinations.
  if (op.getNumDpsInits() < op->getNumResults())
    return;
  for (OpResult result : op->getResults())
    result.setType(op.getTiedOpOperand(result)->get().getType());
}

/// Infers the extents that can be inferred. An extent that cannot be inferred
/// remains as the old result type has it.
static void repairPad(tensor::PadOp op) {
  RankedTensorType type = op.getResultType();
  RankedTensorType inferred = tensor::PadOp::inferResultType(
      op.getSourceType(), op.getStaticLow(), op.getStaticHigh());
  if (!inferred || inferred.getRank() != type.getRank())
    return;
  SmallVector<int64_t> shape(inferred.getShape());
  for (auto [extent, claimed] : llvm::zip_equal(shape, type.getShape()))
    if (ShapedType::isDynamic(extent))
      extent = claimed;
  op.getResult().setType(inferred.clone(shape));
}

/// Makes the output shape agree with the result's type, because upstream's
/// verifier does not compare the two. Where the type has become dynamic and the
/// output shape has a number, the number becomes an operand.
static void repairOutputShape(tensor::ExpandShapeOp op) {
  ArrayRef<int64_t> extents = op.getResultType().getShape();
  if (extents == op.getStaticOutputShape() ||
      extents.size() != op.getStaticOutputShape().size())
    return;
  OpBuilder builder(op);
  SmallVector<Value> dynamic;
  for (auto [extent, said] : llvm::zip_equal(extents, op.getMixedOutputShape()))
    if (ShapedType::isDynamic(extent))
      dynamic.push_back(
          getValueOrCreateConstantIndexOp(builder, op.getLoc(), said));
  op.setStaticOutputShape(extents);
  op.getOutputShapeMutable().assign(dynamic);
}

/// Whether `op` is an extension whose result is not wider than its operand, or
/// a truncation whose result is not narrower. Conversions of whole tensors and
/// vectors are not repaired.
static bool isWrongWidthChange(Operation *op) {
  Type from = op->getOperand(0).getType(), to = op->getResult(0).getType();
  if (!from.isIntOrFloat() || !to.isIntOrFloat())
    return false;
  unsigned before = from.getIntOrFloatBitWidth(),
           after = to.getIntOrFloatBitWidth();
  return isa<arith::TruncFOp, arith::TruncIOp>(op) ? before <= after
                                                   : before >= after;
}

/// Replaces the conversion by an extension or a truncation, as the widths now
/// require, or by its operand if the types are equal. Leaves it if only one of
/// the types is a float.
static void repairWidthChange(Operation *op) {
  Type from = op->getOperand(0).getType(), to = op->getResult(0).getType();
  if (from == to) {
    op->getResult(0).replaceAllUsesWith(op->getOperand(0));
    op->erase();
    return;
  }
  if (isa<FloatType>(from) != isa<FloatType>(to))
    return;
  OpBuilder builder(op);
  bool grows = from.getIntOrFloatBitWidth() < to.getIntOrFloatBitWidth();
  Value value;
  if (isa<FloatType>(from))
    value = grows ? Value(arith::ExtFOp::create(builder, op->getLoc(), to,
                                                op->getOperand(0)))
                  : Value(arith::TruncFOp::create(builder, op->getLoc(), to,
                                                  op->getOperand(0)));
  else
    value = grows ? Value(arith::ExtSIOp::create(builder, op->getLoc(), to,
                                                 op->getOperand(0)))
                  : Value(arith::TruncIOp::create(builder, op->getLoc(), to,
                                                  op->getOperand(0)));
  op->getResult(0).replaceAllUsesWith(value);
  op->erase();
}

static void repairOp(Operation *op) {
  llvm::TypeSwitch<Operation *>(op)
      .Case([](DestinationStyleOpInterface op) { repairDestinationStyle(op); })
      .Case([](tensor::PadOp op) { repairPad(op); })
      .Case([](tensor::InsertSliceOp op) {
        op.getResult().setType(op.getDestType());
      })
      .Case([](tensor::ExpandShapeOp op) { repairOutputShape(op); })
      .Case<arith::ExtFOp, arith::TruncFOp, arith::ExtSIOp, arith::ExtUIOp,
            arith::TruncIOp>([](Operation *op) {
        if (isWrongWidthChange(op))
          repairWidthChange(op);
      });
}

void mutate::repairOutputShapes(ModuleOp module) {
  SmallVector<tensor::ExpandShapeOp> reshapes;
  module.walk([&](tensor::ExpandShapeOp op) { reshapes.push_back(op); });
  llvm::for_each(reshapes, repairOutputShape);
}

/// Returns the types of the operands of the first terminator that returns from
/// the function, whatever its dialect. If other blocks return other types, the
/// verifier rejects the function.
static TypeRange getReturnedTypes(func::FuncOp function) {
  for (Block &block : function.getBody())
    if (block.getTerminator()->hasTrait<OpTrait::ReturnLike>())
      return block.getTerminator()->getOperandTypes();
  return function.getResultTypes();
}

static void repairFunctionType(func::FuncOp function) {
  if (function.isExternal())
    return;
  function.setFunctionType(FunctionType::get(
      function.getContext(), function.getBody().front().getArgumentTypes(),
      getReturnedTypes(function)));
}

void mutate::repairTypes(ModuleOp module) {
  // Operations are collected first, because a repair may erase one.
  SmallVector<Operation *> operations;
  module.walk<WalkOrder::PreOrder>(
      [&](Operation *op) { operations.push_back(op); });
  for (Operation *op : operations)
    repairOp(op);
  module.walk(repairFunctionType);
}

//===----------------------------------------------------------------------===//
// Exactness
//===----------------------------------------------------------------------===//

/// Returns whether all compilers round at most once in the operation. For types
/// narrower than f16 they do: only padlab's own lowering converts to these.
static bool roundsOnce(Operation *op) {
  if (!isa<arith::TruncFOp, arith::SIToFPOp, arith::UIToFPOp>(op))
    return true;
  Type from = getElementTypeOrSelf(op->getOperand(0).getType());
  Type to = getElementTypeOrSelf(op->getResult(0).getType());
  if (!to.isF16() && !to.isBF16())
    return true;
  unsigned most = isa<arith::TruncFOp>(op) ? 32 : 16;
  return from.isIntOrFloat() && from.getIntOrFloatBitWidth() <= most &&
         !from.isF16() && !from.isBF16();
}

/// Returns whether a value of the type is, or contains, floats.
static bool isOfFloats(Type type) {
  return isa<FloatType>(getElementTypeOrSelf(type));
}

static bool isSparseOfFloats(Type type) {
  return isOfFloats(type) && sparse_tensor::getSparseTensorEncoding(type);
}

static bool mayBeNegative(const llvm::APFloat &value) {
  return value.isNegative() || !value.isFinite();
}

/// Returns whether the constant has a float that is negative, -0.0 included, or
/// not finite.
static bool mayBeNegative(Attribute constant) {
  if (auto number = dyn_cast_if_present<FloatAttr>(constant))
    return mayBeNegative(number.getValue());
  if (auto stored = dyn_cast_if_present<SparseElementsAttr>(constant))
    return mayBeNegative(stored.getValues());
  auto numbers = dyn_cast_if_present<DenseFPElementsAttr>(constant);
  return numbers && llvm::any_of(numbers, [](const llvm::APFloat &value) {
           return mayBeNegative(value);
         });
}

/// Returns whether an operation may yield a float that is negative or not
/// finite although none of its operands is such a float. Its integer operands
/// are arbitrary. Overflow to infinity, and operations other than those of the
/// dialects arith and math, are not considered.
static bool mayMakeNegative(Operation *op) {
  if (auto constant = dyn_cast<arith::ConstantOp>(op))
    return mayBeNegative(constant.getValue());
  if (!isa_and_present<arith::ArithDialect, math::MathDialect>(
          op->getDialect()) ||
      llvm::none_of(op->getResultTypes(), isOfFloats))
    return false;
  return !isa<arith::AddFOp, arith::MulFOp, arith::MaximumFOp, arith::MaxNumFOp,
              arith::MinimumFOp, arith::MinNumFOp, arith::SelectOp,
              arith::ExtFOp, arith::TruncFOp, arith::UIToFPOp, math::AbsFOp,
              math::CeilOp, math::FloorOp, math::RoundOp, math::RoundEvenOp,
              math::TruncOp, math::SqrtOp>(op);
}

/// Returns whether an argument of the entry may be a float that is negative or
/// not finite. If the case gives no value of a float argument, its value may be
/// any.
static bool mayGetNegative(func::FuncOp entry) {
  for (auto [number, type] : llvm::enumerate(entry.getArgumentTypes())) {
    Attribute value = entry.getArgAttr(number, attrs::value);
    if (isOfFloats(type) && (!value || mayBeNegative(value)))
      return true;
  }
  return false;
}

bool mutate::mayLoseSigns(ModuleOp module) {
  // Most programs have no sparse tensors, and need no further search.
  if (!hasOperation(module, [](Operation *op) {
        return llvm::any_of(op->getResultTypes(), isSparseOfFloats) ||
               llvm::any_of(op->getOperandTypes(), isSparseOfFloats);
      }))
    return false;
  func::FuncOp entry = findEntry(module);
  return (entry && mayGetNegative(entry)) ||
         hasOperation(module, mayMakeNegative);
}

bool mutate::isExact(ModuleOp module) {
  return !hasOperation(module, [](Operation *op) { return !roundsOnce(op); });
}
