//===- PlainTranslation.h - common operations to LLVM IR --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Upstream's translation to LLVM IR is slow: for each operation it asks
/// several interfaces, each of which compares the operation with all kinds that
/// it knows. Most functions are *plain*: they consist of a few kinds of
/// operations without special attributes. The bodies of plain functions are
/// translated here, with one look-up in a table for each operation. Upstream's
/// translation sees these functions as declarations.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PLAINTRANSLATION_H
#define PADLAB_CODEGEN_PLAINTRANSLATION_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/IR/Module.h"

#include <vector>

namespace padlab {

/// Takes the bodies of a module's plain functions away while upstream
/// translates the module.
class PlainBodies {
public:
  /// Removes the bodies of the plain functions of `module`.
  explicit PlainBodies(mlir::ModuleOp module);
  /// Gives the functions their bodies back.
  ~PlainBodies();
  PlainBodies(const PlainBodies &) = delete;
  PlainBodies &operator=(const PlainBodies &) = delete;

  /// Writes the bodies into `translated`, which has declarations for all
  /// symbols of the module.
  void translate(llvm::Module &translated);

private:
  struct Body {
    mlir::LLVM::LLVMFuncOp function;
    std::unique_ptr<mlir::Region> region;
  };
  std::vector<Body> bodies;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_PLAINTRANSLATION_H
