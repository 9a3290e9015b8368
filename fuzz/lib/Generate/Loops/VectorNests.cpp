//===- VectorNests.cpp - affine loops over vectors -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Emits `affine.vector_load` and `affine.vector_store`. Each access is to
/// consecutive elements of a row; the map of the access gives the position of
/// the first element.
///
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Returns whether vectors can be loaded from a row of `buffer`: the row has at
/// least two elements, which are contiguous, and which are integers or floats
/// of whole bytes.
static bool hasVectors(const TrackedBuffer &buffer) {
  Type type = buffer.getElementType();
  return type.isIntOrFloat() && type.getIntOrFloatBitWidth() % 8 == 0 &&
         buffer.extents.back() > 1 && buffer.getType().isLastDimUnitStride();
}

static std::optional<TrackedBuffer> pickRows(LoopProgram &p, bool isWritten) {
  return p.pickBuffer([&](const TrackedBuffer &buffer) {
    return !buffer.extents.empty() && buffer.extents.size() <= 3 &&
           buffer.owners.empty() && (!isWritten || buffer.isWritable) &&
           !llvm::is_contained(buffer.extents, 0) && hasVectors(buffer) &&
           getNumElements(buffer.extents) * p.trips <= loopBudget::maxTrips;
  });
}

namespace {
/// The body of a nest whose innermost loop runs along rows.
struct VectorBody {
  LoopProgram &p;
  SmallVector<RangedIndex> loops;
  SmallVector<Value> vectors = {};

  /// Picks a position with room for `width` elements: that of the loops'
  /// variables or, in each dimension with a probability of `nearShare` percent,
  /// one near it. In this and the other functions, a `width` of 0 means a
  /// scalar.
  std::optional<BoundMap> pickPlace(ArrayRef<int64_t> extents, int64_t width,
                                    unsigned nearShare);
  Value pickVector(VectorType type);
  void load(const TrackedBuffer &buffer, int64_t width, unsigned nearShare);
  void store(const TrackedBuffer &buffer, int64_t width, unsigned nearShare);
};
} // namespace

std::optional<BoundMap> VectorBody::pickPlace(ArrayRef<int64_t> extents,
                                              int64_t width,
                                              unsigned nearShare) {
  AffineExprs exprs(p);
  SmallVector<AffineExpr> results;
  for (auto [dim, extent] : llvm::enumerate(extents)) {
    size_t behind = std::min(loops.size(), extents.size() - dim);
    bool isAlong = dim + 1 == extents.size() && width > 0;
    int64_t last = extent - (isAlong ? width : 1);
    AffineExpr own = exprs.get(loops[loops.size() - behind]), expr = own;
    if (!own)
      return std::nullopt;
    if (p.choices.chance(nearShare))
      expr = own + p.choices.pick<int64_t>({1, -1, 2});
    if (!exprs.getRange(expr).isWithin(0, last))
      expr = own;
    results.push_back(
        exprs.getRange(expr).isWithin(0, last) ? expr : expr % (last + 1));
  }
  return exprs.getMap(results);
}

/// Picks a loaded vector, the combination of two loaded vectors, or the
/// broadcast of a scalar.
Value VectorBody::pickVector(VectorType type) {
  SmallVector<Value> known;
  for (Value vector : vectors)
    if (vector.getType() == type)
      known.push_back(vector);
  if (known.empty() || p.choices.chance(20))
    return p.create<vector::BroadcastOp>(type,
                                         p.emitScalar(type.getElementType()));
  Value vector = p.choices.pick<Value>(known);
  if (!p.choices.chance(40))
    return vector;
  Value other = p.choices.pick<Value>(known);
  vectors.push_back(emitCombined(p, vector, other));
  return vectors.back();
}

void VectorBody::load(const TrackedBuffer &buffer, int64_t width,
                      unsigned nearShare) {
  std::optional<BoundMap> place = pickPlace(buffer.extents, width, nearShare);
  if (!place)
    return;
  if (width == 0) {
    p.scalars.push_back(p.create<affine::AffineLoadOp>(buffer.value, place->map,
                                                       place->operands));
    return;
  }
  auto type = VectorType::get(width, buffer.getElementType());
  vectors.push_back(p.create<affine::AffineVectorLoadOp>(
      type, buffer.value, place->map, place->operands));
  if (p.choices.chance(30))
    p.scalars.push_back(p.create<vector::ExtractOp>(
        vectors.back(), int64_t(p.choices.draw(width))));
}

void VectorBody::store(const TrackedBuffer &buffer, int64_t width,
                       unsigned nearShare) {
  std::optional<BoundMap> place = pickPlace(buffer.extents, width, nearShare);
  if (!place)
    return;
  if (width == 0) {
    p.create<affine::AffineStoreOp>(p.emitScalar(buffer.getElementType()),
                                    buffer.value, place->map, place->operands);
    return;
  }
  Value vector = pickVector(VectorType::get(width, buffer.getElementType()));
  p.create<affine::AffineVectorStoreOp>(vector, buffer.value, place->map,
                                        place->operands);
}

static int64_t pickWidth(LoopProgram &p, const TrackedBuffer &buffer) {
  int64_t width = p.choices.pick<int64_t>({2, 4, 3, 2});
  return std::min(width, buffer.extents.back());
}

/// Emits loops over `extents`. The innermost loop mostly advances by `width`
/// elements, at times by fewer, so that the vectors of two iterations overlap.
static void emitRows(LoopProgram &p, ArrayRef<int64_t> extents, int64_t width,
                     function_ref<void(VectorBody &)> emit) {
  SmallVector<Bounds> bounds;
  for (int64_t extent : extents)
    bounds.push_back({0, extent, 1});
  int64_t step = p.choices.chance(75) ? width : p.choices.range(1, width);
  bounds.back() = {0, extents.back() - width + 1, step};
  size_t first = p.indices.size();
  emitLoops(p, bounds, /*isAffine=*/true, [&] {
    VectorBody body = {p, {p.indices.begin() + first, p.indices.end()}};
    emit(body);
  });
}

void generate::emitVectorNest(LoopProgram &p) {
  llvm::SaveAndRestore<unsigned> saved(p.features.affine, 100);
  std::optional<TrackedBuffer> buffer = pickRows(p, true);
  if (!buffer)
    return emitAffineNest(p);
  int64_t width = pickWidth(p, *buffer);
  unsigned nearShare = p.choices.pick({0u, 15u, 40u});
  emitRows(p, buffer->extents, width, [&](VectorBody &body) {
    for (unsigned i = 0, e = 3 + p.choices.draw(4); i < e; ++i)
      switch (p.choices.weighted({30, 30, 12, 12, 8, 8})) {
      case 0:
        body.load(*buffer, width, nearShare);
        break;
      case 1:
        body.store(*buffer, width, nearShare);
        break;
      case 2:
        body.load(*buffer, 0, nearShare);
        break;
      case 3:
        body.store(*buffer, 0, nearShare);
        break;
      case 4:
        emitMove(p);
        break;
      default:
        if (std::optional<TrackedBuffer> other = pickRows(p, false))
          body.load(*other, pickWidth(p, *other), nearShare);
      }
  });
}

/// Emits a sequence of nests in which each nest reads what the nest before it
/// has written. One nest may write vectors where the next one reads single
/// elements, or the other way round.
void generate::emitVectorChain(LoopProgram &p) {
  llvm::SaveAndRestore<unsigned> saved(p.features.affine, 100);
  llvm::SaveAndRestore<unsigned> dynamic(
      p.features.dynamic, p.choices.chance(75) ? 0 : p.features.dynamic);
  std::optional<TrackedBuffer> source = pickRows(p, false);
  if (!source)
    return emitAffineNest(p);
  int64_t width = pickWidth(p, *source);
  unsigned nearShare = p.choices.pick({0u, 0u, 20u});
  TrackedBuffer from = *source;
  for (unsigned i = 0, e = 2 + p.choices.draw(2); i < e; ++i) {
    TrackedBuffer to = p.addBuffer(source->extents, source->getElementType());
    bool readsVectors = p.choices.chance(60);
    bool writesVectors = p.choices.chance(60);
    bool isWide = readsVectors || writesVectors;
    emitRows(p, to.extents, isWide ? width : 1, [&](VectorBody &body) {
      body.load(from, readsVectors ? width : 0, nearShare);
      if (p.choices.chance(30))
        body.load(from, readsVectors ? width : 0, nearShare);
      body.store(to, writesVectors ? width : 0, /*nearShare=*/0);
    });
    from = to;
  }
}
