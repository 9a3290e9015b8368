//===- Transfers.cpp - transfers of vectors ---------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorProgram.h"

#include "../Drawing.h"
#include "../Ops/Ops.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// How a transfer of a vector treats the dimensions of memory.
struct Transfer {
  AffineMap map;
  Shape shape;
  SmallVector<Value> indices;
  SmallVector<bool> inBounds;
  /// The shape of its mask; empty if it can have none.
  Shape maskShape;
};
} // namespace

/// Picks any dimensions of memory in any order; `broadcasts` adds broadcast
/// dimensions.
static SmallVector<AffineExpr> pickDims(VectorProgram &program, unsigned rank,
                                        bool broadcasts) {
  Choices &choices = program.choices;
  SmallVector<AffineExpr> dims;
  bool isMinor = choices.chance(45);
  unsigned first = isMinor ? choices.draw(rank + 1) : 0;
  for (unsigned i = first; i < rank; ++i)
    if (isMinor || choices.chance(70))
      dims.push_back(program.builder.getAffineDimExpr(i));
  if (!isMinor)
    for (size_t i = dims.size(); i > 1; --i)
      std::swap(dims[i - 1], dims[choices.draw(i)]);
  while (broadcasts && dims.size() < 4 && choices.chance(15))
    dims.insert(dims.begin() + choices.draw(dims.size() + 1),
                program.builder.getAffineConstantExpr(0));
  return dims;
}

/// Picks the start of a part of `size` in `extent`; the part may exceed the
/// end.
static int64_t pickStart(Choices &choices, int64_t size, int64_t extent) {
  if (size <= extent && choices.chance(70))
    return choices.draw(extent - size + 1);
  return choices.draw(extent + 1);
}

/// Fills in where the transfer's vector lies in memory with `extents`. An
/// induction variable may lead out of bounds.
static void place(VectorProgram &program, Transfer &transfer,
                  ArrayRef<int64_t> extents) {
  Choices &choices = program.choices;
  transfer.inBounds.assign(transfer.shape.size(), true);
  SmallVector<bool> isIndexed(extents.size(), false);
  SmallVector<std::pair<unsigned, int64_t>> bits;
  transfer.indices.resize(extents.size());
  for (auto [i, expr] : llvm::enumerate(transfer.map.getResults())) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim)
      continue;
    unsigned position = dim.getPosition();
    isIndexed[position] = true;
    bits.push_back({position, transfer.shape[i]});
    if (!program.counters.empty() && choices.chance(40)) {
      const BoundedIndex &counter = program.counters.back();
      transfer.indices[position] = counter.value;
      transfer.inBounds[i] =
          counter.limit - 1 + transfer.shape[i] <= extents[position] &&
          choices.chance(70);
      continue;
    }
    int64_t start = pickStart(choices, transfer.shape[i], extents[position]);
    transfer.indices[position] = program.getIndex(start);
    transfer.inBounds[i] =
        start + transfer.shape[i] <= extents[position] && choices.chance(70);
  }
  for (auto [i, extent] : llvm::enumerate(extents))
    if (!isIndexed[i])
      transfer.indices[i] = program.pickPosition(extent);
  llvm::sort(bits);
  for (auto [position, size] : bits)
    transfer.maskShape.push_back(size);
}

static AffineMap getMap(VectorProgram &program, unsigned rank,
                        ArrayRef<AffineExpr> dims) {
  return AffineMap::get(rank, 0, dims, program.builder.getContext());
}

/// Sometimes picks a mask as the transfer's operand.
static Value pickMask(VectorProgram &program, const Transfer &transfer) {
  if (transfer.maskShape.empty() ||
      !program.choices.chance(program.masks * 2 / 3))
    return {};
  return program.pickMask(transfer.maskShape);
}

Operation *generate::makeRead(VectorProgram &program, Value source,
                              ArrayRef<int64_t> extents) {
  Transfer transfer;
  SmallVector<AffineExpr> dims = pickDims(program, extents.size(), true);
  transfer.map = getMap(program, extents.size(), dims);
  for (AffineExpr expr : dims) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    int64_t extent = dim ? extents[dim.getPosition()] : 0;
    transfer.shape.push_back(dim && program.choices.chance(55)
                                 ? std::max<int64_t>(extent, 1)
                                 : program.pickExtent());
  }
  if (!program.isSmall(transfer.shape))
    return nullptr;
  place(program, transfer, extents);
  Type element = cast<ShapedType>(source.getType()).getElementType();
  Builder &b = program.builder;
  Value mask = pickMask(program, transfer);
  Value padding = program.pickScalar(element);
  auto read = program.create<vector::TransferReadOp>(
      VectorType::get(transfer.shape, element), source, transfer.indices,
      AffineMapAttr::get(transfer.map), padding, mask,
      b.getBoolArrayAttr(transfer.inBounds));
  // Sometimes there are two masks: an operand and a `vector.mask` around.
  if (mask && !program.choices.chance(25))
    program.addResults(read);
  else
    program.maskSome(read, transfer.maskShape);
  return read;
}

/// Writes an existing vector of the right type, or one of a new shape.
Operation *generate::makeWrite(VectorProgram &program, Value dest,
                               ArrayRef<int64_t> extents) {
  Type element = cast<ShapedType>(dest.getType()).getElementType();
  Transfer transfer;
  SmallVector<AffineExpr> dims = pickDims(program, extents.size(), false);
  Value vector;
  if (program.choices.chance(60))
    vector = program.pickKnown([&](VectorType type) {
      return type.getElementType() == element &&
             type.getRank() == int64_t(dims.size());
    });
  if (!vector) {
    Shape shape;
    for (AffineExpr expr : dims)
      shape.push_back(
          program.choices.chance(60)
              ? std::max<int64_t>(
                    1, extents[cast<AffineDimExpr>(expr).getPosition()])
              : program.pickExtent());
    if (!program.isSmall(shape))
      return nullptr;
    vector = program.pickLike(VectorType::get(shape, element));
  }
  transfer.map = getMap(program, extents.size(), dims);
  transfer.shape = Shape(cast<VectorType>(vector.getType()).getShape());
  place(program, transfer, extents);
  Value mask = pickMask(program, transfer);
  Value around;
  if (!transfer.maskShape.empty() && program.choices.chance(mask ? 8 : 20))
    around = program.pickMask(transfer.maskShape);
  Type result = isa<TensorType>(dest.getType()) ? dest.getType() : Type();
  Operation *write = program.create<vector::TransferWriteOp>(
      result, vector, dest, transfer.indices, AffineMapAttr::get(transfer.map),
      mask, program.builder.getBoolArrayAttr(transfer.inBounds));
  if (around)
    write = vector::maskOperation(program.builder, write, around);
  return write;
}

static void emitRead(VectorProgram &program) {
  TrackedTensor tensor = program.pickTensor(program.pickElementType(), 0);
  makeRead(program, tensor.value, tensor.extents);
}

static void emitWrite(VectorProgram &program) {
  TrackedTensor tensor = program.pickTensor(program.pickElementType(), 0);
  if (Operation *write = makeWrite(program, tensor.value, tensor.extents))
    program.add(write->getResult(0), tensor.extents);
}

static void emitBufferRead(VectorProgram &program) {
  VectorBuffer buffer = program.pickBuffer(program.pickElementType(), 0);
  makeRead(program, buffer.value, buffer.extents);
}

static void emitBufferWrite(VectorProgram &program) {
  VectorBuffer buffer = program.pickBuffer(program.pickElementType(), 0);
  makeWrite(program, buffer.value, buffer.extents);
}

/// Returns the newest tensor, if vectors can be read from it.
static std::optional<TrackedTensor> getNewest(VectorProgram &program) {
  if (program.tensors.empty())
    return std::nullopt;
  TrackedTensor tensor = program.tensors.back();
  if (!VectorType::isValidElementType(tensor.getElementType()) ||
      llvm::is_contained(tensor.extents, 0) || tensor.getRank() > 4 ||
      !program.isWritten(tensor.value))
    return std::nullopt;
  return tensor;
}

static void emitReadOfSlice(VectorProgram &program) {
  program.pickTensor(program.pickElementType(), 1);
  if (!emitExtractSlice(program))
    return;
  if (std::optional<TrackedTensor> tensor = getNewest(program))
    makeRead(program, tensor->value, tensor->extents);
}

static void emitWriteIntoSlice(VectorProgram &program) {
  emitWrite(program);
  emitInsertSlice(program);
}

llvm::ArrayRef<VectorEmitter> generate::getTransferEmitters() {
  static constexpr VectorEmitter emitters[] = {
      {"transfer_read", 12, emitRead},
      {"transfer_write", 10, emitWrite},
      {"transfer_read of a buffer", 6, emitBufferRead},
      {"transfer_write to a buffer", 6, emitBufferWrite},
      {"read of a slice", 2, emitReadOfSlice},
      {"write into a slice", 2, emitWriteIntoSlice}};
  return emitters;
}
