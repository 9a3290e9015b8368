//===- LLVMVersion.h - differences between LLVM's releases ------*- C++ -*-===//
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

/// Returns the names of the dialects that a registry can load.
inline auto getDialectNames(const mlir::DialectRegistry &registry) {
#if LLVM_VERSION_MAJOR >= 23
  return registry.getRegisteredDialectNames();
#else
  return registry.getDialectNames();
#endif
}

/// Whether this LLVM has intrinsics that convert halves. FastISel selects
/// these.
constexpr bool hasHalfIntrinsics = LLVM_VERSION_MAJOR < 23;

/// Creates the conversion of a half, given as its 16 bits, to a 32-bit float.
inline llvm::Value *extendHalf(llvm::IRBuilder<> &builder, llvm::Value *bits) {
#if LLVM_VERSION_MAJOR >= 23
  return builder.CreateFPExt(builder.CreateBitCast(bits, builder.getHalfTy()),
                             builder.getFloatTy());
#else
  return builder.CreateIntrinsic(llvm::Intrinsic::convert_from_fp16,
                                 {builder.getFloatTy()}, {bits});
#endif
}

/// Creates the conversion of a wider float to the nearest half, and returns the
/// half's 16 bits.
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

/// Makes an upper bound from ValueBoundsConstraintSet inclusive: the bound is
/// the largest possible value, not the largest possible value plus 1.
#if LLVM_VERSION_MAJOR >= 23
constexpr mlir::ValueBoundsOptions closedUpperBound{/*closedUB=*/true};
#else
constexpr bool closedUpperBound = true;
#endif

/// Whether One-Shot Bufferize mistakes overlapping slices for disjoint ones if
/// one of them has a negative stride.
constexpr bool mistakesNegativeStrides = LLVM_VERSION_MAJOR >= 24;

/// Whether upstream's rewrite of `memref.expand_shape` makes strides constant
/// although the type says that they are dynamic. The verifier rejects the
/// result.
constexpr bool foldsExpandedStrides = LLVM_VERSION_MAJOR >= 24;

/// Prevents code generation from fusing multiplications and additions that the
/// program does not allow it to fuse. LLVM 24 and later never do this.
inline void forbidFusedFloats(llvm::TargetOptions &options) {
#if LLVM_VERSION_MAJOR < 24
  options.AllowFPOpFusion = llvm::FPOpFusion::Strict;
#endif
}

/// Creates a `PassBuilder` for a module. This is a template so that only its
/// callers must include LLVM's header.
template <typename PassBuilder>
PassBuilder makePassBuilder(llvm::Module &module,
                            llvm::TargetMachine &machine) {
#if LLVM_VERSION_MAJOR >= 24
  return PassBuilder(module.getContext(), &machine);
#else
  return PassBuilder(&machine);
#endif
}

/// Creates inline assembly that has no side effects, and whose result has
/// `operand`'s type.
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

/// Creates an annotation of a loop with no other members than `vectorize` and
/// `unroll`.
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
