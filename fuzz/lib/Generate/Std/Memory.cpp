//===- Memory.cpp - buffers and their elements -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StdProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

//===----------------------------------------------------------------------===//
// Allocation
//===----------------------------------------------------------------------===//

namespace {
/// A layout in which no two elements have the same position, and the values of
/// the layout's symbols.
struct Layout {
  MemRefLayoutAttrInterface attribute;
  SmallVector<int64_t> symbols;
};
} // namespace

/// Picks a strided layout, which may have an offset and gaps. If `isDynamic`,
/// the offset and the strides may be symbols.
static Layout pickStrided(StdProgram &p, ArrayRef<int64_t> extents,
                          bool isDynamic) {
  SmallVector<int64_t> strides(extents.size(), 1);
  int64_t stride = p.choices.range(1, 3), offset = p.choices.draw(4);
  for (size_t d = extents.size(); d-- > 0;) {
    strides[d] = stride;
    stride *= std::max<int64_t>(1, extents[d]);
  }
  Layout layout;
  // The symbols of the layout come in this order: the offset, then the strides.
  auto state = [&](int64_t &number) {
    if (!isDynamic || p.choices.chance(50))
      return;
    layout.symbols.push_back(number);
    number = ShapedType::kDynamic;
  };
  state(offset);
  for (int64_t &number : strides)
    state(number);
  layout.attribute =
      StridedLayoutAttr::get(p.builder.getContext(), offset, strides);
  return layout;
}

static Layout pickMap(StdProgram &p, unsigned rank, bool isDynamic) {
  MLIRContext *context = p.builder.getContext();
  SmallVector<AffineExpr> results;
  for (unsigned d = 0; d < rank; ++d)
    results.push_back(p.builder.getAffineDimExpr(d));
  if (p.choices.chance(60))
    std::rotate(results.begin(), results.begin() + p.choices.draw(rank),
                results.end());
  Layout layout;
  if (isDynamic && p.choices.chance(40)) {
    layout.symbols.push_back(p.choices.draw(3));
    results.front() = results.front() + p.builder.getAffineSymbolExpr(0);
  }
  if (p.choices.chance(20))
    results.back() = results.back() * 2 + 1;
  layout.attribute = AffineMapAttr::get(
      AffineMap::get(rank, layout.symbols.size(), results, context));
  return layout;
}

static Layout pickLayout(StdProgram &p, ArrayRef<int64_t> extents,
                         bool isDynamic) {
  switch (extents.empty() ? 0 : p.choices.weighted({50, 30, 20})) {
  case 1:
    return pickMap(p, extents.size(), isDynamic);
  case 2:
    return pickStrided(p, extents, isDynamic);
  default:
    return {};
  }
}

static Attribute pickSpace(StdProgram &p) {
  unsigned space = p.choices.pick({0u, 0u, 1u, 2u, 4u});
  return space ? p.builder.getI64IntegerAttr(space) : Attribute();
}

/// Picks the extents of a buffer for `source`. For a tensor, they are the
/// tensor's extents. For a scalar or vector, which is stored to each element of
/// the buffer, they are small.
static Extents pickBufferExtents(StdProgram &p, const StdValue &source) {
  if (source.isTensor())
    return source.extents;
  Extents extents;
  for (unsigned i = 0, rank = p.choices.weighted({50, 35, 15}); i < rank; ++i)
    extents.push_back(p.choices.range(1, 3));
  return extents;
}

static Type getBufferElement(const StdValue &source) {
  return source.isTensor() ? source.getElementType() : source.getType();
}

/// Stores to each element of a new buffer.
static void initialize(StdProgram &p, const StdMemRef &memref,
                       const StdValue &source) {
  if (source.isTensor()) {
    auto type = llvm::cast<MemRefType>(memref.getType());
    Value tensor =
        p.cast(source.value,
               RankedTensorType::get(type.getShape(), type.getElementType()));
    p.create<standard::TensorStoreOp>(tensor, memref.value);
    return;
  }
  for (int64_t i = 0, e = getNumElements(memref.extents); i < e; ++i)
    p.create<standard::StoreOp>(source.value, memref.value,
                                p.getPosition(memref.extents, i));
}

StdMemRef generate::allocate(StdProgram &p, const StdValue &source) {
  Extents extents = pickBufferExtents(p, source);
  SmallVector<int64_t> shape = p.pickShape(extents);
  Layout layout = pickLayout(p, extents, /*isDynamic=*/true);
  SmallVector<Value> sizes, symbols;
  for (auto [size, extent] : llvm::zip_equal(shape, extents))
    if (ShapedType::isDynamic(size))
      sizes.push_back(p.getIndex(extent));
  for (int64_t symbol : layout.symbols)
    symbols.push_back(p.getIndex(symbol));
  auto type = MemRefType::get(shape, getBufferElement(source), layout.attribute,
                              pickSpace(p));
  p.addMemRef(p.create<standard::AllocOp>(type, sizes, symbols), extents);
  StdMemRef memref = p.memrefs.back();
  initialize(p, memref, source);
  return memref;
}

void generate::emitAlloc(StdProgram &p) { allocate(p, p.pickAny()); }

void generate::emitAllocStatic(StdProgram &p) {
  StdValue source = p.pickAny();
  Extents extents = pickBufferExtents(p, source);
  Layout layout = pickLayout(p, extents, /*isDynamic=*/false);
  auto type = MemRefType::get(extents, getBufferElement(source),
                              layout.attribute, pickSpace(p));
  p.addMemRef(p.create<standard::AllocStaticOp>(type, p.takeAddress()),
              extents);
  initialize(p, p.memrefs.back(), source);
}

void generate::emitDealloc(StdProgram &p) {
  if (std::optional<StdMemRef> memref = p.pickMemRef(
          [&](const StdMemRef &candidate) { return p.isOwn(candidate); }))
    p.release(memref->buffer);
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

void generate::emitLoad(StdProgram &p) {
  std::optional<StdMemRef> memref =
      p.pickMemRef(std::mem_fn(&StdMemRef::hasElements));
  if (!memref)
    return emitAlloc(p);
  Value loaded = p.create<standard::LoadOp>(memref->getType().getElementType(),
                                            memref->value,
                                            p.pickPosition(memref->extents));
  p.add(loaded, memref->getElementShape());
}

void generate::emitStore(StdProgram &p) {
  std::optional<StdMemRef> memref =
      p.pickMemRef(std::mem_fn(&StdMemRef::hasElements));
  if (!memref)
    return emitAlloc(p);
  Value value =
      p.pickLike(memref->getType().getElementType(), memref->getElementShape());
  p.create<standard::StoreOp>(value, memref->value,
                              p.pickPosition(memref->extents));
}

/// Returns whether the elements of the buffer are scalars. A buffer of vectors
/// cannot be loaded as a tensor, because a tensor has no vectors as elements.
static bool isOfScalars(const StdMemRef &memref) {
  return !isa<VectorType>(memref.getType().getElementType());
}

static TensorType getTensorType(BaseMemRefType type) {
  if (type.hasRank())
    return RankedTensorType::get(type.getShape(), type.getElementType());
  return UnrankedTensorType::get(type.getElementType());
}

void generate::emitTensorLoad(StdProgram &p) {
  std::optional<StdMemRef> memref = p.pickMemRef(isOfScalars);
  if (!memref)
    return emitAlloc(p);
  p.add(p.create<standard::TensorLoadOp>(getTensorType(memref->getType()),
                                         memref->value),
        memref->extents);
}

void generate::emitTensorStore(StdProgram &p) {
  std::optional<StdMemRef> memref = p.pickMemRef(isOfScalars);
  if (!memref)
    return emitAlloc(p);
  TensorType tensor = getTensorType(memref->getType());
  auto fits = [&](const StdValue &value) {
    return value.isTensor() && value.extents == memref->extents &&
           value.getElementType() == tensor.getElementType();
  };
  Value value;
  if (std::optional<StdValue> found = p.pick(fits))
    value = p.cast(found->value, tensor);
  else
    value = p.makeConstant(tensor, memref->extents);
  p.create<standard::TensorStoreOp>(value, memref->value);
}

void generate::emitMemRefCast(StdProgram &p) {
  std::optional<StdMemRef> memref =
      p.pickMemRef([](const StdMemRef &) { return true; });
  if (!memref)
    return emitAlloc(p);
  BaseMemRefType type = memref->getType();
  BaseMemRefType result;
  if (auto ranked = dyn_cast<MemRefType>(type)) {
    if (p.choices.chance(30))
      result =
          UnrankedMemRefType::get(type.getElementType(), type.getMemorySpace());
    else
      result =
          MemRefType::get(p.pickShape(memref->extents), type.getElementType(),
                          ranked.getLayout(), type.getMemorySpace());
  } else {
    // The new type must have the layout of the buffer, so take the type of
    // another memref of this buffer.
    for (const StdMemRef &other : p.memrefs)
      if (other.buffer == memref->buffer && other.getType().hasRank())
        result = other.getType();
  }
  StdMemRef cast = *memref;
  cast.value = p.create<standard::MemRefCastOp>(result, memref->value);
  p.memrefs.push_back(cast);
}
