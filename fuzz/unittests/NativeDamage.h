//===- NativeDamage.h - native code that damages padlab ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_UNITTESTS_NATIVEDAMAGE_H
#define PADLAB_FUZZ_UNITTESTS_NATIVEDAMAGE_H

#include "padlab/fuzz/Verdict.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace padlab::test {

/// Lets native code of `entry` overwrite the table of verdict kinds, in this
/// process or in one that is forked from it. The code itself ends well, but the
/// oracles die. The reference does not know the inserted operations.
inline void insertNativeDamage(mlir::func::FuncOp entry) {
  mlir::OpBuilder b = mlir::OpBuilder::atBlockBegin(&entry.getBody().front());
  mlir::Location loc = entry.getLoc();
  auto pointer = mlir::LLVM::LLVMPointerType::get(entry.getContext());
  auto table = reinterpret_cast<uintptr_t>(&getVerdictKinds());
  mlir::Value number = mlir::LLVM::ConstantOp::create(
      b, loc, b.getI64Type(), b.getI64IntegerAttr(table));
  mlir::Value address = mlir::LLVM::IntToPtrOp::create(b, loc, pointer, number);
  mlir::Value null = mlir::LLVM::ZeroOp::create(b, loc, pointer);
  mlir::LLVM::StoreOp::create(b, loc, null, address);
}

} // namespace padlab::test

#endif // PADLAB_FUZZ_UNITTESTS_NATIVEDAMAGE_H
