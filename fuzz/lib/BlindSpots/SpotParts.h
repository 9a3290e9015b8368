//===- SpotParts.h - the parts of the count of blind spots -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_BLINDSPOTS_SPOTPARTS_H
#define PADLAB_LIB_BLINDSPOTS_SPOTPARTS_H

#include "padlab/fuzz/BlindSpots.h"
#include "padlab/fuzz/Names.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/Types.h"

#include <vector>

namespace padlab::blind {

/// For each focus of target `passes` and each of its forms, tries up to 48
/// times to draw a program of that form that has a sequence for the focus.
/// Returns for each pair an estimate of how many of 48 attempts succeed; 0 if
/// none did. Calls `look` with each program.
std::map<Spot, uint64_t>
drawForms(mlir::MLIRContext *context, uint64_t seed,
          llvm::function_ref<void(mlir::ModuleOp)> look);

/// Returns the names of all passes that the generator makes sequences of.
std::set<std::string> getPassesOfTable();

/// Returns the class of an element type: `i32`, `f16`, `complex<f32>`. Types
/// that are treated alike share a class: `odd integer` (i24), `long integer`
/// (of more than 64 bits), `signed`, `unsigned`, `small float` (of at most 8
/// bits), `long float` (f80, f128), `other complex`. Empty if the type is not
/// an element type.
StringRef getElementClass(mlir::Type type);

struct ElementClass {
  StringRef name;
  mlir::Type example;
  /// Whether operations with regions commonly have elements of this class.
  bool isCommon = false;
};
/// Returns all classes, with an example type of each.
std::vector<ElementClass> getElementClasses(mlir::MLIRContext *context);

/// Verifies changed copies of an operation. The copies are put into a function
/// that exists only for this, and erased again.
class ScratchFunction {
public:
  explicit ScratchFunction(mlir::MLIRContext *context);

  /// Whether `op` may be in the body of a function. If not, only certain
  /// operations may enclose it.
  bool mayStandInFunction(mlir::Operation *op);
  /// Whether `op` verifies with `to` wherever it has the element type `from`.
  /// `op` has no regions.
  bool verifiesWith(mlir::Operation *op, mlir::Type from, mlir::Type to);

private:
  bool verifies(mlir::Operation *copy);
  mlir::Block &getBody() { return function.front(); }

  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::func::FuncOp function;
};

} // namespace padlab::blind

#endif // PADLAB_LIB_BLINDSPOTS_SPOTPARTS_H
