//===- ConvertAllocStaticToRuntime.cpp - buffers at fixed addresses -------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../MemRefView.h"

#include "padlab/codegen/Passes.h"
#include "padlab/dialect/Std/Std.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_CONVERTALLOCSTATICTORUNTIME
#include "padlab/codegen/Passes.h.inc"

/// Returns LLVM's type of a memref of this rank: the allocated and the aligned
/// pointer, the offset, the extents, the strides.
static Type getDescriptorType(MLIRContext *context, int64_t rank) {
  Type pointer = LLVM::LLVMPointerType::get(context);
  Type i64 = IntegerType::get(context, 64);
  SmallVector<Type> members{pointer, pointer, i64};
  if (rank != 0)
    members.append(2, LLVM::LLVMArrayType::get(i64, rank));
  return LLVM::LLVMStructType::getLiteral(context, members);
}

// The casts between memrefs and descriptors disappear when memrefs are lowered
// to descriptors.

Value makeMemRefAt(OpBuilder &b, Location loc, Value allocated, Value aligned,
                   MemRefType type, ValueRange extents) {
  Value descriptor = LLVM::UndefOp::create(
      b, loc, getDescriptorType(b.getContext(), extents.size()));
  auto insert = [&](Value value, ArrayRef<int64_t> place) {
    if (value.getType().isIndex())
      value = arith::IndexCastOp::create(b, loc, b.getI64Type(), value);
    descriptor = LLVM::InsertValueOp::create(b, loc, descriptor, value, place);
  };
  insert(allocated, 0);
  insert(aligned, 1);
  insert(arith::ConstantIndexOp::create(b, loc, 0), 2);
  Value stride = arith::ConstantIndexOp::create(b, loc, 1);
  for (int64_t d = extents.size(); d-- > 0;) {
    insert(extents[d], {3, d});
    insert(stride, {4, d});
    stride = arith::MulIOp::create(b, loc, stride, extents[d]);
  }
  return UnrealizedConversionCastOp::create(b, loc, type, descriptor)
      .getResult(0);
}

Value getAllocatedPointerAsIndex(OpBuilder &b, Location loc, Value memref) {
  int64_t rank = cast<MemRefType>(memref.getType()).getRank();
  Value descriptor =
      UnrealizedConversionCastOp::create(
          b, loc, getDescriptorType(b.getContext(), rank), memref)
          .getResult(0);
  Value pointer =
      LLVM::ExtractValueOp::create(b, loc, descriptor, ArrayRef<int64_t>{0});
  Value integer = LLVM::PtrToIntOp::create(b, loc, b.getI64Type(), pointer);
  return arith::IndexCastOp::create(b, loc, b.getIndexType(), integer);
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
  return makeMemRefAt(b, loc, *pointer, *pointer, type, extents);
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
