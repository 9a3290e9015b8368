//===- MemRef.cpp - memref: allocation, elements, transfers -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Constants.h"
#include "Kernels.h"
#include "Memory.h"
#include "Vectors.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

//===----------------------------------------------------------------------===//
// Allocation
//===----------------------------------------------------------------------===//

static LogicalResult evalMemRefAlloc(memref::AllocOp op, Frame &frame) {
  FailureOr<MemRefValue> memref = allocate(
      op, op.getType(), op.getDynamicSizes(), op.getSymbolOperands(), frame);
  if (failed(memref))
    return failure();
  frame.bind(op, *memref);
  return success();
}

/// Allocates a buffer that lives until the scope around it is left.
static LogicalResult evalAlloca(memref::AllocaOp op, Frame &frame) {
  FailureOr<MemRefValue> memref = allocate(
      op, op.getType(), op.getDynamicSizes(), op.getSymbolOperands(), frame);
  if (failed(memref))
    return failure();
  memref->buffer->isFreeable = false;
  frame.getMemory().automatic.push_back(memref->buffer);
  frame.bind(op, *memref);
  return success();
}

static LogicalResult evalAllocaScope(memref::AllocaScopeOp op, Frame &frame) {
  FailureOr<Operation *> terminator = frame.run(op.getBodyRegion());
  if (failed(terminator))
    return failure();
  frame.bind(op.getResults(), frame.copy((*terminator)->getOperands()));
  return success();
}

/// Does nothing: the `memref.alloca_scope` reads the returned values.
static LogicalResult evalAllocaScopeReturn(memref::AllocaScopeReturnOp,
                                           Frame &) {
  return success();
}

static LogicalResult evalMemRefDealloc(memref::DeallocOp op, Frame &frame) {
  return release(op, frame.get<MemRefValue>(op.getMemref()), frame);
}

/// Makes the buffer of a global. Its elements are the global's initial value,
/// or poison if the global has none.
static FailureOr<MemRefValue> makeGlobal(Operation *op, memref::GlobalOp global,
                                         Frame &frame) {
  MemRefType type = global.getType();
  FailureOr<MemRefValue> memref = allocate(
      op, type, type.getShape(), /*symbols=*/ArrayRef<int64_t>(), frame);
  if (failed(memref))
    return failure();
  if (auto value =
          dyn_cast_or_null<ElementsAttr>(global.getInitialValueAttr())) {
    FailureOr<RuntimeValue> initial =
        getConstant(op, value, value.getShapedType(), frame);
    if (failed(initial) ||
        failed(writeAll(op, *memref, std::get<TensorValue>(*initial), frame)))
      return failure();
  }
  memref->buffer->isFreeable = false;
  memref->buffer->isWritable = !global.getConstant();
  return memref;
}

/// Makes the buffer of a global at its first use in a run.
static LogicalResult evalGetGlobal(memref::GetGlobalOp op, Frame &frame) {
  auto global = SymbolTable::lookupNearestSymbolFrom<memref::GlobalOp>(
      op, op.getNameAttr());
  auto known = frame.getMemory().globals.find(global);
  if (known == frame.getMemory().globals.end()) {
    // The global existed before the enclosing parallel loops, so that its
    // initialization must not be recorded as an access of one of their
    // iterations.
    std::vector<ParallelAccesses> around =
        std::exchange(frame.getMemory().parallel, {});
    FailureOr<MemRefValue> memref = makeGlobal(op, global, frame);
    frame.getMemory().parallel = std::move(around);
    if (failed(memref))
      return failure();
    known = frame.getMemory().globals.try_emplace(global, *memref).first;
  }
  frame.bind(op, RuntimeValue(known->second));
  return success();
}

//===----------------------------------------------------------------------===//
// Extents, elements
//===----------------------------------------------------------------------===//

static LogicalResult evalMemRefDim(memref::DimOp op, Frame &frame) {
  FailureOr<int64_t> dim = frame.getIndex(op, op.getIndex());
  if (failed(dim))
    return failure();
  return bindExtent(op, op.getResult(), op.getSource(), *dim, frame);
}

static LogicalResult evalMemRefRank(memref::RankOp op, Frame &frame) {
  int64_t rank = frame.get<MemRefValue>(op.getMemref()).shape.size();
  frame.bind(op, Element::getIndex(op.getContext(), rank));
  return success();
}

static LogicalResult evalMemRefLoad(memref::LoadOp op, Frame &frame) {
  return loadElement(op, op.getResult(), op.getMemRef(), op.getIndices(),
                     frame);
}

static LogicalResult evalMemRefStore(memref::StoreOp op, Frame &frame) {
  return storeElement(op, op.getValue(), op.getMemRef(), op.getIndices(),
                      frame);
}

static LogicalResult evalCopy(memref::CopyOp op, Frame &frame) {
  return copyAll(op, frame.get<MemRefValue>(op.getSource()),
                 frame.get<MemRefValue>(op.getTarget()), frame);
}

//===----------------------------------------------------------------------===//
// Atomic updates
//===----------------------------------------------------------------------===//

/// Returns the new element of an atomic update; nullopt if `kind` has no
/// meaning for elements of this type.
static std::optional<Element> updateElement(arith::AtomicRMWKind kind,
                                            const Element &old,
                                            const Element &value) {
  using Kind = arith::AtomicRMWKind;
  if (kind == Kind::assign)
    return value;
  bool isFloat = isa<FloatType>(old.getType());
  bool isFloatKind =
      llvm::is_contained({Kind::addf, Kind::mulf, Kind::maximumf,
                          Kind::minimumf, Kind::maxnumf, Kind::minnumf},
                         kind);
  std::optional<vector::CombiningKind> combining = getCombiningKind(kind);
  if (!combining || isFloat != isFloatKind)
    return std::nullopt;
  return combine(*combining, old, value);
}

/// Updates an element, and returns the old one (docs/memory-semantics.md).
static LogicalResult evalAtomicRMW(memref::AtomicRMWOp op, Frame &frame) {
  FailureOr<SmallVector<int64_t>> index = frame.getIndices(op, op.getIndices());
  if (failed(index))
    return failure();
  const auto &memref = frame.get<MemRefValue>(op.getMemref());
  FailureOr<RuntimeValue> old =
      readElement(op, memref, *index, op.getType(), frame);
  if (failed(old))
    return failure();
  std::optional<Element> after = updateElement(
      op.getKind(), std::get<Element>(*old), frame.getElement(op.getValue()));
  if (!after)
    return frame.unsupported(op,
                             "this kind of update of " + toText(op.getType()));
  frame.bind(op.getResult(), std::move(*old));
  return writeElement(op, memref, *index, RuntimeValue(*after), frame);
}

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

static LogicalResult evalMemRefDmaStart(memref::DmaStartOp op, Frame &frame) {
  return startTransfer(op,
                       {op.getSrcMemRef(), op.getDstMemRef(), op.getTagMemRef(),
                        op.getSrcIndices(), op.getDstIndices(),
                        op.getTagIndices(), op.getNumElements(), op.getStride(),
                        op.getNumElementsPerStride()},
                       frame);
}

static LogicalResult evalMemRefDmaWait(memref::DmaWaitOp op, Frame &frame) {
  return waitForTransfer(op, op.getTagMemRef(), op.getTagIndices(),
                         op.getNumElements(), frame);
}

void reference::registerMemRefKernels(Kernels &kernels) {
  kernels.add<evalMemRefAlloc>();
  kernels.add<evalAlloca>();
  kernels.add<evalAllocaScope>();
  kernels.add<evalAllocaScopeReturn>();
  kernels.add<evalMemRefDealloc>();
  kernels.add<evalGetGlobal>();
  kernels.add<evalMemRefDim>();
  kernels.add<evalMemRefRank>();
  kernels.add<evalMemRefLoad>();
  kernels.add<evalMemRefStore>();
  kernels.add<evalCopy>();
  kernels.add<evalAtomicRMW>();
  kernels.add<evalMemRefDmaStart>();
  kernels.add<evalMemRefDmaWait>();
}
