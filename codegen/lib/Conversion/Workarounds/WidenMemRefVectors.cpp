//===- WidenMemRefVectors.cpp - whole bytes in memory -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// LLVM packs the elements of a vector in memory bit by bit if they are of a
/// type such as i33. A vector of several dimensions becomes an array of such
/// vectors, of which LLVM stores fewer bytes than it reads. So the elements of
/// vectors in memory are widened to whole bytes, as elements of tensors are.
///
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"

#include "padlab/dialect/Value.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_WIDENMEMREFVECTORS
#include "padlab/codegen/Passes.h.inc"

/// Returns the type of a vector in memory; null if it stays as it is.
static VectorType getStoredType(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  auto integer =
      vector ? dyn_cast<IntegerType>(vector.getElementType()) : IntegerType();
  std::optional<unsigned> bytes =
      integer ? getStorageBytes(integer) : std::nullopt;
  if (!bytes || *bytes * 8 == integer.getWidth())
    return nullptr;
  return vector.clone(IntegerType::get(type.getContext(), *bytes * 8));
}

static bool isPacked(Type type) {
  auto memref = dyn_cast<BaseMemRefType>(type);
  return memref && getStoredType(memref.getElementType());
}

/// Whether an operation uses a memref of packed vectors; memrefs that nothing
/// uses may stay.
static bool hasPackedVectors(Operation *root) {
  return root
      ->walk([](Operation *op) {
        return llvm::any_of(op->getOperandTypes(), isPacked)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Makes `load` return the wide vector in memory; its users get the original
/// one.
template <typename LoadOp>
static void narrowResult(LoadOp load) {
  Type narrow = load.getResult().getType();
  VectorType stored = getStoredType(narrow);
  if (!stored)
    return;
  load.getResult().setType(stored);
  OpBuilder b(load.getContext());
  b.setInsertionPointAfter(load);
  auto truncated =
      arith::TruncIOp::create(b, load.getLoc(), narrow, load.getResult());
  load.getResult().replaceAllUsesExcept(truncated.getResult(), truncated);
}

template <typename StoreOp>
static void widenOperand(StoreOp store) {
  VectorType stored = getStoredType(store.getValueToStore().getType());
  if (!stored)
    return;
  OpBuilder b(store);
  // The value is the first operand of both stores.
  store->setOperand(0, arith::ExtUIOp::create(b, store.getLoc(), stored,
                                              store.getValueToStore()));
}

namespace {
struct WidenMemRefVectors : impl::WidenMemRefVectorsBase<WidenMemRefVectors> {
  void runOnOperation() override {
    if (!hasPackedVectors(getOperation()))
      return;
    AttrTypeReplacer replacer;
    replacer.addReplacement([](MemRefType type) -> std::optional<Type> {
      VectorType stored = getStoredType(type.getElementType());
      if (!stored)
        return type;
      return MemRefType::get(type.getShape(), stored, type.getLayout(),
                             type.getMemorySpace());
    });
    replacer.addReplacement([](UnrankedMemRefType type) -> std::optional<Type> {
      VectorType stored = getStoredType(type.getElementType());
      return stored ? UnrankedMemRefType::get(stored, type.getMemorySpace())
                    : type;
    });
    replacer.recursivelyReplaceElementsIn(getOperation(), /*replaceAttrs=*/true,
                                          /*replaceLocs=*/false,
                                          /*replaceTypes=*/true);
    getOperation()->walk([](Operation *op) {
      llvm::TypeSwitch<Operation *>(op)
          .Case<memref::LoadOp, affine::AffineLoadOp>(
              [](auto load) { narrowResult(load); })
          .Case<memref::StoreOp, affine::AffineStoreOp>(
              [](auto store) { widenOperand(store); });
    });
  }
};
} // namespace

} // namespace padlab
