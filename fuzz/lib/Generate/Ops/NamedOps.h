//===- NamedOps.h - parts that all named operations share -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// A string of letters describes each operand of a named operation: each
/// dimension has a letter, and equal letters mean equal extents. A matrix
/// product has the operands `mk` and `kn`, and the result `mn`.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_OPS_NAMEDOPS_H
#define PADLAB_LIB_GENERATE_OPS_NAMEDOPS_H

#include "StructuredOps.h"

namespace padlab::generate {

using NamedBuild = mlir::Operation *(*)(ProgramBuilder &,
                                        mlir::ValueRange inputs,
                                        mlir::Value init,
                                        llvm::ArrayRef<mlir::NamedAttribute>);

template <typename OpTy>
mlir::Operation *buildNamed(ProgramBuilder &program, mlir::ValueRange inputs,
                            mlir::Value init,
                            llvm::ArrayRef<mlir::NamedAttribute> attributes) {
  return OpTy::create(program.builder, program.location,
                      mlir::TypeRange{init.getType()}, inputs,
                      mlir::ValueRange{init}, attributes);
}

/// The extent of each letter.
using Letters = llvm::SmallDenseMap<char, int64_t, 8>;
Extents getExtents(const Letters &letters, llvm::StringRef operand);

/// Returns whether the type is a float or an integer with which all named
/// operations can compute. Index is not such a type, because some builders
/// abort on it; neither is i1, because some operations have no meaning for
/// truth values.
bool isNumber(mlir::Type type);
/// Returns whether functions like `exp` exist for the type. Their
/// implementations only support types up to a certain width.
bool hasFunctions(mlir::Type type);
/// Returns whether elements of the type can be multiplied and added, which
/// includes truth values and complex numbers, but not index.
bool isMultiplied(mlir::Type type);

/// Picks an existing tensor; nullopt if there is none, or if the program has no
/// room for another tensor of that size.
std::optional<TrackedTensor>
pickSource(ProgramBuilder &program,
           llvm::function_ref<bool(const TrackedTensor &)> accept);

/// Picks a tensor of exactly these extents, or adds an argument.
mlir::Value pickOrAdd(ProgramBuilder &program, llvm::ArrayRef<int64_t> extents,
                      mlir::Type type);

/// Picks a tensor of this rank with an element type that `accept` takes. If
/// there is none, and also at times otherwise, adds an argument with the
/// extents from `pickExtent`; without this, an operation would be rare where
/// tensors of its rank are rare. Returns nullopt if the program has no room.
std::optional<TrackedTensor>
pickOfRank(ProgramBuilder &program, unsigned rank,
           llvm::function_ref<bool(mlir::Type)> accept,
           llvm::function_ref<int64_t(unsigned)> pickExtent);

/// Picks the type in which products of `type` are summed: the same or a wider
/// one.
mlir::Type pickAccumulator(ProgramBuilder &program, mlir::Type type);

/// Returns the type of another operand or of the result: `type`, or at times,
/// if it is an integer type other than i1, another of the usual integer types.
mlir::Type pickOtherWidth(ProgramBuilder &program, mlir::Type type);
/// At times adds the attribute `cast`, with which the operation extends
/// integers as unsigned ones.
void addCast(ProgramBuilder &program,
             llvm::SmallVectorImpl<mlir::NamedAttribute> &attributes);

/// Builds an operation that reads its init, and adds the result to the values
/// of the program.
bool emitNamed(ProgramBuilder &program, NamedBuild build,
               mlir::ValueRange inputs, llvm::ArrayRef<int64_t> extents,
               mlir::Type type,
               llvm::ArrayRef<mlir::NamedAttribute> attributes = {});

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_OPS_NAMEDOPS_H
