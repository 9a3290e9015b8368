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
/// The position of a transfer's vector in memory: `map` gives the dimension of
/// memory for each dimension of the vector.
struct Transfer {
  AffineMap map;
  Shape shape;
  SmallVector<Value> indices;
  SmallVector<bool> inBounds;
  /// The shape of the transfer's mask. It is empty if the transfer cannot have
  /// a mask.
  Shape maskShape;
};
} // namespace

/// Picks some dimensions of memory, in any order. With `broadcasts`, adds
/// broadcast dimensions.
static SmallVector<AffineExpr> pickDims(VectorProgram &p, unsigned rank,
                                        bool broadcasts) {
  Choices &choices = p.choices;
  SmallVector<AffineExpr> dims;
  bool isMinor = choices.chance(45);
  unsigned first = isMinor ? choices.draw(rank + 1) : 0;
  for (unsigned i = first; i < rank; ++i)
    if (isMinor || choices.chance(70))
      dims.push_back(p.builder.getAffineDimExpr(i));
  if (!isMinor)
    shuffle(choices, dims);
  while (broadcasts && dims.size() < 4 && choices.chance(15))
    dims.insert(dims.begin() + choices.draw(dims.size() + 1),
                p.builder.getAffineConstantExpr(0));
  return dims;
}

/// Picks the start of a part with `size` elements in a dimension of `extent`
/// elements. The part may reach beyond the end.
static int64_t pickStart(Choices &choices, int64_t size, int64_t extent) {
  if (size <= extent && choices.chance(70))
    return choices.draw(extent - size + 1);
  return choices.draw(extent + 1);
}

/// Sets the indices, `inBounds` and `maskShape` of the transfer for memory with
/// `extents`. The transfer may be out of bounds.
static void place(VectorProgram &p, Transfer &transfer,
                  ArrayRef<int64_t> extents) {
  Choices &choices = p.choices;
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
    if (!p.counters.empty() && choices.chance(40)) {
      const BoundedIndex &counter = p.counters.back();
      transfer.indices[position] = counter.value;
      transfer.inBounds[i] =
          counter.limit - 1 + transfer.shape[i] <= extents[position] &&
          choices.chance(70);
      continue;
    }
    int64_t start = pickStart(choices, transfer.shape[i], extents[position]);
    transfer.indices[position] = p.getIndex(start);
    transfer.inBounds[i] =
        start + transfer.shape[i] <= extents[position] && choices.chance(70);
  }
  for (auto [i, extent] : llvm::enumerate(extents))
    if (!isIndexed[i])
      transfer.indices[i] = p.pickPosition(extent);
  llvm::sort(bits);
  for (auto [position, size] : bits)
    transfer.maskShape.push_back(size);
}

static AffineMap getMap(VectorProgram &p, unsigned rank,
                        ArrayRef<AffineExpr> dims) {
  return AffineMap::get(rank, 0, dims, p.builder.getContext());
}

/// At times, picks a mask to be an operand of the transfer.
static Value pickMask(VectorProgram &p, const Transfer &transfer) {
  if (transfer.maskShape.empty() || !p.choices.chance(p.masks * 2 / 3))
    return {};
  return p.pickMask(transfer.maskShape);
}

Operation *generate::makeRead(VectorProgram &p, Value source,
                              ArrayRef<int64_t> extents) {
  Transfer transfer;
  SmallVector<AffineExpr> dims = pickDims(p, extents.size(), true);
  transfer.map = getMap(p, extents.size(), dims);
  for (AffineExpr expr : dims) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    int64_t extent = dim ? extents[dim.getPosition()] : 0;
    transfer.shape.push_back(dim && p.choices.chance(55)
                                 ? std::max<int64_t>(extent, 1)
                                 : p.pickExtent());
  }
  if (!p.isSmall(transfer.shape))
    return nullptr;
  place(p, transfer, extents);
  Type element = cast<ShapedType>(source.getType()).getElementType();
  Builder &b = p.builder;
  Value mask = pickMask(p, transfer);
  Value padding = p.pickScalar(element);
  auto read = p.create<vector::TransferReadOp>(
      VectorType::get(transfer.shape, element), source, transfer.indices,
      AffineMapAttr::get(transfer.map), padding, mask,
      b.getBoolArrayAttr(transfer.inBounds));
  // At times, the transfer has two masks: an operand, and a `vector.mask`
  // around it.
  if (mask && !p.choices.chance(25))
    p.addResults(read);
  else
    p.maskSome(read, transfer.maskShape);
  return read;
}

/// Emits a transfer of an existing vector of the right type, or of one with a
/// new shape, to `dest`.
Operation *generate::makeWrite(VectorProgram &p, Value dest,
                               ArrayRef<int64_t> extents) {
  Type element = cast<ShapedType>(dest.getType()).getElementType();
  Transfer transfer;
  SmallVector<AffineExpr> dims = pickDims(p, extents.size(), false);
  Value vector;
  if (p.choices.chance(60))
    vector = p.pickKnown([&](VectorType type) {
      return type.getElementType() == element &&
             type.getRank() == int64_t(dims.size());
    });
  if (!vector) {
    Shape shape;
    for (AffineExpr expr : dims)
      shape.push_back(
          p.choices.chance(60)
              ? std::max<int64_t>(
                    1, extents[cast<AffineDimExpr>(expr).getPosition()])
              : p.pickExtent());
    if (!p.isSmall(shape))
      return nullptr;
    vector = p.pickLike(VectorType::get(shape, element));
  }
  transfer.map = getMap(p, extents.size(), dims);
  transfer.shape = Shape(cast<VectorType>(vector.getType()).getShape());
  place(p, transfer, extents);
  Value mask = pickMask(p, transfer);
  Value around;
  if (!transfer.maskShape.empty() && p.choices.chance(mask ? 8 : 20))
    around = p.pickMask(transfer.maskShape);
  Type result = isa<TensorType>(dest.getType()) ? dest.getType() : Type();
  Operation *write = p.create<vector::TransferWriteOp>(
      result, vector, dest, transfer.indices, AffineMapAttr::get(transfer.map),
      mask, p.builder.getBoolArrayAttr(transfer.inBounds));
  if (around)
    write = vector::maskOperation(p.builder, write, around);
  return write;
}

static void emitRead(VectorProgram &p) {
  TrackedTensor tensor = p.pickTensor(p.pickElementType(), 0);
  makeRead(p, tensor.value, tensor.extents);
}

static void emitWrite(VectorProgram &p) {
  TrackedTensor tensor = p.pickTensor(p.pickElementType(), 0);
  if (Operation *write = makeWrite(p, tensor.value, tensor.extents))
    p.add(write->getResult(0), tensor.extents);
}

static void emitBufferRead(VectorProgram &p) {
  VectorBuffer buffer = p.pickBuffer(p.pickElementType(), 0);
  makeRead(p, buffer.value, buffer.extents);
}

static void emitBufferWrite(VectorProgram &p) {
  VectorBuffer buffer = p.pickBuffer(p.pickElementType(), 0);
  makeWrite(p, buffer.value, buffer.extents);
}

/// Returns the newest tensor if vectors can be read from it, else nullopt.
static std::optional<TrackedTensor> getNewest(VectorProgram &p) {
  if (p.tensors.empty())
    return std::nullopt;
  TrackedTensor tensor = p.tensors.back();
  if (!VectorType::isValidElementType(tensor.getElementType()) ||
      llvm::is_contained(tensor.extents, 0) || tensor.getRank() > 4 ||
      !p.isWritten(tensor.value))
    return std::nullopt;
  return tensor;
}

static void emitReadOfSlice(VectorProgram &p) {
  p.pickTensor(p.pickElementType(), 1);
  if (!emitExtractSlice(p))
    return;
  if (std::optional<TrackedTensor> tensor = getNewest(p))
    makeRead(p, tensor->value, tensor->extents);
}

static void emitWriteIntoSlice(VectorProgram &p) {
  emitWrite(p);
  emitInsertSlice(p);
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
