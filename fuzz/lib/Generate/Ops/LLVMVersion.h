//===- LLVMVersion.h - differences between LLVM versions --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_GENERATE_OPS_LLVMVERSION_H
#define PADLAB_FUZZ_LIB_GENERATE_OPS_LLVMVERSION_H

#include "NamedOps.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/Config/llvm-config.h"

/// The NamedBuild of linalg.add and similar operations, which are kinds of
/// linalg.elementwise from LLVM 24 on.
#if LLVM_VERSION_MAJOR >= 24
#define PADLAB_ELEMENTWISE(OP, KIND)                                           \
  padlab::llvm_version::buildOfKind<mlir::linalg::ElementwiseKind::KIND>
#else
#define PADLAB_ELEMENTWISE(OP, KIND)                                           \
  padlab::generate::buildNamed<mlir::linalg::OP>
#endif

namespace padlab::llvm_version {

/// Whether upstream's custom syntax prints every inherent attribute in a place
/// of its own, so that the parser refuses such an attribute in the attribute
/// dictionary.
constexpr bool hasStrictProperties = LLVM_VERSION_MAJOR >= 24;
/// Whether the transform that lowers an unpack also returns a handle to the
/// copy that it makes.
constexpr bool unpackGivesCopy = LLVM_VERSION_MAJOR >= 23;
/// Returns whether transform scripts of this LLVM have the pattern set `text`.
inline bool hasPatternSet(llvm::StringRef text) {
  return LLVM_VERSION_MAJOR < 23 ||
         !(text.starts_with("vector.interleave_to_shuffle") ||
           text.starts_with("vector.lower_multi_reduction"));
}
/// The name of a pattern set for x86, which differs between versions.
#if LLVM_VERSION_MAJOR >= 23
constexpr llvm::StringLiteral x86Patterns("x86.sink_vector_producer_ops");
#else
constexpr llvm::StringLiteral x86Patterns("x86vector.sink_vector_producer_ops");
#endif

inline mlir::linalg::ElementwiseOp
createElementwise(generate::ProgramBuilder &program, mlir::ValueRange inputs,
                  mlir::Value init, mlir::linalg::ElementwiseKind kind,
                  mlir::ArrayAttr maps,
                  llvm::ArrayRef<mlir::NamedAttribute> attributes = {}) {
#if LLVM_VERSION_MAJOR < 24
  auto which = mlir::linalg::ElementwiseKindAttr::get(
      program.builder.getContext(), kind);
#else
  auto which = kind;
#endif
  return mlir::linalg::ElementwiseOp::create(program.builder, program.location,
                                             inputs, mlir::ValueRange{init},
                                             which, maps, attributes);
}

#if LLVM_VERSION_MAJOR >= 24
template <mlir::linalg::ElementwiseKind kind>
mlir::Operation *buildOfKind(generate::ProgramBuilder &program,
                             mlir::ValueRange inputs, mlir::Value init,
                             llvm::ArrayRef<mlir::NamedAttribute> attributes) {
  return createElementwise(program, inputs, init, kind, {}, attributes);
}
#endif

} // namespace padlab::llvm_version

#endif // PADLAB_FUZZ_LIB_GENERATE_OPS_LLVMVERSION_H
