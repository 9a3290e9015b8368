//===- ElementClasses.h - element types, by kind -*- C++ -* -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_BLINDSPOTS_ELEMENTCLASSES_H
#define PADLAB_LIB_BLINDSPOTS_ELEMENTCLASSES_H

#include "mlir/IR/Types.h"
#include "llvm/ADT/ArrayRef.h"

#include <vector>

namespace padlab::blind {

/// Returns the class of an element type: `i32`, `f16`, `complex<f32>`. Types
/// that are treated alike share a class: `odd integer` (i24), `long integer`
/// (of more than 64 bits), `signed`, `unsigned`, `small float` (of at most 8
/// bits), `long float` (f80, f128), `other complex`. Empty if the type is not
/// an element type.
llvm::StringRef getElementClass(mlir::Type type);

struct ElementClass {
  llvm::StringRef name;
  mlir::Type example;
  /// Whether operations with regions commonly have such elements.
  bool isCommon = false;
};
/// Returns all classes, with an example type of each.
std::vector<ElementClass> getElementClasses(mlir::MLIRContext *context);

} // namespace padlab::blind

#endif // PADLAB_LIB_BLINDSPOTS_ELEMENTCLASSES_H
