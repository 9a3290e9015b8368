//===- StridedCopyToLinalg.cpp - strided copies as structured ops ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_STRIDEDCOPYTOLINALG
#include "padlab/codegen/Passes.h.inc"

namespace {
struct StridedCopyToLinalg
    : impl::StridedCopyToLinalgBase<StridedCopyToLinalg> {
  static bool isContiguous(Value buffer) {
    auto type = dyn_cast<MemRefType>(buffer.getType());
    return type && type.getLayout().isIdentity();
  }

  void runOnOperation() override {
    getOperation()->walk([](memref::CopyOp copy) {
      Value from = copy.getSource(), to = copy.getTarget();
      bool isRanked =
          isa<MemRefType>(from.getType()) && isa<MemRefType>(to.getType());
      if (!isRanked || (isContiguous(from) && isContiguous(to)))
        return;
      OpBuilder builder(copy);
      linalg::makeMemRefCopyOp(builder, copy.getLoc(), from, to);
      copy.erase();
    });
  }
};
} // namespace

} // namespace padlab
