//===- LLVMVersion.h - what differs for code generation -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of padlab/dialect/LLVMVersion.h that needs headers of LLVM's code
// generation.
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LLVMVERSION_H
#define PADLAB_CODEGEN_LLVMVERSION_H

#include "mlir/IR/DialectRegistry.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/Target/TargetMachine.h"

namespace padlab::llvm_version {

inline const llvm::MCSubtargetInfo &
getSubtarget(const llvm::TargetMachine &machine) {
#if LLVM_VERSION_MAJOR >= 23
  return machine.getMCSubtargetInfo();
#else
  return *machine.getMCSubtargetInfo();
#endif
}

/// The names of the dialects that a registry can load.
inline auto getDialectNames(const mlir::DialectRegistry &registry) {
#if LLVM_VERSION_MAJOR >= 23
  return registry.getRegisteredDialectNames();
#else
  return registry.getDialectNames();
#endif
}

/// Where a block's allocations of its frame end.
inline llvm::BasicBlock::iterator getFirstNonAlloca(llvm::BasicBlock &block) {
#if LLVM_VERSION_MAJOR >= 24
  return block.getFirstNonPHIOrAlloca();
#else
  return block.getFirstNonPHIOrDbgOrAlloca();
#endif
}

/// The float of 32 bits that the half with these 16 bits is.
inline llvm::Value *extendHalf(llvm::IRBuilder<> &builder, llvm::Value *bits) {
#if LLVM_VERSION_MAJOR >= 23
  return builder.CreateFPExt(builder.CreateBitCast(bits, builder.getHalfTy()),
                             builder.getFloatTy());
#else
  return builder.CreateIntrinsic(llvm::Intrinsic::convert_from_fp16,
                                 {builder.getFloatTy()}, {bits});
#endif
}

/// The bits of the half that is nearest to a wider float.
inline llvm::Value *truncateToHalf(llvm::IRBuilder<> &builder,
                                   llvm::Value *wide) {
#if LLVM_VERSION_MAJOR >= 23
  return builder.CreateBitCast(builder.CreateFPTrunc(wide, builder.getHalfTy()),
                               builder.getInt16Ty());
#else
  return builder.CreateIntrinsic(llvm::Intrinsic::convert_to_fp16,
                                 {wide->getType()}, {wide});
#endif
}

} // namespace padlab::llvm_version

#endif // PADLAB_CODEGEN_LLVMVERSION_H
