//===- LLVMVersion.h - what differs between releases of LLVM -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Contains the differences in the API of MLIR. docs/porting.md lists the files
// of the layer and says how a port goes. A test of the version elsewhere fails
// the test llvm.layer.
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LLVMVERSION_H
#define PADLAB_DIALECT_LLVMVERSION_H

#include "mlir/Dialect/CommonFolders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/Config/llvm-config.h"

/// The namespace of the dialect for x86, and the header that registers its
/// transform operations.
#if LLVM_VERSION_MAJOR >= 23
#define PADLAB_X86 mlir::x86
#define PADLAB_X86_TRANSFORM_OPS                                               \
  "mlir/Dialect/X86/TransformOps/X86TransformOps.h"
#else
#define PADLAB_X86 mlir::x86vector
#define PADLAB_X86_TRANSFORM_OPS                                               \
  "mlir/Dialect/X86Vector/TransformOps/X86VectorTransformOps.h"
#endif

/// Defines, for an operation that ignores this argument, the methods of
/// TilingInterface that also take how tiles are aligned with a pack's inner
/// tiles.
#if LLVM_VERSION_MAJOR >= 23
#define PADLAB_IGNORE_INNER_TILES(OP)                                          \
  mlir::FailureOr<mlir::TilingResult> OP::getTiledImplementation(              \
      mlir::OpBuilder &builder, llvm::ArrayRef<mlir::OpFoldResult> offsets,    \
      llvm::ArrayRef<mlir::OpFoldResult> sizes,                                \
      llvm::ArrayRef<mlir::InnerTileAlignment>) {                              \
    return getTiledImplementation(builder, offsets, sizes);                    \
  }                                                                            \
  mlir::FailureOr<mlir::TilingResult> OP::generateResultTileValue(             \
      mlir::OpBuilder &builder, unsigned result,                               \
      llvm::ArrayRef<mlir::OpFoldResult> offsets,                              \
      llvm::ArrayRef<mlir::OpFoldResult> sizes,                                \
      llvm::ArrayRef<mlir::InnerTileAlignment>) {                              \
    return generateResultTileValue(builder, result, offsets, sizes);           \
  }
#else
#define PADLAB_IGNORE_INNER_TILES(OP)
#endif

namespace padlab::llvm_version {

/// The release that committed cases and records were written for: cases that
/// another release refuses are skipped with it, and defects that it has fixed
/// are not reported as changes of padlab.
constexpr unsigned corpusRelease = 22;
constexpr bool isCorpusRelease = LLVM_VERSION_MAJOR == corpusRelease;
/// The release before the one that this is compiled with.
constexpr unsigned before = LLVM_VERSION_MAJOR - 1;

/// Whether `tensor.pad` may crop. Since LLVM 24 its verifier refuses negative
/// padding, so that an amount that is negative only at run time has no meaning.
constexpr bool allowsNegativePadding = LLVM_VERSION_MAJOR < 24;
/// Whether `linalg.square` and its like are operations of their own.
constexpr bool hasNamedElementwise = LLVM_VERSION_MAJOR < 24;

/// Whether the parser of linalg.unpack also leaves the sizes of its operand
/// segments among the discardable attributes.
constexpr bool parsesStraySegments = LLVM_VERSION_MAJOR >= 23;

/// The type of complex numbers that attributes iterate over.
#if LLVM_VERSION_MAJOR >= 23
template <typename Part>
using Complex = mlir::Complex<Part>;
#else
template <typename Part>
using Complex = std::complex<Part>;
#endif

/// Folds integers, or tensors and vectors of them; does not fold poison.
template <typename Function>
mlir::Attribute foldIntegers(llvm::ArrayRef<mlir::Attribute> operands,
                             Function function) {
#if LLVM_VERSION_MAJOR >= 23
  return mlir::constFoldBinaryOp<mlir::IntegerAttr, mlir::IntegerAttr,
                                 llvm::APInt, llvm::APInt, void>(operands,
                                                                 function);
#else
  return mlir::constFoldBinaryOp<mlir::IntegerAttr, llvm::APInt, void>(
      operands, function);
#endif
}

} // namespace padlab::llvm_version

#endif // PADLAB_DIALECT_LLVMVERSION_H
