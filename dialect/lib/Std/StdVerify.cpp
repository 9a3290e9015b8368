//===- StdVerify.cpp - the rules of the Standard document -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StdDetail.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace padlab::standard;

//===----------------------------------------------------------------------===//
// Predicates and type functions
//===----------------------------------------------------------------------===//

Type padlab::standard::getI1SameShape(Type type) {
  Type i1 = IntegerType::get(type.getContext(), 1);
  if (isa<VectorType, TensorType>(type))
    return cast<ShapedType>(type).clone(i1);
  return i1;
}

Type padlab::standard::getTensorTypeOf(Type type) {
  auto memref = dyn_cast<BaseMemRefType>(type);
  if (!memref || !TensorType::isValidElementType(memref.getElementType()))
    return NoneType::get(type.getContext());
  if (!memref.hasRank())
    return UnrankedTensorType::get(memref.getElementType());
  return RankedTensorType::get(memref.getShape(), memref.getElementType());
}

bool padlab::standard::haveSameRank(Type source, Type result) {
  auto from = cast<ShapedType>(source), to = cast<ShapedType>(result);
  return !from.hasRank() || !to.hasRank() || from.getRank() == to.getRank();
}

bool padlab::standard::haveMatchingDimensions(Type source, Type result) {
  auto from = cast<ShapedType>(source), to = cast<ShapedType>(result);
  if (!from.hasRank() || !to.hasRank())
    return true;
  return llvm::all_of(llvm::zip(from.getShape(), to.getShape()), [](auto pair) {
    auto [a, b] = pair;
    return a == b || ShapedType::isDynamic(a) || ShapedType::isDynamic(b);
  });
}

bool padlab::standard::haveSameLayout(Type source, Type result) {
  auto from = dyn_cast<MemRefType>(source), to = dyn_cast<MemRefType>(result);
  return !from || !to || from.getRank() != to.getRank() ||
         from.getLayout().getAffineMap() == to.getLayout().getAffineMap();
}

bool padlab::standard::haveSameMemorySpace(Type source, Type result) {
  return cast<BaseMemRefType>(source).getMemorySpace() ==
         cast<BaseMemRefType>(result).getMemorySpace();
}

//===----------------------------------------------------------------------===//
// Indices in affine bodies
//===----------------------------------------------------------------------===//

LogicalResult padlab::standard::verifyAffineIndices(Operation *op,
                                                    ValueRange indices) {
  Operation *body = op->getParentOp();
  while (body && !body->hasTrait<OpTrait::AffineScope>() &&
         !isa<affine::AffineForOp, affine::AffineIfOp>(body))
    body = body->getParentOp();
  if (!body || body->hasTrait<OpTrait::AffineScope>())
    return success();
  Region *scope = affine::getAffineScope(op);
  for (Value index : indices)
    if (!affine::isValidDim(index, scope) &&
        !affine::isValidSymbol(index, scope))
      return op->emitOpError("in the body of an ")
             << body->getName()
             << ", an index must be an induction variable, a symbol, a "
                "constant, or the result of an affine.apply on such";
  return success();
}

SmallVector<Value> DmaStartOp::getAffineIndices() {
  auto indices = llvm::concat<Value>(SmallVector<Value>(getSourceIndices()),
                                     SmallVector<Value>(getDestIndices()),
                                     SmallVector<Value>(getTagIndices()));
  return SmallVector<Value>(indices.begin(), indices.end());
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

LogicalResult ReturnOp::verify() {
  auto function = cast<func::FuncOp>((*this)->getParentOp());
  ArrayRef<Type> types = function.getResultTypes();
  if (getNumOperands() != types.size())
    return emitOpError("has ")
           << getNumOperands() << " operands, but @" << function.getSymName()
           << " returns " << types.size();
  for (auto [i, given, expected] : llvm::enumerate(getOperandTypes(), types))
    if (given != expected)
      return emitOpError("operand #")
             << i << " is " << given << ", but @" << function.getSymName()
             << " returns " << expected;
  return success();
}

/// Returns the function that `callee` names, or null with an error on `op`.
static func::FuncOp lookup(Operation *op, FlatSymbolRefAttr callee,
                           SymbolTableCollection &symbols) {
  auto function = symbols.lookupNearestSymbolFrom<func::FuncOp>(op, callee);
  if (!function)
    op->emitOpError() << callee << " does not name a function";
  return function;
}

LogicalResult CallOp::verifySymbolUses(SymbolTableCollection &symbols) {
  func::FuncOp function = lookup(*this, getCalleeAttr(), symbols);
  if (!function)
    return failure();
  auto type = FunctionType::get(getContext(), getArguments().getTypes(),
                                getResultTypes());
  if (type != function.getFunctionType())
    return emitOpError("calls ")
           << getCalleeAttr() << " as " << type << ", but its type is "
           << function.getFunctionType();
  return success();
}

LogicalResult ConstantOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto name = dyn_cast<FlatSymbolRefAttr>(getValue());
  if (!name)
    return success();
  func::FuncOp function = lookup(*this, name, symbols);
  if (!function)
    return failure();
  if (function.getFunctionType() != getType())
    return emitOpError("refers to ")
           << name << " as " << getType() << ", but its type is "
           << function.getFunctionType();
  return success();
}

//===----------------------------------------------------------------------===//
// Constants and dimensions
//===----------------------------------------------------------------------===//

bool ConstantOp::isBuildableWith(Attribute value, Type type) {
  if (isa<FlatSymbolRefAttr>(value))
    return isa<FunctionType>(type);
  auto typed = dyn_cast<TypedAttr>(value);
  return isa<IntegerAttr, FloatAttr, ElementsAttr>(value) && typed &&
         typed.getType() == type && !isa<MemRefType>(type);
}

LogicalResult ConstantOp::verify() {
  if (isBuildableWith(getValue(), getType()))
    return success();
  auto typed = dyn_cast<TypedAttr>(getValue());
  if (typed && typed.getType() != getType())
    return emitOpError("has a value of type ")
           << typed.getType() << " but the result type " << getType();
  return emitOpError("value must be an integer, a float, a vector or tensor of "
                     "them, or a reference to a function, not ")
         << getValue() << " of type " << getType();
}

LogicalResult DimOp::verify() {
  auto type = cast<ShapedType>(getSource().getType());
  if (type.hasRank() && getIndex() >= static_cast<uint64_t>(type.getRank()))
    return emitOpError("index ") << getIndex() << " is out of range: " << type
                                 << " has rank " << type.getRank();
  return success();
}

//===----------------------------------------------------------------------===//
// Shapes of results
//===----------------------------------------------------------------------===//

/// Checks that there is one size for each dynamic dimension of `type`.
static LogicalResult verifySizes(Operation *op, ShapedType type,
                                 size_t numSizes) {
  auto needed = static_cast<size_t>(type.getNumDynamicDims());
  if (numSizes == needed)
    return success();
  return op->emitOpError("takes one size for each dynamic dimension: ")
         << type << " has " << needed << ", given are " << numSizes;
}

LogicalResult AllocOp::verify() {
  MemRefType type = getMemref().getType();
  if (failed(verifySizes(*this, type, getDynamicSizes().size())))
    return failure();
  unsigned needed = type.getLayout().getAffineMap().getNumSymbols();
  if (getSymbolOperands().size() != needed)
    return emitOpError("takes one value for each symbol of the layout map: ")
           << type << " has " << needed << ", given are "
           << getSymbolOperands().size();
  return success();
}

LogicalResult AllocStaticOp::verify() {
  // A discardable attribute named `base` would not set the address, which would
  // then silently be 0.
  if (getOperation()->getDiscardableAttr("base"))
    return emitOpError("the address must stand in '<{base = ...}>'");
  MemRefType type = getMemref().getType();
  if (!type.hasStaticShape())
    return emitOpError("does not support dynamic shapes, such as ")
           << type << ": use std.alloc";
  if (type.getLayout().getAffineMap().getNumSymbols() != 0)
    return emitOpError(
               "does not support layouts with symbols, such as that of ")
           << type << ": use std.alloc";
  return success();
}

LogicalResult SplatOp::verify() {
  auto type = cast<ShapedType>(getAggregate().getType());
  if (!type.hasRank())
    return emitOpError("result must have a rank, unlike ") << type;
  return verifySizes(*this, type, getDynamicSizes().size());
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

// The traits report each violated rule before the cast interface checks
// `areCastCompatible`.

/// The rules that casts of memrefs and of tensors share.
static bool isCastable(Type source, Type result) {
  return getElementTypeOrSelf(source) == getElementTypeOrSelf(result) &&
         haveSameRank(source, result) && haveMatchingDimensions(source, result);
}

bool TensorCastOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return inputs.size() == 1 && outputs.size() == 1 &&
         isa<TensorType>(inputs.front()) && isa<TensorType>(outputs.front()) &&
         isCastable(inputs.front(), outputs.front());
}

bool MemRefCastOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  if (inputs.size() != 1 || outputs.size() != 1)
    return false;
  Type source = inputs.front(), result = outputs.front();
  return isa<BaseMemRefType>(source) && isa<BaseMemRefType>(result) &&
         (isRanked(source) || isRanked(result)) &&
         haveSameMemorySpace(source, result) &&
         haveSameLayout(source, result) && isCastable(source, result);
}
