//===- LLVMVersion.h - what differs for code generation -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LLVMVERSION_H
#define PADLAB_CODEGEN_LLVMVERSION_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"
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

/// Bounds from above are of the values themselves, not the next one.
#if LLVM_VERSION_MAJOR >= 24
constexpr mlir::ValueBoundsOptions closedUpperBound{/*closedUB=*/true};
#else
constexpr bool closedUpperBound = true;
#endif

/// Prevents code generation from fusing multiplications and additions on its
/// own, which LLVM 24 never does.
inline void forbidFusedFloats(llvm::TargetOptions &options) {
#if LLVM_VERSION_MAJOR < 24
  options.AllowFPOpFusion = llvm::FPOpFusion::Strict;
#endif
}

/// A `PassBuilder` for a module. Whoever calls this has its header.
template <typename PassBuilder>
PassBuilder makePassBuilder(llvm::Module &module,
                            llvm::TargetMachine &machine) {
#if LLVM_VERSION_MAJOR >= 24
  return PassBuilder(module.getContext(), &machine);
#else
  return PassBuilder(&machine);
#endif
}

/// Assembler code that has no other effect than its result, of `operand`'s
/// type.
inline mlir::Value createInlineAsm(mlir::OpBuilder &b, mlir::Value operand,
                                   llvm::StringRef text,
                                   llvm::StringRef constraints) {
  return mlir::LLVM::InlineAsmOp::create(
             b, operand.getLoc(), operand.getType(), operand, text, constraints,
             /*has_side_effects=*/false, /*is_align_stack=*/false,
             mlir::LLVM::TailCallKind::None,
#if LLVM_VERSION_MAJOR >= 24
             /*convergent=*/false,
#endif
             mlir::LLVM::AsmDialectAttr(), mlir::ArrayAttr())
      .getRes();
}

/// An annotation that says how a loop is vectorized and unrolled, no more.
inline mlir::LLVM::LoopAnnotationAttr
makeLoopAnnotation(mlir::MLIRContext *context,
                   mlir::LLVM::LoopVectorizeAttr vectorize,
                   mlir::LLVM::LoopUnrollAttr unroll) {
#if LLVM_VERSION_MAJOR >= 24
  return mlir::LLVM::LoopAnnotationAttr::get(context, /*id=*/{}, {}, vectorize,
                                             {}, unroll, {}, {}, {}, {}, {}, {},
                                             {}, {}, /*align=*/0, {}, {}, {});
#else
  return mlir::LLVM::LoopAnnotationAttr::get(context, {}, vectorize, {}, unroll,
                                             {}, {}, {}, {}, {}, {}, {}, {}, {},
                                             {}, {});
#endif
}

} // namespace padlab::llvm_version

#endif // PADLAB_CODEGEN_LLVMVERSION_H
