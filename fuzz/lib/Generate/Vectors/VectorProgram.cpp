//===- VectorProgram.cpp - a program on vectors -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorProgram.h"

#include "../Drawing.h"
#include "../Ops/Ops.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include <limits>
#include <numeric>

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Picks element types. Mostly, all of them are integers, because a pass that
/// reassociates does not change results of integers.
static SmallVector<Type, 3> pickElementTypes(Choices &choices, Builder b,
                                             bool onlyIntegers) {
  const Type integers[] = {b.getI32Type(),   b.getI8Type(),      b.getI64Type(),
                           b.getI16Type(),   b.getI1Type(),      b.getI32Type(),
                           b.getIndexType(), b.getIntegerType(4)};
  const Type floats[] = {b.getF32Type(), b.getF32Type(), b.getF64Type(),
                         b.getF16Type(), b.getBF16Type()};
  bool hasFloats = choices.chance(35) && !onlyIntegers;
  SmallVector<Type, 3> types;
  for (unsigned count = 1 + choices.draw(3); types.size() < count;)
    types.push_back(hasFloats && choices.chance(60)
                        ? choices.pick(ArrayRef<Type>(floats))
                        : choices.pick(ArrayRef<Type>(integers)));
  return types;
}

VectorProgram::VectorProgram(Choices &choices, MLIRContext *context,
                             bool onlyIntegers)
    : ProgramBuilder(choices, context), onlyIntegers(onlyIntegers) {
  features.elementTypes = pickElementTypes(choices, builder, onlyIntegers);
  features.movedTypes = features.elementTypes;
  features.encodings = 0;
  features.zeroExtents /= 3;
  // Do not outline operations, so that vectors and buffers are used only within
  // the entry.
  features.calls = 0;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

int64_t VectorProgram::pickExtent() {
  if (units && choices.chance(units))
    return 1;
  return choices.pick({2, 1, 4, 3, 1, 2, 8, 1, 5, 6});
}

Shape VectorProgram::pickShape(unsigned minRank, unsigned maxRank) {
  unsigned rank = choices.weighted({8, 30, 34, 18, 10});
  rank = std::clamp(rank, minRank, maxRank);
  Shape shape;
  int64_t room = maxElements;
  for (unsigned i = 0; i < rank; ++i) {
    shape.push_back(std::min(pickExtent(), room));
    room /= shape.back();
  }
  return shape;
}

SmallVector<int64_t> VectorProgram::pickPermutation(unsigned rank) {
  SmallVector<int64_t> permutation(rank);
  std::iota(permutation.begin(), permutation.end(), 0);
  shuffle(choices, permutation);
  return permutation;
}

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

void VectorProgram::addResults(Operation *op) {
  for (Value result : op->getResults())
    if (isa<VectorType>(result.getType()))
      add(result);
    else
      addScalar(result);
}

Value VectorProgram::pickKnown(llvm::function_ref<bool(VectorType)> accept) {
  SmallVector<Value> candidates;
  for (Value vector : llvm::reverse(vectors))
    if (accept(cast<VectorType>(vector.getType())))
      candidates.push_back(vector);
  if (candidates.empty())
    return {};
  if (newest && choices.chance(newest))
    return candidates.front();
  return candidates[drawRecent(choices, candidates.size())];
}

Value VectorProgram::pick(llvm::function_ref<bool(VectorType)> accept,
                          VectorType type) {
  if (!choices.chance(10))
    if (Value known = pickKnown(accept))
      return known;
  return pickFresh(type);
}

Value VectorProgram::pickAny(unsigned minRank, unsigned maxRank) {
  return pick(
      [&](VectorType type) {
        return type.getRank() >= minRank && type.getRank() <= maxRank;
      },
      pickType(minRank, maxRank));
}

Value VectorProgram::pickLike(VectorType type) {
  return pick([&](VectorType other) { return other == type; }, type);
}

Value VectorProgram::makeSplat(VectorType type, TypedAttr element) {
  return create<arith::ConstantOp>(
      TypedAttr(DenseElementsAttr::get(type, Attribute(element))));
}

Value VectorProgram::makeSplat(VectorType type, int64_t element) {
  unsigned width =
      type.getElementType().isIndex() ? 64 : type.getElementTypeBitWidth();
  return makeSplat(
      type, builder.getIntegerAttr(type.getElementType(),
                                   APInt(width, element, /*isSigned=*/true,
                                         /*implicitTrunc=*/true)));
}

Value VectorProgram::makeConstant(VectorType type) {
  ScalarBuilder scalars = getScalarBuilder();
  if (choices.chance(30))
    return makeSplat(type, scalars.pickConstant(type.getElementType()));
  SmallVector<Attribute> elements;
  for (int64_t i = 0; i < type.getNumElements(); ++i)
    elements.push_back(i < 8 ? scalars.pickConstant(type.getElementType())
                             : elements[i % 8]);
  return create<arith::ConstantOp>(
      TypedAttr(DenseElementsAttr::get(type, elements)));
}

Value VectorProgram::readInput(VectorType type) {
  if (areRows && type.getRank() != 1) {
    auto row = VectorType::get({type.getNumElements()}, type.getElementType());
    return create<vector::ShapeCastOp>(type, readInput(row));
  }
  TrackedTensor input =
      addTensorArgument(type.getShape(), type.getElementType());
  SmallVector<Value> zeros(type.getRank(), getIndex(0));
  SmallVector<bool> inBounds(type.getRank(), !choices.chance(25));
  Value padding = pickScalar(type.getElementType());
  return create<vector::TransferReadOp>(
      type, input.value, zeros, std::optional<Value>(padding),
      builder.getMultiDimIdentityMap(type.getRank()),
      std::optional<ArrayRef<bool>>(inBounds));
}

Value VectorProgram::pickFresh(VectorType type) {
  Value vector;
  switch (choices.weighted({70, 15, areRows ? 0u : 15u})) {
  case 1:
    vector = makeConstant(type);
    break;
  case 2:
    vector =
        create<vector::BroadcastOp>(type, pickScalar(type.getElementType()));
    break;
  default:
    vector = readInput(type);
  }
  add(vector);
  return vector;
}

Value VectorProgram::pickScalar(Type type) {
  for (Value scalar : llvm::reverse(scalars))
    if (scalar.getType() == type && choices.chance(50))
      return scalar;
  if (choices.chance(50))
    return getScalarBuilder().makeConstant(type);
  return addScalarArgument(type);
}

//===----------------------------------------------------------------------===//
// Masks and kinds
//===----------------------------------------------------------------------===//

Value VectorProgram::pickMask(ArrayRef<int64_t> shape) {
  auto type = VectorType::get(shape, builder.getI1Type());
  Value mask;
  switch (choices.weighted({30, 30, 25, 15, 10})) {
  case 0: {
    SmallVector<int64_t> sizes;
    for (int64_t extent : shape)
      sizes.push_back(extent - choices.draw(extent + 1));
    // The verifier requires that all sizes are 0, or that none is.
    if (llvm::is_contained(sizes, 0))
      sizes.assign(shape.size(), 0);
    mask = create<vector::ConstantMaskOp>(type, sizes);
    break;
  }
  case 1: {
    SmallVector<Value> sizes;
    for (int64_t extent : shape)
      sizes.push_back(getIndex(
          choices.chance(15)
              ? choices.pick<int64_t>({extent + 1, -1, int64_t(1) << 40,
                                       std::numeric_limits<int64_t>::min()})
              : extent - int64_t(choices.draw(extent + 1))));
    mask = create<vector::CreateMaskOp>(type, sizes);
    break;
  }
  case 2:
    return pickLike(type);
  case 3:
    mask = makeConstant(type);
    break;
  default: {
    // Select the lanes of each row whose number is less than a limit.
    auto lanes = VectorType::get(shape.back(), builder.getIndexType());
    Value count = create<vector::BroadcastOp>(
        lanes, getIndex(choices.draw(shape.back() + 1)));
    Value row = create<arith::CmpIOp>(arith::CmpIPredicate::slt,
                                      create<vector::StepOp>(lanes), count);
    mask = shape.size() == 1 ? row : create<vector::BroadcastOp>(type, row);
    break;
  }
  }
  add(mask);
  return mask;
}

vector::CombiningKind VectorProgram::pickKind(Type element) {
  using Kind = vector::CombiningKind;
  if (isa<FloatType>(element))
    return choices.pick({Kind::MAXIMUMF, Kind::MINIMUMF});
  return choices.pick({Kind::ADD, Kind::MUL, Kind::ADD, Kind::MINUI,
                       Kind::MINSI, Kind::MAXUI, Kind::MAXSI, Kind::AND,
                       Kind::OR, Kind::XOR});
}

void VectorProgram::maskSome(Operation *op, ArrayRef<int64_t> shape) {
  if (!shape.empty() && choices.chance(masks)) {
    Value mask;
    {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPoint(op);
      mask = pickMask(shape);
    }
    // `maskOperation` moved `op` into the mask, and returns the new operation.
    op = vector::maskOperation(builder, op, mask);
  }
  addResults(op);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

TrackedTensor VectorProgram::pickTensor(Type element, unsigned minRank) {
  if (!choices.chance(15))
    if (const TrackedTensor *known =
            ProgramBuilder::pickTensor([&](const TrackedTensor &tensor) {
              return tensor.getElementType() == element &&
                     tensor.getRank() >= minRank && tensor.getRank() <= 4 &&
                     !llvm::is_contained(tensor.extents, 0);
            }))
      return *known;
  Shape shape = pickShape(minRank, 4);
  for (int64_t &extent : shape)
    extent += choices.draw(3);
  return addTensorArgument(shape, element);
}

/// Makes a buffer on the stack, or one on the heap, which is freed at the end
/// of the program. At times, the buffer is a part of a larger one.
VectorBuffer VectorProgram::makeBuffer(ArrayRef<int64_t> extents,
                                       Type element) {
  SmallVector<int64_t> whole(extents), shape;
  bool isPart = !extents.empty() && choices.chance(30);
  SmallVector<OpFoldResult> offsets, sizes, strides;
  bool hasUnitStride = true;
  for (auto [i, extent] : llvm::enumerate(whole)) {
    int64_t stride = isPart && choices.chance(20) ? 2 : 1;
    int64_t offset = isPart ? choices.draw(3) : 0;
    sizes.push_back(getFoldable(extent, 20));
    strides.push_back(builder.getIndexAttr(stride));
    offsets.push_back(getFoldable(offset, 20));
    if (isPart)
      extent = offset + extent * stride + choices.draw(2);
    shape.push_back(choices.chance(features.dynamicExtents / 2)
                        ? ShapedType::kDynamic
                        : extent);
    hasUnitStride = stride == 1;
  }
  auto type = MemRefType::get(shape, element);
  SmallVector<Value> dynamic;
  for (auto [size, extent] : llvm::zip_equal(shape, whole))
    if (ShapedType::isDynamic(size))
      dynamic.push_back(getIndex(extent));
  Value memory;
  if (depth > 0 || choices.chance(60)) {
    memory = create<memref::AllocaOp>(type, dynamic);
  } else {
    memory = create<memref::AllocOp>(type, dynamic);
    allocated.push_back(memory);
  }
  auto all = VectorType::get(whole, element);
  SmallVector<Value> zeros(whole.size(), getIndex(0));
  if (getNumElements(whole) <= 2 * maxElements && hasUnitStride)
    create<vector::StoreOp>(pickLike(all), memory, zeros);
  else
    create<vector::TransferWriteOp>(
        makeConstant(all), memory, zeros,
        builder.getMultiDimIdentityMap(whole.size()));
  if (isPart)
    memory = create<memref::SubViewOp>(memory, offsets, sizes, strides);
  buffers.push_back({memory, Extents(extents), hasUnitStride});
  return buffers.back();
}

VectorBuffer VectorProgram::pickBuffer(Type element, unsigned minRank) {
  SmallVector<const VectorBuffer *> candidates;
  for (const VectorBuffer &buffer : llvm::reverse(buffers))
    if (buffer.getElementType() == element && buffer.extents.size() >= minRank)
      candidates.push_back(&buffer);
  if (!candidates.empty() && choices.chance(80))
    return *candidates[drawRecent(choices, candidates.size())];
  Shape shape = pickShape(minRank, 3);
  if (!shape.empty())
    shape.back() += choices.draw(4);
  return makeBuffer(shape, element);
}

Value VectorProgram::pickPosition(int64_t extent) {
  for (const BoundedIndex &counter : llvm::reverse(counters))
    if (counter.limit <= extent && choices.chance(60))
      return counter.value;
  return getIndex(choices.draw(extent));
}

void VectorProgram::emitWriteOut(Value vector) {
  auto type = cast<VectorType>(vector.getType());
  if (areRows && type.getRank() != 1) {
    type = VectorType::get({type.getNumElements()}, type.getElementType());
    vector = create<vector::ShapeCastOp>(type, vector);
  }
  Extents extents(type.getShape());
  RankedTensorType tensor = pickTensorType(extents, type.getElementType());
  SmallVector<Value> zeros(type.getRank(), getIndex(0));
  SmallVector<bool> inBounds(type.getRank(), choices.chance(75));
  auto write = create<vector::TransferWriteOp>(
      vector, create<tensor::EmptyOp>(tensor, getDynamicSizes(tensor, extents)),
      zeros, builder.getMultiDimIdentityMap(type.getRank()),
      std::optional<ArrayRef<bool>>(inBounds));
  ProgramBuilder::add(write.getResult(), extents);
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

void VectorProgram::emitSome(unsigned most) {
  for (unsigned i = 0, count = 1 + choices.draw(most); i < count; ++i)
    getVectorEmitters()[choices.weighted(weights)].emit(*this);
}

OwningOpRef<ModuleOp> VectorProgram::finish(uint64_t seed) {
  for (const VectorBuffer &buffer : std::vector<VectorBuffer>(buffers)) {
    auto type = VectorType::get(buffer.extents, buffer.getElementType());
    SmallVector<Value> zeros(type.getRank(), getIndex(0));
    SmallVector<bool> inBounds(type.getRank(), true);
    Value padding = pickScalar(type.getElementType());
    add(create<vector::TransferReadOp>(
        type, buffer.value, zeros, std::optional<Value>(padding),
        builder.getMultiDimIdentityMap(type.getRank()),
        std::optional<ArrayRef<bool>>(inBounds)));
  }
  for (Value memory : allocated)
    create<memref::DeallocOp>(memory);
  for (Value vector : std::vector<Value>(vectors))
    if (vector.use_empty() || choices.chance(10))
      emitWriteOut(vector);
  return ProgramBuilder::finish(seed);
}
