//===- StripMemorySpaces.cpp - one memory space ---------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../MemRefView.h"

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/AttrTypeSubElements.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_STRIPMEMORYSPACES
#include "padlab/codegen/Passes.h.inc"

static bool hasMemorySpace(Type type) {
  auto memref = dyn_cast<BaseMemRefType>(type);
  return memref && memref.getMemorySpace();
}

static bool hasMemorySpaces(Operation *root) {
  return root
      ->walk([](Block *block) {
        bool found = llvm::any_of(block->getArgumentTypes(), hasMemorySpace);
        for (Operation &op : *block)
          found |= llvm::any_of(op.getResultTypes(), hasMemorySpace);
        return found ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Marks transfers whose destination is strided: the stride of a transfer
/// belongs to the slower one of its two memories, which is the one with the
/// lower memory space.
static void markStride(memref::DmaStartOp op) {
  if (op.getStride() && op.getDstMemorySpace() < op.getSrcMemorySpace())
    op->setAttr(stridedDestinationAttr, UnitAttr::get(op.getContext()));
}

namespace {
struct StripMemorySpaces : impl::StripMemorySpacesBase<StripMemorySpaces> {
  void runOnOperation() override {
    if (!hasMemorySpaces(getOperation()))
      return;
    getOperation()->walk(markStride);
    AttrTypeReplacer replacer;
    replacer.addReplacement([](MemRefType type) -> std::optional<Type> {
      return MemRefType::get(type.getShape(), type.getElementType(),
                             type.getLayout());
    });
    replacer.addReplacement([](UnrankedMemRefType type) -> std::optional<Type> {
      return UnrankedMemRefType::get(type.getElementType(), {});
    });
    // The subject may already have converted some of the accesses to the LLVM
    // dialect.
    replacer.addReplacement([](LLVM::LLVMPointerType type) {
      return std::optional<Type>(LLVM::LLVMPointerType::get(type.getContext()));
    });
    replacer.recursivelyReplaceElementsIn(getOperation(), /*replaceAttrs=*/true,
                                          /*replaceLocs=*/false,
                                          /*replaceTypes=*/true);
    getOperation()->walk([](memref::MemorySpaceCastOp op) {
      op.replaceAllUsesWith(op.getSource());
      op.erase();
    });
  }
};
} // namespace

} // namespace padlab
