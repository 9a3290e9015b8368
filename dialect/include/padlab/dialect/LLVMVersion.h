//===- LLVMVersion.h - what differs between releases of LLVM -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Contains the differences in the API of MLIR between the releases of LLVM that
// padlab can be built with. This file belongs to the LLVM layer: only files of
// this layer may test LLVM's version, and the test llvm.layer fails if another
// file does. docs/porting.md lists the files of the layer and says how to port
// padlab to a release.
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

/// Since LLVM 23, two methods of TilingInterface also exist with a parameter
/// that says how tiles are aligned with the inner tiles of a pack. This macro
/// defines these methods for the operation class OP, which ignores the
/// parameter.
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

/// The LLVM release that the committed cases and records were written for. With
/// another release, cases that this release refuses are skipped, and defects
/// that this release has fixed are not reported as changes of padlab.
constexpr unsigned corpusRelease = 22;
constexpr bool isCorpusRelease = LLVM_VERSION_MAJOR == corpusRelease;
/// The LLVM release before the one that padlab is compiled with.
constexpr unsigned before = LLVM_VERSION_MAJOR - 1;

/// Whether `tensor.pad` may crop. Since LLVM 24 its verifier refuses negative
/// padding amounts, so that an amount that turns out negative only at run time
/// has no meaning.
constexpr bool allowsNegativePadding = LLVM_VERSION_MAJOR < 24;
/// Whether `linalg.square` and similar elementwise operations are operations of
/// their own (rather than kinds of `linalg.elementwise`).
constexpr bool hasNamedElementwise = LLVM_VERSION_MAJOR < 24;

/// Whether the parser of linalg.unpack, beside setting the sizes of the operand
/// segments as a property, also leaves them among the discardable attributes.
constexpr bool parsesStraySegments = LLVM_VERSION_MAJOR >= 23;

/// The type of the complex numbers that one gets by iterating over the values
/// of a dense attribute.
#if LLVM_VERSION_MAJOR >= 23
template <typename Part>
using Complex = mlir::Complex<Part>;
#else
template <typename Part>
using Complex = std::complex<Part>;
#endif

/// Folds a binary operation with constant operands by applying `function` to
/// integers, or element by element to tensors and vectors of integers. Does not
/// fold poison.
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
