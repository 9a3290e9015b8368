//===- StdDetail.h - what the generated code of std calls -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// Declares the functions that the dialect's `.td` files name: the predicates
/// of traits and the custom directives of assembly formats.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_STD_STDDETAIL_H
#define PADLAB_DIALECT_LIB_STD_STDDETAIL_H

#include "padlab/dialect/Std/Std.h"

namespace padlab::standard {

//===----------------------------------------------------------------------===//
// Predicates and type functions
//===----------------------------------------------------------------------===//

inline bool isRanked(mlir::Type type) {
  return llvm::cast<mlir::ShapedType>(type).hasRank();
}

/// Whether `type` may have `count` indices; an unranked type may have any
/// number.
inline bool hasRank(mlir::Type type, size_t count) {
  auto shaped = llvm::cast<mlir::ShapedType>(type);
  return !shaped.hasRank() || shaped.getRank() == static_cast<int64_t>(count);
}

/// Returns i1, or a vector or tensor of i1 with the shape of `type`.
mlir::Type getI1SameShape(mlir::Type type);

/// Returns the tensor type with the shape and elements of the memref type
/// `type`; NoneType if there is no such type, which the type constraints
/// refuse.
mlir::Type getTensorTypeOf(mlir::Type type);

/// These are the rules of the casts. Rules about two ranked types hold
/// trivially if one is unranked.
bool haveSameRank(mlir::Type source, mlir::Type result);
bool haveMatchingDimensions(mlir::Type source, mlir::Type result);
bool haveSameLayout(mlir::Type source, mlir::Type result);
bool haveSameMemorySpace(mlir::Type source, mlir::Type result);

//===----------------------------------------------------------------------===//
// Custom directives
//===----------------------------------------------------------------------===//

/// Parses the name of a predicate as a string, such as `"slt"`.
mlir::ParseResult parsePredicate(mlir::OpAsmParser &parser,
                                 CmpIPredicateAttr &predicate);
void printPredicate(mlir::OpAsmPrinter &printer, CmpIOp op,
                    CmpIPredicateAttr predicate);

/// Parses `0x1232a00`, or any other integer literal below 2^64.
mlir::ParseResult parseAddress(mlir::OpAsmParser &parser, uint64_t &base);
void printAddress(mlir::OpAsmPrinter &printer, AllocStaticOp op, uint64_t base);

/// Parses `42 : i32`, `dense<0> : vector<4xi1>` or `@f : (i32) -> i32`.
mlir::ParseResult parseConstant(mlir::OpAsmParser &parser,
                                mlir::Attribute &value, mlir::Type &type);
void printConstant(mlir::OpAsmPrinter &printer, ConstantOp op,
                   mlir::Attribute value, mlir::Type type);

} // namespace padlab::standard

#endif // PADLAB_DIALECT_LIB_STD_STDDETAIL_H
