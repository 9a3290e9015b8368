//===- CInterface.h - an entry as a C function -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Describes the functions by which a C or C++ program calls the entry of a
/// case. One function runs the entry:
///
///   int NAME(arguments..., results...);
///
///   tensor argument     const ELEMENT *argI, then an int64_t for every `?`
///   scalar argument     by value; complex ones as const ELEMENT argI[2]
///   result              ELEMENT *resultI: memory that the caller provides
///
/// For each result with dynamic extents, another function computes the extents,
/// so that the caller can allocate the memory for the result:
///
///   int NAME_resultI_shape(arguments..., int64_t extents[RANK]);
///
/// This function takes the arguments of NAME, but the data of a tensor only if
/// the extents depend on its elements. Both functions return a `padlab_status`
/// (padlab/codegen/Application.h): 0, or the reason why there is no result.
/// Instead of `argI`, a parameter has the name of the argument in the source if
/// C allows this name.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_AOT_CINTERFACE_H
#define PADLAB_CODEGEN_LIB_AOT_CINTERFACE_H

#include "padlab/dialect/Value.h"

#include "mlir/IR/BuiltinTypes.h"

namespace padlab::aot {

/// An argument or a result.
struct CValue {
  /// The type in the program: a ranked tensor or a scalar.
  mlir::Type type;
  /// The name of the parameter: `image` if the source has this name, otherwise
  /// `arg0` or `result1`.
  std::string name;
  /// The storage of one element, or of the scalar.
  ElementStorage storage;
  /// The C type of one part, such as `float` or `uint16_t`.
  std::string cType;
  /// Describes what the C type alone does not tell, such as `the bits of f16`;
  /// empty if the C type tells everything.
  std::string note;
  /// For an argument: whether the extents of results depend on its elements.
  bool shapesNeedData = false;

  mlir::RankedTensorType getTensor() const {
    return mlir::dyn_cast<mlir::RankedTensorType>(type);
  }
  mlir::Type getElementType() const;
  /// Whether C passes the value as a pointer if it is an argument.
  bool isPointer() const { return getTensor() || storage.isComplex(); }
  /// Returns the name of an extent: `arg0_dim1` for dimension 1.
  std::string getExtentName(unsigned dim) const;
  /// Returns the dimensions whose extents are not in the type, in order.
  llvm::SmallVector<unsigned> getDynamicDims() const;
};

struct CInterface {
  std::string name;
  llvm::SmallVector<CValue> arguments, results;

  /// Describes the interface of a function. Returns nullopt (with the reason)
  /// for types without a C type: unranked tensors, vectors, values of the shape
  /// dialect, and numbers of more than 64 bits. `argumentNames` has the names
  /// in the source (ArgumentNames.h) for all arguments, or is empty.
  static std::optional<CInterface>
  get(mlir::FunctionType type, llvm::StringRef name, std::string &reason,
      llvm::ArrayRef<std::string> argumentNames = {});

  bool hasDynamicResults() const;
  /// Returns the name of the function that computes the extents of `result`.
  std::string getShapeName(const CValue &result) const;
};

/// Whether C and C++ accept `name` as the name of a function of an object: an
/// identifier that is neither reserved, nor a keyword, nor `main`, nor begins
/// with `padlab_`, nor names a function of the C library that every program
/// needs.
bool isFunctionName(llvm::StringRef name);

/// Returns the valid function name closest to `text`.
std::string makeFunctionName(llvm::StringRef text);

} // namespace padlab::aot

#endif // PADLAB_CODEGEN_LIB_AOT_CINTERFACE_H
