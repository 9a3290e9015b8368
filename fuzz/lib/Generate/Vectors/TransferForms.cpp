//===- TransferForms.cpp - transfers that passes rewrite --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorProgram.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/UB/IR/UBOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// A part of a buffer, as a vector type and the position of its first element.
struct Part {
  VectorType type;
  SmallVector<Value> indices;
};
} // namespace

static Part pickPartOf(VectorProgram &p, const VectorBuffer &buffer) {
  Part part;
  part.type = pickPart(p, buffer, part.indices);
  return part;
}

//===----------------------------------------------------------------------===//
// Several transfers of the same part
//===----------------------------------------------------------------------===//

static void writePart(VectorProgram &p, const VectorBuffer &buffer,
                      const Part &part) {
  writeAt(p, buffer, p.pickLike(part.type), part.indices);
}

static void emitOneInRow(VectorProgram &p, const VectorBuffer &buffer,
                         const Part &part) {
  if (p.choices.chance(50))
    writePart(p, buffer, part);
  else
    p.add(readAt(p, buffer, part.type, part.indices));
}

/// Writes a part of a buffer. Then, a few times, reads or overwrites this part
/// or another one. At times, other operations come between these accesses, or
/// an access is in a branch.
static void emitInRow(VectorProgram &p) {
  VectorBuffer buffer = p.pickBuffer(p.pickElementType(), 1);
  SmallVector<Part, 2> parts;
  for (unsigned i = 0, e = 1 + p.choices.weighted({55, 45}); i < e; ++i)
    parts.push_back(pickPartOf(p, buffer));
  auto pickOne = [&]() -> const Part & {
    return p.choices.chance(75) ? parts.front() : parts.back();
  };
  writePart(p, buffer, parts.front());
  for (unsigned i = 0, e = 2 + p.choices.draw(4); i < e; ++i) {
    if (p.choices.chance(15)) {
      p.emitSome(1);
      continue;
    }
    if (!p.choices.chance(20) || p.depth >= budget::maxDepth) {
      emitOneInRow(p, buffer, pickOne());
      continue;
    }
    Value condition = p.pickScalar(p.builder.getI1Type());
    auto branch = p.create<scf::IfOp>(TypeRange(), condition,
                                      /*withElseRegion=*/false);
    VectorScope scope(p, branch.thenBlock());
    p.builder.setInsertionPoint(branch.thenBlock()->getTerminator());
    emitOneInRow(p, buffer, pickOne());
  }
}

//===----------------------------------------------------------------------===//
// Single elements
//===----------------------------------------------------------------------===//

/// Reads a part of a buffer, mostly a single element, and extracts an element
/// of the vector. May then overwrite a single element of the buffer.
static void emitReadElement(VectorProgram &p) {
  VectorBuffer buffer = p.pickBuffer(p.pickElementType(), 1);
  Part part = pickPartOf(p, buffer);
  bool isSingle = p.choices.chance(70);
  if (isSingle) {
    Shape units(p.choices.draw(part.type.getRank() + 1), 1);
    part.type = VectorType::get(units, part.type.getElementType());
  }
  Value read = readAt(p, buffer, part.type, part.indices);
  if (p.choices.chance(25))
    p.add(read);
  SmallVector<int64_t> position;
  for (int64_t extent : part.type.getShape())
    position.push_back(p.choices.draw(extent));
  p.addResults(p.create<vector::ExtractOp>(read, position));
  if (isSingle && p.choices.chance(60))
    writeAt(p, buffer,
            p.create<vector::BroadcastOp>(
                part.type, p.pickScalar(part.type.getElementType())),
            part.indices);
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

/// Divides a vector into tiles of equal size. Returns the offsets of at most 8
/// tiles, and sets `tile` to the shape of a tile.
static SmallVector<SmallVector<int64_t>>
pickTiles(VectorProgram &p, ArrayRef<int64_t> shape, Shape &tile) {
  for (int64_t extent : shape) {
    int64_t half = extent % 2 == 0 ? extent / 2 : 1;
    tile.push_back(p.choices.chance(60) ? half : extent);
  }
  SmallVector<SmallVector<int64_t>> tiles(1);
  for (auto [extent, size] : llvm::zip_equal(shape, tile)) {
    SmallVector<SmallVector<int64_t>> next;
    for (const SmallVector<int64_t> &offsets : tiles)
      for (int64_t offset = 0; offset < extent; offset += size) {
        next.push_back(offsets);
        next.back().push_back(offset);
      }
    tiles = std::move(next);
  }
  constexpr unsigned maxTiles = 8;
  if (tiles.size() > maxTiles)
    tiles.resize(maxTiles);
  return tiles;
}

/// Reads a vector and splits it into tiles, or joins tiles to a vector and
/// writes it.
static void emitCutTransfers(VectorProgram &p) {
  VectorBuffer buffer = p.pickBuffer(p.pickElementType(), 1);
  Part part = pickPartOf(p, buffer);
  Shape tile;
  auto tiles = pickTiles(p, part.type.getShape(), tile);
  SmallVector<int64_t> ones(tile.size(), 1);
  if (p.choices.chance(60)) {
    Value read = readAt(p, buffer, part.type, part.indices);
    for (ArrayRef<int64_t> offsets : tiles)
      p.add(p.create<vector::ExtractStridedSliceOp>(
          read, offsets, ArrayRef<int64_t>(tile), ones));
    return;
  }
  auto type = VectorType::get(tile, part.type.getElementType());
  // If the tiles cover the whole vector, the vector into which they are
  // inserted may be poison.
  bool areAll = int64_t(tiles.size()) * getNumElements(tile) ==
                getNumElements(part.type.getShape());
  Value whole = areAll && p.choices.chance(40)
                    ? Value(p.create<ub::PoisonOp>(part.type))
                    : p.pickLike(part.type);
  for (ArrayRef<int64_t> offsets : tiles)
    whole = p.create<vector::InsertStridedSliceOp>(p.pickLike(type), whole,
                                                   offsets, ones);
  writeAt(p, buffer, whole, part.indices);
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

/// Makes a view of a part of a buffer. Mostly, the part begins at offset 0.
static Value makeView(VectorProgram &p, const VectorBuffer &buffer,
                      Shape &sizes) {
  SmallVector<OpFoldResult> offsets, lengths, strides;
  Builder &b = p.builder;
  bool isFirst = p.choices.chance(70);
  for (int64_t extent : buffer.extents) {
    int64_t size = extent - p.choices.draw(extent);
    sizes.push_back(size);
    offsets.push_back(
        b.getIndexAttr(isFirst ? 0 : p.choices.draw(extent - size + 1)));
    lengths.push_back(p.getFoldable(size, 40));
    strides.push_back(b.getIndexAttr(1));
  }
  return p.create<memref::SubViewOp>(buffer.value, offsets, lengths, strides);
}

/// Emits a copy and a transfer of the same buffer. Either a copy overwrites a
/// part of the buffer, which may have been filled before, and then the whole
/// buffer is read. Or the whole buffer is written, and then a part of it is
/// copied to another buffer.
static void emitCopiedTransfers(VectorProgram &p) {
  Type element = p.pickElementType();
  VectorBuffer buffer = p.makeBuffer(p.pickShape(1, 2), element);
  auto type = VectorType::get(buffer.extents, element);
  SmallVector<Value> zeros(buffer.extents.size(), p.getIndex(0));
  Value padding = p.pickScalar(element);
  SmallVector<bool> inBounds(buffer.extents.size(), p.choices.chance(30));
  AffineMap identity = p.builder.getMultiDimIdentityMap(buffer.extents.size());
  Shape sizes;
  if (p.choices.chance(40)) {
    p.create<vector::TransferWriteOp>(p.pickLike(type), buffer.value, zeros,
                                      identity,
                                      std::optional<ArrayRef<bool>>(inBounds));
    Value view = makeView(p, buffer, sizes);
    VectorBuffer other = p.makeBuffer(sizes, element);
    p.create<memref::CopyOp>(view, other.value);
    return;
  }
  if (p.choices.chance(60))
    p.create<linalg::FillOp>(
        ValueRange(p.choices.chance(85) ? padding : p.pickScalar(element)),
        ValueRange(buffer.value));
  Value view = makeView(p, buffer, sizes);
  VectorBuffer other = p.makeBuffer(sizes, element);
  p.create<memref::CopyOp>(other.value, view);
  p.add(p.create<vector::TransferReadOp>(
      type, buffer.value, zeros, std::optional<Value>(padding), identity,
      std::optional<ArrayRef<bool>>(inBounds)));
}

llvm::ArrayRef<VectorEmitter> generate::getTransferFormEmitters() {
  static constexpr VectorEmitter emitters[] = {
      {"transfers in a row", 2, emitInRow},
      {"read element", 2, emitReadElement},
      {"cut transfers", 2, emitCutTransfers},
      {"copied transfers", 1, emitCopiedTransfers}};
  return emitters;
}
