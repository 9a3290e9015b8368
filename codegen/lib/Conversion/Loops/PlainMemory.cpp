//===- PlainMemory.cpp - memrefs as the parts of descriptors --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlainMemory.h"

#include "PlainTypes.h"

#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::plain;

MemRefType plain::getType(Value memref) {
  return dyn_cast<MemRefType>(memref.getType());
}

/// Returns the strides and the offset of the type. This saves time: upstream
/// converts each layout to a map, which it simplifies in every query.
static std::pair<SmallVector<int64_t>, int64_t> getLayout(MemRefType type) {
  if (auto strided = dyn_cast<StridedLayoutAttr>(type.getLayout()))
    return {SmallVector<int64_t>(strided.getStrides()), strided.getOffset()};
  if (!type.getLayout().isIdentity())
    return type.getStridesAndOffset();
  SmallVector<int64_t> strides(type.getRank());
  int64_t stride = 1;
  for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
    strides[dim] = stride;
    int64_t size = type.getDimSize(dim);
    stride = ShapedType::isDynamic(stride) || ShapedType::isDynamic(size)
                 ? ShapedType::kDynamic
                 : stride * size;
  }
  return {std::move(strides), 0};
}

bool plain::isPlain(MemRefType type) {
  return type && !type.getMemorySpace() &&
         isPlainScalar(type.getElementType()) &&
         (isa<StridedLayoutAttr>(type.getLayout()) ||
          type.getLayout().isIdentity() || type.isStrided());
}

bool plain::isPlain(Value memref) { return isPlain(getType(memref)); }

int64_t plain::getBytes(Type element) {
  if (element.isIndex())
    return 8;
  unsigned width = element.getIntOrFloatBitWidth();
  if (width == 1)
    return 1;
  return width == 8 || width == 16 || width == 32 || width == 64 ? width / 8
                                                                 : 0;
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

/// Creates one constant per number and function, before all possible uses.
Value PlainMemory::getConstant(int64_t number) {
  Value &constant = constants[number];
  if (!constant) {
    auto early = OpBuilder::atBlockBegin(&function.getBody().front());
    if (lastConstant)
      early.setInsertionPointAfter(lastConstant);
    Type type = values.getTypes().getIndexType();
    lastConstant = LLVM::ConstantOp::create(early, function.getLoc(), type,
                                            early.getIntegerAttr(type, number));
    constant = lastConstant->getResult(0);
  }
  return constant;
}

PlainMemory::Parts &PlainMemory::getParts(Value memref) {
  Parts &known = parts[memref];
  if (known.place || known.descriptor)
    return known;
  known.descriptor = known.last = values.get(memref);
  known.sizes.resize(getType(memref).getRank());
  known.strides.resize(known.sizes.size());
  std::tie(known.knownStrides, known.knownOffset) = getLayout(getType(memref));
  return known;
}

Value PlainMemory::take(Parts &of, Value &part, Take take) {
  if (part)
    return part;
  if (of.place) {
    OpBuilder b(of.place);
    return part = take(b);
  }
  OpBuilder b(of.descriptor.getContext());
  b.setInsertionPointAfterValue(of.last);
  // The parts of an argument's descriptor may use constants, so they are
  // emitted after the last constant.
  if (lastConstant && b.getInsertionBlock() == lastConstant->getBlock() &&
      b.getInsertionPoint() != b.getInsertionBlock()->end() &&
      !lastConstant->isBeforeInBlock(&*b.getInsertionPoint()))
    b.setInsertionPointAfter(lastConstant);
  return part = of.last = take(b);
}

Value PlainMemory::getAllocated(Value memref) {
  Parts &of = getParts(memref);
  return take(of, of.allocated, [&](OpBuilder &b) {
    return MemRefDescriptor(of.descriptor).allocatedPtr(b, memref.getLoc());
  });
}

Value PlainMemory::getAligned(Value memref) {
  Parts &of = getParts(memref);
  return take(of, of.aligned, [&](OpBuilder &b) {
    return MemRefDescriptor(of.descriptor).alignedPtr(b, memref.getLoc());
  });
}

Value PlainMemory::getOffset(Value memref) {
  Parts &of = getParts(memref);
  if (!ShapedType::isDynamic(of.knownOffset))
    return getConstant(of.knownOffset);
  return take(of, of.offset, [&](OpBuilder &b) {
    return MemRefDescriptor(of.descriptor).offset(b, memref.getLoc());
  });
}

Value PlainMemory::getSize(Value memref, unsigned dim) {
  int64_t known = getType(memref).getDimSize(dim);
  if (!ShapedType::isDynamic(known))
    return getConstant(known);
  Parts &of = getParts(memref);
  return take(of, of.sizes[dim], [&](OpBuilder &b) {
    return MemRefDescriptor(of.descriptor).size(b, memref.getLoc(), dim);
  });
}

Value PlainMemory::getStride(Value memref, unsigned dim) {
  Parts &of = getParts(memref);
  if (!ShapedType::isDynamic(of.knownStrides[dim]))
    return getConstant(of.knownStrides[dim]);
  return take(of, of.strides[dim], [&](OpBuilder &b) {
    return MemRefDescriptor(of.descriptor).stride(b, memref.getLoc(), dim);
  });
}

Value PlainMemory::getBase(Value memref) {
  Value aligned = getAligned(memref);
  if (getParts(memref).knownOffset == 0)
    return aligned;
  Value offset = getOffset(memref);
  Parts &of = getParts(memref);
  return take(of, of.base, [&](OpBuilder &b) {
    return LLVM::GEPOp::create(
        b, memref.getLoc(), aligned.getType(),
        values.getTypes().convertType(getType(memref).getElementType()),
        aligned, offset);
  });
}

/// Records that `memref`, a result of `op`, consists of these parts.
void PlainMemory::keep(Value memref, Parts made, Operation *op) {
  made.place = op;
  std::tie(made.knownStrides, made.knownOffset) = getLayout(getType(memref));
  parts[memref] = std::move(made);
}

Value PlainMemory::assemble(Value memref) {
  SmallVector<Value> all = {getAllocated(memref), getAligned(memref),
                            getOffset(memref)};
  int64_t rank = getType(memref).getRank();
  for (int64_t dim = 0; dim < rank; ++dim)
    all.push_back(getSize(memref, dim));
  for (int64_t dim = 0; dim < rank; ++dim)
    all.push_back(getStride(memref, dim));
  OpBuilder b(getParts(memref).place);
  return MemRefDescriptor::pack(b, memref.getLoc(), values.getTypes(),
                                getType(memref), all);
}

void PlainMemory::finish() {
  // `parts` does not grow in this loop, because a descriptor is assembled only
  // from the parts of its own memref.
  for (auto &[memref, of] : parts)
    if (of.place && (values.isAsked(memref) ||
                     !llvm::all_of(memref.getUsers(), [&](Operation *user) {
                       return values.isErased(user);
                     })))
      values.replace(memref, assemble(memref));
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// Computes the address of an access. Like upstream, it sets flags which say
/// that this computation does not wrap around.
Value PlainMemory::getAddress(Operation *op, Value memref, ValueRange indices) {
  constexpr auto noWrap =
      LLVM::IntegerOverflowFlags::nsw | LLVM::IntegerOverflowFlags::nuw;
  Location loc = op->getLoc();
  Value base = getBase(memref), sum;
  for (auto [dim, index] : llvm::enumerate(indices)) {
    Value distance = values.get(index);
    if (getParts(memref).knownStrides[dim] != 1) {
      Value stride = getStride(memref, dim);
      OpBuilder b(op);
      distance = LLVM::MulOp::create(b, loc, distance, stride, noWrap);
    }
    OpBuilder b(op);
    sum = sum ? LLVM::AddOp::create(b, loc, sum, distance, noWrap) : distance;
  }
  if (!sum)
    return base;
  OpBuilder b(op);
  return LLVM::GEPOp::create(
      b, loc, base.getType(),
      values.getTypes().convertType(getType(memref).getElementType()), base,
      sum, LLVM::GEPNoWrapFlags::inbounds | LLVM::GEPNoWrapFlags::nuw);
}

template <typename Op>
static bool isPlainAccess(Op op) {
  return isPlain(op.getMemRefType()) && !op.getNontemporal() &&
         !op.getAlignment();
}

bool PlainMemory::load(memref::LoadOp op) {
  if (!isPlainAccess(op))
    return false;
  Value address = getAddress(op, op.getMemRef(), op.getIndices());
  OpBuilder b(op);
  values.replace(op, LLVM::LoadOp::create(
                         b, op.getLoc(),
                         values.getTypes().convertType(op.getType()), address));
  return true;
}

bool PlainMemory::store(memref::StoreOp op) {
  if (!isPlainAccess(op))
    return false;
  Value address = getAddress(op, op.getMemRef(), op.getIndices());
  OpBuilder b(op);
  LLVM::StoreOp::create(b, op.getLoc(), values.get(op.getValue()), address);
  return true;
}

//===----------------------------------------------------------------------===//
// Buffers and views
//===----------------------------------------------------------------------===//

bool PlainMemory::allocate(memref::AllocOp op) {
  MemRefType type = op.getType();
  int64_t bytes = isPlain(type) ? getBytes(type.getElementType()) : 0;
  if (!bytes || !type.getLayout().isIdentity() || op.getAlignment() ||
      !op.getSymbolOperands().empty())
    return false;
  Location loc = op.getLoc();
  OpBuilder b(op);
  Type index = values.getTypes().getIndexType();
  Parts made;
  SmallVector<Value> dynamic = values.get(op.getDynamicSizes());
  auto next = dynamic.begin();
  for (int64_t size : type.getShape())
    made.sizes.push_back(ShapedType::isDynamic(size) ? *next++
                                                     : getConstant(size));
  // Multiplies extents from the innermost one outwards: each product is a
  // stride, and the last one the number of elements.
  made.strides.resize(type.getRank());
  int64_t known = 1;
  Value product;
  for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
    made.strides[dim] = product ? product : getConstant(known);
    int64_t size = type.getDimSize(dim);
    bool isKnown = !product && !ShapedType::isDynamic(size);
    if (isKnown)
      known *= size;
    else if (!product && known == 1)
      product = made.sizes[dim];
    else
      product = LLVM::MulOp::create(b, loc, made.strides[dim], made.sizes[dim]);
  }
  Value size = product
                   ? LLVM::MulOp::create(b, loc, product, getConstant(bytes))
                   : getConstant(known * bytes);
  if (!malloc) {
    auto found = LLVM::lookupOrCreateMallocFn(
        b, function->getParentWithTrait<OpTrait::SymbolTable>(), index);
    if (failed(found))
      return false;
    malloc = *found;
  }
  made.allocated = made.aligned =
      LLVM::CallOp::create(b, loc, malloc, size).getResult();
  keep(op, std::move(made), op);
  return true;
}

/// Returns an index as an integer of the LLVM dialect.
Value PlainMemory::toInteger(OpFoldResult number) {
  if (auto value = dyn_cast<Value>(number))
    return values.get(value);
  return getConstant(*getConstantIntValue(number));
}

bool PlainMemory::reinterpret(memref::ReinterpretCastOp op) {
  if (!isPlain(op.getSource()) || !isPlain(op.getType()))
    return false;
  Parts made;
  made.allocated = getAllocated(op.getSource());
  made.aligned = getAligned(op.getSource());
  made.offset = toInteger(op.getMixedOffsets().front());
  for (OpFoldResult size : op.getMixedSizes())
    made.sizes.push_back(toInteger(size));
  for (OpFoldResult stride : op.getMixedStrides())
    made.strides.push_back(toInteger(stride));
  keep(op, std::move(made), op);
  return true;
}

bool PlainMemory::cast(memref::CastOp op) {
  Value source = op.getSource();
  if (!isPlain(source) || !isPlain(getType(op)))
    return false;
  Parts made;
  made.allocated = getAllocated(source);
  made.aligned = getAligned(source);
  made.offset = getOffset(source);
  for (int64_t dim = 0, rank = getType(source).getRank(); dim < rank; ++dim) {
    made.sizes.push_back(getSize(source, dim));
    made.strides.push_back(getStride(source, dim));
  }
  keep(op, std::move(made), op);
  return true;
}

bool PlainMemory::measure(memref::DimOp op) {
  std::optional<int64_t> dim = op.getConstantIndex();
  if (!isPlain(op.getSource()) || !dim || *dim < 0 ||
      *dim >= getType(op.getSource()).getRank())
    return false;
  values.replace(op, getSize(op.getSource(), *dim));
  return true;
}

bool PlainMemory::takeApart(memref::ExtractStridedMetadataOp op) {
  Value source = op.getSource();
  if (!isPlain(source) || !isPlain(op.getBaseBuffer()))
    return false;
  Parts made;
  made.allocated = getAllocated(source);
  made.aligned = getAligned(source);
  keep(op.getBaseBuffer(), std::move(made), op);
  values.replace(op.getOffset(), getOffset(source));
  for (auto [dim, size] : llvm::enumerate(op.getSizes()))
    values.replace(size, getSize(source, dim));
  for (auto [dim, stride] : llvm::enumerate(op.getStrides()))
    values.replace(stride, getStride(source, dim));
  return true;
}

bool padlab::isPlainSlice(memref::SubViewOp op) {
  return isPlain(op.getSourceType()) && isPlain(op.getType());
}

Value PlainMemory::getOffset(memref::SubViewOp op) {
  Value source = op.getSource(), sum = getOffset(source);
  for (auto [dim, offset] : llvm::enumerate(op.getMixedOffsets())) {
    if (isZeroInteger(offset))
      continue;
    Value distance = toInteger(offset);
    if (getParts(source).knownStrides[dim] != 1) {
      Value stride = getStride(source, dim);
      OpBuilder b(op);
      distance = LLVM::MulOp::create(b, op.getLoc(), distance, stride);
    }
    OpBuilder b(op);
    sum = LLVM::AddOp::create(b, op.getLoc(), sum, distance);
  }
  return sum;
}

bool PlainMemory::slice(memref::SubViewOp op) {
  if (!isPlainSlice(op))
    return false;
  Value source = op.getSource();
  auto [strides, offset] = getLayout(op.getType());
  Parts made;
  made.allocated = getAllocated(source);
  made.aligned = getAligned(source);
  if (ShapedType::isDynamic(offset))
    made.offset = getOffset(op);
  llvm::SmallBitVector dropped = op.getDroppedDims();
  SmallVector<OpFoldResult> sizes = op.getMixedSizes(),
                            steps = op.getMixedStrides();
  for (unsigned dim = 0; dim != sizes.size(); ++dim) {
    if (dropped[dim])
      continue;
    bool isKnown = !ShapedType::isDynamic(strides[made.sizes.size()]);
    made.sizes.push_back(toInteger(sizes[dim]));
    Value stride;
    if (!isKnown) {
      stride = getStride(source, dim);
      Value step = isOneInteger(steps[dim]) ? Value() : toInteger(steps[dim]);
      OpBuilder b(op);
      if (step)
        stride = LLVM::MulOp::create(b, op.getLoc(), stride, step);
    }
    made.strides.push_back(stride);
  }
  keep(op, std::move(made), op);
  return true;
}

/// Lowers a global, which must not be freed: as upstream does, this sets its
/// allocated pointer to 0xdeadbeef, so that freeing it fails visibly. Globals
/// without elements are left to upstream, because their types do not show their
/// strides.
bool PlainMemory::getGlobal(memref::GetGlobalOp op) {
  if (!isPlain(op.getType()) || op.getType().getNumElements() == 0)
    return false;
  constexpr int64_t nowhere = 0xdeadbeef;
  Type pointer = LLVM::LLVMPointerType::get(op.getContext());
  Value address = getConstant(nowhere);
  OpBuilder b(op);
  Parts made;
  made.allocated = LLVM::IntToPtrOp::create(b, op.getLoc(), pointer, address);
  made.aligned =
      LLVM::AddressOfOp::create(b, op.getLoc(), pointer, op.getName());
  made.sizes.resize(op.getType().getRank());
  made.strides.resize(op.getType().getRank());
  keep(op, std::move(made), op);
  return true;
}

bool PlainMemory::lower(Operation *op) {
  return llvm::TypeSwitch<Operation *, bool>(op)
      .Case([&](memref::LoadOp op) { return load(op); })
      .Case([&](memref::StoreOp op) { return store(op); })
      .Case([&](memref::AllocOp op) { return allocate(op); })
      .Case([&](memref::ReinterpretCastOp op) { return reinterpret(op); })
      .Case([&](memref::CastOp op) { return cast(op); })
      .Case([&](memref::DimOp op) { return measure(op); })
      .Case([&](memref::ExtractStridedMetadataOp op) { return takeApart(op); })
      .Case([&](memref::SubViewOp op) { return slice(op); })
      .Case([&](memref::CopyOp op) { return copy(op); })
      .Case([&](memref::GetGlobalOp op) { return getGlobal(op); })
      .Default([](Operation *) { return false; });
}
