//===- ConvertAllocStaticToRuntime.cpp - buffers at fixed addresses -*- C++
//-*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MemRefView.h"

#include "padlab/codegen/Passes.h"
#include "padlab/dialect/Std/Std.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_CONVERTALLOCSTATICTORUNTIME
#include "padlab/codegen/Passes.h.inc"

/// What a memref of this rank is to LLVM: the allocated and the aligned
/// pointer, the offset, the extents, the strides.
static Value makeDescriptor(OpBuilder &b, Location loc, Value pointer,
                            ValueRange extents) {
  Type i64 = b.getI64Type();
  SmallVector<Type> members{pointer.getType(), pointer.getType(), i64};
  if (!extents.empty())
    members.append(2, LLVM::LLVMArrayType::get(i64, extents.size()));
  auto type = LLVM::LLVMStructType::getLiteral(b.getContext(), members);
  Value descriptor = LLVM::UndefOp::create(b, loc, type);
  auto insert = [&](Value value, ArrayRef<int64_t> place) {
    if (value.getType().isIndex())
      value = arith::IndexCastOp::create(b, loc, i64, value);
    descriptor = LLVM::InsertValueOp::create(b, loc, descriptor, value, place);
  };
  insert(pointer, 0);
  insert(pointer, 1);
  insert(arith::ConstantIndexOp::create(b, loc, 0), 2);
  Value stride = arith::ConstantIndexOp::create(b, loc, 1);
  for (int64_t d = extents.size(); d-- > 0;) {
    insert(extents[d], {3, d});
    insert(stride, {4, d});
    stride = arith::MulIOp::create(b, loc, stride, extents[d]);
  }
  return descriptor;
}

Value makeMemRefAt(OpBuilder &b, Location loc, Value pointer, MemRefType type,
                   ValueRange extents) {
  Value descriptor = makeDescriptor(b, loc, pointer, extents);
  // Goes when memrefs become descriptors.
  return UnrealizedConversionCastOp::create(b, loc, type, descriptor)
      .getResult(0);
}

FailureOr<Value> allocateStatic(OpBuilder &b, Location loc, ModuleOp module,
                                uint64_t address, MemRefType type,
                                ValueRange extents) {
  Value bytes = arith::ConstantIndexOp::create(
      b, loc, getElementBytes(type.getElementType()));
  for (Value extent : extents)
    bytes = arith::MulIOp::create(b, loc, bytes, extent);
  Value place = arith::ConstantIntOp::create(
      b, loc, static_cast<int64_t>(address), /*width=*/64);
  FailureOr<Value> pointer =
      callRuntime(b, loc, module, "padlab_alloc_static", {place, bytes},
                  LLVM::LLVMPointerType::get(b.getContext()));
  if (failed(pointer))
    return failure();
  return makeMemRefAt(b, loc, *pointer, type, extents);
}

namespace {
struct ConvertAllocStaticToRuntime
    : impl::ConvertAllocStaticToRuntimeBase<ConvertAllocStaticToRuntime> {
  void runOnOperation() override {
    WalkResult result =
        getOperation().walk([&](standard::AllocStaticOp op) -> WalkResult {
          OpBuilder b(op);
          MemRefType type = op.getMemref().getType();
          FailureOr<Value> buffer =
              allocateStatic(b, op.getLoc(), getOperation(), op.getBase(), type,
                             getExtents(b, op.getLoc(), type, {}));
          if (failed(buffer))
            return WalkResult::interrupt();
          op.getMemref().replaceAllUsesWith(*buffer);
          op.erase();
          return WalkResult::advance();
        });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace

} // namespace padlab
