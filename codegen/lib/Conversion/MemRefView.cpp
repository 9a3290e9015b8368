//===- MemRefView.cpp - memrefs as the program sees them -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MemRefView.h"

#include "AffineValues.h"

#include "padlab/dialect/Value.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace padlab {

bool isSpecialMemRef(Type type) {
  auto memref = dyn_cast<BaseMemRefType>(type);
  if (!memref)
    return false;
  auto ranked = dyn_cast<MemRefType>(type);
  return memref.getMemorySpace() ||
         (ranked && !ranked.getLayout().isIdentity());
}

int64_t getElementBytes(Type elementType) {
  auto vector = dyn_cast<VectorType>(elementType);
  if (!vector)
    return getStorageBytes(elementType).value_or(0);
  Type scalar = vector.getElementType();
  int64_t bits = scalar.isIndex() ? 64 : scalar.getIntOrFloatBitWidth();
  // In memory, a vector is an array of vectors of its last dimension, each of
  // which is padded to a power of two of bytes.
  int64_t last = vector.getRank() == 0 ? 1 : vector.getShape().back();
  int64_t bytes = llvm::PowerOf2Ceil(llvm::divideCeil(bits * last, 8));
  return bytes * (vector.getNumElements() / last);
}

SmallVector<Value> getExtents(OpBuilder &b, Location loc, MemRefType type,
                              ValueRange sizes) {
  SmallVector<Value> extents;
  for (int64_t extent : type.getShape()) {
    if (!ShapedType::isDynamic(extent)) {
      extents.push_back(arith::ConstantIndexOp::create(b, loc, extent));
      continue;
    }
    extents.push_back(sizes.front());
    sizes = sizes.drop_front();
  }
  return extents;
}

SmallVector<Value> MemRefView::getExtents(OpBuilder &b, Location loc) const {
  if (layout)
    return padlab::getExtents(b, loc, type, sizes);
  SmallVector<Value> extents;
  for (int64_t d = 0; d != type.getRank(); ++d)
    extents.push_back(memref::DimOp::create(b, loc, buffer, d));
  return extents;
}

SmallVector<Value> MemRefView::getIndices(OpBuilder &b, Location loc,
                                          ValueRange indices) const {
  if (!layout)
    return llvm::to_vector(indices);
  SmallVector<Value> places;
  for (AffineExpr expr : layout.getResults())
    places.push_back(evaluateAffine(b, loc, expr, indices, symbols));
  return places;
}

Value MemRefView::load(OpBuilder &b, Location loc, ValueRange indices) const {
  return memref::LoadOp::create(b, loc, buffer, getIndices(b, loc, indices));
}

void MemRefView::store(OpBuilder &b, Location loc, Value value,
                       ValueRange indices) const {
  memref::StoreOp::create(b, loc, value, buffer, getIndices(b, loc, indices));
}

Value MemRefView::getAddress(OpBuilder &b, Location loc,
                             ValueRange indices) const {
  SmallVector<Value> places = getIndices(b, loc, indices);
  auto metadata = memref::ExtractStridedMetadataOp::create(b, loc, buffer);
  Value position = metadata.getOffset();
  for (auto [place, stride] : llvm::zip_equal(places, metadata.getStrides())) {
    Value step = arith::MulIOp::create(b, loc, place, stride);
    position = arith::AddIOp::create(b, loc, position, step);
  }
  Value bytes = arith::ConstantIndexOp::create(
      b, loc, getElementBytes(type.getElementType()));
  Value distance = arith::MulIOp::create(b, loc, position, bytes);
  Value base = memref::ExtractAlignedPointerAsIndexOp::create(b, loc, buffer);
  Value address = arith::AddIOp::create(b, loc, base, distance);
  return arith::IndexCastOp::create(b, loc, b.getI64Type(), address);
}

FailureOr<Value> callRuntime(OpBuilder &b, Location loc, ModuleOp module,
                             StringRef function, ValueRange arguments,
                             Type result) {
  SmallVector<Value> operands;
  for (Value argument : arguments) {
    if (argument.getType().isIndex())
      argument = arith::IndexCastOp::create(b, loc, b.getI64Type(), argument);
    operands.push_back(argument);
  }
  SmallVector<Type> types = llvm::to_vector(ValueRange(operands).getTypes());
  FailureOr<LLVM::LLVMFuncOp> callee = LLVM::lookupOrCreateFn(
      b, module, function, types,
      result ? result : LLVM::LLVMVoidType::get(b.getContext()));
  if (failed(callee))
    return failure();
  auto call = LLVM::CallOp::create(b, loc, *callee, operands);
  return result ? call.getResult() : Value();
}

} // namespace padlab
